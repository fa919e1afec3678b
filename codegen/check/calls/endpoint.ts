import type { TypeId } from "#engine/shape";
import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { AuthIr, EndpointIr, PaginationIr, RequirementIr } from "../../ir/ir.ts";
import type { PropertyIr, TypeIr } from "../../ir/type.ts";
import type { EndpointAst, PaginationAst, RequirementAst, ServiceAst } from "../../parse/ast/service.ts";
import type { PropertyAst } from "../../parse/ast/type.ts";
import { followPath, type PathRoots } from "../types/index.ts";
import { checkBaseUrl } from "./base-url.ts";
import { checkBody } from "./body.ts";
import { checkAudiences, checkProperties, type FileContext } from "./context.ts";
import { checkErrorSet } from "./errors.ts";
import { checkPath, matchParameters, type PathIr } from "./path.ts";
import { makeRequired, openParameters } from "./path-parameters.ts";
import { checkResponse, checkStream } from "./response.ts";

/**
 * Returns the alternatives of a call without the schemes that are not declared, which are reported. Nothing is left of
 * an alternative that has no others.
 */
function checkRequirements(
  list: readonly RequirementAst[],
  auths: readonly AuthIr[],
  report: Report,
): readonly RequirementIr[] {
  const known = auths.map(({ id }) => id);
  return list.flatMap((requirement) => {
    const declared = requirement.filter(({ scheme }) => known.includes(scheme.text));
    for (const { scheme } of requirement) {
      if (known.includes(scheme.text)) continue;
      report("undeclared-auth", scheme.span, { name: scheme.text, meant: nearest(scheme.text, known) });
    }
    if (declared.length === 0 && requirement.length > 0) return [];
    return [
      Object.fromEntries(declared.map(({ scheme, scopes }) => [scheme.text, scopes.map(({ text }) => text)] as const)),
    ];
  });
}

/** The context for checking the calls of a service. */
export interface EndpointContext extends FileContext {
  readonly service: ServiceAst;
  /** Registers a route; returns the call that already has it. */
  readonly claim: (route: string, id: string) => string | undefined;
}

/** Checks one call, except its examples. */
export function checkEndpoint(ast: EndpointAst, context: EndpointContext): EndpointIr {
  const { checking, service, root, types } = context;
  const { report, scope } = checking;
  const id = `${scope.module.id}.${ast.name.text}`;
  const method = ast.method ?? "POST";
  const { request } = ast;

  // The base path of a call replaces the base paths of its service and of `api.yml`.
  const before = ast.basePath === undefined ? [...root.basePath, service.basePath] : [ast.basePath];
  const path = checkPath([...before, ast.path], report);
  claimRoute(path, method, id, ast, context);
  const queryParameters = checkProperties(request?.queryParameters ?? [], context);
  const body = request && checkBody(request, checking);
  if (body !== undefined && (method === "GET" || method === "HEAD")) {
    report("body-with-get", request?.span ?? ast.span, { method });
  }
  const answer = checkResponse(ast.response, checking, types);
  const streams = ast.responseStream !== undefined && ast.response?.statusCode === undefined && answer.kind === "none";
  const response = streams ? { ...answer, status: 200 } : answer;
  const roots: PathRoots = { queryParameters, body: body?.type, response: response.type };
  const stream = checkStream(ast, checking, types, roots);
  const baseUrl = checkBaseUrl(ast.url ?? service.url, root.api, ast.span, report);
  const transport = ast.transport ?? service.transport;
  if (transport !== undefined) {
    report("not-expressed", transport, { what: "gRPC", advice: "calls are made over HTTP with JSON" });
  }
  checkGlobalParameters(ast, context);

  const { docs, displayName } = ast;
  const availability = ast.availability ?? service.availability;
  const idempotent = ast.idempotent ?? service.idempotent;
  return {
    id,
    name: ast.name.text,
    method,
    path: path.parts,
    ...checkAuth(ast, context),
    idempotent,
    retries: ast.retries?.disabled !== true,
    // A call is for the audiences of its service, and for its own.
    ...checkAudiences([...service.audiences, ...ast.audiences], context),
    pathParameters: checkPathParameters(path, ast, context),
    queryParameters,
    headers: mergeHeaders(
      idempotent ? root.idempotencyHeaders : [],
      checkProperties(mergeOwn(service.headers, request?.headers ?? []), context),
    ),
    response,
    errors: checkErrorSet(ast, root, scope.error, report),
    examples: [],
    ...(baseUrl !== undefined && { baseUrl }),
    ...(body && { body }),
    ...(stream && { stream }),
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
    ...pagination(ast, roots, context),
  };
}

function claimRoute(path: PathIr, method: string, id: string, ast: EndpointAst, context: EndpointContext): void {
  const route = path.parts.map((part) => (part.kind === "literal" ? part.value : "{}")).join("");
  const other = context.claim(`${method} ${route}`, id);
  if (other === undefined) return;
  context.checking.report("duplicate-route", ast.path.span, { route: `${method} ${route}`, other });
}

function checkPathParameters(path: PathIr, ast: EndpointAst, context: EndpointContext): readonly PropertyIr[] {
  const { checking, root, service, types } = context;
  const open = (list: EndpointAst["pathParameters"]) => openParameters(list, checking, root.variables);
  const shared = [...root.pathParameters, ...open(service.pathParameters)];
  return matchParameters(path, open(ast.pathParameters), shared, checking.report).map((parameter) =>
    makeRequired(parameter, types, checking.report),
  );
}

function checkAuth(ast: EndpointAst, context: EndpointContext): Pick<EndpointIr, "auth" | "security"> {
  const { root, checking, service } = context;
  const declared = ast.auth ?? service.auth ?? root.hasAuth;
  if (typeof declared !== "boolean") {
    const security = checkRequirements(declared, root.api.auths, checking.report);
    if (security.length > 0 || declared.length === 0) return { auth: security.length > 0, security };
  }
  // A call that names only undeclared schemes accepts the schemes of the API.
  if (declared !== false && !root.hasAuth) root.missAuth(ast.auth === undefined ? service.span : ast.span);
  return { auth: declared !== false };
}

function pagination(ast: EndpointAst, roots: PathRoots, context: EndpointContext): Pick<EndpointIr, "pagination"> {
  const { root, types, checking } = context;
  const declared = ast.pagination === true ? root.pagination : ast.pagination;
  if (declared === undefined || declared === false) return {};
  return { pagination: checkPagination(declared, roots, types, checking.report) };
}

/** Global parameters were reported where they are declared. */
function checkGlobalParameters({ globalParameters }: EndpointAst, { checking }: EndpointContext): void {
  for (const { text, span } of globalParameters) {
    checking.report("not-expressed", span, {
      what: `the global parameter ${text}`,
      advice: "declare it as a parameter of this endpoint",
    });
  }
}

/** The headers of a call override the headers of its service. */
const mergeOwn = (shared: readonly PropertyAst[], own: readonly PropertyAst[]): readonly PropertyAst[] => {
  const keys = new Set(own.map(({ key }) => key.text));
  return [...shared.filter(({ key }) => !keys.has(key.text)), ...own];
};

const mergeHeaders = (shared: readonly PropertyIr[], own: readonly PropertyIr[]): readonly PropertyIr[] => {
  const keys = new Set(own.map(({ key }) => key));
  return [...shared.filter(({ key }) => !keys.has(key)), ...own];
};

/** The request properties of a pagination; its other properties are in the response. */
const inRequest = new Set(["offset", "cursor", "step"]);

/** Checks that the paths of a pagination exist in the query or body, and in the response. */
function checkPagination(
  { kind, paths }: PaginationAst,
  roots: PathRoots,
  types: ReadonlyMap<TypeId, TypeIr>,
  report: Report,
): PaginationIr {
  for (const [key, { text, span }] of Object.entries(paths)) {
    const end = followPath(text, inRequest.has(key) ? "$request" : "$response", roots, types);
    if (!end.ok) report("bad-pagination", span, { path: text, problem: end.problem });
  }
  return { kind, paths: Object.fromEntries(Object.entries(paths).map(([key, { text }]) => [key, text])) };
}
