# Players that are programs.

bots-unknown = There is no bot “{ $name }”; there are { $known }.
bots-unknown-near = There is no bot “{ $name }”; did you mean { $near }?
