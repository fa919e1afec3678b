export { translatorAt } from "./translator-at.ts";
export { scriptTexts, translatorFor } from "./translator-for.ts";
export { useText } from "./use-text.ts";
