export { bindCall } from "./bind-call.ts";
export { checkReplay } from "./check-replay.ts";
export type {
  AnswerPart,
  Expectation,
  Failure,
  FailureStep,
  NamedSecret,
  RedactedBody,
  RedactedHeader,
  RedactedPart,
  RedactedText,
  ValueType,
} from "./failure.ts";
export { failureFromText, failureText, isFailureText, type ReadFailure } from "./failure-from-text.ts";
export { failureOf, type RunFacts } from "./failure-of.ts";
export { isOfItem } from "./is-met.ts";
export { removalOf } from "./lists/removal.ts";
export { maxPages, secondPage } from "./lists/second-page.ts";
export { namedSecrets, secretsOf } from "./redact/exchange-secrets.ts";
export { echoRedactor, partsOf, readable, redactor } from "./redact/redact.ts";
export { type RedactedExchange, redactExchange } from "./redact/redact-exchange.ts";
export type { BuildRequest } from "./redact/redact-step-request.ts";
export {
  missingStatuses,
  type ReplayOutcome,
  type ReplayVerdict,
  replayFailure,
} from "./replay.ts";
export { savedValue } from "./saved-values.ts";
