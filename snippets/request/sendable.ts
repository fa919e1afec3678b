import { isHeaderName, isLatin1Value, type PlannedBody, type PlannedHeader, partHead, safeName } from "#engine/request";
import { type Reading, read } from "#engine/secret";

/** The headers that can be sent, with their readings, and the names of the others. */
export interface SendableHeaders {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly leftOut: readonly string[];
}

/** Separates the headers that no sender sends unchanged. */
export function sendableHeaders(planned: readonly PlannedHeader[], reading: Reading): SendableHeaders {
  const sendable = ({ name, value }: PlannedHeader) => isHeaderName(name) && isLatin1Value(read(value, "reveal"));
  return {
    headers: planned.filter(sendable).map(({ name, value }) => [name, read(value, reading)] as const),
    leftOut: planned.filter((header) => !sendable(header)).map(({ name }) => name),
  };
}

/** Returns a comment with the reason why a header is omitted. */
export const noHeader = (name: string): string =>
  `the header ${JSON.stringify(name)} is omitted: HTTP can't represent it`;

/**
 * Names the file to read, never one outside the folder: a definition may suggest a file, and its name must not pick one
 * of the reader's.
 */
export const localFile = (fileName: string | undefined): string => safeName(fileName ?? "") ?? "file";

/** A multipart body. */
export type Multipart = Extract<PlannedBody, { readonly kind: "multipart" }>;

/** Returns the type of a multipart body with its boundary. */
export const multipartType = ({ contentType }: Multipart, boundary: string): string =>
  `${contentType ?? "multipart/form-data"}; boundary=${boundary}`;

/** A multipart body written out: texts inline, files by the name to read. */
export type FormChunk = { readonly text: string } | { readonly file: string };

/** Finds a boundary that none of these texts contains (RFC 2046 §5.1.1). */
export function boundaryFor({ parts, contentType }: Multipart): string {
  const texts = parts.flatMap((part) => [partHead(part, contentType), part.kind === "text" ? part.text : ""]);
  const free = (boundary: string) => texts.every((text) => !text.includes(boundary));
  let boundary = "callboard-form";
  for (let n = 1; !free(boundary); n += 1) boundary = `callboard-form-${n}`;
  return boundary;
}

/** Writes a multipart body as text, for languages with forms that can't represent the plan. */
export function formChunks({ parts, contentType }: Multipart, boundary: string): readonly FormChunk[] {
  const chunks = parts.flatMap((part): readonly FormChunk[] => [
    { text: `--${boundary}\r\n${partHead(part, contentType)}` },
    part.kind === "file" ? { file: localFile(part.fileName) } : { text: part.text },
    { text: "\r\n" },
  ]);
  return joined([...chunks, { text: `--${boundary}--\r\n` }]);
}

/** Joins adjacent texts. */
function joined(chunks: readonly FormChunk[]): readonly FormChunk[] {
  const merged: FormChunk[] = [];
  for (const chunk of chunks) {
    const last = merged.at(-1);
    if (last !== undefined && "text" in last && "text" in chunk) merged.splice(-1, 1, { text: last.text + chunk.text });
    else merged.push(chunk);
  }
  return merged;
}
