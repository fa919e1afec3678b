import { describe, expect, it } from "vitest";
import type { ResponseBody } from "#engine/model";
import { type Shape, typesFrom } from "#engine/shape";
import { rowChecker } from "./check-row.ts";

const shape: Shape = { kind: "object", properties: [{ key: "n", shape: { kind: "integer" }, optional: false }] };
const mismatchesOf = (body: ResponseBody, data: string, status = 200, dropped?: number) =>
  rowChecker({ responses: [{ statusCode: 200, body }], types: typesFrom({}), status })?.({
    data,
    ...(dropped !== undefined && { dropped }),
  })?.map(({ path, documented, got }) => `${path.join()} ${documented} ${got}`);

describe("a row of a stream checked against its documentation", () => {
  it.each<[string, readonly string[] | undefined]>([
    ['{"n":1}', []],
    ['{"n":"12"}', ['n integer "12"']],
    ["{}", ["n integer nothing"]],
    ["no JSON", [' object "no JSON"']],
    ["[DONE]", undefined],
    [`"${"x".repeat(300_000)}"`, undefined],
  ])("%.20s", (data, expected) => {
    expect(mismatchesOf({ kind: "stream", shape, terminator: "[DONE]", format: "sse" }, data)).toEqual(expected);
  });

  it("may be text that looks like another value if it is an event", () => {
    const text: Shape = { kind: "string" };
    expect(mismatchesOf({ kind: "stream", shape: text, format: "sse" }, "12")).toEqual([]);
    expect(mismatchesOf({ kind: "stream", shape: text, format: "ndjson" }, "12")).toEqual([" string 12"]);
  });

  it("is checked by the name of its event", () => {
    const body: ResponseBody = {
      kind: "stream",
      format: "sse",
      shape: { kind: "undiscriminatedUnion", variants: [{ shape }, { shape: { kind: "string" } }] },
      events: [
        { names: ["count", "message"], shape },
        { names: ["note"], shape: { kind: "string" } },
      ],
    };
    const check = rowChecker({ responses: [{ statusCode: 200, body }], types: typesFrom({}), status: 200 });
    const found = (data: string, event?: string) =>
      check?.({ data, ...(event !== undefined && { event }) })?.map((one) => `${one.documented}, got ${one.got}`);
    expect(found('{"n":1}', "count")).toEqual([]);
    expect(found('{"n":1}')).toEqual([]);
    expect(found("hello", "note")).toEqual([]);
    expect(found("hello", "count")).toEqual(['object, got "hello"']);
    expect(found('{"n":1}', "other")).toEqual(['"count", "message" or "note", got "other"']);
  });

  it("is not checked if it is truncated or no stream of values is documented", () => {
    expect(mismatchesOf({ kind: "stream", shape }, '{"n":', 200, 9)).toBeUndefined();
    expect(mismatchesOf({ kind: "stream", shape, format: "text" }, "x")).toBeUndefined();
    expect(mismatchesOf({ kind: "json", shape }, "x")).toBeUndefined();
    expect(mismatchesOf({ kind: "stream", shape }, "x", 500)).toBeUndefined();
  });
});
