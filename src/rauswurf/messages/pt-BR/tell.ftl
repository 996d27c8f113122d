### Only what Brazil says in other words than pt, which tells the rest.

tell-enter-capture = { $who } entra na casa { $to } e come { $victim }, que volta para { $back }.
tell-capture = { $who } vai de { $origin } para { $to } e come { $victim }, que volta para { $back }.
tell-back-capture = { $who } vai para trás, de { $origin } para { $to }, e come { $victim }, que volta para { $back }.
tell-huffed = { $colour } deixa de comer: a peça de { $origin } volta para { $back }.
