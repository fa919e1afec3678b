import { translatorFor } from "../../translations/index.ts";
import type { Translator } from "../../words/index.ts";
import type { Site, SitePage } from "../site.ts";
import { languageAt } from "./languages.ts";

/** Returns the translator of the language of a page; that of its site without one. */
export const translatorAt = (site: Pick<Site, "settings">, page: Pick<SitePage, "place"> | undefined): Translator =>
  translatorFor(languageAt(site, page));
