import { isMultipleOf } from "#engine/interpret";
import type { ItemLimits, MemberLimits, NumberLimits } from "#engine/shape";
import { bigIntOf } from "../assignable/index.ts";
import type { ChangeLocation, Report } from "../report/index.ts";

type Limit = number | bigint | undefined;

/** A limit in both versions; `tighter` is the way in which it allows less. */
interface LimitPair {
  readonly what: string;
  readonly older: Limit;
  readonly newer: Limit;
  readonly tighter: "higher" | "lower";
  /** The limits in words, if numbers alone do not say them. */
  readonly texts?: readonly [was: string, is: string];
}

/** Compares one limit. */
export function compareLimit(
  { what, older, newer, tighter, texts: [was, is] = [String(older ?? "none"), String(newer ?? "none")] }: LimitPair,
  location: ChangeLocation,
  report: Report,
): void {
  if (older === newer) return;
  const open = tighter === "higher" ? -Infinity : Infinity;
  const higher = (newer ?? open) > (older ?? open);
  const facts = { what, was, is };
  report(location, higher === (tighter === "higher") ? "limit-tightened" : "limit-loosened", facts);
}

/** Compares the limits of numbers. Digit text is compared as a number. */
export function compareNumbers(
  older: NumberLimits,
  newer: NumberLimits,
  location: ChangeLocation,
  report: Report,
): void {
  const sides = [
    ["least value", "minimum", "exclusiveMinimum", "higher"],
    ["greatest value", "maximum", "exclusiveMaximum", "lower"],
  ] as const;
  for (const [what, limit, exclusive, tighter] of sides) {
    const [was, is] = [older, newer].map((one) => sideOf(limitOf(one[limit]), one[exclusive], tighter));
    if (was !== undefined && is !== undefined) compareSides({ what, was, is, tighter }, location, report);
  }
  compareSteps(older.multipleOf, newer.multipleOf, location, report);
}

/** A limit of numbers; the tighter one, if a shape has both. */
interface Side {
  readonly limit: Limit;
  readonly isExclusive: boolean;
}

function sideOf(limit: Limit, exclusive: number | undefined, tighter: LimitPair["tighter"]): Side {
  const isTighter =
    exclusive !== undefined &&
    (limit === undefined || (tighter === "higher" ? exclusive >= limit : exclusive <= limit));
  return isTighter ? { limit: exclusive, isExclusive: true } : { limit, isExclusive: false };
}

const sideText = ({ limit, isExclusive }: Side): string =>
  limit === undefined ? "none" : isExclusive ? `${limit} (exclusive)` : String(limit);

function compareSides(
  { what, was, is, tighter }: Pick<LimitPair, "what" | "tighter"> & { readonly was: Side; readonly is: Side },
  location: ChangeLocation,
  report: Report,
): void {
  const texts = [sideText(was), sideText(is)] as const;
  if (was.limit !== is.limit)
    compareLimit({ what, older: was.limit, newer: is.limit, tighter, texts }, location, report);
  else if (was.isExclusive !== is.isExclusive) {
    const facts = { what, was: texts[0], is: texts[1] };
    report(location, is.isExclusive ? "limit-tightened" : "limit-loosened", facts);
  }
}

/** Compares the numbers that divide all values. */
function compareSteps(
  older: number | string | undefined,
  newer: number | string | undefined,
  location: ChangeLocation,
  report: Report,
): void {
  const [was, is] = [older, newer].map((step) => (step === undefined ? undefined : String(step)));
  if (was === is) return;
  const facts = { what: "divisor", was: was ?? "none", is: is ?? "none" };
  if (is !== undefined && (was === undefined || !isMultipleOf(was, is))) report(location, "limit-tightened", facts);
  if (was !== undefined && (is === undefined || !isMultipleOf(is, was))) report(location, "limit-loosened", facts);
}

/** Compares how many items two lists may have. */
export function compareItemCounts(
  older: ItemLimits,
  newer: ItemLimits,
  location: ChangeLocation,
  report: Report,
): void {
  compareCounts(
    "number of items",
    [older.minItems, newer.minItems],
    [older.maxItems, newer.maxItems],
    location,
    report,
  );
}

/** Compares how many members two objects may have. */
export function compareMemberCounts(
  older: MemberLimits,
  newer: MemberLimits,
  location: ChangeLocation,
  report: Report,
): void {
  const least = [older.minProperties, newer.minProperties] as const;
  const most = [older.maxProperties, newer.maxProperties] as const;
  compareCounts("number of properties", least, most, location, report);
}

type CountPair = readonly [older: number | undefined, newer: number | undefined];

function compareCounts(
  what: string,
  [minWas, minIs]: CountPair,
  [maxWas, maxIs]: CountPair,
  location: ChangeLocation,
  report: Report,
): void {
  const least = { what: `least ${what}`, older: minWas || undefined, newer: minIs || undefined };
  compareLimit({ ...least, tighter: "higher" }, location, report);
  compareLimit({ what: `greatest ${what}`, older: maxWas, newer: maxIs, tighter: "lower" }, location, report);
}

const limitOf = (limit: number | string | undefined): Limit => (typeof limit === "string" ? bigIntOf(limit) : limit);
