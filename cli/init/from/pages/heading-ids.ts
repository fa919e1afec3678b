import { slug } from "github-slugger";

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

/** Writes the ids that headings had behind them, where this site makes others. A text ends where code begins. */
export const withHeadingIds = (text: string, idOf: ((title: string) => string) | undefined): string =>
  idOf === undefined
    ? text
    : text.replace(/^(#{2,6}[ \t]+)(.+?)([ \t]*#*)$/gm, (line, marks: string, title: string) => {
        if (/\[#[^\]]+\]$|\{[^{}]*\}$|[`<]/.test(title)) return line;
        const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*]/g, "");
        const id = idOf(plain);
        return id === "" || id === slug(plain) ? line : `${marks}${title} [#${id}]`;
      });
