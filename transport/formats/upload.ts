import type { FileValue } from "#engine/interpret";
import { dataUrlBytes } from "#engine/request";

/** Bytes as platforms have them. A stream can be sent once, so a call with one is never tried again. */
export type Binary = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array>;

/** Bytes with a file name and a media type. */
export interface NamedUpload {
  readonly name: string;
  readonly type?: string;
  readonly content: Binary;
}

/** Values that a call accepts as a file. */
export type Upload = FileValue | NamedUpload | Binary;

type Files = FileValue | readonly FileValue[];

type Uploaded<V> = V extends FileValue ? Upload : V extends readonly FileValue[] ? readonly Upload[] : V;

type SendableBody<B> = B extends FileValue
  ? Upload
  : [Extract<B[keyof B], Files>] extends [never]
    ? B
    : { readonly [K in keyof B]: Uploaded<B[K]> };

/** The request of a client: any `Upload` may be given where its type has a file. */
export type Sendable<Req> = Req extends { readonly body?: infer B }
  ? [B] extends [SendableBody<B>]
    ? [SendableBody<B>] extends [B]
      ? Req
      : { readonly [K in keyof Req]: K extends "body" ? SendableBody<Req[K]> : Req[K] }
    : { readonly [K in keyof Req]: K extends "body" ? SendableBody<Req[K]> : Req[K] }
  : Req;

/** The bytes of an upload and what is known of them. */
export interface ReadyUpload {
  readonly content: Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | ReadableStream<Uint8Array>;
  readonly name?: string;
  readonly type?: string;
}

/** A call takes bytes in a place where it was handed something else. */
export class NotAFileError extends Error {
  override readonly name = "NotAFileError";
  constructor(place: string) {
    super(`${place} is no file, blob, byte array or stream.`);
  }
}

const isBinary = (value: unknown): value is Binary =>
  value instanceof Blob ||
  value instanceof Uint8Array ||
  value instanceof ArrayBuffer ||
  value instanceof ReadableStream;

/** Reads a value as an upload; nothing for what is none. */
export function readUpload(value: unknown): ReadyUpload | undefined {
  if (isBinary(value)) {
    // Memory that is shared between threads is the one kind that cannot be sent; the platform says so itself.
    const content = value as ReadyUpload["content"];
    if (!(value instanceof Blob)) return { content };
    return { content, ...("name" in value && { name: String(value.name) }), ...(value.type && { type: value.type }) };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { name, type, content, dataUrl } = value as { readonly [key: string]: unknown };
  const known = { ...(typeof name === "string" && { name }), ...(typeof type === "string" && type !== "" && { type }) };
  if (isBinary(content)) return { ...readUpload(content), ...known, content: content as ReadyUpload["content"] };
  if (typeof dataUrl !== "string" || !dataUrl.startsWith("data:")) return undefined;
  return { ...known, content: dataUrlBytes(dataUrl) };
}

const isConcrete = (type: string): boolean => type !== "" && !type.includes("*");

/** The media type that an upload is sent with: the first one declared that is no range, else its own. */
export const uploadType = (declared: readonly string[], { type }: ReadyUpload): string =>
  declared.find(isConcrete) ?? type ?? "application/octet-stream";
