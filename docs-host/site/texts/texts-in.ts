import { type Catalog, createTable, findLanguage, type Table } from "#locales";
import { englishTexts, type SiteMessages, type Texts, writeTexts } from "#ui/text";

/** The messages of a page in one language, and the functions that write them. */
interface SiteCatalog extends Catalog {
  readonly texts: Texts;
}

const catalogs = new Map<string, SiteCatalog>();

/** Returns the messages of a language, by its BCP 47 tag; undefined for English and for languages without a file. */
export function catalogIn(tag: string): SiteCatalog | undefined {
  const known = catalogs.get(tag);
  if (known !== undefined) return known;
  const found = findLanguage(tag);
  if (found === undefined || found.tag === englishTexts.language) return undefined;
  const tables = new Map<string, Table>();
  const table = (name: string): Table => {
    const one = tables.get(name) ?? createTable(found.compiled(name), tag);
    tables.set(name, one);
    return one;
  };
  // Messages have the same values in all languages.
  const messages = { ...table("page"), ...table("scripts"), ...table("enhanced") } as unknown as SiteMessages;
  const texts: Texts = { language: tag, text: writeTexts(messages) };
  const catalog: SiteCatalog = { language: tag, texts, area: (name) => (name === "texts" ? texts : table(name)) };
  catalogs.set(tag, catalog);
  return catalog;
}

/** Returns the texts of pages in a language; in English if it has no file. */
export const textsIn = (tag: string): Texts => catalogIn(tag)?.texts ?? englishTexts;
