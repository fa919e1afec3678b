/** Returns true for an integer as JSON writes it: digits, an optional minus, no leading zeros. */
export const isDigits = (text: string): boolean => /^-?(?:0|[1-9]\d*)$/.test(text);

/**
 * Compares two integers given as digit text; negative when `a` is less, 0 when equal. The time grows with the number of
 * digits only, so that untrusted text of any length is safe.
 */
export function compareDigits(a: string, b: string): number {
  const left = signed(a);
  const right = signed(b);
  if (left.sign !== right.sign) return left.sign - right.sign;
  return left.sign * compareSizes(left.size, right.size);
}

function signed(text: string): { readonly sign: number; readonly size: string } {
  const size = text.startsWith("-") ? text.slice(1) : text;
  if (size === "0") return { sign: 0, size };
  return { sign: text.startsWith("-") ? -1 : 1, size };
}

function compareSizes(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The least and the greatest integer of each width, as digit text. */
export const integerRanges = {
  integer: { least: "-2147483648", greatest: "2147483647" },
  uint: { least: "0", greatest: "4294967295" },
  long: { least: "-9223372036854775808", greatest: "9223372036854775807" },
  uint64: { least: "0", greatest: "18446744073709551615" },
} as const;
