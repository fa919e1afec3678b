import type { MdxNode } from "../component.ts";

const word = String.raw`[\p{L}\p{M}\p{N}]+`;
const words = `${word}(?:[ ,/()?]+${word})*`;
const code = String.raw`[\w.:/-]+(?: [\w.:/-]+)*`;
const mark = `(?:\\*\\*${words}\\*\\*|\\*${words}\\*|\`${code}\`)`;
const marks = `${mark}(?:,? ${mark})*`;

/**
 * Words, and marks with spaces around them. Words are next to marks only, so that a text is read in one way. A line that
 * starts with a number may be in a list, one with `import` is code.
 */
const line = new RegExp(
  `^(?!(?:import|export)\\b|\\p{M}|\\p{N})(?:${words}|(?:${words},? )?${marks}(?:,? ${words},? ${marks})*(?:,? ${words})?)\\??$`,
  "u",
);

/** Most lines: words without marks, in ASCII, which needs no classes of Unicode. A part of the language of `line`. */
const plainWords = /^(?!(?:import|export)\b)[A-Za-z][A-Za-z0-9]*(?:[ ,/()?]+[A-Za-z0-9]+)*\??$/;

const parts = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<text>[^*`]+)/g;

type Html = Extract<MdxNode, { readonly kind: "html" }>;

/**
 * Reads a line of words, of which some are strong, emphasized or code, as most titles are: without a parser, which takes
 * milliseconds for a line where it is not the native one. Returns undefined for any text that may have other marks, an
 * address, or a quote that gets curly.
 */
export function plainLine(text: string): MdxNode | undefined {
  if (plainWords.test(text)) return htmlOf("p", [{ kind: "text", text }]);
  if (!line.test(text)) return undefined;
  const children = [...text.matchAll(parts)].map(({ groups = {} }): MdxNode => {
    const [tag = "text", inside = ""] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    return tag === "text" ? { kind: "text", text: inside } : htmlOf(tag, [{ kind: "text", text: inside }]);
  });
  return htmlOf("p", children);
}

const htmlOf = (tag: string, children: Html["children"]): Html => ({
  kind: "html",
  tag,
  attributes: {},
  children,
  line: 1,
});
