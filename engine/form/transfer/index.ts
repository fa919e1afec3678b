/** Forms as text: pasting, editing as JSON, redacting passwords. */

export { type Pasted, paster } from "./paste.ts";
export { type Mark, type Raw, type RawRead, rawView, type Syntax, type TextCodec } from "./raw.ts";
export { masked, redactForm } from "./redact-form.ts";
export { unsentMembers } from "./unsent.ts";
