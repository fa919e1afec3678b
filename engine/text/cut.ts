/** Splits a text at the first mark, which neither part has; without a mark, the second part is empty. */
export function cut(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Splits a text before the first match, such as an address before its query; without a match, the second part is empty. */
export function splitBefore(text: string, pattern: RegExp): readonly [before: string, rest: string] {
  const at = text.search(pattern);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
