import { parseJson, printJson } from "#engine/json";

/** More than any screen shows of a row on one line; in UTF-16 units. */
const longestLine = 400;

/** The beginning of some data on one line. */
export const lineOf = (data: string): string => data.slice(0, longestLine).replace(/\s*[\r\n]\s*/g, " ↵ ");

/** Data written out: JSON indented, each digit as it came; all else as it is. */
export function prettyData(data: string): { readonly text: string; readonly language: "json" | "text" } {
  const parsed = parseJson(data);
  return parsed.ok ? { text: printJson(parsed.value, 2), language: "json" } : { text: data, language: "text" };
}
