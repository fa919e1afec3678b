export { earlyTexts } from "./early-texts.ts";
export { scriptTexts, translatorFor } from "./translator-for.ts";
export { TranslatorContext, useText, useTranslator } from "./use-text.ts";
