import type { Channel, Webhook } from "#engine/model";
import type { WebhookDefinition, WebSocketChannel } from "#generated/types";
import { heldAuth } from "./auth.ts";
import { unlessEmpty, writeEnvironment, writePathPart, writeProperties } from "./endpoint.ts";
import { titled, valuesUnless } from "./example.ts";
import { documentation, type ShapeWriter } from "./shape.ts";
import { lose, type Place, part, type Writing } from "./writing.ts";

/** Writes a channel. */
export function writeChannel(channel: Channel, writer: ShapeWriter, place: Place, writing: Writing): WebSocketChannel {
  const { environments, messages, examples } = channel;
  if (channel.security !== undefined) {
    lose(writing, place, "which schemes a channel wants together has no place; any one of them will do");
  }
  return {
    ...documentation(channel),
    id: channel.id,
    ...(channel.displayName === undefined ? {} : { displayName: channel.displayName }),
    ...unlessEmpty("namespace", channel.namespace),
    path: channel.path.map(writePathPart),
    messages: messages.map((message) => ({
      ...documentation(message),
      type: message.type,
      ...(message.displayName === undefined ? {} : { displayName: message.displayName }),
      origin: message.origin,
      body: writer.shape(message.body, part(place, "messages", message.type)),
    })),
    ...unlessEmpty("auth", heldAuth(channel, writing)),
    ...unlessEmpty(
      "environments",
      environments.map((one, i) => writeEnvironment(one, part(place, "environments", i), writing)),
    ),
    ...(channel.defaultEnvironment === undefined ? {} : { defaultEnvironment: channel.defaultEnvironment }),
    ...unlessEmpty("pathParameters", writeProperties(channel.pathParameters, writer, part(place, "pathParameters"))),
    ...unlessEmpty("queryParameters", writeProperties(channel.queryParameters, writer, part(place, "queryParameters"))),
    ...unlessEmpty("requestHeaders", writeProperties(channel.requestHeaders, writer, part(place, "requestHeaders"))),
    ...unlessEmpty(
      "examples",
      examples.map((example) => ({
        ...titled(example),
        path: example.path,
        ...valuesUnless("pathParameters", example.pathParameters),
        ...valuesUnless("queryParameters", example.queryParameters),
        ...valuesUnless("requestHeaders", example.headers),
        ...unlessEmpty("messages", example.messages),
      })),
    ),
  };
}

/** Writes a webhook. */
export function writeWebhook(webhook: Webhook, writer: ShapeWriter, place: Place, writing: Writing): WebhookDefinition {
  const { method, payloads, examples } = webhook;
  if (method !== "GET" && method !== "POST") {
    lose(writing, place, `webhooks by ${method} have no place; POST takes its place`);
  }
  if (examples.some(({ name }) => name !== undefined)) {
    lose(writing, place, "the name of a webhook's example has no place");
  }
  return {
    ...documentation(webhook),
    id: webhook.id,
    ...(webhook.displayName === undefined ? {} : { displayName: webhook.displayName }),
    ...unlessEmpty("namespace", webhook.namespace),
    method: method === "GET" ? "GET" : "POST",
    path: webhook.path,
    ...unlessEmpty("headers", writeProperties(webhook.headers, writer, part(place, "headers"))),
    ...unlessEmpty(
      "payloads",
      payloads.map(({ description, contentType, shape }, i) => {
        const here = part(place, "payloads", i);
        if (contentType !== undefined && contentType !== "application/json") {
          lose(writing, here, "the content type of a webhook's body has no place; it is taken for JSON");
        }
        return {
          ...(description === undefined ? {} : { description }),
          shape: writer.shape(shape, here),
        };
      }),
    ),
    ...unlessEmpty(
      "examples",
      examples.map(({ payload }) => (payload === undefined ? {} : { payload })),
    ),
  };
}
