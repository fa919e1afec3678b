import { contentIn, type Range } from "./cut-blocks.ts";

const marker = /^(?:---|\.\.\.)(?![^ \t\r\n])/gm;

/**
 * Returns the range of the only document in a YAML text, behind the line that may start it; undefined if there may be
 * others, or directives, or line breaks that only YAML has.
 */
export function documentIn(text: string): Range | undefined {
  if (/^%/m.test(text) || /\r(?!\n)/.test(text)) return undefined;
  marker.lastIndex = 0;
  const first = marker.exec(text);
  if (first === null) return { from: 0, to: text.length };
  if (first[0] !== "---" || marker.exec(text) !== null || contentIn(text, 0, first.index) !== undefined)
    return undefined;
  const lineEnd = text.indexOf("\n", first.index);
  const isAlone = lineEnd !== -1 && /^---[ \t]*(?:#.*)?\r?$/.test(text.slice(first.index, lineEnd));
  return isAlone ? { from: lineEnd + 1, to: text.length } : undefined;
}
