import { marksOfHtml } from "#ui/kit";

/** The first sentence of a markdown text, without its marks, at most `limit` characters. */
export function summaryOf(markdown: string | undefined, limit = 155): string | undefined {
  const paragraph = marksOfHtml(markdown ?? "")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => block !== "" && !/^(?:#|```|[-*|>]|\d+\.)/.test(block));
  const text = paragraph
    ?.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ");
  if (text === undefined || text === "") return undefined;
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), limit / 2)).replace(/[,;:.]$/, "")}…`;
}
