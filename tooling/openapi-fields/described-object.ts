import type { Json, JsonObject } from "#engine/json";

/** The versions of OpenAPI, oldest first. */
export const versions = ["2.0", "3.0", "3.1", "3.2"] as const;

export type Version = (typeof versions)[number];

/** A field of an object, with a value that has an effect. */
export interface Field {
  readonly value: Json;
  /** Other fields of the object, without which the field has no effect. */
  readonly beside?: JsonObject;
  /** The first and the last version that has the field, if not all versions of the object do. */
  readonly since?: Version;
  readonly until?: Version;
  /** The key in place of a name that authors choose. */
  readonly key?: string;
  /** Why a description means the same with and without the field. */
  readonly why?: string;
  /** Returns the description around the object, if another one than for other fields. */
  readonly around?: Around;
}

/** Returns a description with an object. */
export type Around = (object: JsonObject, version: Version) => JsonObject;

/** An object of the specification with all its fields. */
export interface DescribedObject {
  readonly name: string;
  readonly since?: Version;
  readonly until?: Version;
  /** Fields that the object has in each test. */
  readonly base?: JsonObject;
  readonly around: Around;
  readonly fields: { readonly [name: string]: Field };
}
