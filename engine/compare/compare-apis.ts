import { type Budget, budgetOf, jsonCost } from "#engine/budget";
import { typeLabel } from "#engine/interpret";
import { asJson } from "#engine/json";
import { type ApiModel, type Endpoint, pathText, routeText } from "#engine/model";
import { assignability, viewer } from "./assignable/index.ts";
import {
  channelLocation,
  compareAuth,
  compareChannel,
  compareEndpoint,
  compareEnvironments,
  compareInfo,
  compareScheme,
  compareWebhook,
  endpointLocation,
  headerWords,
  matchChannels,
  matchEndpoints,
  matchSchemes,
  matchWebhooks,
  webhookLocation,
} from "./calls/index.ts";
import { type ChangeCollector, type ChangeLocation, changeCollector, compareDocs, named } from "./report/index.ts";
import { type Bump, type Change, type Comparison, type RuleTable, rules } from "./rules/index.ts";
import {
  type ComparisonContext,
  compareProperties,
  compareTypes,
  isSent,
  resolveAliases,
  shapeComparer,
  trackTypePairs,
} from "./shapes/index.ts";

/**
 * Compares two versions of an API. Equal versions give no changes; each change is reported once, with the endpoints it
 * affects. Malformed models are compared as far as possible, never refused.
 */
export const compareApis = (older: ApiModel, newer: ApiModel): Comparison => compareWith(rules, older, newer);

/** Steps of comparing values, plus 20 for each unit of the types. This many take about a second. */
const maxSteps = 300_000;

/** Creates the budget of the questions which values fit: linear in the types, though their pairs are not. */
const stepsFor = (...models: readonly ApiModel[]): Budget =>
  budgetOf(models.reduce((sum, { types }) => sum + 20 * jsonCost(asJson(types)), maxSteps));

/**
 * Returns how many types may be compared with shapes without a name: more than endpoints use, and linear in the APIs.
 */
const maxUnnamed = (...models: readonly ApiModel[]): number =>
  models.reduce((sum, { types, endpoints }) => sum + 4 * Object.keys(types).length + 10 * endpoints.length, 1000);

/** Compares by other rules or within another budget, so that a law can show that the result depends on them. */
export function compareWith(
  table: RuleTable,
  older: ApiModel,
  newer: ApiModel,
  budget: Budget = stepsFor(older, newer),
): Comparison {
  const collector = changeCollector(table);
  const { report } = collector;
  const [before, after] = [resolveAliases(older.types), resolveAliases(newer.types)];
  const forward = assignability({ writer: before, reader: after, isSent: (one) => isSent(one, "request"), budget });
  const backward = assignability({ writer: after, reader: before, isSent: (one) => isSent(one, "response"), budget });
  const typePairs = trackTypePairs(older, newer, collector);
  const endpoints = matchEndpoints(older.endpoints, newer.endpoints);
  const renamed = new Map(endpoints.pairs.map(([was, is]) => [was.id, is.id]));
  const versions = {
    report,
    see: { older: viewer(before), newer: viewer(after) },
    label: { older: typeLabel(before), newer: typeLabel(after) },
    assignable: { forward: forward.assignable, backward: backward.assignable },
    keyAssignable: { forward: forward.keyAssignable, backward: backward.keyAssignable },
    sameType: typePairs.sameType,
    meet: typePairs.meet,
    endpointId: (id: string) => renamed.get(id) ?? id,
  };
  const comparer = shapeComparer(before, versions, maxUnnamed(older, newer));
  const context: ComparisonContext = { ...versions, compare: comparer };

  compareWhole(older, newer, endpoints, context, collector);
  compareTypes({ models: { older, newer }, older: before, newer: after }, typePairs, context, collector);
  const changes = collector.close();
  return { changes, bump: bumpOf(changes, table) };
}

/** Compares everything outside the types: the API itself, its sections and schemes, its endpoints. */
function compareWhole(
  older: ApiModel,
  newer: ApiModel,
  { pairs, gone, fresh }: ReturnType<typeof matchEndpoints>,
  context: ComparisonContext,
  collector: ChangeCollector,
): void {
  const { report } = context;
  const schemes = matchSchemes(older, newer);
  const headers = { ...apiLocation(["globalHeaders"], "", "headers"), direction: "request" } as const;
  collector.open("api", {});
  collector.open("headers", {});

  compareInfo(older, newer, apiLocation, context);
  const groups = new Map(older.groups.map((group) => [group.id, group]));
  for (const group of newer.groups) {
    const was = groups.get(group.id);
    if (was) compareDocs(was, group, apiLocation(["groups", group.id], `the section ${named(group.id)}`), report);
  }
  compareProperties(
    { properties: older.globalHeaders },
    { properties: newer.globalHeaders },
    headers,
    context,
    headerWords,
  );
  for (const [from, to] of schemes) {
    const [was, is] = [older.auths[from], newer.auths[to]];
    collector.open(`auth ${to}`, {});
    if (was && is) compareScheme(was, is, apiLocation(["auths", to], `the scheme ${named(to)}`, `auth ${to}`), context);
  }
  for (const endpoint of gone) reportUnpaired(endpoint, "endpoint-removed");
  for (const endpoint of fresh) reportUnpaired(endpoint, "endpoint-added");
  pairs.forEach(([was, is], index) => {
    const node = `endpoint ${index}`;
    const location = endpointLocation(was, is, node);
    collector.open(node, { endpoint: is.id });
    // Locations shared by the whole API name no endpoint, although endpoints use them.
    collector.open(`${node} shared`, {});
    collector.uses(node, `${node} shared`);
    collector.uses(node, "headers");
    for (const id of is.auth) collector.uses(node, `auth ${id}`);
    compareAuth(was, is, schemes, location, context);
    compareEnvironments(was, is, { ...location, node: `${node} shared` }, context);
    compareEndpoint(was, is, location, context);
  });
  compareChannels(older, newer, schemes, context, collector);
  compareWebhooks(older, newer, context, collector);

  function reportUnpaired(endpoint: Endpoint, rule: "endpoint-removed" | "endpoint-added"): void {
    const node = `${rule} ${endpoint.id}`;
    const text = `${endpoint.method} ${routeText(endpoint)}`;
    collector.open(node, { endpoint: endpoint.id });
    const facts =
      rule === "endpoint-removed" ? { was: text, only: "older" as const } : { is: text, only: "newer" as const };
    report(endpointLocation(endpoint, endpoint, node), rule, facts);
  }
}

function compareChannels(
  older: ApiModel,
  newer: ApiModel,
  schemes: ReadonlyMap<string, string>,
  context: ComparisonContext,
  collector: ChangeCollector,
): void {
  const { pairs, gone, fresh } = matchChannels(older.channels ?? [], newer.channels ?? []);
  for (const one of gone) {
    collector.open(`channel-removed ${one.id}`, { channel: one.id });
    const facts = { was: pathText(one.path), only: "older" } as const;
    context.report(channelLocation(one, one, `channel-removed ${one.id}`), "channel-removed", facts);
  }
  for (const one of fresh) {
    collector.open(`channel-added ${one.id}`, { channel: one.id });
    const facts = { is: pathText(one.path), only: "newer" } as const;
    context.report(channelLocation(one, one, `channel-added ${one.id}`), "channel-added", facts);
  }
  pairs.forEach(([was, is], index) => {
    const node = `channel ${index}`;
    const location = channelLocation(was, is, node);
    collector.open(node, { channel: is.id });
    collector.open(`${node} shared`, {});
    collector.uses(node, `${node} shared`);
    for (const id of is.auth) collector.uses(node, `auth ${id}`);
    compareAuth(was, is, schemes, location, context);
    compareEnvironments(was, is, { ...location, node: `${node} shared` }, context);
    compareChannel(was, is, location, context);
  });
}

function compareWebhooks(
  older: ApiModel,
  newer: ApiModel,
  context: ComparisonContext,
  collector: ChangeCollector,
): void {
  const { pairs, gone, fresh } = matchWebhooks(older.webhooks ?? [], newer.webhooks ?? []);
  for (const one of gone) {
    collector.open(`webhook-removed ${one.id}`, { webhook: one.id });
    const facts = { was: one.method, only: "older" } as const;
    context.report(webhookLocation(one, one, `webhook-removed ${one.id}`), "webhook-removed", facts);
  }
  for (const one of fresh) {
    collector.open(`webhook-added ${one.id}`, { webhook: one.id });
    const facts = { is: one.method, only: "newer" } as const;
    context.report(webhookLocation(one, one, `webhook-added ${one.id}`), "webhook-added", facts);
  }
  pairs.forEach(([was, is], index) => {
    collector.open(`webhook ${index}`, { webhook: is.id });
    compareWebhook(was, is, webhookLocation(was, is, `webhook ${index}`), context);
  });
}

const apiLocation = (steps: readonly string[], words: string, node = "api"): ChangeLocation => ({
  older: { steps, words },
  newer: { steps, words },
  direction: "request",
  node,
});

/** Breaking changes ask for MAJOR, additions for MINOR, everything else for PATCH (semver.org, 2.0.0). */
function bumpOf(changes: readonly Change[], table: RuleTable): Bump {
  if (changes.length === 0) return "NONE";
  if (changes.some(({ level }) => level === "breaks-wire" || level === "breaks-source")) return "MAJOR";
  return changes.some(({ rule }) => table[rule].minor) ? "MINOR" : "PATCH";
}
