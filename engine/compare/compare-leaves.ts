import type { Json } from "#engine/json";
import type { EnumShape, FileShape, LiteralShape, StringShape } from "#engine/shape";
import { compareDocs } from "./compare-docs.ts";
import { wholeOf } from "./numbers.ts";
import { below, type Report, type Site } from "./site.ts";
import { valueText } from "./words.ts";

type Limit = number | bigint | undefined;

/** A limit in both versions; `tighter` is the way in which it allows less. */
interface LimitPair {
  readonly what: string;
  readonly older: Limit;
  readonly newer: Limit;
  readonly tighter: "higher" | "lower";
}

function compareLimit({ what, older, newer, tighter }: LimitPair, site: Site, report: Report): void {
  if (older === newer) return;
  const open = tighter === "higher" ? -Infinity : Infinity;
  const higher = (newer ?? open) > (older ?? open);
  const facts = { what, was: String(older ?? "none"), is: String(newer ?? "none") };
  report(site, higher === (tighter === "higher") ? "limit-tightened" : "limit-loosened", facts);
}

/** Numbers with a least and a greatest value; digit text is compared as the number that it is. */
export function compareNumbers(
  older: { readonly minimum?: number | string; readonly maximum?: number | string },
  newer: { readonly minimum?: number | string; readonly maximum?: number | string },
  site: Site,
  report: Report,
): void {
  const least = { what: "least value", older: limitOf(older.minimum), newer: limitOf(newer.minimum) };
  const most = { what: "greatest value", older: limitOf(older.maximum), newer: limitOf(newer.maximum) };
  compareLimit({ ...least, tighter: "higher" }, site, report);
  compareLimit({ ...most, tighter: "lower" }, site, report);
}

const limitOf = (limit: number | string | undefined): Limit => (typeof limit === "string" ? wholeOf(limit) : limit);

/** Text: its lengths, its pattern, what forms make of it. */
export function compareStrings(older: StringShape, newer: StringShape, site: Site, report: Report): void {
  const least = { what: "least length", older: older.minLength || undefined, newer: newer.minLength || undefined };
  const most = { what: "greatest length", older: older.maxLength, newer: newer.maxLength };
  compareLimit({ ...least, tighter: "higher" }, site, report);
  compareLimit({ ...most, tighter: "lower" }, site, report);
  comparePatterns(older.regex, newer.regex, site, report);
  compareHint("format", older.format, newer.format, site, report);
}

function comparePatterns(was: string | undefined, is: string | undefined, site: Site, report: Report): void {
  if (was === is) return;
  const facts = { ...(was !== undefined && { was }), ...(is !== undefined && { is }) };
  report(site, was === undefined ? "pattern-added" : is === undefined ? "pattern-removed" : "pattern-changed", facts);
}

/** A hint to forms and readers that forbids no value. */
export function compareHint(
  what: string,
  older: string | undefined,
  newer: string | undefined,
  site: Site,
  report: Report,
): void {
  if (older !== newer) report(site, "hint-changed", { what, was: older ?? "none", is: newer ?? "none" });
}

/** The value that is taken where none is given. */
export function compareDefaults(
  older: { readonly default?: Json },
  newer: { readonly default?: Json },
  site: Site,
  report: Report,
): void {
  const [was, is] = [valueText(older.default), valueText(newer.default)];
  if (was !== is) report(site, "default-changed", { was, is });
}

/** A closed list: what came, what went, what is said of what stayed. */
export function compareEnums(older: EnumShape, newer: EnumShape, site: Site, report: Report): void {
  if (older.numeric !== newer.numeric) {
    report(site, "kind-changed", { was: listText(older), is: listText(newer) });
    return;
  }
  const before = new Map(older.values.map((one) => [one.value, one]));
  const after = new Map(newer.values.map((one) => [one.value, one]));
  for (const [value, one] of after) {
    const at = below(site, ["values", value], `the value ${JSON.stringify(value)}`);
    const old = before.get(value);
    if (old) compareDocs(old, one, at, report);
    else report(site, "enum-value-added", { is: JSON.stringify(value) });
  }
  for (const value of before.keys()) {
    if (!after.has(value)) report(site, "enum-value-removed", { was: JSON.stringify(value) });
  }
}

const listText = ({ numeric }: EnumShape): string => (numeric ? "a closed list of numbers" : "a closed list of texts");

/** The one value that is allowed. */
export function compareLiterals(older: LiteralShape, newer: LiteralShape, site: Site, report: Report): void {
  if (older.value === newer.value) return;
  report(site, "literal-changed", { was: valueText(older.value), is: valueText(newer.value) });
}

/** Files: how many, and which are asked for. */
export function compareFiles(older: FileShape, newer: FileShape, site: Site, report: Report): void {
  if (older.multiple !== newer.multiple) {
    report(site, "file-count-changed", { was: countText(older), is: countText(newer) });
  }
  compareHint("accepted media type", older.accept?.join(", "), newer.accept?.join(", "), site, report);
}

const countText = ({ multiple }: FileShape): string => (multiple ? "a list of files" : "one file");
