import { equalJson, isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { FormState } from "../edits/index.ts";

const parts = ["headers", "pathParameters", "queryParameters"] as const;

/**
 * Returns the form for another environment: values that still equal the initial ones are replaced by the initial values
 * of the new environment; entered values stay. Returns the same state if nothing changes.
 * @param before the initial state in the previous environment
 * @param after the initial state in the new one
 */
export function inOtherEnvironment(state: FormState, before: FormState, after: FormState): FormState {
  if (!isObject(state.value)) return state;
  let value: JsonObject = state.value;
  for (const part of parts) {
    const [now, old, next] = [value, before.value, after.value].map((one) => objectIn(one, part));
    const changed = objectOf(
      [...new Set([...Object.keys(now ?? {}), ...Object.keys(next ?? {})])].flatMap((key) => {
        const [has, had, wanted] = [now, old, next].map((one) => (one === undefined ? undefined : own(one, key)));
        const result = same(has, had) ? wanted : has;
        return result === undefined ? [] : [[key, result]];
      }),
    );
    if (now !== undefined && !equalJson(now, changed)) value = { ...value, [part]: changed };
  }
  return value === state.value ? state : { ...state, value };
}

const objectIn = (value: Json, key: string): JsonObject | undefined => {
  const found = isObject(value) ? own(value, key) : undefined;
  return isObject(found) ? found : undefined;
};

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  one === undefined || other === undefined ? one === other : equalJson(one, other);
