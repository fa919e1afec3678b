import { mapTags, type Tag } from "./html-tags.ts";

const marks: { readonly [name: string]: string } = {
  ...{ b: "**", strong: "**", em: "*", i: "*", code: "`", tt: "`", samp: "`", kbd: "`" },
};

/** Elements that begin a separate line. */
const blocks: ReadonlySet<string> = new Set(
  "article aside blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(" "),
);

/** Elements with content that is not text for a reader. */
const silent = /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const entities: { readonly [name: string]: string } = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" },
};

function characterOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const withoutEntities = (text: string): string =>
  text
    .replace(/&#(\d{1,7});/g, (whole, digits: string) => characterOf(Number(digits), whole))
    .replace(/&#x([\da-f]{1,6});/gi, (whole, digits: string) => characterOf(Number.parseInt(digits, 16), whole))
    .replace(/&(\w{2,8});/g, (whole, name: string) =>
      Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
    );

function markOf({ name, isEnd }: Tag): string {
  if (name === "li" && !isEnd) return "\n- ";
  return blocks.has(name) ? "\n" : (marks[name] ?? "");
}

/**
 * Converts the HTML in a description to markdown: code, strong and emphasized text, web links, list items. Paragraphs
 * become lines. All other tags are removed, including closed tags of other docs tools, and their text remains. Other
 * text in angle brackets is unchanged.
 */
export function htmlToMarkdown(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const linked = text
    .replace(silent, "")
    .replace(/<a\s[^<>]*?href\s*=\s*["'](https?:\/\/[^"'\s)]+)["'][^<>]*>([^<>[\]]*)<\/a\s*>/gi, "[$2]($1)");
  const ended = new Set([...linked.matchAll(/<\/([a-z][\w-]*)\s*>/gi)].map(([, name = ""]) => name.toLowerCase()));
  const marked = mapTags(linked, markOf, (whole, name) => (ended.has(name) ? "" : whole));
  const tidied = marked === linked ? linked : marked.replace(/[ \t]*\n\s*/g, "\n").trim();
  return withoutEntities(tidied);
}
