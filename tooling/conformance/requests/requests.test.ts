import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importDocument } from "#importers";
import { type Comparison, startComparison } from "./compare.ts";
import { differenceOf } from "./difference.ts";
import type { Received } from "./echo.ts";

const received = (more: Partial<Received> = {}): Received => ({
  ...{ method: "GET", target: "/a", headers: new Map(), body: Buffer.from("") },
  ...more,
});
const headers = (...all: readonly (readonly [string, string])[]) => ({ headers: new Map(all) });
const parts = (boundary: string, head: string) => ({
  ...headers(["content-type", `multipart/form-data; boundary=${boundary}`]),
  body: Buffer.from(`--${boundary}\r\n${head}\r\n\r\nx\r\n--${boundary}--\r\n`),
});

describe("two requests", () => {
  it.each<[string, Partial<Received>, Partial<Received>]>([
    ["have headers of their senders", headers(["user-agent", "curl"]), headers(["accept", "*/*"])],
    [
      "have other boundaries and heads of parts",
      parts("one", "content-disposition: a\r\ncontent-type: b"),
      parts("two", "Content-Type: b\r\nContent-Disposition: a"),
    ],
  ])("are the same if they only %s", (_, one, other) => {
    expect(differenceOf(received(one), received(other), new Set())).toBeUndefined();
  });

  it.each<[string, Partial<Received>, Partial<Received>, string]>([
    ["method", { method: "PUT" }, { method: "put" }, "method: sent PUT, the snippet put"],
    ["address", { target: "/a?b" }, { target: "/a" }, "target: sent /a?b, the snippet /a"],
    ["header", headers(["x-a", "1"]), {}, "x-a: sent 1, the snippet nothing"],
    ["planned header", headers(["accept", "a/b"]), headers(["accept", "*/*"]), "accept: sent a/b, the snippet */*"],
    ["body", { body: Buffer.from("a") }, {}, 'body: sent "a", the snippet ""'],
  ])("differ in their %s", (_, one, other, difference) => {
    expect(differenceOf(received(one), received(other), new Set(["accept"]))).toBe(difference);
  });
});

// Without curl on this machine no snippet can run.
describe.skipIf(spawnSync("curl", ["--version"]).status !== 0)("the requests of a description", () => {
  let comparison: Comparison;
  beforeAll(async () => {
    comparison = await startComparison();
  });
  afterAll(() => comparison.close());

  it("are the same from the playground and from a shell", async () => {
    const text = { type: "string", example: "a b&c" };
    const body = {
      content: { "multipart/form-data": { schema: { type: "object", required: ["t"], properties: { t: text } } } },
    };
    const imported = await importDocument(
      {
        openapi: "3.2.0",
        info: { title: "Requests", version: "1" },
        servers: [{ url: "https://api.example/v1" }],
        paths: {
          "/a": {
            query: {
              parameters: [{ name: "q", in: "query", required: true, schema: text }],
              requestBody: { required: true, ...body },
              responses: {},
            },
            additionalOperations: { "link-Me": { responses: {} } },
          },
        },
      },
      { id: "api", name: "openapi.json" },
    );
    if (!imported.ok) throw new Error("the description is not read");
    const { model } = imported;
    for (const endpoint of model.endpoints) {
      const operation = `${endpoint.method} ${endpoint.id}`;
      expect(await comparison.compare(model, endpoint)).toEqual([expect.objectContaining({ operation })]);
      expect((await comparison.compare(model, endpoint)).flatMap(({ difference }) => difference ?? [])).toEqual([]);
    }
  });
});
