### Only what Brazil says in other words than pt, which tells the rest.

check-code = Esta página também veio do servidor. Se você não quer confiar em ninguém, salve a gravação e confira com o Rauswurf no seu próprio computador. Assim também se confere que cada jogada era permitida:
