export { formTexts, hasMarkdown } from "./form-texts.ts";
export { playgroundForm } from "./playground-form.ts";
