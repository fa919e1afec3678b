export { type Case, type Intent, withCalls } from "./case.ts";
export { exampleForms } from "./example-forms.ts";
export { invalidCases } from "./invalid-cases.ts";
export { malformedCases } from "./malformed-cases.ts";
export { randomOf, seedFor } from "./seed.ts";
export { callOf, firstCases, plainForm, validCases } from "./valid-cases.ts";
export { withValueAt } from "./with-value-at.ts";
export { keyHeader } from "./without-key.ts";
export { wrongParameterCases } from "./wrong-parameter-cases.ts";
