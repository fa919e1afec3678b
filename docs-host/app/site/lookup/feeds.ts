import type { SitePage } from "../site.ts";
import { hrefOf } from "../slugs.ts";

/** A feed of a changelog. */
export interface Feed {
  readonly href: string;
  readonly type: string;
  readonly name: string;
  readonly title: string;
}

/** The formats of feeds by the ends of their addresses. */
const formats = [
  { extension: "rss", type: "application/rss+xml", name: "RSS" },
  { extension: "atom", type: "application/atom+xml", name: "Atom" },
  { extension: "json", type: "application/feed+json", name: "JSON" },
] as const;

/** Returns the feeds of a changelog, at its own address with an extension; those of a year are those of all. */
export const feedsOf = (
  { index }: Extract<SitePage, { readonly kind: "changelog" }>,
  title: string,
): readonly Feed[] =>
  index === ""
    ? []
    : formats.map(({ extension, ...feed }) => ({ ...feed, href: `${hrefOf(index)}.${extension}`, title }));
