import { isRecord } from "#engine/json";
import { dataUrlBytes } from "#engine/request";
import type { Binary } from "../sendable.ts";

/** The bytes of an upload with its metadata. */
export interface ReadyUpload {
  readonly content: Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | ReadableStream<Uint8Array>;
  readonly name?: string;
  readonly type?: string;
}

/** A call expects bytes but was given another value. */
export class NotAFileError extends Error {
  override readonly name = "NotAFileError";
  constructor(place: string) {
    super(`${place} must be a file, blob, byte array or stream.`);
  }
}

const isBinary = (value: unknown): value is Binary =>
  value instanceof Blob ||
  value instanceof Uint8Array ||
  value instanceof ArrayBuffer ||
  value instanceof ReadableStream;

/** Reads a value as an upload; `undefined` if it is not one. */
export function readUpload(value: unknown): ReadyUpload | undefined {
  if (isBinary(value)) {
    // The platform itself refuses memory shared between threads.
    const content = value as ReadyUpload["content"];
    if (!(value instanceof Blob)) return { content };
    return { content, ...("name" in value && { name: String(value.name) }), ...(value.type && { type: value.type }) };
  }
  if (!isRecord(value)) return undefined;
  const { name, type, content, dataUrl } = value;
  const known = { ...(typeof name === "string" && { name }), ...(typeof type === "string" && type !== "" && { type }) };
  // Binary, as checked.
  if (isBinary(content)) return { ...readUpload(content), ...known, content: content as ReadyUpload["content"] };
  if (typeof dataUrl !== "string" || !dataUrl.startsWith("data:")) return undefined;
  return { ...known, content: dataUrlBytes(dataUrl) };
}

const isConcrete = (type: string): boolean => type !== "" && !type.includes("*");

/** The media type that an upload is sent with: the first one declared that is not a range, else its own. */
export const uploadType = (declared: readonly string[], { type }: ReadyUpload): string =>
  declared.find(isConcrete) ?? type ?? "application/octet-stream";
