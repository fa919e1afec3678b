/** Returns true if a color in hexadecimal digits, such as `#1a1a1a` or `#111`, is dark; false for any other text. */
export function isDarkColor(text: string | undefined): boolean {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? "")?.[1];
  if (digits === undefined) return /^black$/i.test(text?.trim() ?? "");
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  // The weights of the relative luminance (WCAG 2.2), without its gamma: an estimate is enough for two grounds.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5;
}
