const closers: { readonly [opener: string]: string } = { "(": ")", "[": "]" };

/**
 * Returns true for a part of a style sheet, such as a selector or a value, that ends where it seems to: its quotes and
 * brackets are closed, each text in its line as browsers demand it, and it has no comment.
 */
export function isWhole(part: string): boolean {
  const outside = part.replace(/\\[^\n\r\f]/g, "").replace(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, "");
  if (/["']|\/\*/.test(outside)) return false;
  const open: string[] = [];
  for (const [bracket = ""] of outside.matchAll(/[()[\]]/g)) {
    const closer = closers[bracket];
    if (closer !== undefined) open.push(closer);
    else if (open.pop() !== bracket) return false;
  }
  return open.length === 0;
}
