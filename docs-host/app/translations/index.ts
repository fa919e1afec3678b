export { earlyTexts } from "./early-texts.ts";
export { translatorAt } from "./translator-at.ts";
export { scriptTexts, translatorFor } from "./translator-for.ts";
export { TranslatorContext, useText, useTranslator } from "./use-text.ts";
