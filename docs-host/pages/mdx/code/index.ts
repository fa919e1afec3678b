/** Blocks of code on pages: their settings, their colors, and what they look like. */
export { codeView } from "./code-view.tsx";
export { loadLanguages, pageBudget, type TimeBudget } from "./highlighter.ts";
export { languagesIn } from "./languages-in.ts";
export { codeOptions } from "./options.ts";
