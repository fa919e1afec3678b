import type { Json } from "../json/index.ts";
import type { ContentExcess } from "./excess.ts";
import { apiLimits, inDigits } from "./limits.ts";
import { textsExcess } from "./texts-excess.ts";
import { pathOf, visitJson } from "./visit-json.ts";

/** Keys of texts in markdown in definitions and models of APIs. */
const textKeys: ReadonlySet<string | number> = new Set(["description", "docs", "markdown", "summary"]);

/** Finds the first limit that the definition of an API exceeds: its depth, and its descriptions. */
export const apiExcess = (definition: Json): ContentExcess | undefined =>
  depthExcess("definition", definition, apiLimits.definitionDepth) ??
  textsExcess("definition", definition, (key) => textKeys.has(key));

/** Finds the first limit that a template of snippets exceeds. */
export function templateExcess(template: Json): ContentExcess | undefined {
  const tooDeep = depthExcess("template", template, apiLimits.templateDepth);
  if (tooDeep !== undefined) return tooDeep;
  let values = 0;
  const at = visitJson("template", template, () => {
    values += 1;
    return values > apiLimits.templateValues;
  });
  if (at === undefined) return undefined;
  const message = `the template has more than ${inDigits(apiLimits.templateValues)} values`;
  return { place: "template", message, advice: "split it into several" };
}

function depthExcess(root: string, value: Json, most: number): ContentExcess | undefined {
  const at = visitJson(root, value, ({ depth }) => depth > most);
  if (at === undefined) return undefined;
  const message = `values are nested deeper than ${most} levels`;
  return { place: pathOf(at), message, advice: "name the types, and refer to them by their names" };
}
