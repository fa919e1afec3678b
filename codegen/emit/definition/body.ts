import type { BodyIr, EndpointIr, Ir, ResponseIr, StreamIr } from "../../ir/ir.ts";
import { mayBeAbsent, objectNamed, type PropertyIr, type TypeRef, type Value } from "../../ir/type.ts";
import { documented, type Literal, type LiteralObject } from "../text/index.ts";
import { wireProperty, wireReference, wireShape } from "./types.ts";

const described = ({ docs }: { readonly docs?: string }) => documented({ ...(docs !== undefined && { docs }) });

/** Converts the request of a call to the registry's `HttpRequest`. */
export const wireRequest = (body: BodyIr, ir: Ir): LiteralObject => ({
  ...described(body),
  contentType: body.contentType,
  body: requestShape(body, ir),
});

function requestShape(body: BodyIr, ir: Ir): LiteralObject {
  if (body.kind === "octet-stream") {
    return { type: "bytes", isOptional: mayBeAbsent(ir.types, body.type), contentType: body.contentType };
  }
  const form = body.kind === "form-data" ? partsOf(body.type, ir) : undefined;
  if (form !== undefined) return { type: "formData", fields: form.map((part) => wireField(part, ir)) };
  return { type: "alias", value: wireReference(body.type) };
}

/** The properties that are the parts of a multipart body. */
function partsOf(type: TypeRef, ir: Ir): readonly PropertyIr[] | undefined {
  return objectNamed(ir.types, type.kind === "optional" ? type.item : type)?.body.all;
}

const fileOf = (type: TypeRef): Extract<TypeRef, { kind: "file" }> | undefined =>
  type.kind === "optional" ? fileOf(type.item) : type.kind === "file" ? type : undefined;

const mediaTypes = (list: readonly string[] | undefined): Literal | undefined =>
  list?.length === 1 ? list[0] : list && [...list];

function wireField(part: PropertyIr, ir: Ir): LiteralObject {
  const file = fileOf(part.type);
  if (file === undefined) {
    const { contentType, exploded } = part.part ?? {};
    return { type: "property", ...wireProperty(part), contentType: mediaTypes(contentType), exploded };
  }
  return {
    type: file.multiple ? "files" : "file",
    ...documented(part),
    key: part.key,
    isOptional: mayBeAbsent(ir.types, part.type),
    contentType: mediaTypes(file.accept),
  };
}

/** Converts the responses of a call to the registry's `HttpResponse`s: single, streamed, or both. */
export function wireResponses({ response, stream }: EndpointIr): readonly LiteralObject[] {
  const { status: statusCode } = response;
  const streamed = stream && { ...described(stream), body: streamShape(stream), statusCode };
  if (streamed !== undefined && response.kind === "none") return [streamed];
  const single = { ...described(response), body: responseShape(response), statusCode };
  return streamed === undefined ? [single] : [single, streamed];
}

function responseShape({ kind, type, contentType }: ResponseIr): LiteralObject {
  if (kind === "none") return { type: "empty" };
  if (kind === "file" || kind === "bytes") return { type: "fileDownload", contentType };
  if (type === undefined)
    return { type: "alias", value: wireReference({ kind: "primitive", shape: { kind: "string" } }) };
  return { type: "alias", value: wireReference(type) };
}

const streamShape = ({ format, type, terminator }: StreamIr): LiteralObject =>
  format === "text" || type === undefined
    ? { type: "streamingText" }
    : { type: "stream", terminator, shape: wireShape(type) };

/** Describes the body of an example by its encoding. */
export function wireExampleRequest(value: Value, body: BodyIr | undefined, ir: Ir): LiteralObject {
  if (body?.kind === "octet-stream") return { type: "bytes", value: { type: "base64", value: String(value) } };
  const parts = body?.kind === "form-data" ? partsOf(body.type, ir) : undefined;
  if (parts === undefined || typeof value !== "object" || value === null || Array.isArray(value)) {
    return { type: "json", value };
  }
  const byKey = new Map(parts.map((part) => [part.key, part]));
  return {
    type: "form",
    value: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wireFormValue(each, byKey.get(key))])),
  };
}

function wireFormValue(value: Value, part: PropertyIr | undefined): LiteralObject {
  const file = part && fileOf(part.type);
  if (file !== undefined) return { type: Array.isArray(value) ? "filenames" : "filename", value };
  return { type: part?.part?.exploded === true && Array.isArray(value) ? "exploded" : "json", value };
}
