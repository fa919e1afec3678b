import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { ChannelAst, ContentAst, MessageAst, SessionExampleAst } from "../ast/service.ts";
import type { PathParameterAst, PropertyAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional, readAudiences } from "../common.ts";
import {
  listOf,
  mapOf,
  oneOf,
  type Read,
  readAny,
  readBoolean,
  readMembers,
  readText,
  readWord,
  required,
} from "../read.ts";
import { readHeaders, readPathParameters, readQueryParameters } from "../types/index.ts";
import type { Yaml, YamlEntry } from "../yaml/index.ts";
import { readNamedContent } from "./content.ts";
import { readValues } from "./endpoint-example.ts";

interface MessageKeys extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  origin: "client" | "server";
  body: ContentAst;
}

const readMessage = (name: Word, node: Yaml, report: Report): MessageAst | undefined => {
  const members = readMembers<MessageKeys>(node, report, {
    name: "a message",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      origin: oneOf("an origin", { client: "client", server: "server" } as const),
      body: readNamedContent,
    },
    noted: { "method-name": readWord },
  });
  if (members === undefined) return undefined;
  const origin = required(members.origin, "origin", "a message", node, report);
  const body = required(members.body, "body", "a message", node, report);
  if (origin === undefined || body === undefined) return undefined;
  return {
    name,
    origin,
    body,
    audiences: members.audiences ?? [],
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
  };
};

const readExampleMessage: Read<SessionExampleAst["messages"][number]> = (node, report) => {
  const members = readMembers<{ type: Word; body: Yaml }>(node, report, {
    name: "a message of an example",
    keys: { type: readWord, body: readAny },
  });
  if (members === undefined) return undefined;
  const type = required(members.type, "type", "a message of an example", node, report);
  const body = required(members.body, "body", "a message of an example", node, report);
  return type === undefined || body === undefined ? undefined : { type, body };
};

interface SessionKeys {
  name: string;
  docs: string;
  "path-parameters": readonly YamlEntry[];
  "query-parameters": readonly YamlEntry[];
  headers: readonly YamlEntry[];
  messages: SessionExampleAst["messages"];
}

const readSession: Read<SessionExampleAst> = (node, report) => {
  const members = readMembers<SessionKeys>(node, report, {
    name: "an example",
    keys: {
      name: readText,
      docs: readText,
      "path-parameters": readValues,
      "query-parameters": readValues,
      headers: readValues,
      messages: listOf("a list of messages", readExampleMessage),
    },
  });
  if (members === undefined) return undefined;
  return {
    span: node.span,
    pathParameters: members["path-parameters"] ?? [],
    queryParameters: members["query-parameters"] ?? [],
    headers: members.headers ?? [],
    messages: members.messages ?? [],
    ...optional("name", members.name),
    ...optional("docs", members.docs),
  };
};

interface ChannelKeys extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  auth: boolean;
  path: Word;
  url: Word;
  headers: readonly PropertyAst[];
  "path-parameters": readonly PathParameterAst[];
  "query-parameters": readonly PropertyAst[];
  messages: readonly MessageAst[];
  examples: readonly SessionExampleAst[];
}

/** Reads the channel of a file: an address where messages are exchanged. */
export const readChannel: Read<ChannelAst> = (node, report) => {
  const members = readMembers<ChannelKeys>(node, report, {
    name: "a channel",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      auth: readBoolean,
      path: readWord,
      url: readWord,
      headers: readHeaders,
      "path-parameters": readPathParameters,
      "query-parameters": readQueryParameters,
      messages: mapOf("a map of messages", readMessage),
      examples: listOf("a list of examples", readSession),
    },
    noted: { "connect-method-name": readWord },
  });
  if (members === undefined) return undefined;
  const path = required(members.path, "path", "a channel", node, report);
  const auth = required(members.auth, "auth", "a channel", node, report);
  if (path === undefined) return undefined;
  return {
    path,
    span: node.span,
    auth: auth ?? false,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    ...optional("url", members.url),
    audiences: members.audiences ?? [],
    headers: members.headers ?? [],
    pathParameters: members["path-parameters"] ?? [],
    queryParameters: members["query-parameters"] ?? [],
    messages: members.messages ?? [],
    examples: members.examples ?? [],
  };
};
