import type { BodyIr } from "../../ir/ir.ts";
import type { TypeRef } from "../../ir/type.ts";
import type { BodyAst, RequestAst } from "../../parse/ast/service.ts";
import type { PropertyChecking } from "../types/index.ts";

const json = "application/json";
const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type);
const is = (type: string, wanted: string): boolean => type.split(";")[0]?.trim().toLowerCase() === wanted;

/** Checks the body of a request: JSON, a form with or without files, or bytes. */
export function checkBody(request: RequestAst, checking: PropertyChecking): BodyIr | undefined {
  const { body, docs } = request;
  if (body === undefined) return undefined;
  const about = body.docs ?? docs;
  const described = about === undefined ? {} : { docs: about };
  const bytes = bytesOf(body);
  if (bytes !== undefined) {
    const contentType = request.contentType?.text ?? "application/octet-stream";
    return { ...described, kind: "octet-stream", type: bytes, contentType };
  }
  const type = withOptionality(typeOf(request, body, checking), body);
  const how = kindOf(request, body, checking);
  return { ...described, ...how, type };
}

/** Returns the file type of a body of bytes; undefined for other bodies. */
function bytesOf({ content, optional }: BodyAst): TypeRef | undefined {
  const file: TypeRef = { kind: "file", multiple: false };
  const maybe: TypeRef = { kind: "optional", item: file };
  if (content.kind === "raw" && content.name === "bytes") return optional === true ? maybe : file;
  const wrapped = content.kind === "optional" && content.item.kind === "raw" && content.item.name === "bytes";
  return wrapped ? maybe : undefined;
}

const withOptionality = (type: TypeRef, { optional }: BodyAst): TypeRef =>
  optional === true && type.kind !== "optional" ? { kind: "optional", item: type } : type;

function typeOf({ name }: RequestAst, { content }: BodyAst, checking: PropertyChecking): TypeRef {
  if (content.kind !== "object") return checking.resolve(content);
  // An inline body is a type of this file with the name of the request. A missing name has been reported.
  return name === undefined ? { kind: "unknown" } : { kind: "named", id: `${checking.scope.module.id}:${name.text}` };
}

function kindOf(
  { contentType }: RequestAst,
  { content }: BodyAst,
  { report }: PropertyChecking,
): Pick<BodyIr, "kind" | "contentType"> {
  const properties = content.kind === "object" ? content.properties : [];
  const named = contentType?.text ?? json;
  if (is(named, "multipart/form-data") || properties.some(({ type }) => holdsFile(type))) {
    return { kind: "form-data", contentType: "multipart/form-data" };
  }
  for (const { key, contentType: own, style } of properties) {
    const part = own?.span ?? (style === undefined ? undefined : key.span);
    if (part !== undefined) report("not-multipart", part, { key: key.text });
  }
  if (is(named, "application/x-www-form-urlencoded")) return { kind: "form-urlencoded", contentType: named };
  if (contentType !== undefined && !isJson(named)) {
    report("not-expressed", contentType.span, {
      what: `a value written as ${named}`,
      advice: "the body is sent as JSON with this media type; for anything else declare it as bytes",
    });
  }
  return { kind: "json", contentType: named };
}

/** Returns true if a property of a body is a file or a list of files. */
function holdsFile(type: BodyAst["content"]): boolean {
  if (type.kind === "raw") return type.name === "file";
  return (type.kind === "optional" || type.kind === "nullable" || type.kind === "list") && holdsFile(type.item);
}
