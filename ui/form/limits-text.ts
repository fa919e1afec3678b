import { type Control, widths } from "#engine/interpret";
import { words } from "../words.ts";
import type { Tools } from "./tools.ts";

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

/** The limits that were declared: those of every number of a width go without saying. */
function declared(least: number | string | undefined, greatest: number | string | undefined) {
  const all = Object.values(widths);
  const wide = all.find((width) => width.greatest === String(greatest));
  const isWide = all.some((width) => width.least === String(least) && (width.least !== "0" || width === wide));
  return range(isWide ? undefined : least, wide ? undefined : greatest);
}

const all = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join("; ") || undefined;

/** What a control takes, in words that are there before there is a fault; nothing where it takes all of its type. */
export function limitsText(control: Control, tools: Tools): string | undefined {
  if (control.kind === "nullable") return limitsText(tools.control(control.item), tools);
  if (control.kind === "text") {
    const { minLength, maxLength, regex, secret } = control;
    const least = minLength === 0 ? undefined : minLength;
    return all(
      range(least, maxLength, (text) => words.characters(text, (maxLength ?? least) === 1)),
      regex === undefined ? undefined : words.pattern(regex),
      secret ? words.notKept : undefined,
    );
  }
  if (control.kind === "number" || control.kind === "digits") return declared(control.minimum, control.maximum);
  return control.kind === "list" && control.unique ? words.eachOnce : undefined;
}
