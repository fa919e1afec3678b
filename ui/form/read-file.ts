import { isObject, type Json, own } from "#engine/json";

/** A file as a form holds it (product.md §3), as JSON. */
export type HeldFile = {
  readonly name: string;
  readonly lastModified: number;
  readonly size: number;
  readonly type: string;
  readonly dataUrl: string;
};

/** Reads a form value as a file; nothing when it is none, so that what is not file-like is left aside (product.md §5). */
export function fileFacts(value: Json): HeldFile | undefined {
  if (!isObject(value)) return undefined;
  const [name, lastModified, size, type, dataUrl] = ["name", "lastModified", "size", "type", "dataUrl"].map((key) =>
    own(value, key),
  );
  if (typeof name !== "string" || typeof type !== "string" || typeof dataUrl !== "string") return undefined;
  if (typeof lastModified !== "number" || typeof size !== "number") return undefined;
  return { name, lastModified, size, type, dataUrl };
}

/** Reads a chosen file whole. Rejects when the system doesn't hand it out. */
export async function readFile(file: File): Promise<HeldFile> {
  const { name, lastModified, size, type } = file;
  return { name, lastModified, size, type, dataUrl: await dataUrlOf(file) };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error(`could not read ${file.name}`));
    reader.onload = () => {
      const text = typeof reader.result === "string" ? reader.result : "";
      // Browsers write an empty file as a bare `data:`, which carries no type and is no base64.
      resolve(text.includes(";base64,") ? text : `data:${file.type || "application/octet-stream"};base64,`);
    };
    reader.readAsDataURL(file);
  });
}

/** Puts files behind those at hand; one of the same name and size is the same file and is not taken twice. */
export function addFiles(held: readonly HeldFile[], chosen: readonly HeldFile[]): readonly HeldFile[] {
  const all = [...held];
  for (const file of chosen) {
    if (!all.some(({ name, size }) => name === file.name && size === file.size)) all.push(file);
  }
  return all;
}
