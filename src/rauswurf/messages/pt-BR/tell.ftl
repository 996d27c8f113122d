### Only what Brazil says in other words than pt, which tells the rest.

tell-enter-capture = { $who } entra na casa { $to } e come { $victim }, que volta { $back }.
tell-capture = { $who } vai { $origin } { $to } e come { $victim }, que volta { $back }.
tell-back-capture = { $who } vai para trás, { $origin } { $to }, e come { $victim }, que volta { $back }.
tell-huffed = { $colour } deixa de comer: a peça da casa { $origin } volta { $back }.
