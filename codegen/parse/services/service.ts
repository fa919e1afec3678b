import type { Span, Word } from "../../source.ts";
import type { EndpointAst, ServiceAst } from "../ast/service.ts";
import type { PathParameterAst, PropertyAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional, readAudiences, sourceKey } from "../common.ts";
import { mapOf, type Read, readBoolean, readMembers, readText, readWord, required } from "../read.ts";
import { readHeaders, readPathParameters } from "../types/index.ts";
import { readEndpoint } from "./endpoint.ts";
import { readTransport } from "./transport.ts";

interface ServiceKeys extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  auth: boolean;
  "base-path": Word;
  url: Word;
  idempotent: boolean;
  "path-parameters": readonly PathParameterAst[];
  headers: readonly PropertyAst[];
  endpoints: readonly EndpointAst[];
  transport: Span;
}

/** Reads the calls of one file. */
export const readService: Read<ServiceAst> = (node, report) => {
  const members = readMembers<ServiceKeys>(node, report, {
    name: "a service",
    keys: {
      ...describedKeys,
      "display-name": readText,
      audiences: readAudiences,
      auth: readBoolean,
      "base-path": readWord,
      url: readWord,
      idempotent: readBoolean,
      "path-parameters": readPathParameters,
      headers: readHeaders,
      endpoints: mapOf("a map of endpoints", readEndpoint),
      transport: readTransport,
    },
    noted: sourceKey,
  });
  if (members === undefined) return undefined;
  const basePath = required(members["base-path"], "base-path", "a service", node, report);
  required(members.endpoints, "endpoints", "a service", node, report);
  return {
    span: node.span,
    ...optional("auth", members.auth),
    basePath: basePath ?? { text: "", span: node.span },
    idempotent: members.idempotent ?? false,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    ...optional("url", members.url),
    audiences: members.audiences ?? [],
    pathParameters: members["path-parameters"] ?? [],
    headers: members.headers ?? [],
    endpoints: members.endpoints ?? [],
    ...optional("transport", members.transport),
  };
};
