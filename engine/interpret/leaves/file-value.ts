import { isObject, type Json, own } from "#engine/json";

/**
 * A file in a form (docs/behavior.md#files). `dataUrl` is `data:<type>;base64,…`; times are milliseconds since 1970.
 */
export interface FileValue {
  readonly name: string;
  readonly lastModified: number;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  readonly dataUrl: string;
}

/** Returns true if a value is a file of a form. */
export const isFileValue = (value: Json | undefined): value is Json & FileValue =>
  isObject(value) &&
  typeof own(value, "name") === "string" &&
  typeof own(value, "lastModified") === "number" &&
  typeof own(value, "size") === "number" &&
  typeof own(value, "type") === "string" &&
  isDataUrl(own(value, "dataUrl"));

const isDataUrl = (value: Json | undefined): boolean =>
  typeof value === "string" && /^data:[^,]{0,500};base64,/.test(value);
