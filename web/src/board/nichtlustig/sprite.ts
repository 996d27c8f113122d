// Where our pictures for cards and dice are.

import icons from "../../../../src/rauswurf/table/nichtlustig/icons.svg";

/** The file that has them; empty if they are in this document. */
export const sprite = { file: icons as string };
