import { isBareOrigin } from "./callers/index.ts";
import { canonicalOrigin, type PrivateRanges, readRange } from "./target/index.ts";

/** A setting of the proxy is invalid: `setting` names it, `value` is the entry, `error` a clause about it. */
export class ProxySettingError extends Error {
  override readonly name = "ProxySettingError";
  readonly setting: "privateOrigins" | "pageOrigins" | "privateRanges";
  readonly value: string;
  constructor(setting: ProxySettingError["setting"], value: string, error: string) {
    super(`${setting}: "${value}" ${error}`);
    this.setting = setting;
    this.value = value;
  }
}

/** Reads a setting of origins. Throws `ProxySettingError`. */
export function readOrigins(setting: "privateOrigins" | "pageOrigins", texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.map((text) => {
      // An origin with a private address is reached by calls and channels alike; the origin of a page is never a
      // channel's.
      const origin = canonicalOrigin(text, setting === "privateOrigins" ? "websocket" : "http");
      const isBare = origin !== undefined && isBareOrigin(new URL(text));
      const error = "is not an origin; write scheme, host and port only, such as https://docs.example.com";
      if (!isBare) throw new ProxySettingError(setting, text, error);
      return origin;
    }),
  );
}

/** Reads the setting `privateRanges`. Throws `ProxySettingError`. */
export function readRanges(texts: readonly string[]): PrivateRanges {
  return texts.map((text) => {
    const read = readRange(text);
    if (!read.ok) throw new ProxySettingError("privateRanges", text, read.error);
    return read.range;
  });
}
