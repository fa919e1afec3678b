import { equalJson, type Json } from "#engine/json";
import type { Webhook, WebhookPayload } from "#engine/model";
import { compareDocs } from "./compare-docs.ts";
import { headerWords } from "./compare-endpoint.ts";
import { compareProperties } from "./compare-properties.ts";
import type { Comparing } from "./comparing.ts";
import { type Matched, match, matched } from "./match-endpoints.ts";
import { below, named, type Site } from "./site.ts";

/** Finds the partners of webhooks: by id, and those that are left by what they carry. */
export const matchWebhooks = (older: readonly Webhook[], newer: readonly Webhook[]): Matched<Webhook> =>
  matched(
    older,
    newer,
    ({ id }) => id,
    ({ method, headers, payloads }) => JSON.stringify([method, headers, payloads]),
  );

/** The place of a webhook that both versions have; its users read what it sends. */
export const webhookSite = (older: Webhook, newer: Webhook, node: string): Site => ({
  older: { steps: ["webhooks", older.id], words: named(newer.id) },
  newer: { steps: ["webhooks", newer.id], words: named(newer.id) },
  direction: "response",
  node,
});

/** Compares two versions of one webhook. */
export function compareWebhook(older: Webhook, newer: Webhook, site: Site, comparing: Comparing): void {
  const { report } = comparing;
  if (older.id !== newer.id) report(site, "webhook-renamed", { was: named(older.id), is: named(newer.id) });
  compareDocs(older, newer, site, report);
  if (!equalJson(asJson(older.examples), asJson(newer.examples))) report(site, "examples-changed");
  if (older.method !== newer.method) report(site, "method-changed", { was: older.method, is: newer.method });
  const [before, after] = [{ properties: older.headers }, { properties: newer.headers }];
  compareProperties(before, after, below(site, ["headers"], ""), comparing, headerWords);
  comparePayloads(older.payloads, newer.payloads, below(site, ["payloads"], "the payload"), comparing);
}

function comparePayloads(
  older: readonly WebhookPayload[],
  newer: readonly WebhookPayload[],
  site: Site,
  comparing: Comparing,
): void {
  const { report } = comparing;
  const { pairs, gone, fresh } = match(older, newer, typeOf);
  for (const [was, is] of pairs) {
    const at = below(site, [typeOf(is)], "");
    compareDocs(was, is, at, report);
    comparing.compare(was.shape, is.shape, at);
  }
  for (const one of gone) report(site, "payload-removed", { was: typeOf(one) });
  for (const one of fresh) report(site, "payload-added", { is: typeOf(one) });
}

/** What is not said to be of a type is JSON. */
const typeOf = ({ contentType = "application/json" }: WebhookPayload): string => contentType;

/** Examples are plain JSON; their type only says more. */
const asJson = (examples: Webhook["examples"]): Json => examples as unknown as Json;
