import { isList, isObject, type Json, own, parseJson } from "#engine/json";

/**
 * Parses a message. The body, and lists and objects, among the arguments of a tool keep every digit; other numbers are
 * plain ones. Returns `undefined` for invalid JSON.
 */
export function readMessage(text: string): unknown {
  const exact = parseJson(text);
  if (!exact.ok) return undefined;
  const message: unknown = JSON.parse(text);
  const values = memberOf(memberOf(exact.value, "params"), "arguments");
  if (!isObject(values)) return message;
  const deep = Object.entries(values).filter(([name, value]) => name === "body" || isObject(value) || isList(value));
  // It has these members, as read above.
  const { params, ...rest } = message as { readonly params: { readonly arguments: object } };
  return { ...rest, params: { ...params, arguments: { ...params.arguments, ...Object.fromEntries(deep) } } };
}

const memberOf = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? own(value, key) : undefined;
