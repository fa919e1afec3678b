import { isObject, type Json, own } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { Description, ImportOptions } from "./description.ts";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { openDocuments } from "./json-schema/index.ts";
import { defaultDescriptionLimits } from "./limits.ts";
import { note } from "./node.ts";
import { compareDocuments } from "./openapi-differences/objects.ts";
import { openApiFromModel } from "./openapi-from-model.ts";
import { loadText } from "./text/load-text.ts";

/**
 * Lists the parts of an OpenAPI 3.1 description that its export (`openApiFromModel`) does not contain, or contains
 * differently, each with its location in the description. Descriptions of other versions are rewritten as a whole, so
 * the list is empty for them.
 */
export async function openApiDifferences(
  { name, text }: Description,
  model: ApiModel,
  { read, limits }: Omit<ImportOptions, "id">,
): Promise<readonly ImportDiagnostic[]> {
  const parsed = await loadText({ name, text }, { ...defaultDescriptionLimits, ...limits });
  if (!parsed.ok || !isSameVersion(parsed.value)) return [];
  const { document } = openApiFromModel(model);
  const [was, is] = await Promise.all([
    openDocuments(parsed.value, { name, ...(read && { read }), ...(limits && { limits }) }, []),
    openDocuments(document, { isAlone: true }, []),
  ]);
  const found: ImportDiagnostic[] = [];
  compareDocuments(was.main, is.main, (node, message) =>
    note({ ...node, source: { ...node.source, diagnostics: found } }, "lost", message),
  );
  return distinctLocations(found);
}

const isSameVersion = (document: Json): boolean => {
  const version = isObject(document) ? own(document, "openapi") : undefined;
  return typeof version === "string" && /^3\.1(?:\.|$)/.test(version);
};

/** Shared parts are compared at each use. */
const distinctLocations = (all: readonly ImportDiagnostic[]): readonly ImportDiagnostic[] => [
  ...new Map(all.map((one) => [`${one.at} ${one.message}`, one])).values(),
];
