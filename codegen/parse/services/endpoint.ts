import type { Report } from "../../diagnostics/diagnostic.ts";
import type { Span, Word } from "../../source.ts";
import type {
  EndpointAst,
  EndpointExampleAst,
  ErrorReferenceAst,
  MethodName,
  PaginationAst,
  RequestAst,
  RequirementAst,
  ResponseAst,
  StreamAst,
} from "../ast/service.ts";
import type { PathParameterAst } from "../ast/type.ts";
import { type DescribedKeys, describedKeys, describedOf, optional, readAudiences, sourceKey } from "../common.ts";
import {
  inWords,
  listOf,
  mapOf,
  oneOf,
  type Read,
  readBoolean,
  readMembers,
  readText,
  readWord,
  required,
} from "../read.ts";
import { isName, readPathParameters } from "../types/index.ts";
import type { Yaml } from "../yaml/index.ts";
import { readEndpointExample } from "./endpoint-example.ts";
import { readErrorReference } from "./error-reference.ts";
import { readEndpointPagination } from "./pagination.ts";
import { readRequest } from "./request.ts";
import { readResponse, readStream } from "./response.ts";
import { readTransport } from "./transport.ts";

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
  readMembers<{ disabled: boolean }>(node, report, { name: "retries", keys: { disabled: readBoolean } });

interface EndpointKeys extends DescribedKeys {
  "display-name": string;
  audiences: readonly Word[];
  method: MethodName;
  "base-path": Word;
  path: Word;
  url: Word;
  auth: boolean | readonly RequirementAst[];
  idempotent: boolean;
  retries: { readonly disabled?: boolean };
  "path-parameters": readonly PathParameterAst[];
  request: RequestAst;
  response: ResponseAst;
  "response-stream": StreamAst;
  "stream-condition": Word;
  errors: readonly ErrorReferenceAst[];
  examples: readonly EndpointExampleAst[];
  pagination: PaginationAst | boolean;
  "global-parameters": readonly Word[];
  transport: Span;
}

const keys: { readonly [K in keyof EndpointKeys]: Read<EndpointKeys[K]> } = {
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
  const members = readMembers<EndpointKeys>(node, report, { name: "an endpoint", keys, noted });
  const path = members && required(members.path, "path", "an endpoint", node, report);
  if (members === undefined || path === undefined) return undefined;
  const pathParameters = [...(members["path-parameters"] ?? []), ...(members.request?.pathParameters ?? [])];
  return {
    name,
    path,
    span: name.span,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    audiences: members.audiences ?? [],
    ...optional("method", members.method),
    ...optional("basePath", members["base-path"]),
    ...optional("url", members.url),
    ...optional("auth", members.auth),
    ...optional("idempotent", members.idempotent),
    ...optional("retries", members.retries),
    pathParameters,
    ...optional("request", members.request),
    ...optional("response", members.response),
    ...optional("stream", members["response-stream"]),
    ...optional("streamCondition", members["stream-condition"]),
    errors: members.errors ?? [],
    examples: members.examples ?? [],
    ...optional("pagination", members.pagination),
    globalParameters: members["global-parameters"] ?? [],
    ...optional("transport", members.transport),
  };
}
