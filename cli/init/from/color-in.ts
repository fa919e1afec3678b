/** Returns the literal value of a custom property in a style sheet, from the rules for the dark scheme or from the others. */
export function colorIn(styles: string, property: string, isDark: boolean): string | undefined {
  const blocks = styles.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "").split("}");
  for (const block of blocks) {
    const [body = "", selector] = block.split("{").reverse();
    if (selector === undefined) continue;
    if (/dark/.test(selector) !== isDark) continue;
    const value = body
      .split(";")
      .map((line) => line.split(":"))
      .find(([name]) => name?.trim() === property)?.[1]
      ?.trim();
    if (value !== undefined && /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\([^()]*\))$/i.test(value)) return value;
  }
  return undefined;
}
