import type { ChannelIr, Ir, WebhookIr } from "../../ir/ir.ts";
import { documented, type LiteralObject } from "../text/index.ts";
import { filled, unlessBare, unlessEmpty, wireEnvironments, wireParameters, wirePath } from "./common.ts";
import { wireProperty, wireShape } from "./types.ts";

/** Describes all channels as the registry's `WebSocketChannel`s, by id. */
export const emitChannels = (ir: Ir): LiteralObject =>
  Object.fromEntries(
    ir.modules.flatMap(({ id, channel }) => (channel === undefined ? [] : [[id, wireChannel(channel, ir)]])),
  );

function wireChannel(channel: ChannelIr, { api }: Ir): LiteralObject {
  return {
    ...documented(channel),
    namespace: [channel.id],
    id: channel.id,
    displayName: channel.displayName,
    path: wirePath(channel.path),
    messages: channel.messages.map((message) => ({
      ...documented(message),
      type: message.name,
      displayName: message.displayName,
      origin: message.origin,
      body: wireShape(message.type),
    })),
    auth: channel.auth ? unlessEmpty(api.auth) : undefined,
    ...wireEnvironments(api, channel.baseUrl),
    ...wireParameters(channel),
    examples: unlessEmpty(
      channel.examples.map((example) => ({
        description: example.docs,
        path: filled(channel.path, example.pathParameters),
        name: example.name,
        pathParameters: unlessBare(example.pathParameters),
        queryParameters: unlessBare(example.queryParameters),
        requestHeaders: unlessBare(example.headers),
        messages: example.messages.map(({ type, body }) => ({ type, body })),
      })),
    ),
  };
}

/** Describes all webhooks as the registry's `WebhookDefinition`s, by id. */
export const emitWebhooks = (ir: Ir): LiteralObject =>
  Object.fromEntries(
    ir.modules.flatMap(({ id, webhooks }) => webhooks.map((webhook) => [webhook.id, wireWebhook(webhook, id)])),
  );

function wireWebhook(webhook: WebhookIr, area: string): LiteralObject {
  return {
    ...documented(webhook),
    namespace: [area],
    id: webhook.id,
    displayName: webhook.displayName,
    operationId: webhook.name,
    method: webhook.method,
    path: [],
    headers: unlessEmpty(webhook.headers.map(wireProperty)),
    payloads: [{ description: webhook.payload.docs, shape: wireShape(webhook.payload.type) }],
    examples: unlessEmpty(webhook.examples.map(({ payload }) => ({ payload }))),
  };
}
