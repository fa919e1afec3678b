import parseRange from "range-parser";
import { itemAt } from "#engine/item-at";

/** A file to send. */
export interface FileToSend {
  readonly contentType: string;
  /** Names the bytes, which never change. */
  readonly hash: string;
  /** True if only its readers may keep it. */
  readonly isPrivate: boolean;
  readonly read: () => Promise<Uint8Array>;
}

/** Media types that browsers may display; any other file is a download. */
const shown = /^(?:image\/[\w.+-]+|font\/[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)$/;

/**
 * Sends a file, or one range of its bytes (RFC 9110 §14), as video players request; 304 if the client has it.
 * Several ranges are answered with the whole file.
 */
export async function sendFile(request: Request, file: FileToSend): Promise<Response> {
  const etag = `"${file.hash}"`;
  const headers = { ...fileHeaders(file.contentType, file.isPrivate), ETag: etag };
  if (matches(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const bytes = await file.read();
  const range = rangeOf(request.headers, etag, bytes.length);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes.length}` } });
  }
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  return new Response(
    // Copied, since a response accepts no shared memory.
    new Uint8Array(bytes.subarray(start, end + 1)),
    {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        "Content-Length": String(end - start + 1),
        ...(range && { "Content-Range": `bytes ${start}-${end}/${bytes.length}` }),
      },
    },
  );
}

/** Returns true if a list of tags has one (RFC 9110 §13.1.2). */
const matches = (tags: string | null, etag: string): boolean =>
  tags?.split(",").some((tag) => [etag, "*"].includes(tag.trim().replace(/^W\//, ""))) === true;

type Range = { readonly start: number; readonly end: number };

function rangeOf(headers: Headers, etag: string, size: number): Range | "unsatisfiable" | undefined {
  const asked = headers.get("range");
  const condition = headers.get("if-range");
  if (asked === null || (condition !== null && condition !== etag)) return undefined;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return itemAt(ranges, 0);
}

function fileHeaders(contentType: string, isPrivate: boolean): { readonly [name: string]: string } {
  const essence = itemAt(contentType.split(";"), 0).trim().toLowerCase();
  const safe = shown.test(essence);
  return {
    "Accept-Ranges": "bytes",
    // The bytes of a file id never change.
    "Cache-Control": `${isPrivate ? "private" : "public"}, max-age=31536000, immutable`,
    "Content-Disposition": safe ? "inline" : "attachment",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Content-Type": safe ? essence : "application/octet-stream",
    // Docs sites on other origins show these files.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Content-Type-Options": "nosniff",
  };
}
