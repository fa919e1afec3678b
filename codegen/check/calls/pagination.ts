import type { TypeId } from "#engine/shape";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { PaginationIr } from "../../ir/service.ts";
import type { TypeIr } from "../../ir/type.ts";
import type { PaginationAst } from "../../parse/ast/service.ts";
import { followPath, type PathRoots } from "../types/index.ts";

/** The properties of a pagination in the request; the others are in the response. */
const inRequest = new Set(["offset", "cursor", "step"]);

/** Checks that the paths of a pagination exist in the query or body, and in the response. */
export function checkPagination(
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
