import { isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { type Endpoint, type EndpointError, type Example, formFields } from "#engine/model";
import type { ErrorExample, ExampleEndpointCall, FormValue } from "#generated/types";
import { writeSnippets } from "./code-sample.ts";
import type { ShapeWriter } from "./shape.ts";
import { type Location, part, reportLoss, type Writing } from "./writing.ts";

/** Returns values by name; absent if there are none. */
export const valuesUnless = <K extends string>(key: K, values: JsonObject): { readonly [P in K]?: JsonObject } =>
  // The compiler does not see that a computed key of type `K` is the key `K`.
  (Object.keys(values).length === 0 ? {} : { [key]: values }) as { readonly [P in K]?: JsonObject };

/** Returns a name and a description; each is absent if there is none. */
export const titled = ({ name, description }: { readonly name?: string; readonly description?: string }) => ({
  ...(name === undefined ? {} : { name }),
  ...(description === undefined ? {} : { description }),
});

/** Writes an example of an endpoint. */
export function writeExample(
  example: Example,
  endpoint: Endpoint,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): ExampleEndpointCall {
  const { body, response, codeSamples = [] } = example;
  const requestBody =
    body === undefined ? undefined : writeRequest(body, endpoint, writer, part(location, "body"), writing);
  const streamed = endpoint.responses.some((answer) => answer.body.kind === "stream");
  return {
    ...titled(example),
    path: example.path,
    responseStatusCode: example.statusCode,
    ...valuesUnless("pathParameters", example.pathParameters),
    ...valuesUnless("queryParameters", example.queryParameters),
    ...valuesUnless("headers", example.headers),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(response === undefined
      ? {}
      : {
          responseBody:
            streamed && isList(response) ? { type: "stream", value: response } : { type: "json", value: response },
        }),
    ...(codeSamples.length > 0 && { snippets: writeSnippets(codeSamples) }),
  };
}

function writeRequest(
  value: Json,
  { request }: Endpoint,
  writer: ShapeWriter,
  location: Location,
  writing: Writing,
): ExampleEndpointCall["requestBody"] {
  const body = request?.body;
  if (body?.kind === "octet-stream") {
    const base64 = isObject(value) ? base64Of(own(value, "dataUrl")) : undefined;
    if (base64 !== undefined) return { type: "bytes", value: { type: "base64", value: base64 } };
    reportLoss(writing, location, "an example of a raw body is omitted: it is not a file");
    return undefined;
  }
  if (body?.kind !== "form-data" || !isObject(value)) return { type: "json", value };
  const files = new Set(
    formFields(body.shape)
      .filter(({ shape }) => writer.isFile(shape))
      .map(({ key }) => key),
  );
  const fields = Object.entries(value).flatMap(([key, field]): readonly (readonly [string, FormValue])[] => {
    if (files.has(key)) {
      reportLoss(writing, location, "the files of an example cannot be represented; only their names are written");
      return [[key, fileNames(field)]];
    }
    const { exploded } = (Object.hasOwn(body.parts, key) && body.parts[key]) || {};
    if (exploded === true && isList(field)) return [[key, { type: "exploded", value: field }]];
    return [[key, { type: "json", value: field }]];
  });
  return { type: "form", value: Object.fromEntries(fields) };
}

const base64Of = (dataUrl: Json | undefined): string | undefined =>
  typeof dataUrl === "string" ? /^data:[^,]*;base64,(.*)$/s.exec(dataUrl)?.[1] : undefined;

function fileNames(value: Json): FormValue {
  const nameOf = (file: Json): string => String((isObject(file) && own(file, "name")) || "file");
  return isList(value) ? { type: "filenames", value: value.map(nameOf) } : { type: "filename", value: nameOf(value) };
}

/** Writes the examples of an error. */
export const writeErrorExamples = (examples: EndpointError["examples"]): readonly ErrorExample[] =>
  examples.map(({ name, value }) => ({
    ...(name === undefined ? {} : { name }),
    responseBody: { type: "json", value },
  }));
