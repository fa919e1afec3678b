import type { TypeId } from "#engine/shape";
import { nearest } from "../diagnostics/nearest.ts";
import type { ApiIr, EndpointIr, PropertyIr, TypeIr, TypeRef } from "../ir/ir.ts";
import { mayBeAbsent } from "../ir/stands-for.ts";
import type { ApiAst, EndpointAst, PropertyAst, RequestAst, ServiceAst } from "../parse/ast.ts";
import type { Word } from "../source.ts";
import { checkErrorSet } from "./errors.ts";
import { checkPagination } from "./pagination.ts";
import { checkPath, matchParameters } from "./path.ts";
import { checkProperty, type PropertyChecking } from "./property.ts";

/** What the calls of a file are checked against. */
export interface EndpointWorld {
  readonly checking: PropertyChecking;
  readonly types: ReadonlyMap<TypeId, TypeIr>;
  readonly service: ServiceAst;
  readonly audiences: ApiAst["audiences"];
  readonly auth: ApiIr["auth"];
  /** Notes a route; gives the call that has it already. */
  readonly claim: (route: string, id: string) => string | undefined;
}

/** Checks one call, all but its examples. */
export function checkEndpoint(ast: EndpointAst, world: EndpointWorld): EndpointIr {
  const { checking, service } = world;
  const { report, scope } = checking;
  const id = `${scope.module.id}.${ast.name.text}`;
  const method = ast.method ?? "POST";
  const { request } = ast;

  const path = checkPath([service.basePath, ast.path], report);
  const declared = [...ast.pathParameters, ...(request?.pathParameters ?? [])];
  const pathParameters = matchParameters(path, declared, service.pathParameters, report).map((parameter) =>
    checkPathParameter(parameter, world),
  );
  const route = path.parts.map((part) => (part.kind === "literal" ? part.value : "{}")).join("");
  const other = world.claim(`${method} ${route}`, id);
  if (other !== undefined) report("duplicate-route", ast.path.span, { route: `${method} ${route}`, other });

  const properties = (list: readonly PropertyAst[]): readonly PropertyIr[] =>
    list.map((parameter) => checkProperty(parameter, checking));
  const queryParameters = properties(request?.queryParameters ?? []);
  const body = request && checkBody(request, world);
  if (body !== undefined && (method === "GET" || method === "HEAD")) {
    report("body-with-get", request?.span ?? ast.span, { method });
  }
  const response = checkResponse(ast, world);
  const auth = ast.auth ?? service.auth;
  if (auth && world.auth === undefined) report("no-auth", ast.auth === undefined ? service.span : ast.span, {});

  const { docs, displayName } = ast;
  const availability = ast.availability ?? service.availability;
  return {
    id,
    name: ast.name.text,
    method,
    path: path.parts,
    auth,
    audiences: checkAudiences(ast.audiences.length > 0 ? ast.audiences : service.audiences, world),
    pathParameters,
    queryParameters,
    headers: properties(mergeHeaders(service.headers, request?.headers ?? [])),
    response,
    errors: checkErrorSet(ast, scope.error, report),
    examples: [],
    ...(body && { body }),
    ...(docs !== undefined && { docs }),
    ...(availability !== undefined && { availability }),
    ...(displayName !== undefined && { displayName }),
    ...pagination(ast, { queryParameters, body: body?.type, response: response.type }, world),
  };
}

const pagination = (
  ast: EndpointAst,
  paged: {
    readonly queryParameters: readonly PropertyIr[];
    readonly body: TypeRef | undefined;
    readonly response: TypeRef | undefined;
  },
  { types, checking }: EndpointWorld,
): Pick<EndpointIr, "pagination"> => {
  const found = ast.pagination && checkPagination(ast.pagination, paged, types, checking.report);
  return found === undefined ? {} : { pagination: found };
};

function checkPathParameter(ast: PropertyAst, { checking, types }: EndpointWorld): PropertyIr {
  const parameter = checkProperty(ast, checking);
  if (mayBeAbsent(types, parameter.type)) {
    checking.report("optional-path-parameter", ast.type.span, { name: ast.key.text });
  }
  return parameter;
}

function checkBody(request: RequestAst, { checking }: EndpointWorld): EndpointIr["body"] {
  const { body, name, docs } = request;
  if (body === undefined) return undefined;
  const { content } = body;
  const about = body.docs ?? docs;
  const described = about === undefined ? {} : { docs: about };
  if (content.kind !== "object") return { type: checking.resolve(content), ...described };
  // A body declared in place is a type of this file under the name of the request; without a name that was reported.
  if (name === undefined) return { type: { kind: "unknown" }, ...described };
  return { type: { kind: "named", id: `${checking.scope.module.id}:${name.text}` }, ...described };
}

function checkResponse(ast: EndpointAst, { checking }: EndpointWorld): EndpointIr["response"] {
  const { response } = ast;
  const type = response?.type && checking.resolve(response.type);
  const status = response?.status;
  if (status !== undefined && !(Number.isInteger(status.value) && status.value >= 200 && status.value < 400)) {
    checking.report("bad-status", status.span, { found: status.text, expected: "a success: those go from 200 to 399" });
  }
  return {
    status: status?.value ?? (type === undefined ? 204 : 200),
    ...(type && { type }),
    ...(response?.docs !== undefined && { docs: response.docs }),
  };
}

/** A call's own headers win over those of its service. */
const mergeHeaders = (shared: readonly PropertyAst[], own: readonly PropertyAst[]): readonly PropertyAst[] => [
  ...shared.filter(({ key }) => !own.some((each) => each.key.text === key.text)),
  ...own,
];

/** Checks that the audiences are those that `api.yml` lists. */
export function checkAudiences(
  words: readonly Word[],
  { audiences, checking }: Pick<EndpointWorld, "audiences" | "checking">,
): readonly string[] {
  const known = audiences.map(({ text }) => text);
  for (const { text, span } of words) {
    if (!known.includes(text)) checking.report("unknown-audience", span, { name: text, meant: nearest(text, known) });
  }
  return words.map(({ text }) => text);
}
