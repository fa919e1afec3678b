import { itemAt } from "#engine/item-at";
import { type Endpoint, pathText } from "#engine/model";
import type { Property } from "#engine/shape";
import { below, type ChangeLocation, named } from "../report/index.ts";
import { type ComparisonContext, compareProperties } from "../shapes/index.ts";
import { skeleton } from "./match-endpoints.ts";

type Routed = Pick<Endpoint, "path" | "pathParameters">;

/** Compares the paths of a call or a channel, and their parameters. */
export function comparePaths(older: Routed, newer: Routed, location: ChangeLocation, context: ComparisonContext): void {
  const { report } = context;
  const parameters = below(location, ["pathParameters"], "");
  if (skeleton(older) !== skeleton(newer)) {
    report(location, "path-changed", { was: pathText(older.path), is: pathText(newer.path) });
    // The path names its parameters, so added and removed ones are reported with the path.
    const both = ({ key }: Property): boolean => [older, newer].every((one) => keysOf(one).includes(key));
    const [before, after] = [older, newer].map((one) => ({ properties: one.pathParameters.filter(both) }));
    if (before && after) compareProperties(before, after, parameters, context, { word: "path parameter" });
    return;
  }
  const renamed = new Map(keysOf(older).map((key, index) => [key, itemAt(keysOf(newer), index)]));
  for (const [from, to] of renamed) {
    if (from === to) continue;
    const at = below(parameters, [from], `path parameter ${named(from)}`, [to]);
    report(at, "path-parameter-renamed", { was: named(from), is: named(to) });
  }
  const before = older.pathParameters.map((one) => ({ ...one, key: renamed.get(one.key) ?? one.key }));
  compareProperties({ properties: before }, { properties: newer.pathParameters }, parameters, context, {
    word: "path parameter",
  });
}

const keysOf = ({ path }: Routed): readonly string[] =>
  path.flatMap((part) => (part.kind === "parameter" ? [part.key] : []));
