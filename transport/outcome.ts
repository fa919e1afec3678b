import { isRecord } from "#engine/json";
import type { NamedError, Outcome, TransportFailure } from "./call.ts";

/** Returns a sentence about the reason why a call has no declared outcome. */
export function describeFailure(failure: TransportFailure): string {
  switch (failure.reason) {
    case "status-code":
      return `The server answered with status ${failure.statusCode}, which this call does not declare${sentenceOf(failure.body)}.`;
    case "non-json":
      return `The server answered with status ${failure.statusCode} and a body that is not JSON.`;
    case "wrong-shape": {
      const [first] = failure.issues;
      const more = failure.issues.length > 1 ? ` (and ${failure.issues.length - 1} more)` : "";
      return `The server's response does not match its type${first ? `: at ${first.path}: ${first.message}${more}` : ""}.`;
    }
    case "timeout":
      return "The server did not answer in time.";
    case "unknown":
      return failure.errorMessage;
  }
}

/** Returns a sentence about the outcome of a call that did not succeed; undefined for a success. */
export function describeOutcome(outcome: Outcome<unknown, NamedError>): string | undefined {
  if (outcome.ok) return undefined;
  if ("failure" in outcome) return describeFailure(outcome.failure);
  return typeof outcome.content === "string" ? `${outcome.error}: ${outcome.content}` : outcome.error;
}

/** A call was expected to succeed and did not; thrown only by `bodyOf`. */
export class CallFailedError extends Error {
  override readonly name = "CallFailedError";
  readonly outcome: Outcome<unknown, NamedError>;
  constructor(outcome: Outcome<unknown, NamedError>) {
    super(describeOutcome(outcome) ?? "The call succeeded.");
    this.outcome = outcome;
  }
}

/** Returns the body of a call that must succeed; throws `CallFailedError` if it did not. */
export function bodyOf<Res>(outcome: Outcome<Res, NamedError>): Res {
  if (outcome.ok) return outcome.body;
  throw new CallFailedError(outcome);
}

/** Returns the sentence of a server in `{error, content}`, with a space before it. */
function sentenceOf(body: unknown): string {
  if (!isRecord(body)) return "";
  const { error, content } = body;
  if (typeof error !== "string") return "";
  return typeof content === "string" ? ` (${error}: ${content})` : ` (${error})`;
}
