import type { Mismatch } from "#engine/answer";
import type { MessagePart } from "../../finding-message.ts";

/** Returns what is documented, as data if it is known as such. */
export const documentedIn = ({ documented, phrases }: Pick<Mismatch, "documented" | "phrases">): MessagePart =>
  phrases === undefined ? documented : { phrase: phrases.documented };

/** Returns what was found instead. */
export const gotIn = ({ got, phrases }: Pick<Mismatch, "got" | "phrases">): MessagePart =>
  phrases === undefined ? got : { phrase: phrases.got };
