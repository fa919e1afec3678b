import { createText, type WriteText } from "./text.ts";
import { english, type KnownTexts } from "./translation.ts";

/** The id of the element with the texts for the scripts of a page. */
export const pageTextsId = "page-texts";

/** Returns the texts of this page, which only the server writes into it. */
export function pageTexts(): KnownTexts {
  const text = document.querySelector(`script#${pageTextsId}`)?.textContent;
  return text ? (JSON.parse(text) as KnownTexts) : english; // written by the server
}

let known: WriteText | undefined;

/** Returns a text in the language of this page. */
export const pageText: WriteText = (phrase, values) => {
  known ??= createText(pageTexts());
  return known(phrase, values);
};
