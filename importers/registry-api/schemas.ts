import { isObject, own } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { Schema, SchemaObject, Schemas, SchemaTable } from "#engine/schema-table";
import { type Draft2020, translateKeywords } from "../json-schema/index.ts";
import { entriesOf, isThere, itemsOf, keyword, member, type Node, textOf } from "../node.ts";
import { withLocations } from "./schema-parts.ts";

/**
 * Adds the schemas of a definition to its model, and their locations to the parts that they decide about. Keywords that
 * are not as they should be are left out: a publisher may have written anything.
 */
export function withSchemas(model: ApiModel, node: Node): ApiModel {
  if (!isObject(node.value)) return model;
  const table = entriesOf(member(node, "table")).map(([location, one]) => [location, readObject(one)] as const);
  const schemas: SchemaTable = Object.fromEntries(table);
  const parts = new Map(entriesOf(member(node, "parts")).map(([key, one]) => [key, textOf(one)]));
  const known = (location: string | undefined) =>
    location !== undefined && Object.hasOwn(schemas, location) ? location : undefined;
  return { ...withLocations(model, (key) => known(parts.get(key))), schemas, ...readAnchors(member(node, "anchors")) };
}

function readAnchors(node: Node): Pick<Schemas, "schemaAnchors"> {
  if (!isThere(node)) return {};
  const anchors = entriesOf(node).map(([resource, all]) => [
    resource,
    Object.fromEntries(
      entriesOf(all).flatMap(([name, at]) => (textOf(at) === undefined ? [] : [[name, textOf(at) ?? ""]])),
    ),
  ]);
  return { schemaAnchors: Object.fromEntries(anchors) };
}

function readObject(node: Node): SchemaObject {
  const schema = readSchema(node);
  return typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;
}

/** Reads a schema of the table: its references are locations instead of URIs. */
function readSchema(node: Node): Schema {
  const { value } = node;
  if (typeof value === "boolean") return value;
  if (!isObject(value)) return true;
  const [id, reference, dynamic] = ["$id", "$ref", "$dynamicRef"].map((key) => own(value, key));
  const [location, anchor] = Array.isArray(dynamic) ? itemsOf(keyword(node, "$dynamicRef")).map(textOf) : [];
  const keywords: Draft2020 = translateKeywords(node, undefined, {
    schemaOf: readSchema,
    locationOf: () => undefined,
    dynamicLocationOf: () => undefined,
  });
  return {
    ...(typeof id === "string" && { $id: id }),
    ...(typeof reference === "string" && { $ref: reference }),
    ...(location !== undefined && anchor !== undefined && { $dynamicRef: [location, anchor] as const }),
    ...keywords,
    ...(own(value, "containsLeavesItems") === true && { containsLeavesItems: true as const }),
  };
}
