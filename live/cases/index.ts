export { type Case, type Intent, withCalls } from "./case.ts";
export { invalidCases } from "./invalid-cases.ts";
export { malformedCases } from "./malformed-cases.ts";
export { seedFor } from "./seed.ts";
export { callOf, exampleForms, firstCases, validCases } from "./valid-cases.ts";
