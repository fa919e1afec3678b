import type { FormState } from "#engine/form";
import type { Path } from "#engine/shape";
import type { HeaderField } from "./header-field.ts";

/**
 * The credentials of a call: given ones, none, made-up ones, or those that `--other-credential` gives for a second
 * user.
 */
export type CallCredentials = "own" | "none" | "wrong" | "other";

/** A message that a client sends on a channel: text, or bytes in base64 (RFC 4648 section 4). */
export type SentMessage = { readonly text: string } | { readonly base64: string };

/** A change of a planned request that its form can't express. */
export type Change =
  | { readonly kind: "method"; readonly method: string; readonly headers?: readonly HeaderField[] }
  /** Texts at the end of the path and of the query, unchanged. */
  | { readonly kind: "address"; readonly path?: string; readonly query?: string }
  | { readonly kind: "header"; readonly name: string; readonly value: string }
  | { readonly kind: "without-header"; readonly name: string }
  | { readonly kind: "body"; readonly text: string }
  /** Another path and query at the same server, instead of the form's. */
  | { readonly kind: "url"; readonly value: string }
  /** The call opens a channel, and sends these messages one after the other. */
  | { readonly kind: "messages"; readonly messages: readonly SentMessage[] };

/** One call of a run, as data that can be saved and made again. */
export interface Call {
  /** The id of the endpoint. */
  readonly endpoint: string;
  readonly form: FormState;
  readonly credentials: CallCredentials;
  readonly change?: Change;
  /** True if its idempotency key is sent unchanged; otherwise each request has a new one. */
  readonly keepsKey?: true;
}

/** A value that a step takes from an earlier response. */
export interface StepInput {
  /** The position of the earlier step. */
  readonly step: number;
  /** Its place in the JSON body, or the name of a header with it, or with an address that has it as a part. */
  readonly from:
    | { readonly kind: "body"; readonly path: Path }
    | { readonly kind: "header"; readonly name: string; readonly part?: "last-segment" | "path" };
  /** Its place in the value of the form; `["change"]` is the value of the call's change. */
  readonly to: Path;
}

/** One step of a sequence of calls. */
export interface Step {
  readonly call: Call;
  readonly takes: readonly StepInput[];
  /** The time to wait before the call, in milliseconds. */
  readonly wait?: number;
}
