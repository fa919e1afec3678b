import { isList, isObject, type Json } from "#engine/json";
import type { Path } from "#engine/shape";
import { propertyNames, type Slot } from "./slots.ts";

/** A place of a request that names a thing of another collection, such as `customer_id` in a body. */
export interface Reference {
  readonly at: Path;
  readonly prefix: string;
}

/** Names of members with the id of a thing of a collection; `id` alone is of the thing itself. */
const referenceName = /.(?:_id|-id|Id|ID|_uuid|Uuid)s?$/;

/** Creates the function that lists the references to things of collections in the query and the body of a request. */
export function referenceFinder(slots: readonly Slot[]): (form: Json) => readonly Reference[] {
  const prefixes = new Map<string, string>();
  // The things of a shorter path are named in more places: `/customers/{id}` rather than `/teams/{id}/customers/{id}`.
  for (const slot of slots.toSorted((a, b) => b.prefix.length - a.prefix.length)) {
    for (const name of propertyNames(slot)) if (referenceName.test(name)) prefixes.set(name, slot.prefix);
  }
  const visit = (value: Json, at: Path, name: string): readonly Reference[] => {
    if (isList(value)) return value.flatMap((item, i) => visit(item, [...at, i], name));
    if (isObject(value)) return Object.entries(value).flatMap(([key, member]) => visit(member, [...at, key], key));
    const prefix = value === null ? undefined : (prefixes.get(name) ?? prefixes.get(name.replace(/s$/, "")));
    return prefix === undefined ? [] : [{ at, prefix }];
  };
  return (form) =>
    isObject(form) && prefixes.size > 0
      ? ["queryParameters", "body"].flatMap((part) => {
          const value = form[part];
          return value === undefined ? [] : visit(value, [part], "");
        })
      : [];
}
