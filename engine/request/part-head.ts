import type { Part } from "./body.ts";

/** Writes a name between quotes as browsers do (WHATWG HTML, multipart/form-data encoding algorithm). */
const quoted = (text: string): string =>
  `"${text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22")}"`;

/** Returns the header of a part of a multipart body, with the blank line (RFC 7578 §4.2). */
export function partHead(part: Part): string {
  const fileName = part.kind === "file" ? `; filename=${quoted(part.fileName)}` : "";
  const type = part.contentType === undefined || part.contentType === "" ? "" : `content-type: ${part.contentType}\r\n`;
  return `content-disposition: form-data; name=${quoted(part.name)}${fileName}\r\n${type}\r\n`;
}
