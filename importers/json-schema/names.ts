import { defined } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import type { Node } from "../node.ts";
import { locationOf, pathOf } from "../node.ts";
import { unusedName } from "../unused-name.ts";

/** Gives each schema that needs one a unique name, the same in every import. */
export interface Names {
  readonly of: (node: Node) => TypeId;
  /** True if a name depends only on its own path, not on names given before. */
  readonly isPlain: (node: Node) => boolean;
  /** Returns the pointer of the schema with a name. */
  readonly locationOf: (id: TypeId) => string;
}

/** Steps of a pointer that describe a position and have no meaning alone. */
const silent: ReadonlySet<string> = new Set([
  "components",
  "schemas",
  "definitions",
  "$defs",
  "properties",
  "items",
  "paths",
  "content",
  "schema",
  "allOf",
  "anyOf",
  "oneOf",
  "additionalProperties",
  "parameters",
  "messages",
  "payload",
]);

/** Creates the names of schemas. `reserved` are the names that authors chose; no other schema gets them. */
export function nameGiver(reserved: ReadonlyMap<string, TypeId>): Names {
  const given = new Map<string, TypeId>(reserved);
  const taken = new Map<TypeId, string>([...reserved].map(([location, id]) => [id, location]));
  return {
    of: (node) => {
      const location = locationOf(node);
      const known = given.get(location);
      if (known !== undefined) return known;
      const name = unusedName(plainName(node), (name) => taken.has(name), "-");
      given.set(location, name);
      taken.set(name, location);
      return name;
    },
    isPlain: (node) => given.get(locationOf(node)) === plainName(node),
    locationOf: (id) => defined(taken.get(id)),
  };
}

/**
 * Returns the meaningful steps of a path, joined with dots: `Plant.leaf` for a property, `pet` for a file
 * `schemas/pet.json`.
 */
function plainName(node: Node): string {
  const { file } = node.source;
  const path = pathOf(node);
  const steps = path.filter(
    (step, i) => typeof step === "string" && (!silent.has(step) || path[i - 1] === "properties"),
  );
  const words = steps.map((step) =>
    String(step)
      .replace(/[^\p{L}\p{N}_$-]+/gu, "_")
      .replace(/^_+|_+$/g, ""),
  );
  const name = words.filter((step) => step !== "").join(".");
  if (name !== "") return name;
  const fileName =
    file
      ?.split(/[/\\]/)
      .at(-1)
      ?.replace(/\.\w+$/, "") ?? "";
  return fileName === "" ? "Root" : fileName;
}
