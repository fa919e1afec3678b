import type { ChosenFile } from "#ui/kit";
import { type HeldFile, pathOf } from "./held-file.ts";

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
