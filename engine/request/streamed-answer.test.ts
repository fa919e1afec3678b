import { expect, it } from "vitest";
import type { Json } from "#engine/json";
import type { EndpointResponse, ResponseBody } from "#engine/model";
import { streamedAnswer } from "./streamed-answer.ts";

const stream = (format?: "sse" | "ndjson" | "text"): ResponseBody => ({
  kind: "stream",
  shape: { kind: "unknown" },
  ...(format && { format }),
});
const json: ResponseBody = { kind: "json", shape: { kind: "unknown" } };
const both: readonly EndpointResponse[] = [
  { statusCode: 200, body: json, contentType: "application/json" },
  { statusCode: 200, body: stream("sse"), contentType: "text/event-stream" },
];

it.each<[string, readonly EndpointResponse[], string | undefined, Json | undefined, string | undefined]>([
  ["the only response", [{ statusCode: 200, body: stream("sse") }], undefined, undefined, "sse"],
  ["lines of JSON, which the model states by omission", [{ statusCode: 200, body: stream() }], undefined, {}, "ndjson"],
  ["no stream", [{ statusCode: 200, body: json }], undefined, { stream: true }, undefined],
  ["no response", [], undefined, undefined, undefined],
  ["the default of several", both, undefined, {}, undefined],
  ["the requested media type", both, "text/event-stream", {}, "sse"],
  ["another media type", both, "application/json", {}, undefined],
  ["a body that asks for the stream", both, "application/json", { stream: true }, "sse"],
  ["a body that does not", both, "application/json", { stream: "true" }, undefined],
  [
    "an alternative",
    [
      {
        statusCode: 200,
        body: json,
        contentType: "application/json",
        alternatives: [{ contentType: "application/jsonl", body: stream("ndjson") }],
      },
    ],
    "application/jsonl",
    undefined,
    "ndjson",
  ],
])("finds the framing of %s", (_, responses, accept, body, expected) =>
  expect(streamedAnswer({ responses }, accept, body)).toBe(expected),
);
