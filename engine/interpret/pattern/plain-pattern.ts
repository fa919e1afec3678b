/** A group, the end of one, or any other part of a pattern that counts as a whole here. */
const part =
  /(?<open>\((?:\?(?:<?[=!]|:|<(?<name>[^>]*)>))?)|(?<close>\))|\\(?:k<(?<named>[^>]*)>|(?<number>[1-9]\d*)|[\s\S])|\[(?:[^\]\\]|\\[\s\S])*\]|[\s\S]/y;

/** A group before its closing parenthesis. */
interface Open {
  readonly isLook: boolean;
  readonly key: string | undefined;
  text: string;
}

/**
 * Returns a pattern without look-around, in which each back reference is the group that it refers to, and the text of a
 * look-behind precedes. A text that matches it may match the pattern itself.
 */
export function plainPattern(source: string): string {
  const [groups, names] = [new Map<string, string>(), new Map<string, string>()];
  const open: Open[] = [{ isLook: false, key: undefined, text: "" }];
  let count = 0;
  part.lastIndex = 0;
  for (let found = part.exec(source); found !== null && open.length > 0; found = part.exec(source)) {
    const { open: start, close, name, named, number } = found.groups ?? {};
    const around = open.at(-1);
    if (around === undefined) break;
    if (start !== undefined) {
      const isCaptured = start === "(" || name !== undefined;
      if (isCaptured) count += 1;
      open.push({ isLook: /^\(\?(?:<?!|=)/.test(start), key: isCaptured ? String(count) : undefined, text: "" });
      if (name !== undefined) names.set(name, String(count));
    } else if (close !== undefined) {
      open.pop();
      const outer = open.at(-1);
      if (around.key !== undefined) groups.set(around.key, around.text);
      if (outer !== undefined && !around.isLook) outer.text += `(?:${around.text})`;
    } else {
      const key = number ?? (named === undefined ? undefined : names.get(named));
      around.text += key === undefined ? found[0] : `(?:${groups.get(key) ?? ""})`;
    }
  }
  return open[0]?.text ?? "";
}
