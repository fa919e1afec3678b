import { expect, it } from "vitest";
import { importOpenApi } from "#importers";
import { targetsOf } from "../targets/index.ts";
import { checkCall, type ReadingTools, readingTools } from "./check-call.ts";

const json = { schema: { type: "object", properties: { name: { type: "string" } } } };

it("asks for the validators of the same parts each time, since each is compiled once", async () => {
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
            requestBody: { content: { "application/json": json, "application/merge-patch+json": json } },
            responses: { 200: { description: "Done." } },
          },
        },
      },
    },
    { id: "plants" },
  );
  const [target] = targetsOf(model);
  if (target === undefined) throw new Error("the description has no operation");
  const { endpoint, globalHeaders, types } = target;
  const parts: unknown[] = [];
  const usual = readingTools(types);
  const tools: ReadingTools = {
    ...usual,
    validatorOf: (part) => {
      parts.push(part.shape);
      return usual.validatorOf(part);
    },
  };
  for (const type of ["application/json", "application/merge-patch+json"]) {
    parts.length = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      const request = {
        ...{ method: "POST", target: "/plants?limit=2", body: new TextEncoder().encode("{}") },
        headers: [["Content-Type", type] as const],
      };
      expect(checkCall({ endpoint, globalHeaders, tools, request, texts: {} }).kind).toBe("valid");
    }
    expect(parts).toHaveLength(6);
    expect(new Set(parts).size).toBe(2);
  }
});

it.each([
  [["a"], "valid"],
  [["a", "b"], "valid"],
  [["a", ""], "invalid"],
])("reads the parts %j of a list as its items, which are %s", async (tags, kind) => {
  const list = { type: "array", items: { type: "string", minLength: 1 } };
  const { model } = await importOpenApi(
    {
      openapi: "3.0.3",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            requestBody: {
              content: { "multipart/form-data": { schema: { type: "object", properties: { tags: list } } } },
            },
            responses: { 200: { description: "Done." } },
          },
        },
      },
    },
    { id: "plants" },
  );
  const [target] = targetsOf(model);
  if (target === undefined) throw new Error("the description has no operation");
  const { endpoint, globalHeaders, types } = target;
  const parts = tags.map((tag) => `--b\r\nContent-Disposition: form-data; name="tags"\r\n\r\n${tag}\r\n`);
  const request = {
    ...{ method: "POST", target: "/plants", body: new TextEncoder().encode(`${parts.join("")}--b--\r\n`) },
    headers: [["Content-Type", "multipart/form-data; boundary=b"] as const],
  };
  const checked = checkCall({ endpoint, globalHeaders, tools: readingTools(types), request, texts: {} });
  expect(checked.kind).toBe(kind);
  if (checked.kind === "valid") expect(checked.body).toEqual({ tags });
});
