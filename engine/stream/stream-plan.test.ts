import { describe, expect, it } from "vitest";
import type { EndpointResponse, ResponseBody } from "#engine/model";
import { documentedStream, planStream } from "./stream-plan.ts";

const shape = { kind: "string" } as const;
const answering = (body: ResponseBody, statusCode = 200): EndpointResponse => ({ statusCode, body });
const json = answering({ kind: "json", shape });
const events = answering({ kind: "stream", shape, format: "sse", terminator: "[DONE]" });
const lines = answering({ kind: "stream", shape, terminator: "end" });
const text = answering({ kind: "stream", shape, format: "text", terminator: "end" });

describe("planStream", () => {
  it.each([
    ["events", "text/event-stream; charset=utf-8", [], { format: "sse", keepsBytes: false }],
    ["events over what is documented", "Text/Event-Stream", [json], { format: "sse", keepsBytes: false }],
    ["the documented end", "text/event-stream", [events], { format: "sse", keepsBytes: false, terminator: "[DONE]" }],
    ["lines", "application/x-ndjson", [], { format: "ndjson", keepsBytes: false }],
    [
      "lines by another name",
      "application/jsonl",
      [events],
      { format: "ndjson", keepsBytes: false, terminator: "[DONE]" },
    ],
    [
      "lines of JSON under its ordinary name",
      "application/json",
      [lines],
      { format: "ndjson", keepsBytes: false, terminator: "end" },
    ],
    ["lines without a type", undefined, [lines], { format: "ndjson", keepsBytes: false, terminator: "end" }],
    ["text, where no row can mark the end", "text/html", [text], { format: "text", keepsBytes: false }],
    ["text of unknown length", "text/plain", [], { format: "text", keepsBytes: true }],
    ["a table of unknown length", "text/csv; header=present", [], { format: "text", keepsBytes: true }],
    ["sound", "audio/mpeg", [text], { format: "bytes", keepsBytes: true }],
  ] as const)("follows the content type and the definition: %s", (_, contentType, responses, plan) => {
    expect(planStream({ status: 200, contentType, hasLength: false, responses })).toEqual(plan);
  });

  it.each([
    ["a JSON document", "application/json", [json], false],
    ["a JSON document where events may come", "application/json", [events], false],
    ["a JSON document where text may come", "application/problem+json", [text], false],
    ["a picture where text may come", "image/png", [text], false],
    ["a short text", "text/plain", [], true],
    ["a page", "text/html", [], false],
    ["a JSON document by its old name", "text/json", [], false],
    ["an answer that nothing is known of", undefined, [], false],
  ] as const)("does not stream %s", (_, contentType, responses, hasLength) => {
    expect(planStream({ status: 200, contentType, hasLength, responses })).toBeUndefined();
  });

  it("trusts the content type of an error", () => {
    const error = { status: 500, hasLength: true, responses: [events] };
    expect(planStream({ ...error, contentType: "text/html" })).toBeUndefined();
    expect(planStream({ ...error, contentType: "text/event-stream" })).toEqual({ format: "sse", keepsBytes: false });
  });
});

describe("documentedStream", () => {
  const accepted = answering({ kind: "empty" }, 202);
  it.each([
    [200, true],
    [202, false],
    [204, true],
    [404, false],
  ])("uses the response of the status, or else the first success: %d", (status, is) => {
    expect(documentedStream(status, [events, accepted]) !== undefined).toBe(is);
  });
});
