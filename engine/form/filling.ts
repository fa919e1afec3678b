import { type Ports, propertyStarter, reader } from "#engine/interpret";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Property, Types } from "#engine/shape";
import { joined, type Part } from "./joined.ts";

/**
 * Makes the filling in of properties of a request: with what an example says, else, where they are required, with their
 * defaults.
 */
export function filler(types: Types, ports: Ports) {
  const [start, read] = [propertyStarter(types), reader(types, { doubles: "kept" })];
  const fill = (property: Property, value: Json | undefined): readonly Part[] => {
    const { key, shape, optional, access } = property;
    if (value !== undefined) return [[key, read(shape)(value)]];
    const started = optional || access === "READ_ONLY" ? undefined : start(property)(ports);
    return started ? [[key, started]] : [];
  };
  /** Fills a part of the request that is an object of declared properties; absent when it declares none. */
  const fillAll = (key: string, properties: readonly Property[], find: Finder): readonly Part[] =>
    properties.length === 0 ? [] : [[key, joined(properties.flatMap((one) => fill(one, find(one))))]];
  return { fill, fillAll };
}

/** Finds the value of a property. */
export type Finder = (property: Property) => Json | undefined;

/** Takes what the first finds, else what the other finds. */
export const firstOf =
  (one: Finder, other: Finder): Finder =>
  (property) =>
    one(property) ?? other(property);

/** Finds what an example says of a property. */
export const memberOf =
  (values: JsonObject | undefined) =>
  ({ key }: Property): Json | undefined =>
    isObject(values) ? own(values, key) : undefined;

/** The same for headers, whose names are compared without case (RFC 9110 §5.1). */
export function headerIn(values: JsonObject): Finder {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  return ({ key }) => byName.get(key.toLowerCase());
}
