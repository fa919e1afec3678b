import { type Endpoint, pathText } from "#engine/model";
import type { Property } from "#engine/shape";
import { compareProperties } from "./compare-properties.ts";
import type { Comparing } from "./comparing.ts";
import { skeleton } from "./match-endpoints.ts";
import { below, named, type Site } from "./site.ts";

type Placed = Pick<Endpoint, "path" | "pathParameters">;

/** Compares the paths of a call or a channel, and what stands in them. */
export function comparePaths(older: Placed, newer: Placed, site: Site, comparing: Comparing): void {
  const { report } = comparing;
  const parameters = below(site, ["pathParameters"], "");
  if (skeleton(older) !== skeleton(newer)) {
    report(site, "path-changed", { was: pathText(older.path), is: pathText(newer.path) });
    // The path names its parameters, so which came and went is told by the path.
    const both = ({ key }: Property): boolean => [older, newer].every((one) => keysOf(one).includes(key));
    const [before, after] = [older, newer].map((one) => ({ properties: one.pathParameters.filter(both) }));
    if (before && after) compareProperties(before, after, parameters, comparing, { word: "path parameter" });
    return;
  }
  const places = new Map(keysOf(older).map((key, index) => [key, keysOf(newer)[index] ?? key]));
  for (const [from, to] of places) {
    if (from === to) continue;
    const at = below(parameters, [from], `path parameter ${named(from)}`, [to]);
    report(at, "path-parameter-renamed", { was: named(from), is: named(to) });
  }
  const before = older.pathParameters.map((one) => ({ ...one, key: places.get(one.key) ?? one.key }));
  compareProperties({ properties: before }, { properties: newer.pathParameters }, parameters, comparing, {
    word: "path parameter",
  });
}

const keysOf = ({ path }: Placed): readonly string[] =>
  path.flatMap((part) => (part.kind === "parameter" ? [part.key] : []));
