import type { Report } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { AuthIr } from "../../ir/api.ts";
import type { RequirementIr } from "../../ir/service.ts";
import type { RequirementAst } from "../../parse/ast/service.ts";

/** Checks that the schemes that a call names are declared. */
export function checkRequirements(
  list: readonly RequirementAst[],
  auths: readonly AuthIr[],
  report: Report,
): readonly RequirementIr[] {
  const known = auths.map(({ id }) => id);
  return list.map((requirement) => {
    for (const { scheme } of requirement) {
      if (known.includes(scheme.text)) continue;
      report("unknown-auth", scheme.span, { name: scheme.text, meant: nearest(scheme.text, known) });
    }
    return Object.fromEntries(
      requirement.map(({ scheme, scopes }) => [scheme.text, scopes.map(({ text }) => text)] as const),
    );
  });
}
