import { isObject, objectOf } from "#engine/json";
import type { Endpoint, EndpointError, Environment, HttpMethod, PathPart, Protocol } from "#engine/model";
import type { Property } from "#engine/shape";
import {
  audiencesIn,
  found,
  isThere,
  itemsOf,
  member,
  type Node,
  note,
  numberOf,
  textOf,
  textOr,
  textsOf,
} from "../node.ts";
import { readRequestBody, readResponse } from "./body.ts";
import { readCodeSamples } from "./code-samples.ts";
import { documented, optionalText } from "./documented.ts";
import { readErrorExamples, readExample } from "./example.ts";
import { readLinks } from "./links.ts";
import type { Scope } from "./scope.ts";
import { readProperty, readType, shapeOfUse } from "./shape.ts";

/** The parts that an endpoint may reference, apart from types. */
export interface Known {
  readonly auths: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

/**
 * Reads an `EndpointDefinition`. Of several request bodies the first is used by the form; the others are alternatives.
 */
export function readEndpoint(node: Node, key: string, scope: Scope, known: Known): Endpoint {
  const path = readPath(member(node, "path"));
  const [request, ...others] = itemsOf(member(node, "requests"));
  const body = request && readRequestBody(request, scope);
  const alternatives = others.map((other) => readRequestBody(other, scope));
  const bytesType = body?.kind === "octet-stream" ? body.contentType : "application/octet-stream";
  return {
    ...documented(node),
    id: textOf(member(node, "id")) ?? key,
    ...optionalText(node, "displayName"),
    namespace: references(member(node, "namespace"), known.groups, "section"),
    method: readMethod(member(node, "method")),
    path,
    ...readSecurity(node, known.auths),
    environments: itemsOf(member(node, "environments")).map(readEnvironment),
    ...optionalText(node, "defaultEnvironment"),
    pathParameters: readPathParameters(member(node, "pathParameters"), path, scope),
    queryParameters: readProperties(member(node, "queryParameters"), scope),
    requestHeaders: readProperties(member(node, "requestHeaders"), scope),
    responseHeaders: readProperties(member(node, "responseHeaders"), scope),
    ...(request && body
      ? {
          request: {
            ...optionalText(request, "description"),
            body,
            ...(alternatives.length === 0 ? {} : { alternatives }),
          },
        }
      : {}),
    responses: itemsOf(member(node, "responses")).map((response) => readResponse(response, scope)),
    errors: itemsOf(member(node, "errors")).map((error) => readError(error, scope)),
    examples: itemsOf(member(node, "examples")).map((example) => readExample(example, bytesType)),
    protocol: readProtocol(member(node, "protocol")),
    ...readCodeSamples(node),
    ...readTemplates(member(node, "snippetTemplates")),
  };
}

/** Reads the snippet templates unchanged, since only the code that fills them in knows their meaning. */
function readTemplates({ value }: Node): Pick<Endpoint, "snippetTemplates"> {
  const there = isObject(value) ? Object.entries(value).filter(([, template]) => template !== null) : [];
  return there.length === 0 ? {} : { snippetTemplates: objectOf(there) };
}

/** Reads properties, parameters or headers. */
export const readProperties = (node: Node, scope: Scope): readonly Property[] =>
  itemsOf(node).map((property) => readProperty(property, scope));

const methods: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]);

/** Reads a method; an unknown one is replaced by another. */
export function readMethod(node: Node, other: HttpMethod = "GET"): HttpMethod {
  const method = textOf(node)?.toUpperCase() ?? "";
  if (methods.has(method)) return method;
  note(
    node,
    isThere(node) ? "unknown-kind" : "missing",
    `expected an HTTP method, found ${found(node.value)}; using ${other} instead`,
  );
  return other;
}

/** Reads a path, without its empty literals. */
export function readPath(node: Node): readonly PathPart[] {
  return itemsOf(node).flatMap((part): readonly PathPart[] => {
    const kind = member(part, "type");
    const value = textOf(member(part, "value")) ?? "";
    if (kind.value === "pathParameter") return [{ kind: "parameter", key: value }];
    if (kind.value === "literal") return value === "" ? [] : [{ kind: "literal", value }];
    note(
      kind,
      isThere(kind) ? "unknown-kind" : "missing",
      `expected literal or pathParameter, found ${found(kind.value)}; this part is ignored`,
    );
    return [];
  });
}

/** A path requires exactly its own parameters. */
export function readPathParameters(node: Node, path: readonly PathPart[], scope: Scope): readonly Property[] {
  const keys = new Set(path.flatMap((part) => (part.kind === "parameter" ? [part.key] : [])));
  const declared = itemsOf(node).flatMap((parameter) => {
    const property = readProperty(parameter, scope);
    if (keys.delete(property.key)) return [property];
    note(
      parameter,
      "mismatch",
      `the path has no parameter ${JSON.stringify(property.key)}, or it is already declared; this parameter is ignored`,
    );
    return [];
  });
  const missing = [...keys].map((key): Property => {
    note(node, "mismatch", `the path parameter ${JSON.stringify(key)} is not declared; treated as text`);
    return { key, shape: { kind: "string" }, optional: false };
  });
  return [...declared, ...missing];
}

/** Reads the schemes, and which of them are required together: `multiAuth` takes precedence. */
export function readSecurity(node: Node, known: ReadonlySet<string>): Pick<Endpoint, "auth" | "security"> {
  const sets = itemsOf(member(node, "multiAuth")).map((set) =>
    references(member(set, "schemes"), known, "authentication scheme"),
  );
  if (sets.length === 0) return { auth: references(member(node, "auth"), known, "authentication scheme") };
  return { auth: [...new Set(sets.flat())], security: sets };
}

/** Reads ids of parts of the definition, each once; unknown ones are reported and left out. */
export function references(node: Node, known: ReadonlySet<string>, what: string): readonly string[] {
  const ids = itemsOf(node).flatMap((item) => {
    const id = textOf(item);
    if (id === undefined) return [];
    if (known.has(id)) return [id];
    note(item, "unknown-reference", `unknown ${what} ${JSON.stringify(id)}; it is ignored`);
    return [];
  });
  return [...new Set(ids)];
}

/** Reads an `Environment`. */
export const readEnvironment = (node: Node): Environment => ({
  id: textOr(member(node, "id"), "default"),
  baseUrl: textOr(member(node, "baseUrl"), ""),
  ...audiencesIn(node, "audiences"),
});

function readError(node: Node, scope: Scope): EndpointError {
  const shape = member(node, "shape");
  const statusCode = numberOf(member(node, "statusCode")) ?? 500;
  const rpcCode = numberOf(member(node, "rpcCode"));
  return {
    ...documented(node),
    name: textOf(member(node, "name")) ?? String(statusCode),
    statusCode,
    ...(rpcCode !== undefined && { rpcCode }),
    ...(isThere(shape) ? { shape: shapeOfUse(readType(shape, scope)) } : {}),
    ...readLinks(node),
    examples: readErrorExamples(member(node, "examples")),
  };
}

function readProtocol(node: Node): Protocol {
  const kind = member(node, "type");
  if (kind.value === "openrpc") {
    const positions = member(node, "positions");
    return {
      ...{ kind: "openrpc", methodName: textOr(member(node, "methodName"), "") },
      ...(isThere(positions) && { positions: textsOf(positions) }),
      ...(member(node, "isNotification").value === true && { isNotification: true }),
    };
  }
  if (isThere(kind) && kind.value !== "rest") {
    note(kind, "unknown-kind", `expected rest or openrpc, found ${found(kind.value)}; using rest instead`);
  }
  return { kind: "rest" };
}
