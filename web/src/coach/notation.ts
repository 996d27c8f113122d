// Positions as text, as far as somebody moves pieces about in them. What makes sense is for the server to say.

const STANDS = /^(focus|stone) /; // facts that hold whoever is to roll

interface Sketch {
  colours: { name: string; fields: string[] }[];
  facts: string[];
}

function read(position: string): Sketch {
  const [pieces = "", ...facts] = position.split(";").map((part) => part.trim());
  const colours = pieces.split("/").map((part) => {
    const [name = "", ...fields] = part.trim().split(/\s+/);
    return { name, fields };
  });
  return { colours, facts };
}

function write({ colours, facts }: Sketch): string {
  const pieces = colours.map(({ name, fields }) => [name, ...fields].join(" ")).join(" / ");
  return [pieces, ...facts].join(" ; ");
}

/** The position with a piece of a colour on another field; whoever is to move rolls first. */
export function movePiece(position: string, colour: string, from: string, to: string): string {
  const { colours, facts } = read(position);
  const moved = colours.map((one) => {
    const k = one.name === colour ? one.fields.indexOf(from) : -1;
    return k < 0 ? one : { ...one, fields: one.fields.with(k, to) };
  });
  const kept = facts.filter((fact) => fact.startsWith("turn ") || STANDS.test(fact));
  const refocused = kept.map((fact) =>
    fact.startsWith(`focus ${colour} `)
      ? fact
          .split(" ")
          .map((word) => (word === from ? to : word))
          .join(" ")
      : fact,
  );
  return write({ colours: moved, facts: refocused });
}

/** The position with another colour to roll. */
export function giveTurn(position: string, colour: string): string {
  const { colours, facts } = read(position);
  return write({
    colours,
    facts: [`turn ${colour}`, ...facts.filter((fact) => STANDS.test(fact))],
  });
}
