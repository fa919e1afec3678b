import type { Property, Shape } from "#engine/shape";
import { compareDocs } from "./compare-docs.ts";
import { compareDefaults } from "./compare-leaves.ts";
import { type Comparing, fitting } from "./comparing.ts";
import { below, named, type Site } from "./site.ts";
import { accessText, propertyText } from "./words.ts";

/** The properties of an object, or the parameters or headers of a call. */
export interface Members {
  readonly properties: readonly Property[];
  readonly extra?: Shape;
  readonly closed?: true;
}

/** How they are called and told apart. */
export interface MemberWords {
  readonly word: string;
  /** The steps from the place of the whole to its members. */
  readonly steps?: readonly string[];
  /** Names that differ only by this are the same, such as those of headers in capitals. */
  readonly nameOf?: (key: string) => string;
}

/** Whether a property travels in a direction (product.md §3: read-only ones not in requests, write-only not in answers). */
export const travels = ({ access }: Property, direction: Site["direction"]): boolean =>
  access !== (direction === "request" ? "READ_ONLY" : direction === "response" ? "WRITE_ONLY" : "never");

/** Compares properties by name; those that do not travel in the direction of the place are not there. */
export function compareProperties(
  older: Members,
  newer: Members,
  site: Site,
  comparing: Comparing,
  { word, steps = [], nameOf = (key) => key }: MemberWords,
): void {
  const before = new Map(older.properties.map((one) => [nameOf(one.key), one]));
  const after = new Map(newer.properties.map((one) => [nameOf(one.key), one]));
  for (const name of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    const [olderKey, newerKey] = [(was ?? is)?.key ?? name, (is ?? was)?.key ?? name];
    const at = below(site, [...steps, olderKey], `${word} ${named(newerKey)}`, [...steps, newerKey]);
    if (was && is && was.access !== is.access) {
      comparing.report(at, "property-access-changed", { was: accessText(was.access), is: accessText(is.access) });
    }
    const [sent, now] = [was, is].map((one) => (one && travels(one, site.direction) ? one : undefined));
    if (sent && now) compareMember(sent, now, at, comparing);
    else if (now) comesIn(now, older.extra, at, comparing);
    else if (sent) goesOut(sent, newer, at, comparing);
  }
}

function compareMember(older: Property, newer: Property, site: Site, { report, compare, label }: Comparing): void {
  if (older.optional !== newer.optional) {
    const facts = { was: propertyText(older, label.older), is: propertyText(newer, label.newer) };
    report(site, newer.optional ? "property-made-optional" : "property-made-required", facts);
  }
  compareDefaults(older, newer, site, report);
  compareDocs(older, newer, site, report);
  compare(older.shape, newer.shape, site);
}

function comesIn(property: Property, extra: Shape | undefined, site: Site, { report, fits, label }: Comparing): void {
  const is = propertyText(property, label.newer);
  report(site, property.optional ? "property-optional-added" : "property-required-added", { is, only: "newer" });
  if (extra === undefined || free(property, fitting(fits, site.direction, extra, property.shape))) return;
  report(site, "extra-conflict", { was: label.older(extra), is });
}

function goesOut(property: Property, { extra, closed }: Members, site: Site, { report, fits, label }: Comparing): void {
  const was = propertyText(property, label.older);
  report(site, property.optional ? "property-optional-removed" : "property-required-removed", { was, only: "older" });
  if (closed) report(site, "property-refused", { was });
  if (extra === undefined || free(property, fitting(fits, site.direction, property.shape, extra))) return;
  report(site, "extra-conflict", { was, is: label.newer(extra) });
}

/** Further properties never have the name `__proto__`, whatever their shape. */
const free = ({ key }: Property, fits: boolean): boolean => fits && key !== "__proto__";
