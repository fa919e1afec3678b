import type { Word } from "../../source.ts";
import type { ResponseAst, StreamAst } from "../ast/service.ts";
import type { Limit, TypeReferenceAst } from "../ast/type.ts";
import { optional, readLimit } from "../common.ts";
import { oneOf, type Read, readBoolean, readMembers, readText, readWord, required } from "../read.ts";
import { readTypeReference } from "../types/index.ts";

interface ResponseKeys {
  docs: string;
  type: TypeReferenceAst;
  property: Word;
  "status-code": Limit;
  "content-type": Word;
}

/** Reads a success response: a type, or the long form with docs and status. */
export const readResponse: Read<ResponseAst> = (node, report) => {
  const { span } = node;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type, span };
  }
  const members = readMembers<ResponseKeys>(node, report, {
    name: "a response",
    keys: {
      docs: readText,
      type: readTypeReference,
      property: readWord,
      "status-code": readLimit,
      "content-type": readWord,
    },
  });
  if (members === undefined) return undefined;
  return {
    span,
    ...optional("docs", members.docs),
    ...optional("type", members.type),
    ...optional("property", members.property),
    ...optional("status", members["status-code"]),
    ...optional("contentType", members["content-type"]),
  };
};

const formats = oneOf("a format", { json: "json", sse: "sse" } as const);

/** Reads a streamed success response: a type, which is sent as lines of JSON, or the long form. */
export const readStream: Read<StreamAst> = (node, report) => {
  const { span } = node;
  if (node.kind !== "map") {
    const type = readTypeReference(node, report);
    return type && { type, format: "json", span };
  }
  const members = readMembers<{ docs: string; type: TypeReferenceAst; format: "json" | "sse"; terminator: Word }>(
    node,
    report,
    {
      name: "a stream",
      keys: { docs: readText, type: readTypeReference, format: formats, terminator: readWord },
      // True if SDKs reconnect and resume the stream.
      noted: { resumable: readBoolean },
    },
  );
  const type = members && required(members.type, "type", "a stream", node, report);
  if (members === undefined || type === undefined) return undefined;
  return {
    type,
    span,
    format: members.format ?? "json",
    ...optional("docs", members.docs),
    ...optional("terminator", members.terminator?.text),
  };
};
