export { type BoundCall, bindCall } from "./bind-call.ts";
export { checkReplay, type ReplayFacts } from "./check-replay.ts";
export type {
  AnswerPart,
  Expectation,
  Failure,
  FailureStep,
  NamedSecret,
  RedactedAnswer,
  RedactedBody,
  RedactedHeader,
  RedactedPart,
  RedactedRequest,
  RedactedText,
  ValueType,
} from "./failure.ts";
export { failureFromText, failureText, isFailureText, type ReadFailure } from "./failure-from-text.ts";
export { failureOf, type RunFacts } from "./failure-of.ts";
export { isOfItem } from "./is-met.ts";
export { maxPages, removalOf, secondPage } from "./lists/index.ts";
export { type GivenCredentials, namedSecrets, secretsOf } from "./redact/exchange-secrets.ts";
export { echoRedactor, partsOf, readable, redactor } from "./redact/redact.ts";
export { type RedactedExchange, redactExchange } from "./redact/redact-exchange.ts";
export type { BuildRequest } from "./redact/redact-step-request.ts";
export {
  missingStatuses,
  type ReplayDeps,
  type Replayed,
  type ReplayOutcome,
  type ReplayVerdict,
  replayFailure,
} from "./replay.ts";
export { type SavedForm, savedForm, savedValue } from "./saved-values.ts";
