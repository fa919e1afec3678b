import { type Channel, type Endpoint, pathText, type Webhook } from "#engine/model";
import type { TypeDefinition } from "#engine/shape";
import { channelBadge, channelTitle, endpointTitle, webhookTitle } from "#ui/reference";
import { plainLine, summaryOf } from "#ui/text";
import type { SearchDocument } from "../search/index.ts";
import { typeTitle } from "../site/index.ts";
import type { ShapeReader, ShapeTexts } from "./shape-reader.ts";

/** The parts of a document that depend on its content alone. */
export type Content = Pick<SearchDocument, "kind" | "title" | "badge" | "path" | "description" | "headings" | "texts">;

/** Longest text of one page of an API, in characters: a type may unfold to much more than its page shows. */
const longestText = 20_000;

const joined = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text !== "")
    .join("\n")
    .slice(0, longestText);

const plain = (markdown: string | undefined): string => (markdown === undefined ? "" : plainLine(markdown));

const summarized = (description: string | undefined): Pick<Content, "description"> => {
  const text = summaryOf(description);
  return text === undefined ? {} : { description: text };
};

const unique = (names: readonly string[]): string => [...new Set(names)].join(" ").slice(0, longestText);

/** Returns what is searched on the page of an endpoint: its address, its parameters, its bodies and its errors. */
export function endpointContent(endpoint: Endpoint, reader: ShapeReader): Content {
  const title = endpointTitle(endpoint);
  const path = pathText(endpoint.path);
  const parameters = [endpoint.pathParameters, endpoint.queryParameters, endpoint.requestHeaders].map(
    reader.ofProperties,
  );
  const request = endpoint.request === undefined ? undefined : bodyTexts(endpoint.request.body, reader);
  const answers = endpoint.responses.map(({ body, description }) => [bodyTexts(body, reader), description] as const);
  const errors = endpoint.errors.map(
    ({ name, statusCode, description }) => `${name} ${statusCode} ${plain(description)}`,
  );
  return {
    kind: "endpoint",
    title,
    badge: endpoint.method,
    path,
    headings: [],
    ...summarized(endpoint.description),
    texts: {
      title: joined(title, endpoint.id),
      path: `${endpoint.method} ${path}`,
      parameters: unique([...parameters, ...(request ? [request] : [])].flatMap(({ names }) => names)),
      description: plain(summaryOf(endpoint.description)),
      body: joined(
        plain(endpoint.description),
        plain(endpoint.request?.description),
        ...[...parameters, ...(request ? [request] : [])].flatMap(({ texts }) => texts.map(plain)),
        ...answers.flatMap(([texts, description]) => [
          plain(description),
          unique(texts.names),
          ...texts.texts.map(plain),
        ]),
        ...errors,
      ),
    },
  };
}

/** A body without a shape has no words. */
const bodyTexts = (body: object, reader: ShapeReader): ShapeTexts =>
  "shape" in body && body.shape !== undefined
    ? // All bodies with this member have a shape in it.
      reader.of(body.shape as Parameters<ShapeReader["of"]>[0])
    : { names: [], texts: [] };

/** Returns what is searched on the page of a channel. */
export function channelContent(channel: Channel, reader: ShapeReader): Content {
  const title = channelTitle(channel);
  const path = pathText(channel.path);
  const parameters = [channel.pathParameters, channel.queryParameters, channel.requestHeaders].map(reader.ofProperties);
  const messages = channel.messages.map(({ type, displayName, description, body }) => {
    const texts = reader.of(body);
    return { name: joined(displayName, type), description, ...texts };
  });
  return {
    kind: "endpoint",
    title,
    badge: channelBadge(channel),
    path,
    headings: [],
    ...summarized(channel.description),
    texts: {
      title: joined(title, channel.id),
      path,
      parameters: unique([...parameters, ...messages].flatMap(({ names }) => names)),
      description: plain(summaryOf(channel.description)),
      headings: unique(messages.map(({ name }) => name)),
      body: joined(
        plain(channel.description),
        ...parameters.flatMap(({ texts }) => texts.map(plain)),
        ...messages.flatMap(({ description, texts }) => [plain(description), ...texts.map(plain)]),
      ),
    },
  };
}

/** Returns what is searched on the page of a webhook. */
export function webhookContent(webhook: Webhook, reader: ShapeReader): Content {
  const title = webhookTitle(webhook);
  const payloads = webhook.payloads.map(({ shape, description }) => ({ description, ...reader.of(shape) }));
  const headers = reader.ofProperties(webhook.headers);
  return {
    kind: "endpoint",
    title,
    badge: "HOOK",
    headings: [],
    ...summarized(webhook.description),
    texts: {
      title: joined(title, webhook.id),
      parameters: unique([...payloads, headers].flatMap(({ names }) => names)),
      description: plain(summaryOf(webhook.description)),
      body: joined(
        "webhook",
        plain(webhook.description),
        ...payloads.flatMap(({ description, texts }) => [plain(description), ...texts.map(plain)]),
      ),
    },
  };
}

/** Returns what is searched on the page of a type. */
export function typeContent(definition: TypeDefinition, reader: ShapeReader): Content {
  const title = typeTitle(definition);
  const { names, texts } = reader.of(definition.shape);
  return {
    kind: "type",
    title,
    headings: [],
    ...summarized(definition.description),
    texts: {
      title: joined(title, definition.name === title ? undefined : definition.name),
      parameters: unique(names),
      description: plain(summaryOf(definition.description)),
      body: joined(plain(definition.description), ...texts.map(plain)),
    },
  };
}
