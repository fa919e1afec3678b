import { printJson } from "#engine/json";
import {
  type Broker,
  type Channel,
  type ChannelMessage,
  channelBadge,
  type ProtocolBinding,
  pathText,
  protocolBadge,
} from "#engine/model";
import type { Types } from "#engine/shape";
import { messageRelations } from "#ui/reference";
import { writtenMessage } from "../samples/index.ts";
import { authorization } from "./authorization-markdown.ts";
import { type ApiContext, availability, parameters, payloadExample, shapeBlock } from "./markdown-parts.ts";
import { blocks, codeBlock, codeText, plainInLine } from "./markdown-text.ts";
import { type ShapeLines, shapeLines } from "./shape-lines.ts";

/** Writes the reference of a channel as markdown: its address, servers, authorization, parameters and messages. */
export function channelMarkdown(channel: Channel, { api, types }: ApiContext): string {
  const lines = shapeLines(types);
  const { environments, brokers = [], auth, bindings: all = [] } = channel;
  const base = environments[0]?.baseUrl ?? brokers[0]?.url;
  const path = pathText(channel.path);
  const address = base === undefined ? path : `${base.replace(/\/$/, "")}${path.startsWith("/") ? "" : "/"}${path}`;
  const bindings = (origin?: ChannelMessage["origin"]) => bindingBlocks(all.filter((one) => one.origin === origin));
  return blocks(
    codeBlock(`${channelBadge(channel)} ${address}`),
    availability(channel.availability),
    channel.description,
    ...(brokers.length === 0
      ? []
      : [environments.length > 0 ? "## Other servers" : "## Servers", ...brokers.map(brokerBlock)]),
    // The credentials of other servers are listed with the servers.
    environments.length + auth.length === 0 ? undefined : authorization(channel, api),
    parameters("Path parameters", channel.pathParameters, lines),
    parameters("Query parameters", channel.queryParameters, lines),
    parameters("Request headers", channel.requestHeaders, lines),
    ...(["client", "server"] as const).map((origin) => messages(channel, origin, bindings(origin), lines, types)),
    ...(bindings().length === 0 ? [] : ["## Bindings", ...bindings()]),
  );
}

const brokerBlock = ({ id, protocol, url, description, security = [], bindings = [] }: Broker): string =>
  blocks(
    `### ${plainInLine(id)}`,
    `${protocolBadge(protocol)} ${codeText(url)}`,
    description,
    security.length === 0
      ? undefined
      : blocks(
          "Authentication:",
          security
            .map(({ title, description: about }) => {
              const text = plainInLine(about ?? "");
              return `- ${plainInLine(title)}${text === "" ? "" : `: ${text}`}`;
            })
            .join("\n"),
        ),
    ...bindingBlocks(bindings),
  );

const bindingBlocks = (bindings: readonly ProtocolBinding[]): readonly string[] =>
  bindings.map(({ protocol, value }) =>
    blocks(`Bindings for ${plainInLine(protocol)}:`, codeBlock(printJson(value, 2), "json")),
  );

function messages(
  channel: Channel,
  origin: ChannelMessage["origin"],
  bindings: readonly string[],
  lines: ShapeLines,
  types: Types,
): string | undefined {
  const all = channel.messages.filter((message) => message.origin === origin);
  if (all.length + bindings.length === 0) return undefined;
  return blocks(
    origin === "client" ? "## Messages that clients send" : "## Messages that the server sends",
    origin === "client" ? channel.sends : channel.receives,
    ...bindings,
    ...all.map((message) => messageBlock(channel, message, lines, types)),
  );
}

/** Writes a message, the messages that it is related to, and what its protocol adds. */
function messageBlock(channel: Channel, message: ChannelMessage, lines: ShapeLines, types: Types): string {
  const { type, displayName, description, body, headers = [], correlationId, replyAddress, bindings = [] } = message;
  const { replies, repliesTo } = messageRelations(channel, message);
  const named = (label: string, related: typeof replies): string | undefined =>
    related.length === 0 ? undefined : `${label}: ${related.map(({ name }) => plainInLine(name)).join(" or ")}`;
  const located = (label: string, place: typeof correlationId): string | undefined =>
    place && blocks(`${label}: ${codeText(place.location)}`, place.description);
  return blocks(
    `### ${plainInLine(displayName ?? type)}`,
    availability(message.availability),
    description,
    named("Replies", replies),
    named("Reply to", repliesTo),
    located("Reply address", replyAddress),
    located("Correlation ID", correlationId),
    shapeBlock(body, lines),
    headers.length === 0 ? undefined : blocks("Message headers:", lines.properties(headers).join("\n")),
    payloadExample(writtenMessage(channel, type), body, types),
    ...bindingBlocks(bindings),
  );
}
