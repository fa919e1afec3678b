import type { TypeId } from "#engine/shape";
import type { EndpointIr } from "../../ir/ir.ts";
import type { TypeIr } from "../../ir/type.ts";
import { followPath, type PropertyChecking } from "../types/index.ts";
import type { TokenUse } from "./auth.ts";

/** Checks that token calls have the properties that their schemes declare. */
export function checkTokens(
  tokens: readonly TokenUse[],
  checking: PropertyChecking,
  endpoints: ReadonlyMap<string, EndpointIr>,
  types: ReadonlyMap<TypeId, TypeIr>,
): void {
  for (const { endpoint, request, response } of tokens) {
    const found = checking.scope.endpoint(endpoint);
    const call = found && endpoints.get(`${found.module.id}.${found.ast.name.text}`);
    if (call === undefined) continue;
    const roots = { queryParameters: call.queryParameters, body: call.body?.type, response: call.response.type };
    const sides = [
      ["$request", request],
      ["$response", response],
    ] as const;
    for (const [root, paths] of sides) {
      for (const { text, span } of Object.values(paths)) {
        const header = root === "$request" && call.headers.some(({ key }) => `$request.${key}` === text);
        const end = followPath(text, root, roots, types);
        if (!end.ok && !header) checking.report("bad-token-path", span, { path: text, problem: end.problem });
      }
    }
  }
}
