/**
 * Estimated bytes of memory for a character of a definition: in the text of a page, with its entries of the search, and
 * anywhere else, with the models of APIs. Guides took 3 of the 4.
 */
const [ofText, ofRest] = [4, 12];

/** Estimates the bytes that a site takes, by the characters of its definition and by its pages. */
export function siteBytes(
  characters: number,
  pages: { readonly [id: string]: { readonly markdown: string } } = {},
): number {
  const texts = Object.values(pages).reduce((sum, { markdown }) => sum + markdown.length, 0);
  return texts * ofText + Math.max(0, characters - texts) * ofRest;
}
