import { type Catalog, type CompiledTable, createCatalog, findLanguage } from "#locales";
import { englishTexts, type SiteMessages, type Texts, writeTexts } from "#ui/text";
import { withWriters } from "../writers/index.ts";

/** The messages of a page in one language, and the functions that write them. */
interface SiteCatalog extends Catalog {
  readonly texts: Texts;
}

/** The areas with messages of pages; all others belong to playgrounds. */
const pageAreas = ["page", "scripts", "enhanced"];

const catalogs = new Map<string, SiteCatalog>();

/** Returns the messages of a language, by its BCP 47 tag; undefined for English and for languages without a file. */
export function catalogIn(tag: string): SiteCatalog | undefined {
  const known = catalogs.get(tag);
  if (known !== undefined) return known;
  const found = findLanguage(tag);
  if (found === undefined || found.tag === englishTexts.language) return undefined;
  const messages = withWriters(createCatalog(tag, found.compiled));
  const { phrase, rulesHint } = messages.writers;
  const texts: Texts = {
    language: tag,
    // Messages have the same values in all languages.
    text: writeTexts(Object.assign({}, ...pageAreas.map(messages.area)) as SiteMessages),
    typeLabel: (label) => phrase("", label),
    rule: (rule) => rulesHint("", [rule]),
  };
  const catalog: SiteCatalog = {
    language: tag,
    texts,
    area: (name) => (name === "texts" ? texts : messages.area(name)),
  };
  catalogs.set(tag, catalog);
  return catalog;
}

/** Returns the texts of pages in a language; in English if it has no file. */
export const textsIn = (tag: string): Texts => catalogIn(tag)?.texts ?? englishTexts;

/**
 * Returns the compiled messages of playgrounds in a language, by area, which a page loads with its first playground;
 * undefined for English, which the scripts of playgrounds contain.
 */
export function playgroundMessages(tag: string): { readonly [area: string]: CompiledTable } | undefined {
  const found = catalogIn(tag) && findLanguage(tag);
  if (found === undefined) return undefined;
  const areas = found.areas.filter((area) => !pageAreas.includes(area));
  return Object.fromEntries(areas.map((area) => [area, found.compiled(area)]));
}
