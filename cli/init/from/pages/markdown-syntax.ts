import { endOfFence } from "#docs-project";
import { itemAt } from "#engine/item-at";
import type { PageContext } from "./page-context.ts";

/** Matches an element without contents. */
const voidTag = /^<((?:area|br|col|hr|img|input|source|track|wbr)\b[^<>]*?)\s*\/?>$/i;

/** Escapes `<` before anything but a tag. Lines with math are unchanged. */
const escapeLess = (text: string): string =>
  text.replace(/^[^$\n]+$/gm, (line) => line.replace(/(?<!\\)<(?![a-z/!?])/gi, "\\<"));

/**
 * Rewrites text of Markdown without code for MDX: braces and `<` are escaped, and void elements are closed. Ids, math and
 * attributes of tags are unchanged.
 */
export const escapeForMdx = (text: string): string =>
  text
    .split(/(<\/?[a-z][^<>]*>)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(voidTag, "<$1 />")
        : escapeLess(part).replace(/(?<![\w\\^_}=])\{+(?! *:? *#)[^{}$\\\n]*\}+/g, (braces) =>
            braces.replace(/[{}]/g, "\\$&"),
          ),
    )
    .join("");

/** Leaves scripts and styles of a page out. */
export function withoutScripts(lines: readonly string[], page: PageContext): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = itemAt(lines, at);
    const fenceEnd = endOfFence(lines, at);
    const name = fenceEnd === undefined ? /^<(script|style)\b/.exec(line)?.[1] : undefined;
    const last = name === undefined ? -1 : endOfElement(lines, at, name);
    if (last === -1) {
      const end = fenceEnd ?? at + 1;
      result.push(...lines.slice(at, end));
      at = end;
    } else {
      page.note(`${name}s (\`<${name}>\`)`, line);
      result.push("");
      at = last + 1;
    }
  }
  return result;
}

/** Returns the index of the line that ends with the closing tag of an element; -1 if it is not closed. */
const endOfElement = (lines: readonly string[], from: number, name: string): number =>
  lines.findIndex((line, index) => index >= from && line.trimEnd().endsWith(`</${name}>`));
