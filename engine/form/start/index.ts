/**
 * Answers which state a form starts with: from an example, for another environment, from a draft of an older version.
 */

export { fieldExample } from "./field-example.ts";
export { migrateDraft, type UnmigratedValue } from "./migrate.ts";
export { inOtherEnvironment } from "./other-environment.ts";
export { seedChannel } from "./seed-channel.ts";
export { type Seed, seedForm } from "./seed-form.ts";
export { withParametersOf } from "./with-parameters-of.ts";
