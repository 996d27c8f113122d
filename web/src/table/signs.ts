// The signs that players show each other without typing.

import type { React } from "../lib/protocol";

export type Sign = React["sign"];
export const SIGNS = ["bravo", "laugh", "wow", "oh", "luck", "thanks"] as const satisfies Sign[];
