/** A part of a line of markdown. */
export type InlinePart =
  | { readonly kind: "text" | "code" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Inline markdown: code, strong and emphasized words, links to the web. */
const marks =
  /(?<tick>`+)(?<code>.+?)\k<tick>|\*\*(?<strong>[^*\n]+)\*\*|\*(?<stressed>[^\s*](?:[^*\n]*[^\s*])?)\*|(?<![\p{L}\p{N}_])_(?<under>[^\s_](?:[^_\n]*[^\s_])?)_(?![\p{L}\p{N}_])|\[(?<label>[^\]\n]+)\]\((?<href>https?:\/\/[^\s)]+)\)/gsu;

function partOf({ code, strong, stressed, under, label = "", href = "" }: Partial<Record<string, string>>): InlinePart {
  if (code !== undefined) return { kind: "code", text: code.trim() };
  if (strong !== undefined) return { kind: "strong", text: strong };
  const emphasis = stressed ?? under;
  return emphasis === undefined ? { kind: "link", text: label, href } : { kind: "emphasis", text: emphasis };
}

/** Splits one line of markdown into its marks and the text between. All other text is unchanged. */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    parts.push(partOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
