import { type Json, parseJson } from "#engine/json";
import { cutJson } from "./cut-json.ts";
import { readYaml } from "./yaml.ts";

/** A file as it came. */
export interface NamedText {
  /** A file name or an address. */
  readonly name: string;
  readonly text: string;
}

/** Why a text could not be read. Line and column count from 1. */
export interface TextFault {
  /** JSON pointer of the value that it stands in, as far as that is known. */
  readonly at: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** What a text holds, every digit of every number kept; or all that is wrong with it. */
export type ReadText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly faults: readonly TextFault[] };

/** Reads JSON or YAML. What starts as an object of JSON is read as JSON unless the name says YAML. */
export function readText({ name, text }: NamedText): ReadText {
  const plain = withoutMark(text);
  if (!isJsonText(name, plain)) return readYaml(plain);
  // The platform's own reader takes a fifth of the time, part by part where no number is kept as text.
  const cut = cutJson(plain, { digest: () => "", isKnown: () => false });
  if (cut !== undefined) return { ok: true, value: cut.value };
  const parsed = parseJson(plain);
  if (parsed.ok) return parsed;
  const { message, line, column } = parsed.fault;
  return { ok: false, faults: [{ at: "", message: `${message}, at line ${line}, column ${column}`, line, column }] };
}

/** A text without the mark that some editors put before it. */
export const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

/** Tells whether a text is read as JSON. */
export function isJsonText(name: string, text: string): boolean {
  if (/\.ya?ml(?:$|[?#])/i.test(name)) return false;
  return /\.json(?:$|[?#])/i.test(name) || /^\s*[{[]/.test(text);
}
