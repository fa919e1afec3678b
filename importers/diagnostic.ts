import type { DescriptionLimit } from "./limits.ts";

/** Codes of everything that can be wrong with a description of an API. */
export type ImportCode =
  /** Something that is needed is not there. */
  | "missing"
  /** Something is not of the kind that it has to be, such as a number where text is needed. */
  | "type"
  /** A tag that is not one of the known kinds. */
  | "unknown-kind"
  /** A reference to a type, scheme or section that the description does not hold. */
  | "unknown-reference"
  /** A type that is an alias of itself. */
  | "cycle"
  /** Two things that exclude each other, such as a path parameter that the path does not name. */
  | "mismatch"
  /** More of something than can be handled. */
  | "limit"
  /** Something that no shape can say; any JSON value is accepted. */
  | "fallback"
  /** Something legal that the product does not support. It is left out, and the part around it works without it. */
  | "unsupported"
  /** Another file that could not be read. */
  | "unreadable"
  /** Something of a model that the form it is written in has no place for. */
  | "lost";

/** A diagnostic of a description. The part around it is imported as far as it can be used. */
export interface ImportDiagnostic {
  /** A JSON Pointer (RFC 6901) into the description. In another file, that file's address and `#` precede it. */
  readonly at: string;
  readonly code: ImportCode;
  /** A sentence for the author of the description: the error, and what was used instead. */
  readonly message: string;
  /** The limit that the description passes, see `DescriptionLimits`. */
  readonly limit?: DescriptionLimit;
}
