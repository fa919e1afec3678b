import type { Exact } from "./exact.ts";

/** A JSON value as the product holds it: plain data, and a number that a double would bend is kept as `Exact`. */
export type Json = null | boolean | number | string | Exact | readonly Json[] | JsonObject;

/** A JSON object. Members are read with `own` only, since a key may be named `constructor`. */
export interface JsonObject {
  readonly [key: string]: Json;
}
