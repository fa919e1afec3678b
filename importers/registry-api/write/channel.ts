import type { Channel, ChannelMessage, Webhook } from "#engine/model";
import type { WebhookDefinition, WebSocketChannel, WebSocketMessage } from "#generated/types";
import { heldAuth, heldSecurity } from "./auth.ts";
import { writeResponse } from "./body.ts";
import { reportStyles, unlessEmpty, writeEnvironment, writePathPart, writeProperties } from "./endpoint.ts";
import { titled, valuesUnless } from "./example.ts";
import type { ShapeWriter } from "./shape.ts";
import { documentation, type Location, part, reportLoss, type Writing } from "./writing.ts";

/** Writes a channel. */
export function writeChannel(
  channel: Channel,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): WebSocketChannel {
  const { environments, messages, examples, brokers = [], bindings = [] } = channel;
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
      body: writer.shape(message.body, part(location, "messages", message.type)),
      ...writeMessageParts(message, writer, part(location, "messages", message.type)),
    })),
    ...(channel.sends !== undefined && { sends: channel.sends }),
    ...(channel.receives !== undefined && { receives: channel.receives }),
    ...(channel.protocol !== undefined && { protocol: channel.protocol }),
    ...unlessEmpty(
      "brokers",
      brokers.map(({ audiences: _, ...one }) => one),
    ),
    ...unlessEmpty(
      "bindings",
      bindings.map(({ audiences: _, ...one }) => one),
    ),
    ...unlessEmpty("auth", heldAuth(channel, writing)),
    ...unlessEmpty(
      "multiAuth",
      heldSecurity(channel, writing).map((schemes) => ({ schemes })),
    ),
    ...unlessEmpty(
      "environments",
      environments.map((one, i) => writeEnvironment(one, part(location, "environments", i), writing)),
    ),
    ...(channel.defaultEnvironment === undefined ? {} : { defaultEnvironment: channel.defaultEnvironment }),
    ...unlessEmpty("pathParameters", writeProperties(channel.pathParameters, writer, part(location, "pathParameters"))),
    ...unlessEmpty(
      "queryParameters",
      writeProperties(channel.queryParameters, writer, part(location, "queryParameters")),
    ),
    ...unlessEmpty("requestHeaders", writeProperties(channel.requestHeaders, writer, part(location, "requestHeaders"))),
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

/** Writes what a message has beside its content. */
const writeMessageParts = (
  { headers = [], correlationId, replies = [], replyAddress, bindings = [] }: ChannelMessage,
  writer: ShapeWriter,
  location: Location,
): Pick<WebSocketMessage, "headers" | "correlationId" | "replies" | "replyAddress" | "bindings"> => ({
  ...unlessEmpty("headers", writeProperties(headers, writer, part(location, "headers"))),
  ...(correlationId && { correlationId }),
  ...unlessEmpty("replies", replies),
  ...(replyAddress && { replyAddress }),
  ...unlessEmpty("bindings", bindings),
});

/** Writes a webhook. */
export function writeWebhook(
  webhook: Webhook,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): WebhookDefinition {
  const { method, payloads, examples } = webhook;
  if (method !== "GET" && method !== "POST") {
    reportLoss(writing, location, `${method} webhooks cannot be represented; they become POST`);
  }
  reportStyles(webhook, location, writing);
  if (examples.some(({ name }) => name !== undefined)) {
    reportLoss(writing, location, "the name of a webhook's example cannot be represented");
  }
  return {
    ...documentation(webhook),
    id: webhook.id,
    ...(webhook.displayName === undefined ? {} : { displayName: webhook.displayName }),
    ...unlessEmpty("namespace", webhook.namespace),
    method: method === "GET" ? "GET" : "POST",
    path: webhook.path,
    ...(webhook.callback !== undefined && { callback: webhook.callback }),
    ...unlessEmpty(
      "responses",
      (webhook.responses ?? []).map((one, i) => writeResponse(one, writer, part(location, "responses", i), writing)),
    ),
    ...unlessEmpty(
      "queryParameters",
      writeProperties(webhook.queryParameters ?? [], writer, part(location, "queryParameters")),
    ),
    ...unlessEmpty("headers", writeProperties(webhook.headers, writer, part(location, "headers"))),
    ...unlessEmpty(
      "payloads",
      payloads.map(({ description, contentType, shape }, i) => {
        const here = part(location, "payloads", i);
        if (contentType !== undefined && contentType !== "application/json") {
          reportLoss(writing, here, "the content type of a webhook's body cannot be represented; it becomes JSON");
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
