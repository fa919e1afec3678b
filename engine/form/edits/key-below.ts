import { isObject, type Json, own } from "#engine/json";
import type { Property } from "#engine/shape";

/** Returns the key of the first member of an object that is drawn below a property; undefined if that is the last one. */
export const keyBelow = (properties: readonly Property[], key: string, value: Json | undefined): string | undefined =>
  properties
    .slice(properties.findIndex((one) => one.key === key) + 1)
    .find((one) => isObject(value) && own(value, one.key) !== undefined)?.key;
