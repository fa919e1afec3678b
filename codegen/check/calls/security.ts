import type { Report } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { AuthIr } from "../../ir/api.ts";
import type { RequirementIr } from "../../ir/service.ts";
import type { RequirementAst } from "../../parse/ast/service.ts";

/**
 * Returns the alternatives of a call without the schemes that are not declared, which are reported. Nothing is left of
 * an alternative that has no others.
 */
export function checkRequirements(
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
