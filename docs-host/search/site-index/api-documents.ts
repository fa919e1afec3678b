import { typeTitle } from "#docs-host/site/model";
import { type Channel, channelBadge, type Endpoint, pathText, routeText, type Webhook } from "#engine/model";
import type { TypeDefinition } from "#engine/shape";
import { channelTitle, endpointTitle, webhookTitle } from "#ui/reference";
import { plainLine, summaryOf } from "#ui/text";
import type { SearchDocument } from "../full-text/index.ts";
import type { ShapeReader, ShapeTexts, Take, Words } from "./shape-reader.ts";

/** The parts of a document that depend on its content alone. */
export type Content = Pick<SearchDocument, "kind" | "title" | "badge" | "path" | "description" | "headings" | "texts">;

/** Longest text of one page of an API, in characters: a type may unfold to much more than its page shows. */
const maxTextLength = 20_000;

/** Joins words up to the longest text, and reads no further ones: a type may have 50,000 values. */
function joinedBy(separator: string, words: Words): string {
  let all = "";
  words((word) => {
    if (word !== "") all += all === "" ? word : `${separator}${word}`;
    return all.length < maxTextLength;
  });
  return all.slice(0, maxTextLength);
}

const allOf =
  (parts: readonly (string | undefined)[]): Words =>
  (take) =>
    parts.every((part) => take(part ?? ""));

const joined = (...texts: readonly (string | undefined)[]): string => joinedBy("\n", allOf(texts));

const plain = (markdown: string | undefined): string => (markdown === undefined ? "" : plainLine(markdown));

const summarized = (description: string | undefined): Pick<Content, "description"> => {
  const text = summaryOf(description);
  return text === undefined ? {} : { description: text };
};

/** Joins the names in some parts, each once. */
const unique = (...parts: readonly Pick<ShapeTexts, "names">[]): string =>
  joinedBy(" ", (take) => {
    const seen = new Set<string>();
    const takeOnce: Take = (name) => {
      if (seen.has(name)) return true;
      seen.add(name);
      return take(name);
    };
    return parts.every(({ names }) => names(takeOnce));
  });

/** The words in shapes as one reads them, without marks. */
const plainTexts =
  (...parts: readonly Pick<ShapeTexts, "texts">[]): Words =>
  (take) =>
    parts.every(({ texts }) => texts((text) => take(plain(text))));

/** The words of messages or payloads, each after its description. */
const described =
  (parts: readonly (Pick<ShapeTexts, "texts"> & { readonly description?: string | undefined })[]): Words =>
  (take) =>
    parts.every((part) => take(plain(part.description)) && plainTexts(part)(take));

/** Returns what is searched on the page of an endpoint: its address, its parameters, its bodies and its errors. */
export function endpointContent(endpoint: Endpoint, reader: ShapeReader): Content {
  const title = endpointTitle(endpoint);
  const path = routeText(endpoint);
  const parameters = [endpoint.pathParameters, endpoint.queryParameters, endpoint.requestHeaders].map(
    reader.ofProperties,
  );
  const asked = [...parameters, ...(endpoint.request === undefined ? [] : [bodyTexts(endpoint.request.body, reader)])];
  const answers = endpoint.responses.map(({ body, description }) => [bodyTexts(body, reader), description] as const);
  const errors = endpoint.errors.map(
    ({ name, statusCode, rpcCode, description }) => `${name} ${rpcCode ?? statusCode} ${plain(description)}`,
  );
  return {
    kind: "endpoint",
    title,
    badge: endpoint.method,
    path,
    headings: [],
    ...summarized(endpoint.description),
    texts: {
      title,
      name: endpoint.id,
      path: `${endpoint.method} ${path}`,
      parameters: unique(...asked),
      description: plain(summaryOf(endpoint.description)),
      body: joinedBy(
        "\n",
        (take) =>
          allOf([plain(endpoint.description), plain(endpoint.request?.description)])(take) &&
          plainTexts(...asked)(take) &&
          answers.every(
            ([texts, description]) => allOf([plain(description), unique(texts)])(take) && plainTexts(texts)(take),
          ) &&
          allOf(errors)(take),
      ),
    },
  };
}

/** A body without a shape has no words. */
const bodyTexts = (body: object, reader: ShapeReader): ShapeTexts =>
  "shape" in body && body.shape !== undefined
    ? // All bodies with this member have a shape in it.
      reader.of(body.shape as Parameters<ShapeReader["of"]>[0])
    : { names: () => true, texts: () => true };

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
      title,
      name: channel.id,
      path,
      parameters: unique(...parameters, ...messages),
      description: plain(summaryOf(channel.description)),
      headings: unique({ names: allOf(messages.map(({ name }) => name)) }),
      body: joinedBy(
        "\n",
        (take) =>
          [channel.description, channel.sends, channel.receives].every((text) => take(plain(text))) &&
          plainTexts(...parameters)(take) &&
          described(messages)(take),
      ),
    },
  };
}

/** Returns what is searched on the page of a webhook. */
export function webhookContent(webhook: Webhook, reader: ShapeReader): Content {
  const title = webhookTitle(webhook);
  const payloads = webhook.payloads.map(({ shape, description }) => ({ description, ...reader.of(shape) }));
  const parameters = reader.ofProperties([...(webhook.queryParameters ?? []), ...webhook.headers]);
  return {
    kind: "endpoint",
    title,
    badge: "HOOK",
    headings: [],
    ...summarized(webhook.description),
    texts: {
      title,
      name: webhook.id,
      parameters: unique(...payloads, parameters),
      description: plain(summaryOf(webhook.description)),
      body: joinedBy("\n", (take) => allOf(["webhook", plain(webhook.description)])(take) && described(payloads)(take)),
    },
  };
}

/** Returns what is searched on the page of a type. */
export function typeContent(definition: TypeDefinition, reader: ShapeReader): Content {
  const title = typeTitle(definition);
  const words = reader.of(definition.shape);
  return {
    kind: "type",
    title,
    headings: [],
    ...summarized(definition.description),
    texts: {
      title,
      ...(definition.name !== title && { name: definition.name }),
      parameters: unique(words),
      description: plain(summaryOf(definition.description)),
      body: joinedBy("\n", (take) => take(plain(definition.description)) && plainTexts(words)(take)),
    },
  };
}
