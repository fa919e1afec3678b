import type { FileValue } from "#engine/interpret";

/** Bytes in the types of the platforms. A stream can be sent only once, so a call with one is never retried. */
export type Binary = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array>;

/** Bytes with a file name and a media type. */
export interface NamedUpload {
  readonly name: string;
  readonly type?: string;
  readonly content: Binary;
}

/** Values that a call accepts as a file. */
export type Upload = FileValue | NamedUpload | Binary;

/** The request of a client: any `Upload` is accepted for a file. */
export type Sendable<Req> = Req extends { readonly body?: infer B }
  ? [B] extends [SendableBody<B>]
    ? [SendableBody<B>] extends [B]
      ? Req
      : { readonly [K in keyof Req]: K extends "body" ? SendableBody<Req[K]> : Req[K] }
    : { readonly [K in keyof Req]: K extends "body" ? SendableBody<Req[K]> : Req[K] }
  : Req;

type Files = FileValue | readonly FileValue[];

type Uploaded<V> = V extends FileValue ? Upload : V extends readonly FileValue[] ? readonly Upload[] : V;

type SendableBody<B> = B extends FileValue
  ? Upload
  : [Extract<B[keyof B], Files>] extends [never]
    ? B
    : { readonly [K in keyof B]: Uploaded<B[K]> };
