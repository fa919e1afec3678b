import { createContext, useContext } from "react";

/** Returns a text of the interface in the language of the page, with values in place of their names. */
export type Translate = (text: string, values?: { readonly [name: string]: string | number }) => string;

/** Texts stay English where no page provides their translations. */
export const TranslateContext = createContext<Translate>((text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
);

/** Returns the function that translates the texts of a component. */
export const useTranslate = (): Translate => useContext(TranslateContext);
