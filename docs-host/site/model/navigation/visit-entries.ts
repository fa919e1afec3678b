import { channelBadge } from "#engine/model";
import { endpointTitle, isStream, webhookTitle } from "#ui/reference";
import { type PlaygroundNode, type PlaygroundOf, tryHref } from "../playground-settings.ts";
import { text } from "../wire.ts";
import { itemHead } from "./item-head.ts";
import { addPage, isListed, type SiteParts, type VisitNode } from "./walk.ts";

/** Visits an endpoint. */
export const visitEndpoint: VisitNode = (walk, tree, scope) => {
  const entries = walk.entriesOf(tree.node.apiDefinitionId);
  const endpoint = entries?.endpoints.get(tree.node.endpointId ?? "");
  if (entries === undefined || endpoint === undefined) return [];
  const apiId = entries.api.id;
  const title = text(tree.node.title) ?? endpointTitle(endpoint);
  recordPlayground(walk.parts, "endpoints", apiId, endpoint.id, tree.playground);
  const content = { kind: "endpoint", apiId, endpointId: endpoint.id, ...tryTarget(tree.playground) } as const;
  const slug = addPage(walk, tree, scope, content, title);
  if (slug === undefined || !isListed(tree, scope)) return [];
  const stream = tree.node.isResponseStream ?? isStream(endpoint);
  return [{ kind: "endpoint", ...itemHead(tree, title, endpoint), slug, method: endpoint.method, stream }];
};

/** Visits a channel. */
export const visitChannel: VisitNode = (walk, tree, scope) => {
  const entries = walk.entriesOf(tree.node.apiDefinitionId);
  const channel = entries?.channels.get(tree.node.webSocketId ?? "");
  if (entries === undefined || channel === undefined) return [];
  const apiId = entries.api.id;
  const title = text(tree.node.title) ?? channel.displayName ?? channel.id;
  recordPlayground(walk.parts, "channels", apiId, channel.id, tree.playground);
  const content = { kind: "channel", apiId, channelId: channel.id, ...tryTarget(tree.playground) } as const;
  const slug = addPage(walk, tree, scope, content, title);
  if (slug === undefined || !isListed(tree, scope)) return [];
  const badge = channelBadge(channel);
  return [{ kind: "channel", ...itemHead(tree, title, channel), slug, ...(badge !== "WSS" && { badge }) }];
};

/** Visits a webhook. */
export const visitWebhook: VisitNode = (walk, tree, scope) => {
  const entries = walk.entriesOf(tree.node.apiDefinitionId);
  const webhook = entries?.webhooks.get(tree.node.webhookId ?? "");
  if (entries === undefined || webhook === undefined) return [];
  const title = text(tree.node.title) ?? webhookTitle(webhook);
  const content = { kind: "webhook", apiId: entries.api.id, webhookId: webhook.id } as const;
  const slug = addPage(walk, tree, scope, content, title);
  return slug === undefined || !isListed(tree, scope)
    ? []
    : [{ kind: "webhook", ...itemHead(tree, title, webhook), slug }];
};

/** Records the playground settings of an entry. If it is in the navigation twice, its first node has its page. */
function recordPlayground(
  { playgrounds }: SiteParts,
  kind: keyof PlaygroundOf,
  apiId: string,
  id: string,
  playground: PlaygroundNode | undefined,
): void {
  if (playground === undefined) return;
  const ofApi = playgrounds.get(apiId) ?? { endpoints: new Map(), channels: new Map() };
  playgrounds.set(apiId, ofApi);
  if (!ofApi[kind].has(id)) ofApi[kind].set(id, playground);
}

/** The target of "Try it", if that is not the playground. */
function tryTarget(playground: PlaygroundNode | undefined): { readonly tryHref?: string } {
  const href = tryHref(playground);
  return href === undefined ? {} : { tryHref: href };
}
