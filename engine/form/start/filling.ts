import {
  decoderWithSelection,
  type ExampleUse,
  exampleFinder,
  type InitialValueDeps,
  initialProperties,
  type ValueWithSelection,
} from "#engine/interpret";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import { isOfKind, type Property, type Types } from "#engine/shape";
import { joined, type Part } from "../edits/index.ts";
import { sendableOf } from "./field-example.ts";

/** A member of a form to fill in: with a value, with the initial value of a property, or with its own members. */
export type Slot = { readonly key: string } & (
  | { readonly filled: ValueWithSelection }
  | { readonly property: Property }
  | { readonly slots: readonly Slot[] }
);

/**
 * Creates the function that fills in the properties of a request: with values of a call, else, if they are required,
 * with their initial values. `use`: the examples of properties that these use.
 */
export function filler(types: Types, deps: InitialValueDeps, use: ExampleUse) {
  const [start, read] = [initialProperties(types, undefined, use), decoderWithSelection(types, { doubles: "exact" })];
  const hasExample = exampleFinder(types);
  const slot = (property: Property, value: Json | undefined, isParameter?: boolean): readonly Slot[] => {
    const { key, shape, optional, access } = property;
    if (access === "READ_ONLY") return [];
    if (value !== undefined) return [{ key, filled: sendable(shape, read(shape)(value)) }];
    if (optional && !(use === "all" && hasExample(property))) return [];
    // A parameter can't be `null`: it starts as an optional property that the reader adds does.
    return [{ key, property: isParameter && !isOfKind(shape, "unknown") ? { ...property, optional: true } : property }];
  };
  const sendable = sendableOf(types);
  /** The slots of a request part that is an object; none if it declares no properties. */
  const part = (key: string, properties: readonly Property[], find: Finder): readonly Slot[] =>
    properties.length === 0
      ? []
      : [{ key, slots: properties.flatMap((one) => slot(one, find(one), key !== "messages")) }];
  /** Fills all slots of a form at once, since initial values share one budget. */
  const fill = (slots: readonly Slot[]): ValueWithSelection => {
    const wanted = propertiesIn(slots);
    const started = start(wanted)(deps);
    const byProperty = new Map(wanted.map((property, i) => [property, started[i]]));
    const partsOf = (some: readonly Slot[]): readonly Part[] =>
      some.flatMap((one) => {
        if ("slots" in one) return [[one.key, joined(partsOf(one.slots))]];
        if ("filled" in one) return [[one.key, one.filled]];
        const { shape, optional } = one.property;
        const started = byProperty.get(one.property);
        const filled = started && sendable(shape, started);
        // Nothing says more about an optional value than `null` does.
        const isEmpty = optional && filled?.value === null;
        return filled === undefined || isEmpty ? [] : [[one.key, filled]];
      });
    return joined(partsOf(slots));
  };
  return { slot, part, fill };
}

/** Returns the examples of properties that a form uses; a cleared form uses none. */
export const exampleUse = (example: unknown, withOptional = false): ExampleUse =>
  example === "none" ? "none" : withOptional ? "all" : "required";

const propertiesIn = (slots: readonly Slot[]): readonly Property[] =>
  slots.flatMap((one) => ("slots" in one ? propertiesIn(one.slots) : "property" in one ? [one.property] : []));

/** Finds the value of a property. */
export type Finder = (property: Property) => Json | undefined;

/** Returns the first result, or else the second. */
export const firstOf =
  (one: Finder, other: Finder): Finder =>
  (property) =>
    one(property) ?? other(property);

/** Returns the value of a property in an example. */
export const memberOf =
  (values: JsonObject | undefined) =>
  ({ key }: Property): Json | undefined =>
    isObject(values) ? own(values, key) : undefined;

/** The same for headers: names are compared without case (RFC 9110 §5.1). */
export function headerIn(values: JsonObject): Finder {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  return ({ key }) => byName.get(key.toLowerCase());
}
