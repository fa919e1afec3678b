import type { Availability } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Span, Word } from "../source.ts";
import type {
  EndpointAst,
  EndpointExampleAst,
  ErrorReferenceAst,
  MethodName,
  PaginationAst,
  PropertyAst,
  RequestAst,
  ResponseAst,
} from "./ast.ts";
import { describedKeys, describedOf, optional, readAudiences } from "./common.ts";
import { readEndpointExample } from "./endpoint-example.ts";
import { readErrorReference } from "./error-reference.ts";
import { readParameters } from "./property.ts";
import { inWords, listOf, oneOf, type Read, readBoolean, readMembers, readText, readWord, required } from "./read.ts";
import { readRequest, readResponse } from "./request.ts";
import type { Yaml } from "./yaml.ts";

const methods: { readonly [name: string]: MethodName } = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  PATCH: "PATCH",
  DELETE: "DELETE",
  HEAD: "HEAD",
};

const readAuth: Read<boolean> = (node, report) => {
  if (node.kind === "list") {
    report("unsupported", node.span, { what: "a list of auth schemes" });
    return undefined;
  }
  return readBoolean(node, report);
};

const readPagination: Read<PaginationAst> = (node, report) => {
  const members = readMembers<{ offset: Word; cursor: Word; next_cursor: Word; results: Word }>(node, report, {
    name: "a pagination",
    keys: { offset: readWord, cursor: readWord, next_cursor: readWord, results: readWord },
    notYet: ["step", "has-next-page", "type", "next_uri", "next_path"],
  });
  if (members === undefined) return undefined;
  required(members.results, "results", "a pagination", node, report);
  if (members.offset === undefined && members.cursor === undefined) {
    report("missing-key", node.span, { construct: "a pagination", key: "offset or cursor" });
  }
  return { kind: members.cursor === undefined ? "offset" : "cursor", paths: members, span: node.span };
};

interface EndpointKeys {
  docs: string;
  availability: Availability;
  "display-name": string;
  audiences: readonly Word[];
  method: MethodName;
  path: Word;
  auth: boolean;
  "path-parameters": readonly PropertyAst[];
  request: RequestAst;
  response: ResponseAst;
  errors: readonly ErrorReferenceAst[];
  examples: readonly EndpointExampleAst[];
  pagination: PaginationAst;
}

const keys: { readonly [K in keyof EndpointKeys]: Read<EndpointKeys[K]> } = {
  ...describedKeys,
  "display-name": readText,
  audiences: readAudiences,
  method: oneOf("a method", methods),
  path: readWord,
  auth: readAuth,
  "path-parameters": readParameters,
  request: readRequest,
  response: readResponse,
  errors: listOf("a list of errors", readErrorReference),
  examples: listOf("a list of examples", readEndpointExample),
  pagination: readPagination,
};

const notYet = [
  "response-stream",
  "stream-condition",
  "source",
  "url",
  "idempotent",
  "base-path",
  "transport",
  "security",
  "retries",
];

/** Reads one call of a service. */
export function readEndpoint(name: Word, node: Yaml, report: Report): EndpointAst | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name.text)) {
    report("bad-name", name.span, { what: "an endpoint", name: name.text });
    return undefined;
  }
  if (node.kind !== "map") {
    report("expected", node.span, { expected: "an endpoint", found: inWords(node) });
    return undefined;
  }
  const members = readMembers<EndpointKeys>(node, report, { name: "an endpoint", keys, notYet });
  const path = members && required(members.path, "path", "an endpoint", node, report);
  if (members === undefined || path === undefined) return undefined;
  const span: Span = name.span;
  return {
    name,
    path,
    span,
    ...describedOf(members),
    ...optional("displayName", members["display-name"]),
    audiences: members.audiences ?? [],
    ...optional("method", members.method),
    ...optional("auth", members.auth),
    pathParameters: members["path-parameters"] ?? [],
    ...optional("request", members.request),
    ...optional("response", members.response),
    errors: members.errors ?? [],
    examples: members.examples ?? [],
    ...optional("pagination", members.pagination),
  };
}
