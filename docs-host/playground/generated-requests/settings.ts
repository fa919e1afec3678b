import type { GeneratedRunSettings } from "#machines";

/** The fields of the settings that are numbers. */
export type NumberSetting = "calls" | "seconds" | "rate" | "seed";

/** The settings as they are typed. */
export type TypedSettings = { readonly [S in NumberSetting]: string } & Pick<GeneratedRunSettings, "allowWrites">;

/** Least and largest numbers. A run of a page is a first look; the command has no limits. Own choices. */
export const settingLimits: { readonly [S in NumberSetting]: readonly [least: number, most: number] } = {
  calls: [1, 1000],
  seconds: [1, 3600],
  rate: [1, 100],
  seed: [0, 2 ** 32 - 1],
};

/** The order of the fields. */
export const numberSettings: readonly NumberSetting[] = ["calls", "seconds", "rate", "seed"];

/** The settings of a first run: fewer requests than the proxy takes in a minute (docs/proxy.md). */
export const firstSettings = (seed: number): TypedSettings => ({
  ...{ calls: "50", seconds: "120", rate: "5", seed: String(seed) },
  allowWrites: false,
});

/** Returns the number of a setting's text; undefined if it is not an allowed one. */
export function settingOf(name: NumberSetting, text: string): number | undefined {
  const [least, most] = settingLimits[name];
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Returns settings that are typed completely; undefined if one is not valid. */
export function settingsOf(typed: TypedSettings): GeneratedRunSettings | undefined {
  const [calls, seconds, rate, seed] = numberSettings.map((name) => settingOf(name, typed[name]));
  if (calls === undefined || seconds === undefined || rate === undefined || seed === undefined) return undefined;
  return { calls, seconds, rate, seed, allowWrites: typed.allowWrites };
}

/** Returns true if a method changes nothing (RFC 9110 section 9.2.1, RFC 10008 section 2). */
export const changesNothing = (method: string): boolean => /^(?:GET|HEAD|OPTIONS|TRACE|QUERY)$/.test(method);
