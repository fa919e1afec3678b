import { slug } from "github-slugger";
import { outsideFences } from "./lines.ts";

/** Returns the id of a heading in Python-Markdown, which MkDocs uses. */
export const pythonSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, "-");

/** Returns the id of a heading in VitePress. */
export const vitePressSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'\u201c\u201d\u2018\u2019<>,.?/]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(?=\d)/, "_")
    .toLowerCase();

/** Writes the ids that headings had behind them, where this site makes others. */
export function withHeadingIds(
  lines: readonly string[],
  idOf: ((title: string) => string) | undefined,
): readonly string[] {
  if (idOf === undefined) return lines;
  return outsideFences(lines, (line) => {
    const [, start, title = ""] = /^(#{2,6}[ \t]+)(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? [];
    if (start === undefined || /\[#[^\]]+\]$|\{[^{}]*\}$/.test(title)) return line;
    const plain = title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .split(/`/)
      .map((part, index) => (index % 2 === 0 ? part.replace(/<[^<>]*>|[*]/g, "") : part))
      .join("")
      .trim();
    const id = idOf(plain);
    return id === "" || id === slug(plain) ? line : `${start}${title} [#${id}]`;
  });
}
