import { isObject, type Json, own } from "#engine/json";

/** A file that is chosen or dropped on a page. */
export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Time of their last change, in milliseconds; full seconds, which every file system can store. */
export const samplesChanged = Date.UTC(2026, 10, 20, 8, 30);

/** Files with two names; one is empty. */
export const sampleFiles: readonly SampleFile[] = [
  { name: "hello.txt", type: "text/plain", text: "hello" },
  { name: "nothing.json", type: "application/json", text: "" },
];

/** A file of a form (docs/behavior.md#files). */
export const heldAs = ({ name, type, text }: SampleFile): Json => ({
  name,
  lastModified: samplesChanged,
  size: Buffer.byteLength(text),
  type,
  dataUrl: `data:${type};base64,${Buffer.from(text).toString("base64")}`,
});

/** Appends files; duplicates of name and size are ignored (docs/behavior.md#file-drop-zone). */
export const withFiles = (held: readonly Json[], chosen: readonly SampleFile[]): readonly Json[] => [
  ...held,
  ...chosen.map(heldAs).filter((one) => !held.some((other) => identity(other) === identity(one))),
];

const identity = (file: Json): string =>
  isObject(file) ? JSON.stringify([own(file, "relativePath") ?? "", own(file, "name"), own(file, "size")]) : "";
