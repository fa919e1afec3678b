import { createContext, useContext } from "react";
import type { Translator } from "../words/index.ts";
import { translatorFor } from "./translator-for.ts";

/** The translator of a page; that of English where no page provides one. */
export const TranslatorContext = createContext(translatorFor("en"));

/** Returns the translator of the page around a component. */
export const useTranslator = (): Translator => useContext(TranslatorContext);

/** Returns the function that translates the texts of a component. */
export const useText = (): Translator["text"] => useTranslator().text;
