import { typeLabel } from "#engine/interpret";
import { type ApiModel, type Endpoint, pathText } from "#engine/model";
import type { Bump, Change, Comparison } from "./change.ts";
import { compareAuth, compareScheme, matchSchemes } from "./compare-auth.ts";
import { channelSite, compareChannel, matchChannels } from "./compare-channel.ts";
import { compareDocs } from "./compare-docs.ts";
import { compareEndpoint, endpointSite, headerWords } from "./compare-endpoint.ts";
import { compareEnvironments } from "./compare-environments.ts";
import { compareProperties, travels } from "./compare-properties.ts";
import { shapeComparer } from "./compare-shapes.ts";
import { compareTypes } from "./compare-types.ts";
import { compareWebhook, matchWebhooks, webhookSite } from "./compare-webhook.ts";
import type { Comparing } from "./comparing.ts";
import { acceptance } from "./fits.ts";
import { grounded } from "./grounded.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { matchEndpoints } from "./match-endpoints.ts";
import { type RuleTable, rules } from "./rules.ts";
import { named, type Site } from "./site.ts";
import { typeMeetings } from "./type-meetings.ts";
import { viewer } from "./view.ts";

/**
 * Compares two versions of an API. Nothing is found where they are the same; every change is told once, with the
 * endpoints it touches. Models that were not well made are compared as far as they go, never refused.
 */
export const compareApis = (older: ApiModel, newer: ApiModel): Comparison => compareWith(rules, older, newer);

/** The same by other judgements, so that a law can show that it depends on them. */
export function compareWith(table: RuleTable, older: ApiModel, newer: ApiModel): Comparison {
  const ledger = openLedger(table);
  const { report } = ledger;
  const [before, after] = [grounded(older.types), grounded(newer.types)];
  const forth = acceptance({ writer: before, reader: after, travels: (one) => travels(one, "request") });
  const back = acceptance({ writer: after, reader: before, travels: (one) => travels(one, "response") });
  const meetings = typeMeetings(older, newer, ledger);
  const versions = {
    report,
    see: { older: viewer(before), newer: viewer(after) },
    label: { older: typeLabel(before), newer: typeLabel(after) },
    fits: { forth: forth.fits, back: back.fits },
    keyFits: { forth: forth.keyFits, back: back.keyFits },
    sameType: meetings.sameType,
    meet: meetings.meet,
  };
  const comparing: Comparing = { ...versions, compare: shapeComparer(before, versions) };

  compareWhole(older, newer, comparing, ledger);
  compareTypes({ models: { older, newer }, older: before, newer: after }, meetings, comparing, ledger);
  const changes = ledger.close();
  return { changes, bump: bumpOf(changes, table) };
}

/** What has no place in a type: the API itself, its sections and schemes, its endpoints. */
function compareWhole(older: ApiModel, newer: ApiModel, comparing: Comparing, ledger: Ledger): void {
  const { report } = comparing;
  const { pairs, gone, fresh } = matchEndpoints(older.endpoints, newer.endpoints);
  const schemes = matchSchemes(older, newer);
  const headers = { ...apiSite(["globalHeaders"], "", "headers"), direction: "request" } as const;
  ledger.open("api", {});
  ledger.open("headers", {});

  const names = [older, newer].map(({ name }) => ({ ...(name !== undefined && { displayName: name }) }));
  compareDocs(names[0] ?? {}, names[1] ?? {}, apiSite([], "the API"), report);
  const groups = new Map(older.groups.map((group) => [group.id, group]));
  for (const group of newer.groups) {
    const was = groups.get(group.id);
    if (was) compareDocs(was, group, apiSite(["groups", group.id], `the section ${named(group.id)}`), report);
  }
  compareProperties(
    { properties: older.globalHeaders },
    { properties: newer.globalHeaders },
    headers,
    comparing,
    headerWords,
  );
  for (const [from, to] of schemes) {
    const [was, is] = [older.auths[from], newer.auths[to]];
    ledger.open(`auth ${to}`, {});
    if (was && is) compareScheme(was, is, apiSite(["auths", to], `the scheme ${named(to)}`, `auth ${to}`), comparing);
  }
  for (const endpoint of gone) tellAlone(endpoint, "endpoint-removed");
  for (const endpoint of fresh) tellAlone(endpoint, "endpoint-added");
  pairs.forEach(([was, is], index) => {
    const node = `endpoint ${index}`;
    const site = endpointSite(was, is, node);
    ledger.open(node, { endpoint: is.id });
    // Places of the whole API name no endpoint, though endpoints tell of them.
    ledger.open(`${node} shared`, {});
    ledger.uses(node, `${node} shared`);
    ledger.uses(node, "headers");
    for (const id of is.auth) ledger.uses(node, `auth ${id}`);
    compareAuth(was, is, schemes, site, comparing);
    compareEnvironments(was, is, { ...site, node: `${node} shared` }, comparing);
    compareEndpoint(was, is, site, comparing);
  });
  compareChannels(older, newer, schemes, comparing, ledger);
  compareWebhooks(older, newer, comparing, ledger);

  function tellAlone(endpoint: Endpoint, rule: "endpoint-removed" | "endpoint-added"): void {
    const node = `${rule} ${endpoint.id}`;
    const text = `${endpoint.method} ${pathText(endpoint.path)}`;
    ledger.open(node, { endpoint: endpoint.id });
    const facts =
      rule === "endpoint-removed" ? { was: text, only: "older" as const } : { is: text, only: "newer" as const };
    report(endpointSite(endpoint, endpoint, node), rule, facts);
  }
}

function compareChannels(
  older: ApiModel,
  newer: ApiModel,
  schemes: ReadonlyMap<string, string>,
  comparing: Comparing,
  ledger: Ledger,
): void {
  const { pairs, gone, fresh } = matchChannels(older.channels ?? [], newer.channels ?? []);
  for (const one of gone) {
    ledger.open(`channel-removed ${one.id}`, { channel: one.id });
    const facts = { was: pathText(one.path), only: "older" } as const;
    comparing.report(channelSite(one, one, `channel-removed ${one.id}`), "channel-removed", facts);
  }
  for (const one of fresh) {
    ledger.open(`channel-added ${one.id}`, { channel: one.id });
    const facts = { is: pathText(one.path), only: "newer" } as const;
    comparing.report(channelSite(one, one, `channel-added ${one.id}`), "channel-added", facts);
  }
  pairs.forEach(([was, is], index) => {
    const node = `channel ${index}`;
    const site = channelSite(was, is, node);
    ledger.open(node, { channel: is.id });
    ledger.open(`${node} shared`, {});
    ledger.uses(node, `${node} shared`);
    for (const id of is.auth) ledger.uses(node, `auth ${id}`);
    compareAuth(was, is, schemes, site, comparing);
    compareEnvironments(was, is, { ...site, node: `${node} shared` }, comparing);
    compareChannel(was, is, site, comparing);
  });
}

function compareWebhooks(older: ApiModel, newer: ApiModel, comparing: Comparing, ledger: Ledger): void {
  const { pairs, gone, fresh } = matchWebhooks(older.webhooks ?? [], newer.webhooks ?? []);
  for (const one of gone) {
    ledger.open(`webhook-removed ${one.id}`, { webhook: one.id });
    const facts = { was: one.method, only: "older" } as const;
    comparing.report(webhookSite(one, one, `webhook-removed ${one.id}`), "webhook-removed", facts);
  }
  for (const one of fresh) {
    ledger.open(`webhook-added ${one.id}`, { webhook: one.id });
    const facts = { is: one.method, only: "newer" } as const;
    comparing.report(webhookSite(one, one, `webhook-added ${one.id}`), "webhook-added", facts);
  }
  pairs.forEach(([was, is], index) => {
    ledger.open(`webhook ${index}`, { webhook: is.id });
    compareWebhook(was, is, webhookSite(was, is, `webhook ${index}`), comparing);
  });
}

const apiSite = (steps: readonly string[], words: string, node = "api"): Site => ({
  older: { steps, words },
  newer: { steps, words },
  direction: "request",
  node,
});

/** What breaks anyone asks for MAJOR, what is new for MINOR, all else for PATCH (semver.org, 2.0.0). */
function bumpOf(changes: readonly Change[], table: RuleTable): Bump {
  if (changes.length === 0) return "NONE";
  if (changes.some(({ level }) => level === "breaks-wire" || level === "breaks-source")) return "MAJOR";
  return changes.some(({ rule }) => table[rule].minor) ? "MINOR" : "PATCH";
}
