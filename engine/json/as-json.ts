import type { Json } from "./json.ts";

/**
 * A type with `never` for every member that JSON can't hold. Interfaces lack the index signature of `JsonObject`, so
 * the compiler does not accept an interface as JSON although its members are. Members of type `unknown` are any JSON in
 * generated types.
 */
export type JsonOf<T> = unknown extends T
  ? T
  : T extends Json | undefined
    ? T
    : T extends (...parameters: never) => unknown
      ? never
      : T extends object
        ? { readonly [K in keyof T]: JsonOf<T[K]> }
        : never;

/**
 * Returns a value itself, as JSON. It does not compile for a type that holds anything else, such as a date or a
 * function.
 */
export function asJson<T>(value: T & JsonOf<T>): Json;
export function asJson(value: Json): Json {
  return value;
}

/**
 * Returns JSON as the type that this product wrote it from. Nothing is checked: it is for data of our own, such as the
 * answers of the site's own server.
 */
export function trustJson<T>(value: Json): T;
export function trustJson(value: Json): Json {
  return value;
}
