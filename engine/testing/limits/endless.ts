import { own } from "#engine/json";
import type { Schema, SchemaTable } from "#engine/schema-table";

/** A schema that a value needs first: its location, and the keyword and the property that require it, unless it is the whole value. */
interface Need {
  readonly location: string;
  readonly keyword?: "required" | "items";
  readonly key?: string;
}

/** Lists the schemas with values that would never end, since a property or an item of them requires the same schema again. */
export function endlessSchemas(schemas: SchemaTable): ReadonlyMap<string, Need> {
  const finite = new Set<string>();
  const needs = new Map<string, Need>();
  // A schema is finite if it needs none that is not known to be, until no more are found.
  for (let known = -1; known < finite.size; ) {
    known = finite.size;
    for (const [location, schema] of Object.entries(schemas)) {
      if (finite.has(location)) continue;
      const need = needOf(schema, (one) => finite.has(one) || own(schemas, one) === undefined);
      if (need === undefined) finite.add(location);
      else needs.set(location, need);
    }
  }
  const nextOf = (location: string): Need | undefined => (finite.has(location) ? undefined : needs.get(location));
  return new Map(
    Object.keys(schemas).flatMap((location) => {
      const need = nextOf(location);
      const passed = new Set<string>();
      for (let next = need; next !== undefined && !passed.has(next.location); next = nextOf(next.location))
        passed.add(next.location);
      return need?.keyword !== undefined && passed.has(location) ? [[location, need] as const] : [];
    }),
  );
}

/** Returns a schema that values of a schema need, and that is not finite; undefined if there is a finite value. */
function needOf(schema: Schema, hasEnd: (location: string) => boolean): Need | undefined {
  if (typeof schema === "boolean" || schema.const !== undefined || schema.enum !== undefined) return undefined;
  const { $ref, allOf = [], anyOf = [], oneOf = [], type = [], minItems = 0, required = [], properties = {} } = schema;
  const inner = (one: Schema): Need | undefined => needOf(one, hasEnd);
  const located = (part: Schema, about: Omit<Need, "location">): Need | undefined => {
    const need = inner(part);
    return need && { ...about, location: need.location };
  };
  const ofType: { readonly [type: string]: () => Need | undefined } = {
    object: () => first(required.map((key) => located(own(properties, key) ?? true, { keyword: "required", key }))),
    array: () =>
      minItems < 1 ? undefined : located(schema.prefixItems?.[0] ?? schema.items ?? true, { keyword: "items" }),
  };
  return first([
    $ref === undefined || hasEnd($ref) ? undefined : { location: $ref },
    ...allOf.map(inner),
    common(anyOf.map(inner)),
    common(oneOf.map(inner)),
    common(type.map((one) => ofType[one]?.())),
  ]);
}

const first = (needs: readonly (Need | undefined)[]): Need | undefined => needs.find((need) => need !== undefined);

/** Returns the first need of alternatives; undefined if one of them needs nothing. */
const common = (needs: readonly (Need | undefined)[]): Need | undefined =>
  needs.includes(undefined) ? undefined : needs[0];
