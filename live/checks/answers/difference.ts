import type { Mismatch } from "#engine/answer";
import type { MessagePart } from "../../finding-message.ts";

/** Returns the documented part, as data if possible. */
export const documentedIn = ({ documented, phrases }: Pick<Mismatch, "documented" | "phrases">): MessagePart =>
  phrases === undefined ? documented : { phrase: phrases.documented };

/** Returns the received part. */
export const gotIn = ({ got, phrases }: Pick<Mismatch, "got" | "phrases">): MessagePart =>
  phrases === undefined ? got : { phrase: phrases.got };
