import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Span, Word } from "../../source.ts";
import type { EndpointAst, MethodName, RequirementAst } from "../ast/service.ts";
import { described, describedKeys, readAudiences, sourceKey } from "../common.ts";
import { inWords, listOf, mapOf, oneOf, type Read, readBoolean, readMembers, readText, readWord } from "../read.ts";
import { isName, readPathParameters } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";
import { readEndpointExample } from "./endpoint-example.ts";
import { readErrorReference } from "./error-reference.ts";
import { readEndpointPagination } from "./pagination.ts";
import { readRequest } from "./request.ts";
import { readResponse, readStream } from "./response.ts";

const methods: { readonly [name: string]: MethodName } = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  PATCH: "PATCH",
  DELETE: "DELETE",
  HEAD: "HEAD",
};

const readScopes = listOf("a list of scopes", readWord);
const readRequirement: Read<RequirementAst> = mapOf("a map of auth schemes", (scheme, node, report) => {
  const scopes = readScopes(node, report);
  return scopes && { scheme, scopes };
});
const readRequirements = listOf("a list of auth schemes", readRequirement);

const readAuth: Read<boolean | readonly RequirementAst[]> = (node, report) =>
  node.kind === "list" ? readRequirements(node, report) : readBoolean(node, report);

const readRetries: Read<{ readonly disabled?: boolean }> = (node, report) =>
  readMembers(node, report, { name: "retries", keys: { disabled: readBoolean } });

/** Reads a transport other than HTTP with JSON; returns its position, since generated code speaks HTTP only. */
export const readTransport: Read<Span> = (node, report) => {
  const members = readMembers(node, report, {
    name: "a transport",
    keys: {
      grpc: (value, report) => readMembers(value, report, { name: "grpc", keys: { "service-name": readWord } }),
    },
  });
  return members?.grpc && node.span;
};

const keys = {
  ...describedKeys,
  "display-name": readText,
  audiences: readAudiences,
  method: oneOf("a method", methods),
  "base-path": readWord,
  path: readWord,
  url: readWord,
  auth: readAuth,
  idempotent: readBoolean,
  retries: readRetries,
  "path-parameters": readPathParameters,
  request: readRequest,
  response: readResponse,
  "response-stream": readStream,
  "stream-condition": readWord,
  errors: listOf("a list of errors", readErrorReference),
  examples: listOf("a list of examples", readEndpointExample),
  pagination: readEndpointPagination,
  "global-parameters": listOf("a list of global parameters", readWord),
  transport: readTransport,
};

/** Docs sites show a subtitle below the display name. */
const noted = { ...sourceKey, subtitle: readText };

/** Reads one call of a service. */
export function readEndpoint(name: Word, node: Yaml, report: Report): EndpointAst | undefined {
  if (!isName(name.text)) {
    report("bad-name", name.span, { what: "an endpoint", name: name.text });
    return undefined;
  }
  if (node.kind !== "map") {
    report("expected", node.span, { expected: "an endpoint", found: inWords(node) });
    return undefined;
  }
  const members = readMembers(node, report, { name: "an endpoint", keys, required: ["path"], noted });
  if (members === undefined) return undefined;
  const pathParameters = [...members.pathParameters, ...(members.request?.pathParameters ?? [])];
  return { name, span: name.span, ...described(members), pathParameters };
}
