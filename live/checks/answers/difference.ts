import type { Mismatch } from "#engine/answer";
import type { SaidValue } from "../../said.ts";

/** Returns what is documented, as data if it is known as such. */
export const documentedIn = ({ documented, phrases }: Pick<Mismatch, "documented" | "phrases">): SaidValue =>
  phrases === undefined ? documented : { phrase: phrases.documented };

/** Returns what was found instead. */
export const gotIn = ({ got, phrases }: Pick<Mismatch, "got" | "phrases">): SaidValue =>
  phrases === undefined ? got : { phrase: phrases.got };
