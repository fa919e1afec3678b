import { expect, it } from "vitest";
import { wholeDocument } from "#importers";
import { onlyOperation } from "./part-of-document.ts";

it("reads an operation with a list of more values than a call has arguments", () => {
  const schema = { enum: Array.from({ length: 300_000 }, (_, value) => value) };
  const paths = { "/a": { get: { responses: { "200": { content: { "application/json": { schema } } } } } } };
  const document = { ...wholeDocument({}), value: { openapi: "3.1.0", paths } };
  const only = onlyOperation(document, { path: "/a", method: "GET", id: "a" }, "page");
  expect(only?.document.paths).toEqual({ "/a": { get: { ...paths["/a"].get, operationId: "a" } } });
});
