/** Milliseconds of the units of a time. */
const units: { readonly [unit: string]: number } = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The longest time of a timer, in milliseconds; longer ones end at once (WHATWG HTML §8.6). */
const maxTimer = 2 ** 31 - 1;

/** Reads a time, such as `500ms`, `90s`, `5m` or `1h`, in milliseconds; a bare number is in seconds. */
export function durationOf(text: string): number | undefined {
  const [, digits, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim()) ?? [];
  const time = Number(digits) * (units[unit] ?? Number.NaN);
  return time > 0 && time <= maxTimer ? time : undefined;
}

/** Reads a rate, such as `20/s` or `300/m`, in requests per second; a bare number is per second. */
export function rateOf(text: string): number | undefined {
  const [, digits, unit = "s"] = /^(\d+(?:\.\d+)?)(?:\/(s|m|h))?$/.exec(text.trim()) ?? [];
  const rate = (Number(digits) * 1000) / (units[unit] ?? Number.NaN);
  return rate > 0 ? rate : undefined;
}

/** Reads a whole number within limits. */
export function numberOf(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = /^\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Reads a percentage, with or without its sign. */
export function percentOf(text: string): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)%?$/.exec(text.trim()) ?? [];
  const percent = Number(digits);
  return percent <= 100 ? percent : undefined;
}
