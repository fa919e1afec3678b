import { type Json, type JsonObject, objectOf } from "#engine/json";
import type { EndpointError, Example } from "#engine/model";
import { entriesOf, isThere, itemsOf, member, type Node, numberOf, textOf, textOr } from "../node.ts";
import { readSnippets } from "./code-samples.ts";
import { optionalText } from "./documented.ts";

/** Reads an `ExampleEndpointCall`. Values are wire values. */
export function readExample(node: Node, bytesType: string): Example {
  const body = readRequest(member(node, "requestBody"), bytesType);
  const response = readAnswer(member(node, "responseBody"));
  return {
    ...optionalText(node, "name"),
    ...optionalText(node, "description"),
    path: textOr(member(node, "path"), "/"),
    pathParameters: valuesOf(member(node, "pathParameters")),
    queryParameters: valuesOf(member(node, "queryParameters")),
    headers: valuesOf(member(node, "headers")),
    ...(body === undefined ? {} : { body }),
    statusCode: numberOf(member(node, "responseStatusCode")) ?? 200,
    ...(response === undefined ? {} : { response }),
    ...readSnippets(node),
  };
}

/** Reads the examples of an error. */
export const readErrorExamples = (errors: Node): EndpointError["examples"] =>
  itemsOf(errors).flatMap((example) => {
    const value = readAnswer(member(example, "responseBody"));
    return value === undefined ? [] : [{ ...optionalText(example, "name"), value }];
  });

/** Reads values by name. */
export function valuesOf(node: Node): JsonObject {
  return objectOf(entriesOf(node).flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const])));
}

/** Returns the body of an example. Files without content are left out, since there are no bytes to send. */
function readRequest(body: Node, bytesType: string): Json | undefined {
  const value = member(body, "value");
  switch (member(body, "type").value) {
    case "json":
      return value.value;
    case "form":
      return objectOf(
        entriesOf(value).flatMap(([key, field]) => {
          const kind = member(field, "type").value;
          const content = member(field, "value").value;
          return (kind === "json" || kind === "exploded") && content !== undefined ? [[key, content] as const] : [];
        }),
      );
    case "bytes": {
      const base64 = textOf(member(value, "value"));
      return base64 === undefined ? undefined : exampleFile(base64, bytesType);
    }
    default:
      return undefined;
  }
}

/** The bytes of an example, as a form's file value (docs/behavior.md#files). */
function exampleFile(base64: string, type: string): JsonObject {
  const digits = base64.replace(/[^A-Za-z0-9+/]/g, "").length;
  return {
    name: "example",
    lastModified: 0,
    size: Math.floor((digits * 3) / 4),
    type,
    dataUrl: `data:${type};base64,${base64}`,
  };
}

/** Returns the answer of an example: a value, the values of a stream, or the events of one. A file has no value. */
function readAnswer(answer: Node): Json | undefined {
  const value = member(answer, "value");
  switch (member(answer, "type").value) {
    case "json":
    case "stream":
    case "sse":
      return isThere(value) || value.value === null ? value.value : undefined;
    default:
      return undefined;
  }
}
