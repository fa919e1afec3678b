import type { Target } from "../targets/index.ts";

/** Returns the literal segments of the path of an endpoint. */
const segmentsOf = ({ endpoint }: Target): readonly string[] =>
  endpoint.path.flatMap((part) => (part.kind === "literal" ? part.value.split("/").filter((one) => one !== "") : []));

/**
 * Divides endpoints into groups without a common segment of their paths, such as `/plants` and `/orders`. `/plants` and
 * `/gardens/{id}/plants` are one group, since they are likely to be about the same things. Segments that all paths begin
 * with, such as `/api/v1`, do not count.
 */
export function independentGroups(targets: readonly Target[]): readonly (readonly Target[])[] {
  const paths = targets.map(segmentsOf);
  const [first = []] = paths;
  const shared = first.findIndex((segment, i) => paths.some((path) => path[i] !== segment));
  const start = shared === -1 ? first.length : shared;
  let groups: { readonly segments: ReadonlySet<string>; readonly members: ReadonlySet<Target> }[] = [];
  for (const [i, target] of targets.entries()) {
    const own = new Set(paths[i]?.slice(start));
    const isNear = ({ segments }: (typeof groups)[number]): boolean => [...own].some((one) => segments.has(one));
    const near = groups.filter(isNear);
    groups = [
      ...groups.filter((group) => !isNear(group)),
      {
        segments: new Set([...own, ...near.flatMap(({ segments }) => [...segments])]),
        members: new Set([...near.flatMap(({ members }) => [...members]), target]),
      },
    ];
  }
  return groups.map(({ members }) => targets.filter((target) => members.has(target)));
}
