import { followRules, type RedirectRule, type Site, type SitePage } from "#docs-host/site/model";
import { type PackedModel, packModel, unpackModel } from "#engine/packed-model";
import { isGuide, withoutText } from "./page-keys.ts";

/**
 * A site as plain data, which can be sent to other threads, without the texts of its guides: these are most of a large
 * site, and each of them is on one page only. APIs are packed: a copy would lose digits of numbers, and an object with a
 * written order of its keys can't be copied.
 */
export interface SentSite {
  readonly site: Omit<Site, "apis" | "authoredRedirects" | "forMembers">;
  readonly apis: ReadonlyMap<string, PackedModel>;
  readonly rules?: readonly RedirectRule[] | undefined;
}

/** The texts of some guides, by their slugs; undefined for a guide without text. */
export type GuideTexts = ReadonlyMap<string, string | undefined>;

/** A site that was sent. */
export interface ReceivedSite {
  readonly site: Site;
  /** Gives the site the texts of some guides in place of those before. Reading any other guide throws. */
  readonly take: (texts: GuideTexts) => void;
}

/** Returns a site as it is sent. */
export function sentSite({ apis, authoredRedirects, forMembers: _, ...site }: Site): SentSite {
  const pages = new Map([...site.pages].map(([slug, page]) => [slug, withoutText(page)] as const));
  const packed = new Map([...apis].map(([id, model]) => [id, packModel(model)] as const));
  return { site: { ...site, pages }, apis: packed, rules: authoredRedirects?.rules };
}

/** Returns the texts of the guides among some pages. */
export const guideTexts = ({ pages }: Site, slugs: readonly string[]): GuideTexts =>
  new Map(
    slugs.flatMap((slug) => {
      const page = pages.get(slug);
      return page !== undefined && isGuide(page) ? [[slug, page.markdown] as const] : [];
    }),
  );

/** Makes a site of one that was sent. */
export function receiveSite({ site, apis, rules }: SentSite): ReceivedSite {
  let texts: GuideTexts = new Map();
  function text(this: SitePage): string | undefined {
    if (!texts.has(this.slug)) throw new Error(`the text of ${this.slug} was read for another page`);
    return texts.get(this.slug);
  }
  const markdown = { get: text, enumerable: true };
  const withText = (page: SitePage): SitePage =>
    isGuide(page) ? Object.defineProperties({ ...page }, { markdown }) : page;
  return {
    site: {
      ...site,
      apis: new Map([...apis].map(([id, packed]) => [id, unpackModel(packed)] as const)),
      ...(rules !== undefined && { authoredRedirects: followRules(rules) }),
      pages: new Map([...site.pages].map(([slug, page]) => [slug, withText(page)] as const)),
    },
    take: (some) => {
      texts = some;
    },
  };
}
