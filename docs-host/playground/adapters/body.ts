import { dataUrlBytes, type PlannedBody, partHead } from "#engine/request";

/** The bytes of a body as they travel, and the content type where the bytes decide it (a multipart boundary). */
export interface BodyBytes {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly contentType?: string;
}

/** Writes the body of a plan as bytes. `boundary` must not occur in any part; a random one does not. */
export function bodyBytes(body: PlannedBody, boundary: string): BodyBytes {
  switch (body.kind) {
    case "none":
      return {};
    case "text":
      return { bytes: new TextEncoder().encode(body.text) };
    case "bytes":
      return { bytes: dataUrlBytes(body.dataUrl) };
    case "multipart":
      return {
        bytes: joinParts(body, boundary),
        contentType: `${body.contentType ?? "multipart/form-data"}; boundary=${boundary}`,
      };
  }
}

type Multipart = Extract<PlannedBody, { readonly kind: "multipart" }>;

function joinParts({ parts, contentType }: Multipart, boundary: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks = parts.flatMap((part) => [
    encoder.encode(`--${boundary}\r\n${partHead(part, contentType)}`),
    part.kind === "file" ? dataUrlBytes(part.dataUrl) : encoder.encode(part.text),
    encoder.encode("\r\n"),
  ]);
  return concat([...chunks, encoder.encode(`--${boundary}--\r\n`)]);
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const buffer = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    buffer.set(chunk, at);
    at += chunk.length;
  }
  return buffer;
}
