import { textsIn } from "#docs-host/site/texts";
import type { Texts } from "#ui/text";
import type { Site, SitePage } from "../site.ts";
import { hrefOf, joined, trimmed } from "../slugs.ts";
import { canonicalSlug } from "./canonical-slug.ts";

type LanguageSite = Pick<Site, "languages" | "settings">;

/** Returns the language of the part of the site that a page is in. */
export const languageAt = ({ settings }: Pick<Site, "settings">, page: Pick<SitePage, "place"> | undefined): string =>
  page?.place.language ?? settings.language;

/** Returns a language if it is one of a site's further ones, with pages below its tag; undefined for the first. */
export const furtherLanguage = ({ languages = [] }: Pick<Site, "languages">, language: string): string | undefined =>
  languages.slice(1).some(({ tag }) => tag === language) ? language : undefined;

/** Returns the language of the part of the site that a path is in, also if there is no page. */
export function languageOfPath({ languages = [], settings }: LanguageSite, path: string): string {
  const slug = trimmed(path);
  const inside = languages.filter((one) => slug === one.slug || slug.startsWith(`${one.slug}/`));
  return inside.toSorted((a, b) => b.slug.length - a.slug.length)[0]?.tag ?? settings.language;
}

/** Returns a text of the publisher, such as an announcement, as a page shows it: translated if its language has it. */
export function labelAt(site: LanguageSite, page: Pick<SitePage, "place"> | undefined, label: string): string {
  const { labels = {} } = site.languages?.find(({ tag }) => tag === languageAt(site, page)) ?? {};
  return (Object.hasOwn(labels, label) ? labels[label] : undefined) ?? label;
}

/** Returns the language that the text of a page is in. */
export const languageOfText = (site: Pick<Site, "settings">, page: SitePage | undefined): string =>
  page?.original === undefined ? languageAt(site, page) : site.settings.language;

/** Scripts that are written from right to left (Unicode, `Bidi_Class` of their letters). */
const rightToLeft: ReadonlySet<string> = new Set([
  ...["Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"],
]);

/** Returns the direction in which a language is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    // The language is whatever a publisher wrote.
    return "ltr";
  }
}

/** Returns the address of the first page of a site in the language of a page. */
export function homeInLanguage(site: Site, page: SitePage | undefined): string | undefined {
  const language = page?.place.language;
  const found = language === undefined ? undefined : site.languages?.find(({ tag }) => tag === language);
  return found && hrefOf(found.slug);
}

/** A page in another language, or the same one. */
interface InLanguage {
  readonly tag: string;
  readonly slug: string;
  readonly isCurrent: boolean;
  /** True if the page has a text in the language. */
  readonly isTranslated: boolean;
}

/**
 * Returns a page in each language of its site, or the first page of languages that lack it; none in one language. An
 * address without a page is in the current language.
 */
export function inLanguages(
  site: Site,
  page: SitePage | undefined,
  current = languageAt(site, page),
): readonly InLanguage[] {
  return (site.languages ?? []).map(({ tag, slug, home }) => {
    const isCurrent = tag === current;
    const same = page && (isCurrent ? page.slug : canonicalSlug(site, joined(slug, pathIn(site, page))));
    const found = same === undefined ? undefined : site.pages.get(same);
    return {
      tag,
      slug: found?.slug ?? home,
      isCurrent,
      isTranslated: found !== undefined && found.original === undefined,
    };
  });
}

/** Returns the path of a page below the slug of its language. */
function pathIn(site: LanguageSite, page: SitePage): string {
  const own = site.languages?.find(({ tag }) => tag === languageAt(site, page))?.slug ?? "";
  return own === "" ? page.slug : page.slug.slice(own.length + 1);
}

/** Returns the slug of a page in the language of another page, if that one is in a translated part of the site. */
export const slugInLanguageOf = (site: Site, page: SitePage | undefined, slug: string): string | undefined =>
  slugInLanguage(site, page?.place.language, slug);

/** Returns the slug of a page in a further language of its site, if it has the page; `undefined` without a language. */
export function slugInLanguage(site: Site, language: string | undefined, slug: string): string | undefined {
  const target = site.pages.get(site.aliases.get(slug) ?? slug);
  if (language === undefined || target === undefined) return undefined;
  const found = inLanguages(site, target).find(({ tag }) => tag === language);
  return found !== undefined && canonicalPath(site, target, found.slug) ? found.slug : undefined;
}

/** Returns true if two pages are the same one in two languages, rather than a page and a first page in its place. */
function canonicalPath(site: Site, page: SitePage, slug: string): boolean {
  const other = site.pages.get(slug);
  return other !== undefined && pathIn(site, other) === pathIn(site, page);
}

/** Returns the translator for the language of a page, or for the language of its site. */
export const translatorAt = (site: Pick<Site, "settings">, page: Pick<SitePage, "place"> | undefined): Texts =>
  textsIn(languageAt(site, page));
