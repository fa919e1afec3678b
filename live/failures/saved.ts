/** The parts of a saved failure, for pages that show it without making its requests again. */
export type { Failure, FailureStep, NamedSecret } from "./failure.ts";
export { failureFromText } from "./failure-from-text.ts";
export { echoRedactor, partsOf, readable } from "./redact/redact.ts";
export { savedForm, savedValue } from "./saved-values.ts";
