import { useTranslate } from "#ui/text";
import type { Translator } from "../words/index.ts";

/** Returns the function that translates the texts of a component, which knows all of them. */
export const useText: () => Translator["text"] = useTranslate;
