export { type Case, type Intent, withCalls } from "./case.ts";
export { invalidCases } from "./invalid-cases.ts";
export { malformedCases } from "./malformed-cases.ts";
export { randomOf, seedFor } from "./seed.ts";
export { callOf, exampleForms, firstCases, plainForm, validCases } from "./valid-cases.ts";
export { keyHeader, withFreshKey } from "./with-fresh-key.ts";
export { withValueAt } from "./with-value-at.ts";
