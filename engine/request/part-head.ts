import type { Part } from "./body.ts";

/** Writes a name between quotes as browsers do (WHATWG HTML, multipart/form-data encoding algorithm). */
const quoted = (text: string): string =>
  `"${text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22")}"`;

/**
 * Returns the header of a part of a multipart body, with the blank line. Only parts of `multipart/form-data` are form
 * data (RFC 7578 §4.2); a named part of another type is an attachment (RFC 2183 §2.2), as curl writes it.
 */
export function partHead(part: Part, contentType?: string): string {
  const { name, headers = {} } = part;
  const parameters = [
    ...(name === undefined ? [] : [`; name=${quoted(name)}`]),
    ...(part.kind === "file" ? [`; filename=${quoted(part.fileName)}`] : []),
  ];
  const kind = contentType === undefined ? "form-data" : "attachment";
  const disposition = parameters.length === 0 ? "" : `content-disposition: ${kind}${parameters.join("")}\r\n`;
  const type = part.contentType === undefined || part.contentType === "" ? "" : `content-type: ${part.contentType}\r\n`;
  const others = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
  return `${disposition}${type}${others.join("")}\r\n`;
}
