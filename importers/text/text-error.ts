import type { Json, JsonLimit } from "#engine/json";
import type { TextPosition } from "./positions-in.ts";

/** A syntax error of a text. Line and column count from 1. */
export interface TextError {
  /** JSON pointer of the enclosing value, if known. */
  readonly at: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The exceeded limit. */
  readonly limit?: JsonLimit;
}

/** The value of a text with every digit of every number, or all its syntax errors. */
export type ReadText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly diagnostics: readonly TextError[] };

/** Returns a message with its position. */
export function textError(message: string, { line, column }: TextPosition, limit?: JsonLimit): TextError {
  return { at: "", message: `${message}, at line ${line}, column ${column}`, line, column, ...(limit && { limit }) };
}
