import type { Exact } from "./exact.ts";

/** A JSON value: plain data, with `Exact` for each number that a double can't represent. */
export type Json = null | boolean | number | string | Exact | readonly Json[] | JsonObject;

/** A JSON object. Members are read with `own` only, since a key may be named `constructor`. */
export interface JsonObject {
  readonly [key: string]: Json;
}
