import type { PhrasingContent } from "mdast";

/** Matches text without markdown syntax that is not at the start of a line. */
const plainText = /^(?:[\p{L}\p{M}\p{N} ,;'"%?/()=+>“”‘’–—…-]|(?<![Ww])\.|\.(?![-.\w])|:(?= |$)|!(?=[ \p{L}]))+$/u;

/** Matches text at the start of a line that does not start a list or another block. */
const plainFirst = /^(?:[\p{L}(“‘"'/]|\p{N}+(?![\p{N}.)]))/u;

const plainCode = /^[^\s`|](?:[^\n\r`|]*[^\s`|])?$/;
const plainUrl = /^[\w/:.#?=%-]+$/;

/** Matches text that emphasis marks can enclose, with any text before and after them. */
const plainWords = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;

/** Matches text that emphasis marks can enclose in a line without other text. */
const plainTitle = /^[^ ](?:.*[^ ])?$/;

/** Writes a node of a line if it needs no escapes; returns undefined for any other node. */
function plainNode(node: PhrasingContent, previous: PhrasingContent | undefined, isAlone: boolean): string | undefined {
  if (node.type === "text") return plainText.test(node.value) ? node.value : undefined;
  if (node.type === "inlineCode") return plainCode.test(node.value) ? `\`${node.value}\`` : undefined;
  if (node.type !== "strong" && node.type !== "emphasis" && node.type !== "link") return undefined;
  const [only, ...others] = node.children;
  if (only?.type !== "text" || others.length > 0 || !plainText.test(only.value)) return undefined;
  const { value } = only;
  if (node.type === "link") {
    const isPlain = !node.title && value !== "" && value !== node.url && plainUrl.test(node.url);
    return isPlain ? `[${value}](${node.url})` : undefined;
  }
  if (previous?.type === "strong" || previous?.type === "emphasis") return undefined;
  if (!(isAlone ? plainTitle : plainWords).test(value)) return undefined;
  const mark = node.type === "strong" ? "**" : "*";
  return mark + value + mark;
}

/** Writes nodes of a line that need no escapes, as the library does; returns undefined for any others. */
export function plainLine(nodes: readonly PhrasingContent[]): string | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first?.type === "text" && !plainFirst.test(first.value)) return undefined;
  if (last?.type === "text" && last.value.endsWith(" ")) return undefined;
  let text = "";
  for (const [index, node] of nodes.entries()) {
    const written = plainNode(node, nodes[index - 1], nodes.length === 1);
    if (written === undefined) return undefined;
    text += written;
  }
  return text;
}
