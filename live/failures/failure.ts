import type { FormState } from "#engine/form";
import type { Path } from "#engine/shape";
import type { CallCredentials, Change, StepInput } from "../call.ts";
import type { CheckId } from "../check-ids.ts";

/** Text with each secret replaced by its name; a text without secrets is a string. */
export type RedactedText = string | readonly RedactedPart[];

/**
 * A part of such text: plain text, the secret of that name, the value of the step's `takes` at that position, or base64
 * (RFC 4648 §4) of such text.
 */
export type RedactedPart =
  | string
  | { readonly secret: string }
  | { readonly taken: number }
  | { readonly base64: RedactedText };

/** A header field without secrets. */
export type RedactedHeader = readonly [name: string, value: RedactedText];

/**
 * A body without secrets. `size` is in bytes; `isCut` if only the start of a long text is saved. Bytes that are not
 * UTF-8 are saved as base64, or not at all if there are many.
 */
export type RedactedBody =
  | { readonly kind: "text"; readonly text: RedactedText; readonly size: number; readonly isCut?: true }
  | { readonly kind: "bytes"; readonly base64?: string; readonly size: number };

/** A request as it was sent, without secrets. */
export interface RedactedRequest {
  readonly method: string;
  readonly url: RedactedText;
  readonly headers: readonly RedactedHeader[];
  readonly body?: RedactedBody;
}

/** An answer without secrets, or the reason why there was none. */
export type RedactedAnswer =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers: readonly RedactedHeader[];
      readonly body: RedactedBody;
    }
  | { readonly kind: "none"; readonly reason: string; readonly message: string };

/** One step of a failure: the call to repeat, and the sent and received exchange. */
export interface FailureStep {
  /** The id of the endpoint. */
  readonly endpoint: string;
  readonly form: FormState;
  readonly credentials: CallCredentials;
  readonly change?: Change;
  /** Values of earlier answers; in the call that removes something, of the same step too. */
  readonly takes: readonly StepInput[];
  readonly request: RedactedRequest;
  readonly answer: RedactedAnswer;
  /** The time to wait before the call, in milliseconds. */
  readonly wait?: number;
  /** The cleanup call for the resource that the step created. */
  readonly undo?: Omit<FailureStep, "answer" | "change" | "wait" | "undo">;
}

/** A part of an answer that is compared with the same part of an earlier one. */
export type AnswerPart =
  | { readonly kind: "status" | "length" | "body" | "items" }
  | { readonly kind: "header"; readonly name: string }
  | { readonly kind: "value"; readonly at: Path };

/** The id of a created thing: a value of an earlier answer, or one that the client chose. */
export type ListedId =
  | { readonly kind: "taken"; readonly step: number; readonly from: StepInput["from"] }
  | { readonly kind: "literal"; readonly value: string };

/** The condition that the last response of a failure violates; `step` is the position of an earlier response. */
export type Expectation =
  /** One of these statuses: a number, or a range as `2XX`. */
  | { readonly kind: "status"; readonly statuses: readonly string[] }
  | { readonly kind: "content-type"; readonly types: readonly string[] }
  /** There is an answer at all. */
  | { readonly kind: "answered" }
  /** The values at a path of the JSON body have a type. If they are required, they must be present. */
  | { readonly kind: "value"; readonly at: Path; readonly type: ValueType; readonly isRequired?: true }
  /** Anything but the value at a place of the JSON body that was received. */
  | { readonly kind: "not-value"; readonly at: Path }
  /** One of these headers is there, unless they are optional, and their values match these regular expressions. */
  | {
      readonly kind: "header";
      readonly names: readonly string[];
      readonly patterns: readonly string[];
      readonly isOptional?: true;
    }
  /** The body is JSON in UTF-8. */
  | { readonly kind: "json" }
  /** The response takes at most this time, in milliseconds. */
  | { readonly kind: "time"; readonly max: number }
  /** The body does not contain a text. */
  | { readonly kind: "without"; readonly text: RedactedText }
  /** A part is the same as in an earlier answer, or another one. */
  | { readonly kind: "compared"; readonly step: number; readonly part: AnswerPart; readonly isSame: boolean }
  /** A list has no item twice, none of the list at `step`, or the later pages have all items of the list at `step`. */
  | { readonly kind: "items"; readonly relation: "distinct" | "disjoint" | "covered"; readonly step: number }
  /** Each page from `first` on has the thing with an id at most this number of times, and one page that often. */
  | { readonly kind: "listed"; readonly id: ListedId; readonly first: number; readonly times: number }
  /** The lists from `first` on have as many items as the value at a place says, or at most one more than those from `before` on. */
  | {
      readonly kind: "counted";
      readonly first: number;
      readonly by: { readonly at: Path } | { readonly before: number };
    }
  /** Only `callboard test` checks it. */
  | { readonly kind: "unknown" };

/** The type of a JSON value, as every language can check it. */
export type ValueType =
  | { readonly kind: "string" | "number" | "integer" | "boolean" | "list" | "object" | "present" | "absent" }
  | { readonly kind: "pattern"; readonly pattern: string }
  /** A list with at most this number of items. */
  | { readonly kind: "at-most"; readonly count: number }
  | { readonly kind: "one-of"; readonly values: readonly (string | number | boolean)[] };

/** A failure of a running API as it is saved in a replay file: everything that shows it again, and no secret. */
export interface Failure {
  /** The argument of the test that named the API; absent if the description was given otherwise. */
  readonly api?: string;
  /** The base URL of the server, without credentials. */
  readonly server: string;
  /** The hash of the definition; empty if only a part of it was there. */
  readonly definition: string;
  /** The mark of the form of the last call, which the page compares with its own. */
  readonly form?: string;
  readonly seed: number;
  readonly check: CheckId;
  /** The name of the endpoint: `GET /plants/{id}`. */
  readonly endpoint: string;
  readonly cause: string;
  readonly message: string;
  readonly at?: Path;
  readonly expected: Expectation;
  /** The steps; the last one shows the failure, and the page opens its form. */
  readonly steps: readonly FailureStep[];
}

/** A given credential: its text, and the name that replaces it. */
export interface NamedSecret {
  /** The id of its auth scheme, such as `bearerAuth`. */
  readonly name: string;
  readonly text: string;
}
