import type { SearchHeading } from "../full-text/index.ts";

/** The texts of a rendered page. */
export interface PageTexts {
  /** Headings that an address can link to. */
  readonly headings: readonly SearchHeading[];
  readonly body: string;
  readonly code: string;
}

const tagName = /[a-z][a-z0-9-]*/y;

/** Elements with text that is not part of the content. */
const skipped: ReadonlySet<string> = new Set(["button", "script", "style", "svg", "template", "annotation"]);

/** Elements that do not separate words. */
const inline: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup u var".split(" "),
);

/** Separates the texts of a page of `renderMarkup`: it has no comments, and no `>` in its attributes. */
export function pageTexts(html: string): PageTexts {
  const headings: SearchHeading[] = [];
  let body = "";
  let code = "";
  let skip = 0;
  let pre = 0;
  let heading: { readonly id: string | undefined; readonly tag: string; title: string } | undefined;
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf("<", at);
    const text = skip > 0 ? "" : decode(html.slice(at, start === -1 ? html.length : start));
    if (heading !== undefined) heading.title += text;
    else if (pre > 0) code += text;
    else body += text;
    if (start === -1) break;
    const isEnd = html[start + 1] === "/";
    const step = isEnd ? -1 : 1;
    const nameAt = start + (isEnd ? 2 : 1);
    tagName.lastIndex = nameAt;
    const tag = tagName.test(html) ? html.slice(nameAt, tagName.lastIndex) : "";
    at = html.indexOf(">", start) + 1 || html.length;
    if (skipped.has(tag)) skip = Math.max(0, skip + step);
    if (tag === "pre") pre = Math.max(0, pre + step);
    if (!isEnd && /^h[1-6]$/.test(tag)) {
      heading = { id: /\bid="([^"]*)"/.exec(html.slice(start, at))?.[1], tag, title: "" };
    }
    if (isEnd && heading?.tag === tag) {
      const title = heading.title.replace(/\s+/g, " ").trim();
      if (title !== "" && heading.id !== undefined) headings.push({ id: decode(heading.id), title });
      else body += ` ${title} `;
      heading = undefined;
    }
    if (inline.has(tag)) continue;
    if (pre > 0) code += " ";
    else body += " ";
  }
  return { headings, body: body.replace(/\s+/g, " ").trim(), code: code.trim() };
}

const entities: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Decodes what React escapes. */
const decode = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    : text;
