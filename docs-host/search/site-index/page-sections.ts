import type { SearchHeading } from "../full-text/index.ts";

/** The texts of a rendered page. */
export interface PageTexts {
  /** Headings that an address can link to. */
  readonly headings: readonly SearchHeading[];
  readonly body: string;
  readonly code: string;
}

const token = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/g;

/** Elements with text that is not part of the content. */
const skipped: ReadonlySet<string> = new Set(["button", "script", "style", "svg", "template", "annotation"]);

/** Elements without an end tag (WHATWG HTML §13.1.2). */
const isEmpty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that do not separate words. */
const isInline =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr)$/;

/** Separates the texts of a page that React rendered: such a text has no comments, and all its attributes are quoted. */
export function pageTexts(html: string): PageTexts {
  const headings: SearchHeading[] = [];
  const body: string[] = [];
  const code: string[] = [];
  let skip = 0;
  let pre = 0;
  let heading: { readonly id: string | undefined; readonly tag: string; title: string } | undefined;
  for (const [, slash, tag = "", attributes = "", text] of html.matchAll(token)) {
    if (text !== undefined) {
      if (skip > 0) continue;
      const decoded = decode(text);
      if (heading !== undefined) heading.title += decoded;
      else (pre > 0 ? code : body).push(decoded);
      continue;
    }
    const isEnd = slash === "/";
    const step = isEnd ? -1 : 1;
    if (skipped.has(tag)) skip = Math.max(0, skip + step);
    if (tag === "pre") pre = Math.max(0, pre + step);
    if (/^h[1-6]$/.test(tag) && !isEnd) heading = { id: /\bid="([^"]*)"/.exec(attributes)?.[1], tag, title: "" };
    if (isEnd && heading?.tag === tag) {
      const title = heading.title.replace(/\s+/g, " ").trim();
      if (title !== "" && heading.id !== undefined) headings.push({ id: decode(heading.id), title });
      else body.push(` ${title} `);
      heading = undefined;
    }
    if (isEmpty.test(tag) || !isInline.test(tag)) (pre > 0 ? code : body).push(" ");
  }
  return { headings, body: lineOf(body), code: code.join("").trim() };
}

const lineOf = (texts: readonly string[]): string => texts.join("").replace(/\s+/g, " ").trim();

const entities: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Decodes what React escapes. */
const decode = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    : text;
