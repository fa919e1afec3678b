import type { TypeId } from "#engine/shape";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { EndpointIr, PropertyIr, TypeIr, TypeRef } from "../ir/ir.ts";
import { standsFor } from "../ir/stands-for.ts";
import type { PaginationAst } from "../parse/ast.ts";

/** What the paths of a pagination may lead to. */
export interface Paged {
  readonly queryParameters: readonly PropertyIr[];
  readonly body: TypeRef | undefined;
  readonly response: TypeRef | undefined;
}

/** Checks that the paths of a pagination lead somewhere: into the query or body, and into the answer. */
export function checkPagination(
  ast: PaginationAst,
  paged: Paged,
  types: ReadonlyMap<TypeId, TypeIr>,
  report: Report,
): EndpointIr["pagination"] {
  const step = (type: TypeRef | undefined, key: string): TypeRef | undefined => {
    const target = type && standsFor(types, unwrapped(type));
    const inner = target && standsFor(types, unwrapped(target));
    const body = inner?.kind === "named" ? types.get(inner.id)?.body : undefined;
    return body?.kind === "object" ? body.all.find((property) => property.key === key)?.type : undefined;
  };
  for (const [key, { text, span }] of Object.entries(ast.paths)) {
    const [root, ...steps] = text.split(".");
    const inRequest = key === "offset" || key === "cursor";
    if (root !== (inRequest ? "$request" : "$response") || steps.length === 0) {
      report("bad-pagination", span, {
        path: text,
        problem: `does not begin with ${inRequest ? "$request" : "$response"}.`,
      });
      continue;
    }
    const [first = "", ...rest] = steps;
    const parameter = inRequest ? paged.queryParameters.find((each) => each.key === first)?.type : undefined;
    const start = parameter ?? step(inRequest ? paged.body : paged.response, first);
    const end = rest.reduce(step, start);
    if (end === undefined) report("bad-pagination", span, { path: text, problem: "leads nowhere" });
  }
  return {
    kind: ast.kind,
    paths: Object.fromEntries(Object.entries(ast.paths).map(([key, word]) => [key, word.text])),
  };
}

const unwrapped = (type: TypeRef): TypeRef =>
  type.kind === "optional" || type.kind === "nullable" ? unwrapped(type.item) : type;
