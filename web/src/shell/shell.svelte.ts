// What pages tell the frame around them.

class Shell {
  title = $state(""); // of what is being played, for the head of the page
  help = $state(false);
}

export const shell = new Shell();
