import type { Endpoint, Environment } from "#engine/model";
import type { Comparing } from "./comparing.ts";
import { named, type Site } from "./site.ts";

type Reachable = Pick<Endpoint, "environments" | "defaultEnvironment">;

/** Compares where a call can be sent. Places name no endpoint, so that what all endpoints share is told once. */
export function compareEnvironments(older: Reachable, newer: Reachable, site: Site, { report }: Comparing): void {
  const before = urlsOf(older.environments);
  const after = urlsOf(newer.environments);
  for (const [id, is] of after) {
    const was = before.get(id);
    if (was === undefined) report(at(id, site), "environment-added", { is, only: "newer" });
    else if (was !== is) report(at(id, site), "environment-changed", { was, is });
  }
  for (const [id, was] of before) {
    if (!after.has(id)) report(at(id, site), "environment-removed", { was, only: "older" });
  }
  const [was, is] = [defaultOf(older), defaultOf(newer)];
  // One that went or moved was told already.
  if (was === is || was === undefined || is === undefined || !after.has(was)) return;
  report(api(site, ["defaultEnvironment"], "the default environment"), "default-environment-changed", {
    was: named(was),
    is: named(is),
  });
}

const urlsOf = (environments: readonly Environment[]): ReadonlyMap<string, string> =>
  new Map(environments.map(({ id, baseUrl }) => [id, baseUrl]));

/** The first one is taken where none is named. */
const defaultOf = ({ defaultEnvironment, environments }: Reachable): string | undefined =>
  defaultEnvironment ?? environments[0]?.id;

const api = (site: Site, steps: readonly string[], words: string): Site => ({
  ...site,
  older: { steps, words },
  newer: { steps, words },
});

const at = (id: string, site: Site): Site => api(site, ["environments", id], `the environment ${named(id)}`);
