import type { StepInput } from "../call.ts";

/** The encoding of a variable's text, by where it is written. */
export type Encoding = "none" | "uri" | "json";

/** A piece of a text of a request, as a program of any language writes it. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  /** The base URL of the server. */
  | { readonly kind: "server" }
  /** An idempotency key, a new one in each run: a server remembers keys. */
  | { readonly kind: "key"; readonly variable: string }
  | { readonly kind: "secret"; readonly variable: string; readonly encoding: Encoding }
  | { readonly kind: "taken"; readonly variable: string; readonly encoding: Encoding }
  | { readonly kind: "base64"; readonly pieces: readonly Piece[] };

/** A value that a step needs of an earlier answer, with the name of its variable. */
export interface InputVariable {
  readonly variable: string;
  /** The number of the step that it is taken from, from 1. */
  readonly step: number;
  readonly from: StepInput["from"];
}
