import {
  type EndpointResponse,
  type PartEncoding,
  plainForm,
  type RequestBody,
  type ResponseBody,
} from "#engine/model";
import type { ObjectShape, Property } from "#engine/shape";
import {
  flagOf,
  found,
  isThere,
  itemsOf,
  member,
  type Node,
  note,
  numberOf,
  textOf,
  textOr,
  textsOf,
} from "../node.ts";
import { documented, optionalText } from "./documented.ts";
import { readLinks } from "./links.ts";
import type { Scope } from "./scope.ts";
import { isOptional, readProperty, readReference, readType, shapeOfUse, shapeWhenThere, type Use } from "./shape.ts";

/** Reads an `HttpRequest`. A body of an unknown kind accepts any JSON value. */
export function readRequestBody(request: Node, scope: Scope): RequestBody {
  const body = member(request, "body");
  const kind = member(body, "type");
  const contentType = textOf(member(request, "contentType"));
  switch (kind.value) {
    case "formData":
      return readFormData(body, scope);
    case "bytes":
      return {
        kind: "octet-stream",
        optional: isOptional(body),
        contentType: textOf(member(body, "contentType")) ?? contentType ?? "application/octet-stream",
      };
    case "alias": {
      return jsonBody(readReference(member(body, "value"), scope), contentType);
    }
    default:
      // An `object` body is itself a `TypeShape`; clients may also send other kinds here.
      return jsonBody(readType(body, scope), contentType);
  }
}

function jsonBody(use: Use, contentType = "application/json"): RequestBody {
  const [shape, { optional }] = [shapeWhenThere(use), use];
  const pairs = isPairs(contentType) ? plainForm(shape) : undefined;
  if (pairs !== undefined) return { kind: "urlencoded", shape: pairs, optional, contentType, styles: {} };
  return { kind: "json", shape, optional, contentType };
}

const isPairs = (contentType: string): boolean =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(contentType.trim());

function readFormData(body: Node, scope: Scope): RequestBody {
  const fields = itemsOf(member(body, "fields")).flatMap((field) => readField(field, scope) ?? []);
  const shape: ObjectShape = { kind: "object", properties: fields.map(({ property }) => property) };
  const encoded = fields.filter(({ encoding }) => Object.keys(encoding).length > 0);
  return {
    kind: "form-data",
    shape,
    parts: Object.fromEntries(encoded.map(({ property, encoding }) => [property.key, encoding])),
  };
}

interface Field {
  readonly property: Property;
  readonly encoding: PartEncoding;
}

function readField(field: Node, scope: Scope): Field | undefined {
  const kind = member(field, "type");
  const contentType = readContentType(member(field, "contentType"));
  const typed = contentType.length === 0 ? {} : { contentType };
  switch (kind.value) {
    case "property": {
      const exploded = flagOf(member(field, "exploded"));
      return {
        property: readProperty(field, scope),
        encoding: { ...typed, ...(exploded === undefined ? {} : { exploded }) },
      };
    }
    case "file":
    case "files": {
      const accept = contentType.length === 0 ? {} : { accept: contentType };
      const property: Property = {
        ...documented(field),
        key: textOr(member(field, "key"), "file"),
        shape: { kind: "file", multiple: kind.value === "files", ...accept },
        optional: isOptional(field),
      };
      return { property, encoding: typed };
    }
    default:
      note(
        kind,
        isThere(kind) ? "unknown-kind" : "missing",
        `expected the kind of a form field, found ${found(kind.value)}; the field is ignored`,
      );
      return undefined;
  }
}

/** One media type or several; some writers put several into one text. */
function readContentType(node: Node): readonly string[] {
  const all = typeof node.value === "string" ? [node.value] : textsOf(node);
  return all
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** Reads an `HttpResponse`. */
export function readResponse(response: Node, scope: Scope): EndpointResponse {
  return {
    ...documented(response),
    statusCode: numberOf(member(response, "statusCode")) ?? 200,
    body: readResponseBody(member(response, "body"), scope),
    ...readLinks(response),
  };
}

function readResponseBody(body: Node, scope: Scope): ResponseBody {
  switch (member(body, "type").value) {
    case "empty":
      return { kind: "empty" };
    case "fileDownload":
      return { kind: "file", ...optionalText(body, "contentType") };
    case "streamingText":
      return { kind: "stream", shape: { kind: "string" }, format: "text" };
    case "stream":
      return {
        kind: "stream",
        shape: shapeOfUse(readType(member(body, "shape"), scope)),
        ...optionalText(body, "terminator"),
      };
    case "alias":
      return { kind: "json", shape: shapeOfUse(readReference(member(body, "value"), scope)) };
    default:
      return { kind: "json", shape: shapeOfUse(readType(body, scope)) };
  }
}
