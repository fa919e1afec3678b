import { pageAddress, type Site, type SitePage, siteAddress } from "#docs-host/site/model";
import { escaped } from "#engine/html";
import { listedPages } from "./listed-pages.ts";

/** Characters that XML 1.0 §2.2 forbids in any form, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text without the characters that XML forbids. */
export const allowedInXml = (text: string): string => text.replace(forbidden, "");

/** Escapes a text for XML. */
const xmlText = (text: string): string => escaped(allowedInXml(text));

/** Most addresses of one sitemap (sitemaps.org, "Using Sitemap index files"). */
export const maxAddresses = 50_000;

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the numbers of the sitemaps of a site that has several, from 1; an empty list if it has one. */
export function sitemapNumbers(site: Site, most = maxAddresses): readonly number[] {
  let total = 0;
  for (const _ of listedPages(site)) total += 1;
  return total <= most ? [] : Array.from({ length: Math.ceil(total / most) }, (_, i) => i + 1);
}

/**
 * Generates the text of `sitemap.xml`: all pages that search engines may list, or the index of several sitemaps.
 *
 * @param origin the origin of a site without a configured address
 */
export function* sitemap(site: Site, origin: string, most = maxAddresses): Generator<string> {
  const numbers = sitemapNumbers(site, most);
  if (numbers.length === 0) {
    yield* sitemapPart(site, origin, 1, most);
    return;
  }
  yield `${start}<sitemapindex ${namespace}>\n`;
  for (const number of numbers) {
    yield `<sitemap><loc>${xmlText(`${siteAddress(site, origin)}/sitemap-${number}.xml`)}</loc></sitemap>\n`;
  }
  yield "</sitemapindex>\n";
}

/** Generates the text of `sitemap-<number>.xml`, one of several. */
export function* sitemapPart(site: Site, origin: string, number: number, most = maxAddresses): Generator<string> {
  yield `${start}<urlset ${namespace}>\n`;
  let i = 0;
  for (const page of listedPages(site)) {
    if (Math.floor(i / most) === number - 1) {
      yield `<url><loc>${xmlText(pageAddress(site, page.slug, origin))}</loc>${modified(page)}</url>\n`;
    }
    i += 1;
  }
  yield "</urlset>\n";
}

/** Only entries of changelogs know their date. */
const modified = (page: SitePage): string =>
  page.kind === "entry" && /^\d{4}-\d{2}-\d{2}$/.test(page.date) ? `<lastmod>${page.date}</lastmod>` : "";
