import type { Channel, Endpoint, Environment, EnvironmentVariable } from "#engine/model";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";
import { matched } from "./match-endpoints.ts";

type Reachable = Pick<Endpoint, "environments" | "defaultEnvironment"> & Pick<Channel, "brokers">;

/**
 * Compares the addresses that a call can be sent to. Locations name no endpoint, so a shared change is reported once.
 */
export function compareEnvironments(
  older: Reachable,
  newer: Reachable,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const { pairs, gone, fresh } = matched(
    serversOf(older),
    serversOf(newer),
    ({ id }) => id,
    ({ baseUrl, template }) => template ?? baseUrl,
  );
  for (const [was, is] of pairs) {
    if (was.id !== is.id) {
      report(at(is.id, location, was.id), "environment-renamed", { was: named(was.id), is: named(is.id) });
    }
    compareEnvironment(was, is, at(is.id, location, was.id), context);
  }
  for (const { id, baseUrl } of fresh) report(at(id, location), "environment-added", { is: baseUrl, only: "newer" });
  for (const { id, baseUrl } of gone) report(at(id, location), "environment-removed", { was: baseUrl, only: "older" });
  const ids = new Map(pairs.map(([was, is]) => [was.id, is.id]));
  const [first, is] = [defaultOf(older), defaultOf(newer)];
  const was = first === undefined ? undefined : ids.get(first);
  // An environment that was removed or moved is reported already.
  if (was === is || was === undefined || is === undefined) return;
  report(api(location, ["defaultEnvironment"], "the default environment"), "default-environment-changed", {
    was: named(was),
    is: named(is),
  });
}

function compareEnvironment(
  was: Environment,
  is: Environment,
  location: ChangeLocation,
  { report }: ComparisonContext,
): void {
  compareDocs(aboutOf(was), aboutOf(is), location, report);
  const [before, after] = [new Map(Object.entries(was.variables ?? {})), new Map(Object.entries(is.variables ?? {}))];
  if (was.baseUrl !== is.baseUrl) report(location, "environment-changed", { was: was.baseUrl, is: is.baseUrl });
  for (const [name, old] of before) {
    const now = after.get(name);
    const here = below(location, ["variables", name], `the variable ${named(name)}`);
    if (now === undefined) report(here, "variable-removed", { was: old.default, only: "older" });
    else compareVariable(old, now, here, report);
  }
  for (const [name, fresh] of after) {
    const here = below(location, ["variables", name], `the variable ${named(name)}`);
    if (!before.has(name)) report(here, "variable-added", { is: fresh.default, only: "newer" });
  }
}

/** Compares what callers can choose. Another default is another address, which is reported. */
function compareVariable(
  was: EnvironmentVariable,
  is: EnvironmentVariable,
  location: ChangeLocation,
  report: ComparisonContext["report"],
): void {
  compareDocs(docsOf(was), docsOf(is), location, report);
  const [before, after] = [was.values, is.values];
  if (before && after) {
    for (const one of before) if (!after.includes(one)) report(location, "enum-value-removed", { was: named(one) });
    for (const one of after) if (!before.includes(one)) report(location, "enum-value-added", { is: named(one) });
  } else if (after) report(location, "kind-narrowed", { was: "any text", is: valuesText(after) });
  else if (before) report(location, "kind-widened", { was: valuesText(before), is: "any text" });
}

const valuesText = (values: readonly string[]): string => values.map(named).join(" or ");

const docsOf = ({ description }: { readonly description?: string }) => ({
  ...(description !== undefined && { description }),
});

/** A server of an OpenAPI description has no name, so its description can be its id. */
const aboutOf = ({ id, description }: Environment) =>
  docsOf(description === id ? {} : { ...(description && { description }) });

/** All servers of a call or a channel, including servers of other protocols. */
function serversOf({ environments, brokers = [] }: Reachable): readonly Environment[] {
  const others = brokers.map(({ id, protocol, url, description }) => ({
    id,
    ...(description !== undefined && { description }),
    baseUrl: `${url} (${protocol})`,
  }));
  return [...environments, ...others];
}

/** The first one is the default if none is named. */
const defaultOf = ({ defaultEnvironment, environments }: Reachable): string | undefined =>
  defaultEnvironment ?? environments[0]?.id;

const api = (location: ChangeLocation, steps: readonly string[], words: string, older = steps): ChangeLocation => ({
  ...location,
  older: { steps: older, words },
  newer: { steps, words },
});

const at = (id: string, location: ChangeLocation, older = id): ChangeLocation =>
  api(location, ["environments", id], `the environment ${named(id)}`, ["environments", older]);
