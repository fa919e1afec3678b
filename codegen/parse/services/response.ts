import type { ResponseAst, StreamAst } from "../ast/service.ts";
import { optional, readLimit } from "../common.ts";
import { oneOf, type Read, readBoolean, readMembers, readText, readWord } from "../read.ts";
import { readTypeReference } from "../types/index.ts";

/** Reads a success response: a type, or the long form with docs and status. */
export const readResponse: Read<ResponseAst> = (node, report) => {
  const { span } = node;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type, span };
  }
  const members = readMembers(node, report, {
    name: "a response",
    keys: {
      docs: readText,
      type: readTypeReference,
      property: readWord,
      "status-code": readLimit,
      "content-type": readWord,
    },
  });
  return members && { span, ...members };
};

const formats = oneOf("a format", { json: "json", sse: "sse" } as const);

/** Reads a streamed success response: a type, which is sent as lines of JSON, or the long form. */
export const readStream: Read<StreamAst> = (node, report) => {
  const { span } = node;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type, format: "json", span };
  }
  const members = readMembers(node, report, {
    name: "a stream",
    keys: { docs: readText, type: readTypeReference, format: formats, terminator: readWord },
    required: ["type"],
    // True if SDKs reconnect and resume the stream.
    noted: { resumable: readBoolean },
  });
  if (members === undefined) return undefined;
  const { terminator, format = "json", ...stream } = members;
  return { span, ...stream, format, ...optional("terminator", terminator?.text) };
};
