import type { Word } from "../source.ts";
import type { Limit, ObjectAst, PropertyAst, RequestAst, ResponseAst, TypeReferenceAst } from "./ast.ts";
import { optional, readLimit } from "./common.ts";
import { type ObjectKeys, objectKeys, objectOf, readParameters, readQueryParameters } from "./property.ts";
import { type Read, readMembers, readText, readWord, required } from "./read.ts";
import { isTypeName } from "./type-name.ts";
import { readTypeReference } from "./type-reference.ts";

type Body = { readonly docs?: string; readonly content: TypeReferenceAst | ObjectAst };

const readBody: Read<Body> = (node, report) => {
  if (node.kind !== "map") {
    const content = readTypeReference(node, report);
    return content && { content };
  }
  const members = readMembers<ObjectKeys & { type: TypeReferenceAst; docs: string }>(node, report, {
    name: "a body",
    keys: { ...objectKeys, type: readTypeReference, docs: readText },
    notYet: ["content-type"],
  });
  if (members === undefined) return undefined;
  return { content: members.type ?? objectOf(members), ...optional("docs", members.docs) };
};

const readContentType: Read<Word> = (node, report) => {
  const word = readWord(node, report);
  if (word !== undefined && word.text !== "application/json") {
    report("unsupported", word.span, { what: `the content type ${word.text}` });
  }
  return word;
};

const readName: Read<Word> = (node, report) => {
  const word = readWord(node, report);
  return word !== undefined && isTypeName(word, "a request", report) ? word : undefined;
};

interface RequestKeys {
  name: Word;
  docs: string;
  type: TypeReferenceAst;
  body: Body;
  "path-parameters": readonly PropertyAst[];
  "query-parameters": readonly PropertyAst[];
  headers: readonly PropertyAst[];
  "content-type": Word;
}

/** Reads what a request carries: a type alone is its body; the long form has parameters, headers and a body. */
export const readRequest: Read<RequestAst> = (node, report) => {
  const { span } = node;
  const none = { pathParameters: [], queryParameters: [], headers: [], span };
  if (node.kind !== "map") {
    const content = readTypeReference(node, report);
    return content && { ...none, body: { content } };
  }
  const members = readMembers<RequestKeys>(node, report, {
    name: "a request",
    keys: {
      name: readName,
      docs: readText,
      type: readTypeReference,
      body: readBody,
      "path-parameters": readParameters,
      "query-parameters": readQueryParameters,
      headers: readParameters,
      "content-type": readContentType,
    },
  });
  if (members === undefined) return undefined;
  const { type } = members;
  const inlined = members.body?.content.kind === "object" || members["query-parameters"] || members.headers;
  if (inlined) required(members.name, "name", "a request with a body or parameters of its own", node, report);
  const body: Body | undefined = type === undefined ? members.body : { content: type };
  return {
    span,
    pathParameters: members["path-parameters"] ?? [],
    queryParameters: members["query-parameters"] ?? [],
    headers: members.headers ?? [],
    ...optional("name", members.name),
    ...optional("docs", members.docs),
    ...optional("body", body),
  };
};

/** Reads what a success answers with: a type, or the long form with docs and status. */
export const readResponse: Read<ResponseAst> = (node, report) => {
  const { span } = node;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type, span };
  }
  const members = readMembers<{ type: TypeReferenceAst; docs: string; "status-code": Limit }>(node, report, {
    name: "a response",
    keys: { type: readTypeReference, docs: readText, "status-code": readLimit },
    notYet: ["property", "display-name"],
  });
  if (members === undefined) return undefined;
  return {
    span,
    ...optional("docs", members.docs),
    ...optional("type", members.type),
    ...optional("status", members["status-code"]),
  };
};
