/** Blocks of code on pages: their settings, their colors, and what they look like. */
export { codeView } from "./code-view.tsx";
export { languagesIn } from "./grammar-names.ts";
export { loadLanguages, pageBudget, type TimeBudget } from "./highlighter.ts";
export { codeOptions } from "./options.ts";
