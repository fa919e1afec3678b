import type { Mismatch } from "#engine/answer";
import type { JsonSyntaxError } from "#engine/json";

/** A body to open. */
export interface BodySource {
  /** The body as received, or its text if the bytes were dropped. */
  readonly content: Uint8Array | string;
  /** The character set that the response declares; UTF-8 if it declares none. */
  readonly charset: string | undefined;
  /** True if the response is declared to be JSON: only then are syntax errors reported. */
  readonly saysJson: boolean;
  /** The maximum number of values in a tree; a body with more is shown as text. */
  readonly maxValues?: number;
}

/** The kind of a body after reading it. */
export type BodyFacts =
  | { readonly kind: "json"; readonly values: number }
  /** With the syntax error if it is declared to be JSON; `isHuge` if it has too many values for a tree. */
  | { readonly kind: "text"; readonly syntaxError?: JsonSyntaxError; readonly isHuge?: true }
  /** Bytes that are not text in their character set. */
  | { readonly kind: "bytes" };

/** The two views of JSON. */
export type ViewName = "tree" | "text";

/** A body and the documentation that it is compared with. */
export interface AnswerToCompare {
  readonly source: BodySource;
  /** The endpoint (`EndpointForm`) as JSON: messages to workers lose exact numbers, and can't hold orders of keys. */
  readonly documented: string;
  readonly status: number;
}

/** A mismatch with the value that it is marked on. */
export interface Marked extends Mismatch {
  readonly node: number;
}
