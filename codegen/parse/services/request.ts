import type { Word } from "../../source.ts";
import type { BodyAst, RequestAst } from "../ast/service.ts";
import { optional } from "../common.ts";
import { type Read, readBoolean, readMembers, readText, readWord, required } from "../read.ts";
import {
  isTypeName,
  objectKeys,
  objectOf,
  readBodyProperties,
  readHeaders,
  readPathParameters,
  readQueryParameters,
  readTypeReference,
} from "../types/index.ts";

const readBody: Read<BodyAst> = (node, report) => {
  if (node.kind !== "map") {
    const content = readTypeReference(node, report);
    return content && { content };
  }
  const members = readMembers(node, report, {
    name: "a body",
    keys: {
      ...objectKeys,
      properties: readBodyProperties,
      type: readTypeReference,
      docs: readText,
      optional: readBoolean,
    },
  });
  if (members === undefined) return undefined;
  return {
    content: members.type ?? objectOf(members),
    ...optional("docs", members.docs),
    ...optional("optional", members.optional),
  };
};

const readName: Read<Word> = (node, report) => {
  const word = readWord(node, report);
  return word !== undefined && isTypeName(word, "a request", report) ? word : undefined;
};

/** Reads the request of a call: a type alone is its body; the long form has parameters, headers and a body. */
export const readRequest: Read<RequestAst> = (node, report) => {
  const { span } = node;
  const none = { pathParameters: [], queryParameters: [], headers: [], span };
  if (node.kind !== "map") {
    const content = readTypeReference(node, report);
    return content && { ...none, body: { content } };
  }
  const members = readMembers(node, report, {
    name: "a request",
    keys: {
      name: readName,
      docs: readText,
      type: readTypeReference,
      body: readBody,
      "path-parameters": readPathParameters,
      "query-parameters": readQueryParameters,
      headers: readHeaders,
      "content-type": readWord,
    },
  });
  if (members === undefined) return undefined;
  const { type, ...request } = members;
  const inlined =
    request.body?.content.kind === "object" || [...request.queryParameters, ...request.headers].length > 0;
  if (inlined) required(request.name, "name", "a request with an inline body or parameters", node, report);
  return { span, ...request, ...(type && { body: { content: type } }) };
};
