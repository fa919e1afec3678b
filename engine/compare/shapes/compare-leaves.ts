import { equalJson, type Json } from "#engine/json";
import type { EnumShape, Exemplified, FileShape, LiteralShape, StringShape } from "#engine/shape";
import { below, type ChangeLocation, compareDocs, type Report, valueText } from "../report/index.ts";
import { compareLimit } from "./compare-limits.ts";

/** Compares texts: their lengths, pattern and format. */
export function compareStrings(older: StringShape, newer: StringShape, location: ChangeLocation, report: Report): void {
  const least = { what: "least length", older: older.minLength || undefined, newer: newer.minLength || undefined };
  const most = { what: "greatest length", older: older.maxLength, newer: newer.maxLength };
  compareLimit({ ...least, tighter: "higher" }, location, report);
  compareLimit({ ...most, tighter: "lower" }, location, report);
  comparePatterns(older.regex, newer.regex, location, report);
  compareHint("format", older.format, newer.format, location, report);
}

function comparePatterns(
  was: string | undefined,
  is: string | undefined,
  location: ChangeLocation,
  report: Report,
): void {
  if (was === is) return;
  const facts = { ...(was !== undefined && { was }), ...(is !== undefined && { is }) };
  report(
    location,
    was === undefined ? "pattern-added" : is === undefined ? "pattern-removed" : "pattern-changed",
    facts,
  );
}

/** Compares a hint to forms and readers, which forbids no value. */
export function compareHint(
  what: string,
  older: string | undefined,
  newer: string | undefined,
  location: ChangeLocation,
  report: Report,
): void {
  if (older !== newer) report(location, "hint-changed", { what, was: older ?? "none", is: newer ?? "none" });
}

/** Compares the default values. */
export function compareDefaults(
  older: { readonly default?: Json },
  newer: { readonly default?: Json },
  location: ChangeLocation,
  report: Report,
): void {
  const [was, is] = [valueText(older.default), valueText(newer.default)];
  if (was !== is) report(location, "default-changed", { was, is });
}

/** Compares the examples of a value. */
export function compareExamples(
  older: Exemplified,
  newer: Exemplified,
  location: ChangeLocation,
  report: Report,
): void {
  const [was, is] = [older.examples ?? [], newer.examples ?? []];
  if (!equalJson(was, is)) report(location, "examples-changed");
}

/** Compares closed lists: added values, removed values, and changed texts of the others. */
export function compareEnums(older: EnumShape, newer: EnumShape, location: ChangeLocation, report: Report): void {
  if (older.numeric !== newer.numeric) {
    report(location, "kind-changed", { was: listText(older), is: listText(newer) });
    return;
  }
  const before = new Map(older.values.map((one) => [one.value, one]));
  const after = new Map(newer.values.map((one) => [one.value, one]));
  for (const [value, one] of after) {
    const at = below(location, ["values", value], `the value ${JSON.stringify(value)}`);
    const old = before.get(value);
    if (old) compareDocs(old, one, at, report);
    else report(location, "enum-value-added", { is: JSON.stringify(value) });
  }
  for (const value of before.keys()) {
    if (!after.has(value)) report(location, "enum-value-removed", { was: JSON.stringify(value) });
  }
}

const listText = ({ numeric }: EnumShape): string => (numeric ? "a closed list of numbers" : "a closed list of texts");

/** Compares the only allowed values. */
export function compareLiterals(
  older: LiteralShape,
  newer: LiteralShape,
  location: ChangeLocation,
  report: Report,
): void {
  if (older.value === newer.value) return;
  report(location, "literal-changed", { was: valueText(older.value), is: valueText(newer.value) });
}

/** Compares files: their number, and the accepted types. */
export function compareFiles(older: FileShape, newer: FileShape, location: ChangeLocation, report: Report): void {
  if (older.multiple !== newer.multiple) {
    report(location, "file-count-changed", { was: countText(older), is: countText(newer) });
  }
  compareHint("accepted media type", older.accept?.join(", "), newer.accept?.join(", "), location, report);
}

const countText = ({ multiple }: FileShape): string => (multiple ? "a list of files" : "one file");
