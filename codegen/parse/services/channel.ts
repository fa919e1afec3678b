import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Word } from "../../source.ts";
import type { ChannelAst, MessageAst, SessionExampleAst } from "../ast/service.ts";
import { described, describedKeys, readAudiences } from "../common.ts";
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
import type { Yaml } from "../yaml/index.ts";
import { readNamedContent } from "./content.ts";
import { exampleKeys } from "./endpoint-example.ts";

const readMessage = (name: Word, node: Yaml, report: Report): MessageAst | undefined => {
  const members = readMembers(node, report, {
    name: "a message",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      origin: oneOf("an origin", { client: "client", server: "server" } as const),
      body: readNamedContent,
    },
    required: ["origin", "body"],
    noted: { "method-name": readWord },
  });
  return members && { name, ...described(members) };
};

const readExampleMessage: Read<SessionExampleAst["messages"][number]> = (node, report) =>
  readMembers(node, report, {
    name: "a message of an example",
    keys: { type: readWord, body: readAny },
    required: ["type", "body"],
  });

const readSession: Read<SessionExampleAst> = (node, report) => {
  const members = readMembers(node, report, {
    name: "an example",
    keys: { ...exampleKeys, messages: listOf("a list of messages", readExampleMessage) },
  });
  return members && { span: node.span, ...members };
};

/** Reads the channel of a file: an address where messages are exchanged. */
export const readChannel: Read<ChannelAst> = (node, report) => {
  const members = readMembers(node, report, {
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
    required: ["path"],
    noted: { "connect-method-name": readWord },
  });
  const auth = required(members?.auth, "auth", "a channel", node, report);
  return members && { span: node.span, ...described(members), auth: auth ?? false };
};
