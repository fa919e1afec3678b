import { mediaParameter } from "#engine/request";

/** A part of a multipart body. One that is known by its position has no name. */
export interface ReceivedPart {
  readonly name?: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly bytes: Uint8Array;
}

/** Splits a multipart body into its parts (RFC 2046 §5.1); undefined if it is not one. */
export function readMultipart(body: Uint8Array, contentType: string): readonly ReceivedPart[] | undefined {
  const boundary = mediaParameter(contentType, "boundary");
  if (boundary === undefined || boundary === "") return undefined;
  // One character for each byte, so that positions in the text are positions in the body.
  const text = latin1(body);
  const delimiter = `--${boundary}`;
  const parts: ReceivedPart[] = [];
  let at = text.startsWith(delimiter) ? 0 : text.indexOf(`\r\n${delimiter}`) + 2;
  if (at === 1) return undefined;
  for (;;) {
    const start = at + delimiter.length;
    if (text.startsWith("--", start)) return parts;
    const head = text.indexOf("\r\n", start);
    const next = text.indexOf(`\r\n${delimiter}`, start);
    if (head === -1 || next === -1) return undefined;
    const blank = text.indexOf("\r\n\r\n", head);
    if (blank === -1 || blank > next) return undefined;
    parts.push(partOf(text.slice(head, blank), body.subarray(blank + 4, Math.max(next, blank + 4))));
    at = next + 2;
  }
}

function partOf(head: string, bytes: Uint8Array): ReceivedPart {
  const headers = new TextDecoder().decode(Uint8Array.from(head, (one) => one.charCodeAt(0)));
  const disposition = /^content-disposition:\s*[\w-]+(.*)$/im.exec(headers)?.[1] ?? "";
  const [name, fileName] = ["name", "filename"].map((key) => mediaParameter(`part${disposition}`, key));
  const contentType = /^content-type:\s*(.*?)\s*$/im.exec(headers)?.[1];
  return {
    bytes,
    ...(name !== undefined && { name }),
    ...(fileName !== undefined && { fileName }),
    ...(contentType !== undefined && { contentType }),
  };
}

/** Characters of one call of `String.fromCharCode`: the stack limits the number of arguments. */
const step = 8192;

/** Returns a text with one character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return text;
}
