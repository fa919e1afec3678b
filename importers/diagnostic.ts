import type { DescriptionLimit } from "./limits.ts";
import type { TextPosition } from "./text/positions-in.ts";
import type { TextError } from "./text/text-error.ts";

/** Codes of everything that can be wrong with a description of an API. */
export type ImportCode =
  /** A required part is missing. */
  | "missing"
  /** A value has the wrong type, such as a number instead of text. */
  | "type"
  /** A tag that is not one of the known kinds. */
  | "unknown-kind"
  /** A field that the format does not have. */
  | "unknown-field"
  /** A reference to a type, scheme or section that the description does not contain. */
  | "unknown-reference"
  /** A type that is an alias of itself. */
  | "cycle"
  /** Two parts contradict each other, such as a path and a path parameter that it does not contain. */
  | "mismatch"
  /** A limit is exceeded. */
  | "limit"
  /** A schema that no shape can represent; any JSON value is accepted. */
  | "fallback"
  /** A valid part that the product does not support. It is left out, and the part around it works without it. */
  | "unsupported"
  /** Another file that could not be read. */
  | "unreadable"
  /** A part of a model that the target format can't represent. */
  | "lost";

/** A diagnostic of a description. The part around it is imported as far as it can be used. */
export interface ImportDiagnostic {
  /** A JSON Pointer (RFC 6901) into the description. In another file, that file's address and `#` precede it. */
  readonly at: string;
  /** The address of that other file. */
  readonly file?: string;
  /** Its position in the text, if it is known. */
  readonly position?: TextPosition;
  readonly code: ImportCode;
  /** A sentence for the author of the description: the error, and what was used instead. */
  readonly message: string;
  /** The exceeded limit, see `DescriptionLimits`. */
  readonly limit?: DescriptionLimit;
}

/**
 * Returns the diagnostic of a text that can't be read. `file` is the address of another file than the description's own.
 */
export const unreadable = ({ at, message, limit, line, column }: TextError, file?: string): ImportDiagnostic => ({
  at: file === undefined ? at : `${file}#${at}`,
  ...(file !== undefined && { file }),
  position: { line, column },
  code: limit === undefined ? "unreadable" : "limit",
  message,
  ...(limit && { limit }),
});
