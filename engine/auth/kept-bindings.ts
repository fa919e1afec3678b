import { isList, isObject, type Json, own } from "#engine/json";
import type { Bindings } from "./bindings.ts";
import type { Binding } from "./clearance.ts";

/** Writes bindings, or one of them, as they are kept. */
export const bindingsToJson = (bound: Bindings | Binding): Json =>
  // Plain data of texts, lists and objects, and an optional member is left out, never `undefined`.
  ({ ...bound }) as unknown as Json;

/** Reads kept bindings; one that is not as it should be is left out, so that it is asked about. */
export const bindingsFrom = (kept: Json | undefined): Bindings =>
  !isObject(kept)
    ? {}
    : Object.fromEntries(
        Object.entries(kept).flatMap(([id, one]) => {
          const binding = bindingFrom(one);
          return binding === undefined ? [] : [[id, binding]];
        }),
      );

/** Reads one kept binding; nothing where it is something else. */
export function bindingFrom(kept: Json | undefined): Binding | undefined {
  if (!isObject(kept)) return undefined;
  const { entered, answers, ever = [] } = kept;
  // A place that is missing would let a credential go where it has to be asked about, so that it is all or nothing.
  const isWhole = [entered, ever].every((places) => isList(places) && places.every(isDestination)) && isObject(answers);
  return isWhole ? (kept as unknown as Binding) : undefined;
}

const isDestination = (one: Json): boolean =>
  isObject(one) && ["api", "origin", "site"].every((name) => typeof own(one, name) === "string");
