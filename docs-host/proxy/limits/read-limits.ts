import { defaultLimits, type ProxyLimits } from "./limits.ts";

/** Limits of a setting, or its errors, a sentence each. */
export type LimitsVerdict =
  | { readonly ok: true; readonly limits: Partial<ProxyLimits> }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The longest that a timer of Node can wait; more would end at once. */
const maxMs = 2 ** 31 - 1;

/**
 * Reads limits from a comma list of names and integers, `requestBytes=52428800, totalMs=300000`. The list may be empty.
 */
export function readLimits(text: string | undefined): LimitsVerdict {
  const errors: string[] = [];
  const limits: { -readonly [K in keyof ProxyLimits]?: number } = {};
  for (const entry of (text ?? "").split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [name = "", value = ""] = entry.split(/=(.*)/s).map((part) => part.trim());
    const most = name.endsWith("Ms") ? maxMs : Number.MAX_SAFE_INTEGER;
    if (!isLimit(name)) errors.push(`unknown limit "${name}"; the limits are ${Object.keys(defaultLimits).join(", ")}`);
    else if (/^[1-9]\d*$/.test(value) && Number(value) <= most) limits[name] = Number(value);
    else errors.push(`the limit ${name} must be a whole number from 1 to ${most}, not "${value}"`);
  }
  return errors.length === 0 ? { ok: true, limits } : { ok: false, errors };
}

const isLimit = (name: string): name is keyof ProxyLimits => Object.hasOwn(defaultLimits, name);
