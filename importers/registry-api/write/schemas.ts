import type { ApiModel } from "#engine/model";
import type { ApiDefinition } from "#generated/types";
import { withLocations } from "../schema-parts.ts";

/** Writes the schemas of a model, with the locations of those that decide about its parts. */
export function writeSchemas(model: ApiModel): Pick<ApiDefinition, "schemas"> {
  const { schemas, schemaAnchors } = model;
  if (schemas === undefined) return {};
  const parts: { [key: string]: string } = {};
  withLocations(model, (key, known) => {
    if (known !== undefined) parts[key] = known;
    return known;
  });
  return { schemas: { table: schemas, parts, ...(schemaAnchors && { anchors: schemaAnchors }) } };
}
