export { shapeMark } from "./draft.ts";
export { type FormGuard, startFormGuard } from "./form-guard.ts";
export { formFragment, formFromFragment, type GivenForm, givenFromJson, givenToJson } from "./form-in-address.ts";
export { readForm } from "./read-form.ts";
export { startForm } from "./start-form.ts";
export type { FormDeps, StartedForm } from "./started-form.ts";
