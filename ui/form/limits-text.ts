import { type Control, widths } from "#engine/interpret";
import { words } from "../words.ts";
import type { Tools } from "./tools.ts";

/** What nobody needs to read at each number: where the numbers end that fit its width. A fault says so to those who get there. */
const widthEnds: ReadonlySet<string> = new Set(
  Object.values(widths).flatMap(({ least, greatest }) => (least === "0" ? [greatest] : [least, greatest])),
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

/**
 * What a control takes, in words that are there before there is a fault: declared limits, and that a number has no sign.
 * Nothing where it takes all of its type.
 */
export function limitsText(control: Control, tools: Tools): string | undefined {
  if (control.kind === "nullable") return limitsText(tools.control(control.item), tools);
  if (control.kind === "text") {
    const { minLength, maxLength, regex, secret } = control;
    const least = minLength === 0 ? undefined : minLength;
    return all(
      range(least, maxLength, (text) => words.characters(text, (maxLength ?? least) === 1)),
      regex === undefined ? undefined : words.pattern(regex),
      secret && !tools.keepsSecrets ? words.notKept : undefined,
    );
  }
  if (control.kind === "number" || control.kind === "digits")
    return range(declared(control.minimum), declared(control.maximum));
  return control.kind === "list" && control.unique ? words.eachOnce : undefined;
}
