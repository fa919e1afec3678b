import { type ControlFold, type ControlOf, foldControl, integerRanges } from "#engine/interpret";
import { words } from "../../words.ts";
import type { Tools } from "./tools.ts";

/** Limits that only repeat the width of an integer type are not shown; an issue names them when they are exceeded. */
const widthEnds: ReadonlySet<string> = new Set(
  Object.values(integerRanges).flatMap(({ least, greatest }) => (least === "0" ? [greatest] : [least, greatest])),
);

const declared = (limit: number | string | undefined): number | string | undefined =>
  widthEnds.has(String(limit)) ? undefined : limit;

const range = (
  least: number | string | undefined,
  greatest: number | string | undefined,
  unit?: (count: string) => string,
): string | undefined => {
  const [from, to] = [least, greatest].map((one) => (one === undefined ? undefined : String(one)));
  const named = unit ?? ((text: string) => text);
  if (from !== undefined && to !== undefined)
    return from === to ? named(words.exactly(to)) : named(words.fromTo(from, to));
  if (from !== undefined) return named(words.atLeast(from));
  return to === undefined ? undefined : named(words.atMost(to));
};

const all = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join("; ") || undefined;

const unlimited = (): undefined => undefined;

const numberLimits = ({ minimum, maximum }: ControlOf<"number" | "digits">): string | undefined =>
  range(declared(minimum), declared(maximum));

/**
 * Returns the rules of a control, to show before there is an issue: limits, a pattern, unique items. `undefined` if it
 * accepts all values of its type.
 */
export const limitsText: ControlFold<string | undefined, [tools: Tools]> = foldControl<
  string | undefined,
  [tools: Tools]
>({
  text: ({ minLength, maxLength, regex, secret }, tools) => {
    const least = minLength === 0 ? undefined : minLength;
    return all(
      range(least, maxLength, (text) => words.characters(text, (maxLength ?? least) === 1)),
      regex === undefined ? undefined : words.pattern(regex),
      secret && !tools.keepsSecrets ? words.notKept : undefined,
    );
  },
  number: numberLimits,
  digits: numberLimits,
  switch: unlimited,
  datetime: unlimited,
  date: unlimited,
  base64: unlimited,
  choice: unlimited,
  fixed: unlimited,
  nullable: ({ item }, tools) => limitsText(tools.control(item), tools),
  list: ({ unique }) => (unique ? words.eachOnce : undefined),
  map: unlimited,
  group: unlimited,
  union: unlimited,
  files: unlimited,
  json: unlimited,
});
