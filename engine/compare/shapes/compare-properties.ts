import { defined } from "#engine/item-at";
import type { Property, Shape } from "#engine/shape";
import { accessText, below, type ChangeLocation, compareDocs, named, propertyText } from "../report/index.ts";
import { compareDefaults, compareExamples } from "./compare-leaves.ts";
import { type ComparisonContext, isCompatible } from "./context.ts";

/** The properties of an object, or the parameters or headers of a call. */
export interface Members {
  readonly properties: readonly Property[];
  readonly extra?: Shape;
  readonly closed?: true;
}

/** The word for such properties, and how they are matched. */
export interface MemberWords {
  readonly word: string;
  /** The steps from the location of the object to its members. */
  readonly steps?: readonly string[];
  /** Names that differ only by this are the same, such as header names in capitals. */
  readonly nameOf?: (key: string) => string;
}

/**
 * Returns true if a property is sent in a direction: read-only ones not in requests, write-only ones not in responses
 * (docs/behavior.md#types).
 */
export const isSent = ({ access }: Property, direction: ChangeLocation["direction"]): boolean =>
  access !== (direction === "request" ? "READ_ONLY" : direction === "response" ? "WRITE_ONLY" : "never");

/** Compares properties by name, without those that are not sent in the direction of the location. */
export function compareProperties(
  older: Members,
  newer: Members,
  location: ChangeLocation,
  context: ComparisonContext,
  { word, steps = [], nameOf = (key) => key }: MemberWords,
): void {
  const before = new Map(older.properties.map((one) => [nameOf(one.key), one]));
  const after = new Map(newer.properties.map((one) => [nameOf(one.key), one]));
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    const [olderKey, newerKey] = [defined(was ?? is).key, defined(is ?? was).key];
    const at = below(location, [...steps, olderKey], `${word} ${named(newerKey)}`, [...steps, newerKey]);
    if (was && is && was.access !== is.access) {
      context.report(at, "property-access-changed", { was: accessText(was.access), is: accessText(is.access) });
    }
    const [sent, now] = [was, is].map((one) => (one && isSent(one, location.direction) ? one : undefined));
    if (sent && now) compareMember(sent, now, at, context);
    else if (now) comesIn(now, older.extra, at, context);
    else if (sent) goesOut(sent, newer, at, context);
  }
}

function compareMember(
  older: Property,
  newer: Property,
  location: ChangeLocation,
  { report, compare, label }: ComparisonContext,
): void {
  if (older.optional !== newer.optional) {
    const facts = { was: propertyText(older, label.older), is: propertyText(newer, label.newer) };
    report(location, newer.optional ? "property-made-optional" : "property-made-required", facts);
  }
  compareDefaults(older, newer, location, report);
  compareExamples(older, newer, location, report);
  compareDocs(older, newer, location, report);
  compare(older.shape, newer.shape, location);
}

function comesIn(
  property: Property,
  extra: Shape | undefined,
  location: ChangeLocation,
  { report, assignable, label }: ComparisonContext,
): void {
  const is = propertyText(property, label.newer);
  report(location, property.optional ? "property-optional-added" : "property-required-added", { is, only: "newer" });
  if (extra === undefined || free(property, isCompatible(assignable, location.direction, extra, property.shape)))
    return;
  report(location, "extra-conflict", { was: label.older(extra), is });
}

function goesOut(
  property: Property,
  { extra, closed }: Members,
  location: ChangeLocation,
  { report, assignable, label }: ComparisonContext,
): void {
  const was = propertyText(property, label.older);
  report(location, property.optional ? "property-optional-removed" : "property-required-removed", {
    was,
    only: "older",
  });
  if (closed) report(location, "property-refused", { was });
  if (extra === undefined || free(property, isCompatible(assignable, location.direction, property.shape, extra)))
    return;
  report(location, "extra-conflict", { was, is: label.newer(extra) });
}

/** Further properties never have the name `__proto__`, whatever their shape. */
const free = ({ key }: Property, assignable: boolean): boolean => assignable && key !== "__proto__";
