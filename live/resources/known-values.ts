import { decoder } from "#engine/interpret";
import type { Json } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import type { Types } from "#engine/shape";
import type { Call } from "../call.ts";
import type { Exchange } from "../exchange.ts";
import { readingTools } from "../received/index.ts";
import { isFixed, type Target } from "../targets/index.ts";
import { withValueAt } from "../with-value-at.ts";
import { createdId } from "./created-id.ts";
import { findValues } from "./find-values.ts";
import { idText } from "./id-text.ts";
import { type ReferenceFiller, referenceFiller } from "./reference-filler.ts";
import { isCollectionOf, outerValues, parameterOf, plainPath, propertyNames, type Slot, slotsOf } from "./slots.ts";

/** Values of path parameters that answers have named, so that calls reach things that exist. */
export interface KnownValues extends Pick<ReferenceFiller, "lacks"> {
  /**
   * Takes the values that an answer of a collection names, in its JSON body or its `Location`, and the id that the
   * client of a PUT chose.
   */
  readonly learn: (target: Target, exchange: Exchange, body: Json | undefined) => void;
  /** Drops the values in the path of a call from the next phase on, since their resource was removed. */
  readonly forget: (target: Target, call: Call) => void;
  /** Begins the next phase of a run. Calls of one phase use the same values, in any order. */
  readonly nextPhase: () => void;
  /**
   * Returns a call with known values in its path, and where its query and body name other things, different ones by
   * position; otherwise the call itself. It leaves values alone that break a rule.
   */
  readonly fill: (target: Target, call: Call, position: number) => Call;
  /** Returns true if all parameters of a path have known values. */
  readonly reaches: (target: Target) => boolean;
}

/** Returns the decoder of a type; preparing one takes longer than using it. */
const decodeOf = memoizeWeak((types: Types) => memoizeWeak(decoder(types)));

/** Sets of values that are kept for a parameter. Own choice. */
const maxSets = 20;

/** Returns true if a call adds to the things of a path: POST to their collection, or PUT of one. */
const isCreation = ({ endpoint }: Target, { prefix }: Slot): boolean =>
  endpoint.method === (plainPath(endpoint) === prefix ? "PUT" : "POST");

/** Creates the collection of known values for the targets of an API; it begins with the values of filled-in forms. */
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

  const forgotten: (() => void)[] = [];
  const setsOf = (target: Target, { prefix }: Slot): readonly (readonly Json[])[] =>
    (known.get(prefix) ?? []).filter((values) => areValid(target, values));

  const learn: KnownValues["learn"] = (target, exchange, body) => {
    const { endpoint } = target;
    const path = plainPath(endpoint);
    const before = slotsOf(endpoint).map(({ key }) => parameterOf(exchange.call.form.value, key) ?? "");
    for (const slot of slots.values()) {
      const isOwn = slot.prefix === path || isCollectionOf(path, slot);
      // The answer to a POST may name a thing elsewhere in its Location, such as a job.
      if (!isOwn && (endpoint.method !== "POST" || slot.collection.includes("{}"))) continue;
      const outer = outerValues(before, path, slot);
      const sets = known.get(slot.prefix) ?? [];
      const [shown, adds] = isOwn ? [body, isCreation(target, slot)] : [undefined, slot.collection !== ""];
      const named = shown === undefined ? [] : findValues(shown, propertyNames(slot));
      const created = named.length === 0 && adds ? createdId(slot, target, exchange, shown) : undefined;
      for (const { value } of created === undefined ? named : [created]) {
        if (sets.length < maxSets) sets.push([...outer, value]);
      }
      known.set(slot.prefix, sets);
    }
  };

  const { fill, lacks } = referenceFiller([...slots.values()], (prefix) => known.get(prefix) ?? []);
  return {
    learn,
    nextPhase: () => {
      for (const drop of forgotten.splice(0)) drop();
    },
    forget: ({ endpoint }, { form }) => {
      const own = slotsOf(endpoint);
      const last = own.at(-1);
      const gone = own.map(({ key }) => idText(parameterOf(form.value, key) ?? null));
      const isGone = (set: readonly Json[]): boolean => set.every((value, i) => idText(value) === gone[i]);
      if (last === undefined) return;
      forgotten.push(() => {
        const sets = known.get(last.prefix) ?? [];
        known.set(
          last.prefix,
          sets.filter((set) => !isGone(set)),
        );
      });
    },
    reaches: (target) => {
      const slot = slotsOf(target.endpoint).at(-1);
      return slot === undefined || setsOf(target, slot).length > 0;
    },
    fill: (target, call, position) => {
      const sets =
        slotsOf(target.endpoint)
          .map((slot) => setsOf(target, slot))
          .findLast(({ length }) => length > 0) ?? [];
      const values = sets[position % Math.max(sets.length, 1)];
      return fill(target, values === undefined ? call : withPathValues(target, call, values), position);
    },
    lacks,
  };
}

/** Returns a call with values in its path, except for fixed ones. */
function withPathValues(target: Target, call: Call, values: readonly Json[]): Call {
  const { endpoint, types } = target;
  const own = slotsOf(endpoint);
  const filled = values.reduce<Json>((value, one, i) => {
    const property = endpoint.pathParameters.find(({ key }) => key === own[i]?.key);
    return property === undefined || isFixed(target, "pathParameters", property.key)
      ? value
      : withValueAt(value, ["pathParameters", property.key], decodeOf(types)(property.shape)(one));
  }, call.form.value);
  return { ...call, form: { ...call.form, value: filled } };
}

/**
 * Returns true if values are valid as the parameters of a path. A path with the same literals may have a parameter of
 * another type: the id of `/days/{id}` is not a date of `/days/{date}/events`.
 */
function areValid({ endpoint, types }: Target, values: readonly Json[]): boolean {
  const { readText, validatorOf } = readingTools(types);
  const own = slotsOf(endpoint);
  return values.every((value, i) => {
    const property = endpoint.pathParameters.find(({ key }) => key === own[i]?.key);
    if (property === undefined) return true;
    return validatorOf(property)(readText(property.shape).one(idText(value))).length === 0;
  });
}
