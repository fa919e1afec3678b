import { createContext, useCallback, useContext } from "react";
import type { RichText, RichTexts } from "#engine/text";

/** The formatted texts of the form on the page, by their markdown. */
export const TextsContext = createContext<RichTexts | undefined>(undefined);

/** Returns the function that returns the formatted text of a description; one without formatting is itself. */
export function useProse(): (markdown: string) => RichText {
  const texts = useContext(TextsContext);
  return useCallback(
    (markdown) => (texts && Object.hasOwn(texts, markdown) ? (texts[markdown] ?? markdown) : markdown),
    [texts],
  );
}
