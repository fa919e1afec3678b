import { languageAt, type Site, type SitePage } from "../site/index.ts";
import type { Translator } from "../words/index.ts";
import { translatorFor } from "./translator-for.ts";

/** Returns the translator of the language of a page; that of its site without one. */
export const translatorAt = (site: Pick<Site, "settings">, page: Pick<SitePage, "place"> | undefined): Translator =>
  translatorFor(languageAt(site, page));
