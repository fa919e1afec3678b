import { nearest } from "#engine/text";
import type { Report } from "../../diagnostics/diagnostic.ts";
import type { ApiIr } from "../../ir/ir.ts";
import type { Span, Word } from "../../source.ts";

/** Returns the names of the addresses of environments, without duplicates. */
export const urlNames = ({ environments }: Pick<ApiIr, "environments">): readonly string[] => [
  ...new Set(environments.flatMap(({ urls }) => Object.keys(urls))),
];

/** Finds the address of an environment that serves a call; returns undefined if each environment has one address. */
export function checkBaseUrl(
  chosen: Word | undefined,
  api: Pick<ApiIr, "environments" | "defaultUrl">,
  at: Span,
  report: Report,
): string | undefined {
  const known = urlNames(api);
  if (chosen === undefined) {
    if (known.length > 0 && api.defaultUrl === undefined) report("no-base-url", at, { known });
    return known.length === 0 ? undefined : api.defaultUrl;
  }
  if (known.includes(chosen.text)) return chosen.text;
  if (api.defaultUrl === undefined || known.length > 0) {
    const meant = nearest(chosen.text, known);
    report("unknown-base-url", chosen.span, { name: chosen.text, where: "the environment list", meant });
  }
  return undefined;
}
