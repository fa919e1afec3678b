import { channelBadge, endpointTitle, isStream, webhookTitle } from "#ui/reference";
import { type PlaygroundOf, tryHref } from "../playground-settings.ts";
import { trimmed } from "../slugs.ts";
import { addPage, type Scope, type SiteParts, type VisitNode } from "./walk.ts";

/** Visits an endpoint. */
export const visitEndpoint: VisitNode = ({ parts, entriesOf }, node, scope) => {
  const entries = entriesOf(node.apiDefinitionId);
  const endpoint = entries?.endpoints.get(node.endpointId ?? "");
  if (entries === undefined || endpoint === undefined) return [];
  const { api } = entries;
  const head = { title: node.title ?? endpointTitle(endpoint), slug: trimmed(node.slug ?? "") };
  recordPlayground(parts, "endpoints", api.id, endpoint.id, scope);
  const page = { ...head, apiId: api.id, endpointId: endpoint.id, breadcrumbs: scope.trail, ...tryTarget(scope) };
  if (!addPage(parts, { kind: "endpoint", ...page }) || node.hidden) return [];
  const stream = node.isResponseStream ?? isStream(endpoint);
  return [{ kind: "endpoint", ...head, method: endpoint.method, stream }];
};

/** Visits an endpoint that answers in two ways: all at once, and as a stream. */
export const visitEndpointPair: VisitNode = (walk, node, scope) =>
  [node.nonStream, node.stream].flatMap((one) => (one === undefined ? [] : visitEndpoint(walk, one, scope)));

/** Visits a channel. */
export const visitChannel: VisitNode = ({ parts, entriesOf }, node, scope) => {
  const entries = entriesOf(node.apiDefinitionId);
  const channel = entries?.channels.get(node.webSocketId ?? "");
  if (entries === undefined || channel === undefined) return [];
  const { api } = entries;
  const head = { title: node.title ?? channel.displayName ?? channel.id, slug: trimmed(node.slug ?? "") };
  recordPlayground(parts, "channels", api.id, channel.id, scope);
  const page = { ...head, apiId: api.id, channelId: channel.id, breadcrumbs: scope.trail, ...tryTarget(scope) };
  if (!addPage(parts, { kind: "channel", ...page }) || node.hidden) return [];
  const badge = channelBadge(channel);
  return [{ kind: "channel", ...head, ...(badge !== "WSS" && { badge }) }];
};

/** Visits a webhook. */
export const visitWebhook: VisitNode = ({ parts, entriesOf }, node, { trail }) => {
  const entries = entriesOf(node.apiDefinitionId);
  const webhook = entries?.webhooks.get(node.webhookId ?? "");
  if (entries === undefined || webhook === undefined) return [];
  const head = { title: node.title ?? webhookTitle(webhook), slug: trimmed(node.slug ?? "") };
  const page = { ...head, apiId: entries.api.id, webhookId: webhook.id, breadcrumbs: trail };
  return addPage(parts, { kind: "webhook", ...page }) && !node.hidden ? [{ kind: "webhook", ...head }] : [];
};

/** Records the playground settings of an entry. If it is in the navigation twice, its first node has its page. */
function recordPlayground(
  { playgrounds }: SiteParts,
  kind: keyof PlaygroundOf,
  apiId: string,
  id: string,
  { playground }: Scope,
): void {
  if (playground === undefined) return;
  const ofApi = playgrounds.get(apiId) ?? { endpoints: new Map(), channels: new Map() };
  playgrounds.set(apiId, ofApi);
  if (!ofApi[kind].has(id)) ofApi[kind].set(id, playground);
}

/** The target of "Try it", if that is not the playground. */
function tryTarget({ playground }: Scope): { readonly tryHref?: string } {
  const href = tryHref(playground);
  return href === undefined ? {} : { tryHref: href };
}
