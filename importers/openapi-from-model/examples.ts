import { equalJson, type Json, type JsonObject } from "#engine/json";
import type { Property } from "#engine/shape";

/** The value of a parameter in one example of an endpoint. */
export interface NamedValue {
  readonly name: string;
  readonly value: Json;
}

/**
 * Writes the examples of a parameter or header: its own, and its values in the examples of its endpoint, which have the
 * names of those. A required parameter has its first example in all calls, so such values are not repeated.
 * @param inSchema the examples that its schema states
 */
export function writeExamples(
  { examples: own = [], optional }: Pick<Property, "examples" | "optional">,
  inCalls: readonly NamedValue[],
  inSchema: readonly Json[],
): JsonObject {
  const first = own[0] ?? inSchema[0];
  const isImplied = !optional && inCalls.every(({ value }) => first !== undefined && equalJson(first, value));
  const calls = isImplied ? [] : inCalls;
  const [single, second] = own;
  if (calls.length === 0) {
    if (single === undefined) return {};
    if (second === undefined) return { example: single };
  }
  const named = own.flatMap((one, i): readonly NamedValue[] => {
    const same = calls.filter(({ value }) => equalJson(one, value));
    return same.length > 0 ? same : [{ name: `value${i + 1}`, value: one }];
  });
  const others = calls.filter((one) => !named.includes(one));
  return { examples: Object.fromEntries([...named, ...others].map(({ name, value }) => [name, { value }])) };
}
