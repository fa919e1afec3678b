/** The forms of a reference, and what tells whether the parser of markdown is needed for them. */

export { hasMarkdown } from "../render/form-texts.ts";
export { playgroundForm } from "../render/playground-form.ts";
