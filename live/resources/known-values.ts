import { decoder } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import type { Types } from "#engine/shape";
import type { Call } from "../call.ts";
import { withValueAt } from "../cases/index.ts";
import { onceForEach, type Target } from "../targets/index.ts";
import { findValues } from "./find-values.ts";
import { plainPath, propertyNames, type Slot, slotsOf } from "./slots.ts";

/** Values of path parameters that answers have named, so that calls reach things that exist. */
export interface KnownValues {
  /** Takes the values that an answer of a collection names; `sent` is the form of its call. */
  readonly learn: (target: Target, call: Call, body: Json) => void;
  /** Returns a call with known values in its path, different ones by position; the call itself if there are none. */
  readonly fill: (target: Target, call: Call, position: number) => Call;
  /** Returns true if all parameters of a path have known values. */
  readonly reaches: (target: Target) => boolean;
}

/** Returns the decoder of a type; preparing one takes longer than using it. */
const decodeOf = onceForEach((types: Types) => onceForEach(decoder(types)));

/** Sets of values that are kept for a parameter. Own choice. */
const mostSets = 20;

/** Creates the collection of known values for the targets of an API; it begins with those of forms that are filled in. */
export function knownValues(targets: readonly Target[]): KnownValues {
  const slots = new Map<string, Slot>();
  for (const { endpoint } of targets) for (const slot of slotsOf(endpoint)) slots.set(slot.prefix, slot);
  /** Values of all parameters of a path up to a slot, by its prefix. */
  const known = new Map<string, (readonly Json[])[]>();
  for (const { endpoint, given } of targets) {
    if (given === undefined) continue;
    const own = slotsOf(endpoint);
    const values = own.flatMap(({ key }) => parameterOf(given.value, key) ?? []);
    const last = own.at(-1);
    if (last !== undefined && values.length === own.length) known.set(last.prefix, [values]);
  }

  const learn: KnownValues["learn"] = ({ endpoint }, { form }, body) => {
    const path = plainPath(endpoint);
    const before = slotsOf(endpoint).map(({ key }) => parameterOf(form.value, key) ?? "");
    for (const slot of slots.values()) {
      if (slot.collection !== path && slot.prefix !== path) continue;
      const outer = slot.prefix === path ? before.slice(0, -1) : before;
      const sets = known.get(slot.prefix) ?? [];
      for (const { value } of findValues(body, propertyNames(slot))) {
        if (sets.length < mostSets) sets.push([...outer, value]);
      }
      known.set(slot.prefix, sets);
    }
  };

  return {
    learn,
    reaches: ({ endpoint }) => {
      const last = slotsOf(endpoint).at(-1);
      return last === undefined || (known.get(last.prefix) ?? []).length > 0;
    },
    fill: ({ endpoint, types }, call, position) => {
      const own = slotsOf(endpoint);
      const last = own.findLast(({ prefix }) => (known.get(prefix) ?? []).length > 0);
      const sets = (last && known.get(last.prefix)) ?? [];
      const values = sets[position % Math.max(sets.length, 1)];
      if (values === undefined) return call;
      const filled = values.reduce<Json>((value, one, i) => {
        const property = endpoint.pathParameters.find(({ key }) => key === own[i]?.key);
        return property === undefined
          ? value
          : withValueAt(value, ["pathParameters", property.key], decodeOf(types)(property.shape)(one));
      }, call.form.value);
      return { ...call, form: { ...call.form, value: filled } };
    },
  };
}

/** Returns a path parameter of a form. */
export function parameterOf(form: Json, key: string): Json | undefined {
  const parameters = isObject(form) ? own(form, "pathParameters") : undefined;
  return isObject(parameters) ? own(parameters, key) : undefined;
}
