const numeral = /^(?<minus>-?)0*(?<whole>\d+)(?:\.(?<fraction>\d+))?(?:[eE](?<power>[+-]?\d+))?$/;

/** Returns true for a decimal number, with or without leading zeros. */
export const isDecimal = (text: string): boolean => numeral.test(text);

/** A decimal as its significant digits and the power of ten of the last one, so that `1.50` and `15e-1` are alike. */
function decimalOf(text: string): string {
  const { minus, whole = "", fraction = "", power = "0" } = numeral.exec(text)?.groups ?? {};
  const digits = (whole + fraction).replace(/^0+/, "");
  if (digits === "") return "0";
  const significant = digits.replace(/0+$/, "");
  const last = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${minus}${significant}e${last}`;
}

/** The double that a decimal is, however it is written; `undefined` if a double would lose some of its digits. */
export function losslessDouble(text: string): number | undefined {
  const double = Number(text);
  return Number.isFinite(double) && decimalOf(String(double)) === decimalOf(text) ? double : undefined;
}
