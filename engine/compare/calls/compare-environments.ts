import type { Endpoint, Environment } from "#engine/model";
import { type ChangeLocation, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

type Reachable = Pick<Endpoint, "environments" | "defaultEnvironment">;

/**
 * Compares the addresses that a call can be sent to. Locations name no endpoint, so a shared change is reported once.
 */
export function compareEnvironments(
  older: Reachable,
  newer: Reachable,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  const before = urlsOf(older.environments);
  const after = urlsOf(newer.environments);
  for (const [id, is] of after) {
    const was = before.get(id);
    if (was === undefined) report(at(id, location), "environment-added", { is, only: "newer" });
    else if (was !== is) report(at(id, location), "environment-changed", { was, is });
  }
  for (const [id, was] of before) {
    if (!after.has(id)) report(at(id, location), "environment-removed", { was, only: "older" });
  }
  const [was, is] = [defaultOf(older), defaultOf(newer)];
  // An environment that was removed or moved is reported already.
  if (was === is || was === undefined || is === undefined || !after.has(was)) return;
  report(api(location, ["defaultEnvironment"], "the default environment"), "default-environment-changed", {
    was: named(was),
    is: named(is),
  });
}

const urlsOf = (environments: readonly Environment[]): ReadonlyMap<string, string> =>
  new Map(environments.map(({ id, baseUrl }) => [id, baseUrl]));

/** The first one is the default if none is named. */
const defaultOf = ({ defaultEnvironment, environments }: Reachable): string | undefined =>
  defaultEnvironment ?? environments[0]?.id;

const api = (location: ChangeLocation, steps: readonly string[], words: string): ChangeLocation => ({
  ...location,
  older: { steps, words },
  newer: { steps, words },
});

const at = (id: string, location: ChangeLocation): ChangeLocation =>
  api(location, ["environments", id], `the environment ${named(id)}`);
