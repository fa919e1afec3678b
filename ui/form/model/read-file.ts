import { isObject, type Json, own } from "#engine/json";
import type { ChosenFile } from "#ui/kit";

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

const pathOf = (path: Json | undefined): { readonly relativePath?: string } =>
  typeof path === "string" && path !== "" ? { relativePath: path } : {};

/** Reads a chosen file whole. Rejects when the system doesn't hand it out. */
export async function readFile({ file, path }: ChosenFile): Promise<HeldFile> {
  const { name, lastModified, size, type } = file;
  return { name, lastModified, size, type, dataUrl: await dataUrlOf(file), ...pathOf(path) };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(`could not read ${file.name}`));
    reader.onload = () => {
      const text = typeof reader.result === "string" ? reader.result : "";
      // Browsers write an empty file as a bare `data:`, which carries no type and is not base64.
      resolve(text.includes(";base64,") ? text : `data:${file.type || "application/octet-stream"};base64,`);
    };
    reader.readAsDataURL(file);
  });
}

/** Returns the identity of a file: its path, name and size (docs/behavior.md#file-drop-zone). */
export const identityOf = ({ relativePath = "", name, size }: HeldFile): string =>
  JSON.stringify([relativePath, name, size]);

/** Appends files, without those that are in the list already. */
export function addFiles(held: readonly HeldFile[], chosen: readonly HeldFile[]): readonly HeldFile[] {
  const all = new Map<string, HeldFile>();
  for (const file of [...held, ...chosen]) if (!all.has(identityOf(file))) all.set(identityOf(file), file);
  return [...all.values()];
}
