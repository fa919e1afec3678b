import type { PathPart } from "./endpoint.ts";

/** A path as documentation writes it: `/plants/{plantId}`. */
export const pathText = (path: readonly PathPart[]): string =>
  path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("");
