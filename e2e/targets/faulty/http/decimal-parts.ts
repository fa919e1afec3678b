/** A decimal number by its digits, however long it is. */
interface DecimalParts {
  readonly sign: -1 | 0 | 1;
  /** Without leading and trailing zeros. */
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly power: bigint;
}

const numeral = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

function partsOf(text: string): DecimalParts {
  const [, minus, whole = "", fraction = "", exponent = "0"] = numeral.exec(text) ?? [];
  const all = whole + fraction;
  const digits = all.replace(/^0+/, "");
  if (digits === "") return { sign: 0, digits: "", power: 0n };
  const leading = BigInt(all.length - digits.length);
  return {
    sign: minus === "-" ? -1 : 1,
    digits: digits.replace(/0+$/, ""),
    power: BigInt(whole.length) - 1n - leading + BigInt(exponent),
  };
}

/** Returns true if a JSON number is mathematically an integer, as `1.0` and `1e3` are (JSON Schema 2020-12, 4.2.3). */
export function isWhole(text: string): boolean {
  const { digits, power } = partsOf(text);
  return power >= BigInt(digits.length) - 1n;
}

/** Compares two JSON numbers exactly: negative if the first is smaller, 0 if they are equal. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.power !== b.power) return a.power < b.power ? -a.sign : a.sign;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -a.sign : a.sign;
}
