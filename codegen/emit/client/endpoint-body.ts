import type { BodyIr, EndpointIr, Ir, StreamIr } from "../../ir/ir.ts";
import { objectNamed } from "../../ir/type.ts";
import {
  type Literal,
  type LiteralObject,
  literalOf,
  presentShape,
  presentText,
  type TypeWriting,
} from "../text/index.ts";

/** Returns the encoding of a body, as transport's `RequestEncoding`; undefined for plain JSON. */
export function describeBody({ kind, type, contentType }: BodyIr, ir: Ir): Literal | undefined {
  if (kind !== "form-data")
    return kind === "json" && contentType === "application/json" ? undefined : { kind, contentType };
  const object = objectNamed(ir.types, type.kind === "optional" ? type.item : type);
  const parts = object?.body.all.flatMap(({ key, part }) => {
    if (part === undefined) return [];
    const { contentType: media, exploded } = part;
    return [[key, { contentType: media, exploded: exploded || undefined }] as const];
  });
  return { kind, parts: Object.fromEntries(parts ?? []) };
}

/** Returns the encoding of a success response for transport's descriptors; undefined for JSON with a usual status. */
export function describeAnswer({ response, stream }: EndpointIr, ir: Ir): LiteralObject {
  const { kind, status, contentType } = response;
  const usual = kind === "none" && stream === undefined ? 204 : 200;
  return {
    responseBody: kind === "json" || kind === "none" ? undefined : { kind, contentType },
    stream: stream && describeStream(stream, ir),
    status: status === usual ? undefined : status,
  };
}

const describeStream = ({ format, type, terminator, when }: StreamIr, ir: Ir): Literal => ({
  format,
  shape: type && literalOf(presentShape(ir.types, type)),
  terminator,
  when,
});

/** Writes the TypeScript type of a success response: a value, text, bytes, or a stream of chunks. */
export function answerText({ response, stream }: EndpointIr, writing: TypeWriting): string {
  const pieces = stream && `AsyncIterable<${stream.type === undefined ? "string" : presentText(stream.type, writing)}>`;
  if (response.kind === "none" && pieces !== undefined) return pieces;
  const single = singleText(response, writing);
  return pieces === undefined ? single : `${single} | ${pieces}`;
}

function singleText({ kind, type }: EndpointIr["response"], writing: TypeWriting): string {
  switch (kind) {
    case "none":
      return "undefined";
    case "json":
      return type === undefined ? "undefined" : presentText(type, writing);
    case "text":
      return "string";
    case "file":
    case "bytes":
      return "Uint8Array";
  }
}
