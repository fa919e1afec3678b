import type { Mismatch } from "#engine/answer";
import { formatPath, type Path } from "#engine/shape";
import type { MessagePart } from "../../finding-message.ts";
import type { CheckInput } from "../check-input.ts";

/** Returns the documented part, as data if possible. */
export const documentedIn = ({ documented, phrases }: Pick<Mismatch, "documented" | "phrases">): MessagePart =>
  phrases === undefined ? documented : { phrase: phrases.documented };

/** Returns the received part. */
export const gotIn = ({ got, phrases }: Pick<Mismatch, "got" | "phrases">): MessagePart =>
  phrases === undefined ? got : { phrase: phrases.got };

/** Returns true if an answer may have a body (RFC 9110 sections 9.3.2, 15.3.5 and 15.4.5). */
export const mayHaveBody = ({ answer, method }: CheckInput): boolean =>
  answer !== undefined && method !== "HEAD" && answer.status !== 204 && answer.status !== 304;

/** Returns true if the answer is one of the endpoint itself, not of a method that it does not have. */
export const isOwnMethod = ({ method, target }: CheckInput): boolean => method === target.endpoint.method;

/** Writes the place of a difference for its cause: all positions of a list are one place. */
export const placeText = (path: Path): string =>
  formatPath(path.map((step) => (typeof step === "number" ? "*" : step)));
