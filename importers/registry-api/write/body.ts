import { asJson, printJson } from "#engine/json";
import {
  type EndpointResponse,
  formFields,
  type PartEncoding,
  plainForm,
  type RequestBody,
  type ResponseLink,
} from "#engine/model";
import { defaultType } from "#engine/request";
import type { Property, Shape } from "#engine/shape";
import type {
  FormDataField,
  HttpRequest,
  HttpRequestBodyShape,
  HttpResponse,
  TypeReference,
  ResponseLink as WireLink,
} from "#generated/types";
import type { ShapeWriter } from "./shape.ts";
import { documentation, type Location, part, reportLoss, type Writing } from "./writing.ts";

/** Writes a request body with its content type. */
export function writeRequest(
  body: RequestBody,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): HttpRequest {
  switch (body.kind) {
    case "json":
      if (body.content !== undefined) {
        reportLoss(writing, location, "the type of a body that is entered as text cannot be represented");
      }
      return { contentType: body.contentType, body: valueBody(body.shape, body.optional, writer, location) };
    case "urlencoded":
      if (Object.keys(body.styles).length > 0) {
        reportLoss(writing, location, "the styles of form fields cannot be represented; lists become repeated keys");
      }
      return { contentType: body.contentType, body: valueBody(body.shape, body.optional, writer, location) };
    case "form-data":
      if (plainForm(body.shape) === undefined) {
        reportLoss(
          writing,
          location,
          "the variants of a multipart form cannot be represented; all fields are in one form",
        );
      }
      if (body.contentType !== undefined || Object.values(body.parts).some(({ style, headers }) => style ?? headers))
        reportLoss(
          writing,
          location,
          "the media type of a multipart form, and headers and styles of its parts, cannot be represented",
        );
      if (body.optional === true)
        reportLoss(writing, location, "an optional multipart form cannot be represented; it becomes required");
      return { body: { type: "formData", fields: fields(body, writer, location) } };
    case "octet-stream":
      return { body: { type: "bytes", isOptional: body.optional, contentType: body.contentType } };
  }
}

/** Objects and references are bodies unchanged; other shapes get a name. */
type ValueBody = Extract<HttpRequestBodyShape, { readonly type: "object" | "alias" }>;

function valueBody(shape: Shape, optional: boolean, writer: ShapeWriter, location: Location): ValueBody {
  if (optional) {
    const value: TypeReference = { type: "optional", shape: writer.shape(shape, location) };
    return { type: "alias", value };
  }
  const wire = writer.shape(shape, location);
  return wire.type === "object" || wire.type === "alias"
    ? wire
    : { type: "alias", value: writer.reference(wire, location) };
}

function fields(
  { shape, parts }: { readonly shape: Shape; readonly parts: { readonly [key: string]: PartEncoding } },
  writer: ShapeWriter,
  location: Location,
): readonly FormDataField[] {
  return fieldsOf(shape).map((property): FormDataField => {
    const { key, optional } = property;
    const encoding: PartEncoding = (Object.hasOwn(parts, key) && parts[key]) || {};
    const typed = encoding.contentType === undefined ? {} : { contentType: encoding.contentType };
    const file = writer.isFile(property.shape);
    if (file !== undefined) {
      const type = file === "several" ? "files" : "file";
      return { type, ...documentation(property), key, isOptional: optional, ...typed };
    }
    const { exploded } = encoding;
    return {
      type: "property",
      ...writer.property(property, location),
      ...typed,
      ...(exploded === undefined ? {} : { exploded }),
    };
  });
}

/** Lists the fields of a form once each. One that the variants of a union declare differently allows all its shapes. */
function fieldsOf(form: Shape): readonly Property[] {
  const plain = plainForm(form);
  if (plain !== undefined) return plain.properties;
  const byKey = new Map<string, Property[]>();
  for (const field of formFields(form)) byKey.set(field.key, [...(byKey.get(field.key) ?? []), field]);
  return [...byKey.values()].flatMap((all): readonly Property[] => {
    const shapes = new Map(all.map(({ shape }) => [printJson(asJson(shape)), shape]));
    const [first] = all;
    const [only, second] = shapes.values();
    if (first === undefined || only === undefined) return [];
    const { default: _, ...about } = first;
    const variants = [...shapes.values()].map((shape) => ({ shape }));
    // No variant has to be the one with this field.
    const shape: Shape = second === undefined ? only : { kind: "undiscriminatedUnion", variants };
    return [{ ...about, shape, optional: true }];
  });
}

/** Writes an answer. */
export function writeResponse(
  response: EndpointResponse,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): HttpResponse {
  if (response.statusRange !== undefined) reportRange(writing, location);
  const about = response.description === undefined ? {} : { description: response.description };
  if (response.availability !== undefined) {
    reportLoss(writing, location, "the availability of a response cannot be represented");
  }
  if (response.alternatives !== undefined) {
    reportLoss(writing, location, "the other media types of a response cannot be represented; they are omitted");
  }
  const { contentType } = response;
  if (contentType !== undefined && contentType !== defaultType(response.body)) {
    reportLoss(writing, location, "the media type of a response cannot be represented");
  }
  return {
    ...about,
    statusCode: response.statusCode,
    body: responseBody(response, writer, part(location, "response"), writing),
    ...writeLinks(response),
  };
}

/** Writes the calls that can follow an answer. */
export const writeLinks = ({ links }: Pick<EndpointResponse, "links">): { readonly links?: readonly WireLink[] } =>
  links === undefined ? {} : { links: links.map(writeLink) };

function writeLink({ name, description, operationId, operationRef, parameters, body }: ResponseLink): WireLink {
  return {
    name,
    ...(description !== undefined && { description }),
    ...(operationId !== undefined && { operationId }),
    ...(operationRef !== undefined && { operationRef }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(body !== undefined && { body }),
  };
}

/** Reports that a range of statuses becomes a number. */
export const reportRange = (writing: Writing, location: Location): void =>
  reportLoss(writing, location, "a range of statuses cannot be represented; it becomes one status");

function responseBody(
  { body }: EndpointResponse,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): HttpResponse["body"] {
  switch (body.kind) {
    case "empty":
      return { type: "empty" };
    case "file":
      return { type: "fileDownload", ...(body.contentType === undefined ? {} : { contentType: body.contentType }) };
    case "text":
      reportLoss(writing, location, "a plain text response cannot be represented; it becomes a JSON string");
      return { type: "alias", value: { type: "primitive", value: { type: "string" } } };
    case "json":
      return valueBody(body.shape, false, writer, location);
    case "stream": {
      if (body.format === "text") return { type: "streamingText" };
      if (body.format !== undefined) {
        reportLoss(writing, location, "the format of a stream (events or lines) cannot be represented");
      }
      if (body.event !== undefined)
        reportLoss(writing, location, "the fields of an event cannot be represented; only its data is written");
      return {
        type: "stream",
        shape: writer.shape(body.shape, location),
        ...(body.terminator === undefined ? {} : { terminator: body.terminator }),
      };
    }
  }
}
