import type { Value, ValueMap } from "./type.ts";

/** An example of a call; every value has been checked against its type. */
export interface ExampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly pathParameters: ValueMap;
  readonly queryParameters: ValueMap;
  readonly headers: ValueMap;
  readonly request?: Value;
  /** The name of its error, if it fails. */
  readonly error?: string;
  readonly status: number;
  readonly response?: AnswerIr;
  readonly codeSamples: readonly CodeSampleIr[];
}

/** The response of an example: a value, a file by name, or the chunks of a stream. */
export type AnswerIr =
  | { readonly kind: "json"; readonly value: Value }
  | { readonly kind: "file"; readonly name: Value }
  | { readonly kind: "stream" | "sse"; readonly pieces: readonly Value[] };

/** Code that makes a call, written by hand. */
export interface CodeSampleIr {
  readonly name?: string;
  readonly docs?: string;
  readonly language: string;
  readonly install?: string;
  readonly code: string;
}
