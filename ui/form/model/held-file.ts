import { isObject, type Json, own } from "#engine/json";

/** A file as a form stores it (docs/behavior.md#files), as JSON. */
export type HeldFile = {
  readonly name: string;
  readonly lastModified: number;
  readonly size: number;
  readonly type: string;
  readonly dataUrl: string;
  /** Where it was in the folder that it was chosen with. It tells files apart and is not sent. */
  readonly relativePath?: string;
};

/** Reads a form value as a file; undefined if it is not one, so that incompatible values become unmigrated. */
export function fileFacts(value: Json): HeldFile | undefined {
  if (!isObject(value)) return undefined;
  const keys = ["name", "lastModified", "size", "type", "dataUrl", "relativePath"];
  const [name, lastModified, size, type, dataUrl, path] = keys.map((key) => own(value, key));
  if (typeof name !== "string" || typeof type !== "string" || typeof dataUrl !== "string") return undefined;
  if (typeof lastModified !== "number" || typeof size !== "number") return undefined;
  return { name, lastModified, size, type, dataUrl, ...pathOf(path) };
}

/** Returns the path of a file in its folder, if it has one. */
export const pathOf = (path: Json | undefined): { readonly relativePath?: string } =>
  typeof path === "string" && path !== "" ? { relativePath: path } : {};
