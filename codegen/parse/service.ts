import type { Availability } from "#engine/shape";
import type { Word } from "../source.ts";
import type { EndpointAst, PropertyAst, ServiceAst } from "./ast.ts";
import { describedKeys, describedOf, optional, readAudiences } from "./common.ts";
import { readEndpoint } from "./endpoint.ts";
import { readParameters } from "./property.ts";
import { mapOf, type Read, readBoolean, readMembers, readText, readWord, required } from "./read.ts";

interface ServiceKeys {
  docs: string;
  availability: Availability;
  "display-name": string;
  audiences: readonly Word[];
  auth: boolean;
  "base-path": Word;
  "path-parameters": readonly PropertyAst[];
  headers: readonly PropertyAst[];
  endpoints: readonly EndpointAst[];
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
      "path-parameters": readParameters,
      headers: readParameters,
      endpoints: mapOf("a map of endpoints", readEndpoint),
    },
    notYet: ["url", "source", "idempotency-headers", "transport"],
  });
  if (members === undefined) return undefined;
  const auth = required(members.auth, "auth", "a service", node, report);
  const basePath = required(members["base-path"], "base-path", "a service", node, report);
  required(members.endpoints, "endpoints", "a service", node, report);
  return {
    span: node.span,
    auth: auth ?? false,
    basePath: basePath ?? { text: "", span: node.span },
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    audiences: members.audiences ?? [],
    pathParameters: members["path-parameters"] ?? [],
    headers: members.headers ?? [],
    endpoints: members.endpoints ?? [],
  };
};
