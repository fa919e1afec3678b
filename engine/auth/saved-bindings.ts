import { asJson, isList, isObject, type Json, own, trustJson } from "#engine/json";
import type { Bindings } from "./bindings.ts";
import type { Binding } from "./clearance.ts";

/** Returns bindings, or one of them, as JSON for the browser's storage. */
export const bindingsToJson = (bound: Bindings | Binding): Json => asJson({ ...bound });

/** Reads stored bindings. An invalid one is left out, so that the reader is asked. */
export const bindingsFrom = (stored: Json | undefined): Bindings =>
  !isObject(stored)
    ? {}
    : Object.fromEntries(
        Object.entries(stored).flatMap(([id, one]) => {
          const binding = bindingFrom(one);
          return binding === undefined ? [] : [[id, binding]];
        }),
      );

/** Reads a stored binding, `undefined` if it is invalid. */
export function bindingFrom(stored: Json | undefined): Binding | undefined {
  if (!isObject(stored)) return undefined;
  const { entered, answers, edited = [] } = stored;
  // Without one of its destinations, a credential would go out where the reader has to be asked, so it is all or
  // nothing.
  const isWhole = [entered, edited].every((all) => isList(all) && all.every(isDestination)) && isObject(answers);
  return isWhole ? trustJson<Binding>(stored) : undefined;
}

const isDestination = (one: Json): boolean =>
  isObject(one) && ["api", "origin", "site"].every((name) => typeof own(one, name) === "string");
