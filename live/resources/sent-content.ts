import { isObject, type Json } from "#engine/json";
import { mediaType } from "#engine/request";
import type { Path } from "#engine/shape";
import { latin1Text, utf8Text } from "../body-text.ts";
import { type Answer, headerOf } from "../checks/index.ts";
import type { SentRequest } from "../exchange.ts";
import { readMultipart } from "../received/index.ts";

/** A file or text that a request stores. */
export interface SentContent {
  readonly bytes: Uint8Array;
  /** Its media type, without parameters. */
  readonly type: string;
}

const anyType = "application/octet-stream";

/** Types with a content that a server has no reason to write in another way. Others, such as XML, have several texts. */
const plainTypes: ReadonlySet<string> = new Set(["text/plain", "text/markdown", anyType]);

/** Returns the body of a request, or the only file of a multipart body; undefined without one. */
export function contentOf({ headers, body }: SentRequest): SentContent | undefined {
  const contentType = headerOf(headers, "content-type");
  if (body === undefined || contentType === undefined) return undefined;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const type = mediaType(contentType);
  if (type !== "multipart/form-data") return { bytes, type };
  const files = readMultipart(bytes, contentType)?.filter(({ fileName }) => fileName !== undefined) ?? [];
  const [file, more] = files;
  return file && more === undefined ? { bytes: file.bytes, type: mediaType(file.contentType ?? anyType) } : undefined;
}

/**
 * Returns true if a response has another content than the one that was stored. White space at the ends and the kind of
 * line breaks may differ. Undefined if they can't be compared.
 */
export function isOtherContent(
  { bytes, type }: SentContent,
  answer: Pick<Answer, "status" | "headers" | "bytes">,
): boolean | undefined {
  const part = rangeOf(answer);
  if (part === undefined) return undefined;
  const read = mediaType(headerOf(answer.headers, "content-type") ?? "");
  if (!plainTypes.has(read) || (read !== type && read !== anyType)) return undefined;
  const sent = plainText(bytes.subarray(...part));
  return sent !== plainText(answer.bytes);
}

/** Returns the first byte of a successful response and the one after its last; undefined if it is something else. */
function rangeOf({ status, headers }: Pick<Answer, "status" | "headers">): readonly [number, number?] | undefined {
  if (status !== 206) return status === 200 ? [0] : undefined;
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(headerOf(headers, "content-range") ?? "") ?? [];
  return first === undefined ? undefined : [Number(first), Number(last) + 1];
}

/** Returns true if a response has only the first bytes of a content; a preview of it is not a part of its bytes. */
export function isCutContent({ bytes }: SentContent, answer: Pick<Answer, "bytes">): boolean {
  const [all, read] = [latin1Text(bytes), latin1Text(answer.bytes)];
  return read.length > 0 && read.length < all.length && all.startsWith(read);
}

/** Names of the number of bytes of a file; a length alone may be one of time. */
const sizeName = /^(?:(?:file|content|byte)_?)?size(?:_?(?:in_?)?bytes)?$|^(?:file|content|byte)_?length$|^bytes$/i;

/** Types of files that servers often store in another format. */
const convertedType = /^(?:image|audio|video)\//;

/** Finds a size of a thing that is not the one of its content. Other units than bytes make 0 or 1 of small contents. */
export function otherSize(
  thing: Json,
  { bytes, type }: SentContent,
): { readonly at: Path; readonly size: number } | undefined {
  if (!isObject(thing) || convertedType.test(type)) return undefined;
  return Object.entries(thing).flatMap(([key, size]) =>
    sizeName.test(key) && typeof size === "number" && size > 1 && size !== bytes.length ? [{ at: [key], size }] : [],
  )[0];
}

/** Returns the text of bytes, or a list of the bytes if they are not UTF-8. */
const plainText = (bytes: Uint8Array): string => utf8Text(bytes)?.replaceAll("\r\n", "\n").trim() ?? bytes.join();
