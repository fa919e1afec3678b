import type { CheckId, MessageParts, Received, SchemeValues, SentRequest } from "#live";
import type { NamedSecret } from "#live/failures";
import type { GeneratedCall, GeneratedFailure, GeneratedRunSettings, RunEvent } from "#machines";
import type { CallBeyondForm, CallChanges } from "./describe-call.ts";

/**
 * Everything that a run needs to know. JSON that may hold numbers with all their digits travels as text, since messages
 * to a worker would lose these.
 */
export interface RunInput {
  readonly settings: GeneratedRunSettings;
  /** The text of the model: the endpoint, and others with the same path. */
  readonly model: string;
  /** The id of the endpoint that is called. */
  readonly endpoint: string;
  /** The text of the form of the reader. */
  readonly form: string;
  /** The mark of the shape of the form (`formMark`). */
  readonly formMark: string;
  /** The address of the server, with the path of the API. */
  readonly baseUrl: string;
  readonly credentials: SchemeValues;
  /** Texts that no file may hold, besides the credentials. */
  readonly secrets: readonly NamedSecret[];
  /** Checks that need something that the page does not have. */
  readonly without: readonly CheckId[];
}

/** A message to a run, which answers with one or more messages. */
export type ToRun =
  | { readonly type: "start"; readonly input: RunInput }
  | { readonly type: "stop" }
  | { readonly type: "received"; readonly id: number; readonly received: Received };

/** A call of a run. The page describes its changes, in its own language. */
export interface ReportedCall extends Omit<GeneratedCall, "changed"> {
  readonly changes: CallChanges;
}

/** A broken promise. The page describes its smallest call, in its own language. */
export interface ReportedFailure extends Omit<GeneratedFailure, "changed" | "beyondForm" | "lang"> {
  readonly changes: CallChanges;
  readonly beyond: CallBeyondForm;
  /** The message as data; absent if a secret was taken out of it. */
  readonly messageParts?: MessageParts;
}

/** The events of a run, which have data in place of texts. */
export type RunReport =
  | Exclude<RunEvent, { readonly type: "run.calls" | "run.failures" }>
  | { readonly type: "run.calls"; readonly calls: readonly ReportedCall[] }
  | { readonly type: "run.failures"; readonly failures: readonly ReportedFailure[] };

/** A message of a run: data for its page, a request to send, or a request that it no longer waits for. */
export type FromRun =
  | RunReport
  | { readonly type: "send"; readonly id: number; readonly request: SentRequest }
  | { readonly type: "cancel"; readonly id: number };

/** A run in a worker or on the page. */
export interface RunPort {
  readonly post: (message: ToRun) => void;
  readonly close: () => void;
}
