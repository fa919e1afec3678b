/** The forms of a reference, and the test of whether they need the parser of markdown. */

export { hasMarkdown } from "./form-texts.ts";
export { playgroundForm } from "./playground-form.ts";
