import { JSONPathError, query } from "json-p3";
import { errorMessage } from "#engine/error-message";
import type { Path } from "#engine/shape";

/** Longer texts would block the page while they are read. In UTF-16 units. */
export const maxQueriedLength = 20_000_000;

/** The result of a path expression: the paths of the values that it selects, or the reason why it is not one. */
export type QueriedPaths =
  | { readonly ok: true; readonly paths: readonly Path[] }
  | { readonly ok: false; readonly reason: string };

/** Selects values of a JSON text by a path expression (JSONPath, RFC 9535). */
export function queryPaths(text: string, expression: string): QueriedPaths {
  try {
    // Long numbers are rounded in comparisons; the tree shows them as received.
    return { ok: true, paths: query(expression, JSON.parse(text)).nodes.map(({ location }) => location) };
  } catch (error) {
    if (error instanceof JSONPathError) return { ok: false, reason: error.message };
    return { ok: false, reason: errorMessage(error) };
  }
}
