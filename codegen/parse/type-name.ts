import type { Report } from "../diagnostics/diagnostic.ts";
import type { Word } from "../source.ts";

/** Names that the IDL or TypeScript gives to types of its own; a declaration under one of them could not be reached. */
const taken = new Set(
  (
    "string boolean integer int uint long uint64 double float datetime date uuid base64 bigint unknown file bytes text " +
    "optional nullable list set map literal any never number symbol void object undefined null"
  ).split(" "),
);

/** Checks that a word can name a type; reports it where it cannot. */
export function isTypeName(word: Word, what: string, report: Report): boolean {
  if (/^[A-Za-z][A-Za-z0-9_]*$/.test(word.text) && !taken.has(word.text)) return true;
  report("bad-name", word.span, { what, name: word.text });
  return false;
}
