/** Answers how a form comes in and goes out as text: pasted, edited as JSON, without its passwords. */

export { type Pasted, paster } from "./paste.ts";
export { type Mark, type Raw, type RawRead, rawView } from "./raw.ts";
export { masked, redactForm } from "./redact-form.ts";
