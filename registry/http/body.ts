import { readWithin } from "#process";

/** Maximum length of the body of a call by default: 32 MiB. Real sites and definitions have up to 8 MiB. */
export const defaultBodyBytes = 32 * 1024 * 1024;

/** Maximum length of an uploaded file: 50 MiB; our choice. */
export const fileBytes = 50 * 1024 * 1024;

/** A body exceeds the limit. Nothing beyond the limit was read. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
  /** In bytes. */
  readonly limit: number;
  constructor(limit: number) {
    super(`the body is longer than ${limit} bytes`);
    this.limit = limit;
  }
}

/** A body ended early or is not valid UTF-8, as the message says. */
export class UnreadableBodyError extends Error {
  override readonly name = "UnreadableBodyError";
}

/** Reads a body up to a limit in bytes. Throws `BodyTooLargeError`, or `UnreadableBodyError` if it ends early. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new BodyTooLargeError(limit);
  if (request.body === null) return new Uint8Array();
  const bytes = await readWithin(request.body, limit).catch(() => {
    throw new UnreadableBodyError("The request body ended before it was complete.");
  });
  if (bytes === undefined) throw new BodyTooLargeError(limit);
  return bytes;
}

/** Decodes a body as UTF-8. Throws `UnreadableBodyError` if it is invalid. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableBodyError("The request body is not UTF-8.");
  }
}
