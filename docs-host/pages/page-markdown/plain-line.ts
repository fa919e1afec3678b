import type { Link, PhrasingContent } from "mdast";

/** Matches text without markdown syntax that is not at the start of a line. */
const plainText =
  /^(?:[\p{L}\p{M}\p{N} ,;'"%?/()=+>“”‘’–—…-]|&(?= )|(?<![Ww])\.|\.(?![-.\w])|:(?= |$)|!(?=[ \p{L}]))+$/u;

/** Matches text at the start of a line that does not start a list or another block. */
const plainFirst = /^(?:[\p{L}(“‘"'/]|\p{N}+(?![\p{N}.)]))/u;

const plainCode = /^[^\s`|](?:[^\n\r`|]*[^\s`|])?$/;
const plainUrl = /^[\w/:.#?=%-]+$/;

/** Matches text that emphasis marks can enclose, with any text before and after them. */
const plainWords = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;

/** Matches text that emphasis marks can enclose between spaces. */
const plainTitle = /^[^ ](?:.*[^ ])?$/;

/** Matches the address of a link that is written in angle brackets if it is the text of the link too. */
const webAddress = /^[a-z][a-z+.-]+:/i;

/** The nodes beside a node of a line. */
interface Neighbors {
  readonly previous: PhrasingContent | undefined;
  readonly next: PhrasingContent | undefined;
}

const startsSpaced = (node: PhrasingContent | undefined): boolean =>
  node === undefined || (node.type === "text" && node.value.startsWith(" "));

const endsSpaced = (node: PhrasingContent | undefined): boolean =>
  node === undefined || (node.type === "text" && node.value.endsWith(" "));

/** Writes a node of a line if it needs no escapes; returns undefined for any other node. */
function plainNode(node: PhrasingContent, { previous, next }: Neighbors): string | undefined {
  if (node.type === "text") return plainText.test(node.value) ? node.value : undefined;
  if (node.type === "inlineCode") return plainCode.test(node.value) ? `\`${node.value}\`` : undefined;
  if (node.type === "image") {
    const { alt = "", url, title } = node;
    return !title && (!alt || plainText.test(alt)) && plainUrl.test(url) ? `![${alt}](${url})` : undefined;
  }
  if (node.type !== "strong" && node.type !== "emphasis" && node.type !== "link") return undefined;
  const [only, ...others] = node.children;
  if (others.length > 0) return undefined;
  if (node.type === "link") return plainLink(node, only);
  if (only?.type !== "text" || !plainText.test(only.value)) return undefined;
  const { value } = only;
  if (previous?.type === "strong" || previous?.type === "emphasis") return undefined;
  if (!(endsSpaced(previous) && startsSpaced(next) ? plainTitle : plainWords).test(value)) return undefined;
  const mark = node.type === "strong" ? "**" : "*";
  return mark + value + mark;
}

function plainLink({ url, title }: Link, label: PhrasingContent | undefined): string | undefined {
  if (title || !plainUrl.test(url)) return undefined;
  if (label?.type === "inlineCode") {
    return plainCode.test(label.value) && !/[[\]]/.test(label.value) ? `[\`${label.value}\`](${url})` : undefined;
  }
  if (label?.type !== "text" || label.value === "" || url === `mailto:${label.value}`) return undefined;
  if (label.value === url && webAddress.test(url)) return `<${url}>`;
  return plainText.test(label.value) ? `[${label.value}](${url})` : undefined;
}

/** Writes nodes of a line that need no escapes, as the library does; returns undefined for any others. */
export function plainLine(nodes: readonly PhrasingContent[]): string | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first?.type === "text" && !plainFirst.test(first.value)) return undefined;
  if (last?.type === "text" && last.value.endsWith(" ")) return undefined;
  let text = "";
  for (const [index, node] of nodes.entries()) {
    const written = plainNode(node, { previous: nodes[index - 1], next: nodes[index + 1] });
    if (written === undefined) return undefined;
    text += written;
  }
  return text;
}
