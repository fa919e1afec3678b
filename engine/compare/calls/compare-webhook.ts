import { asJson, equalJson } from "#engine/json";
import type { Callback, Webhook, WebhookPayload } from "#engine/model";
import { below, type ChangeLocation, compareDocs, named } from "../report/index.ts";
import { type ComparisonContext, compareProperties, type MemberWords } from "../shapes/index.ts";
import { headerWords, queryWords } from "./compare-endpoint.ts";
import { compareReplies } from "./compare-replies.ts";
import { type Matched, match, matched } from "./match-endpoints.ts";

/** Pairs webhooks: by id, and the remaining ones by payload. */
export const matchWebhooks = (older: readonly Webhook[], newer: readonly Webhook[]): Matched<Webhook> =>
  matched(
    older,
    newer,
    ({ id }) => id,
    ({ method, headers, payloads }) => JSON.stringify([method, headers, payloads]),
  );

/** The location of a webhook in both versions; its users read what it sends. */
export const webhookLocation = (older: Webhook, newer: Webhook, node: string): ChangeLocation => ({
  older: { steps: ["webhooks", older.id], words: named(newer.id) },
  newer: { steps: ["webhooks", newer.id], words: named(newer.id) },
  direction: "response",
  node,
});

/** Compares two versions of one webhook. */
export function compareWebhook(
  older: Webhook,
  newer: Webhook,
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  if (older.id !== newer.id) report(location, "webhook-renamed", { was: named(older.id), is: named(newer.id) });
  compareDocs(older, newer, location, report);
  if (!equalJson(asJson(older.examples), asJson(newer.examples))) report(location, "examples-changed");
  if (older.method !== newer.method) report(location, "method-changed", { was: older.method, is: newer.method });
  compareOrigins(older, newer, location, context);
  const compared = (key: "queryParameters" | "headers", words: MemberWords): void => {
    const [before, after] = [{ properties: older[key] ?? [] }, { properties: newer[key] ?? [] }];
    compareProperties(before, after, below(location, [key], ""), context, words);
  };
  compared("queryParameters", queryWords);
  compared("headers", headerWords);
  comparePayloads(older.payloads, newer.payloads, below(location, ["payloads"], "the payload"), context);
  compareReplies(older.responses, newer.responses, location, context);
}

/** Compares the address that a webhook is sent to, and the endpoint that asks for it. */
function compareOrigins(
  older: Webhook,
  newer: Webhook,
  location: ChangeLocation,
  { report, endpointId }: ComparisonContext,
): void {
  const [path, newPath] = [`/${older.path.join("/")}`, `/${newer.path.join("/")}`];
  if (path !== newPath) report(location, "webhook-path-changed", { was: path, is: newPath });
  const [was, is] = [older.callback, newer.callback];
  if (was?.url !== is?.url) report(location, "callback-moved", { was: urlOf(was), is: urlOf(is) });
  const [asked, asks] = [was && endpointId(was.endpointId), is?.endpointId];
  if (asked === asks) return;
  report(location, "callback-reassigned", { was: askerOf(asked), is: askerOf(asks) });
}

const urlOf = (callback: Callback | undefined): string =>
  callback === undefined ? "the address of its receiver" : named(callback.url);

const askerOf = (id: string | undefined): string => (id === undefined ? "no call" : named(id));

function comparePayloads(
  older: readonly WebhookPayload[],
  newer: readonly WebhookPayload[],
  location: ChangeLocation,
  context: ComparisonContext,
): void {
  const { report } = context;
  const { pairs, gone, fresh } = match(older, newer, typeOf);
  for (const [was, is] of pairs) {
    const at = below(location, [typeOf(is)], "");
    compareDocs(was, is, at, report);
    context.compare(was.shape, is.shape, at);
  }
  for (const one of gone) report(location, "payload-removed", { was: typeOf(one) });
  for (const one of fresh) report(location, "payload-added", { is: typeOf(one) });
}

/** A payload without a content type is JSON. */
const typeOf = ({ contentType = "application/json" }: WebhookPayload): string => contentType;
