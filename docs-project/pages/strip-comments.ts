/**
 * Removes comments of MDX outside of code, each with its line if nothing else is on it. Fences are recognized at the
 * start of a line, and code spans by their backticks, as other publishers of docs projects recognize them.
 */
export function stripComments(page: string): string {
  if (!page.includes("{/*")) return page;
  let result = "";
  let isFenced = false;
  let isSpan = false;
  for (let at = 0; at < page.length; ) {
    if ((at === 0 || page[at - 1] === "\n") && page.startsWith("```", at)) {
      isFenced = !isFenced;
      result += "```";
      at += 3;
      continue;
    }
    if (!isFenced && page[at] === "`" && page[at - 1] !== "\\") {
      const span = doubledSpan(page, at);
      if (span !== undefined && !isSpan) {
        result += page.slice(at, span);
        at = span;
        continue;
      }
      if (page[at + 1] !== "`") isSpan = !isSpan;
    }
    const end = !isFenced && !isSpan && page.startsWith("{/*", at) ? page.indexOf("*/}", at + 3) : -1;
    if (end === -1) {
      result += page[at];
      at += 1;
      continue;
    }
    const removed = withoutComment(page, result, end + 3);
    result = removed.result;
    at = removed.at;
  }
  return result;
}

/** Returns the end of a code span of two backticks that starts here. */
function doubledSpan(page: string, at: number): number | undefined {
  if (page[at + 1] !== "`" || page[at + 2] === "`") return undefined;
  const end = page.indexOf("``", at + 2);
  return end === -1 ? undefined : end + 2;
}

/** Continues after a comment that ends at `end`; drops its line if that is blank otherwise. */
function withoutComment(page: string, before: string, end: number): { readonly result: string; readonly at: number } {
  const lineStart = before.lastIndexOf("\n") + 1;
  const lineEnd = page.indexOf("\n", end);
  const after = lineEnd === -1 ? page.slice(end) : page.slice(end, lineEnd);
  if (before.slice(lineStart).trim() !== "" || after.trim() !== "") return { result: before, at: end };
  return { result: before.slice(0, lineStart), at: lineEnd === -1 ? end : lineEnd + 1 };
}
