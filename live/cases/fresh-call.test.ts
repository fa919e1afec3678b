import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson, type Json } from "#engine/json";
import { importOpenApi } from "#importers";
import type { Call } from "../call.ts";
import { targetsOf } from "../targets/index.ts";
import { freshCall } from "./fresh-call.ts";

const properties = {
  mail: { type: "string", format: "email", maxLength: 15 },
  name: { type: "string", minLength: 3 },
  role: { enum: ["admin", "guest"] },
  size: { type: "integer" },
};
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    paths: {
      "/users": {
        post: {
          requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
          responses: { 201: { description: "Created." } },
        },
      },
    },
  }),
  { id: "shop" },
);
const target = defined(targetsOf(model)[0]);
const callOf = (body: Json): Call => ({
  endpoint: target.endpoint.id,
  form: target.formOf({ body }),
  credentials: "own",
});

it("changes texts, and keeps their lengths, choices and numbers", () => {
  const before = { mail: "ada@example.com", name: "O'Brien", role: "admin", size: 3 };
  expect(freshCall(target, callOf(before), 1)?.form.value).toMatchObject({
    body: { mail: "a01@example.com", name: "O'B0001", role: "admin", size: 3 },
  });
});

it("keeps the broken rule, in a form and in a text that no form can hold", () => {
  expect(freshCall(target, callOf({ mail: "ada@example.com", name: "a" }), 2)?.form.value).toMatchObject({
    body: { mail: "a02@example.com", name: "a" },
  });
  const text = { ...callOf({}), change: { kind: "body", text: '{"name":"Fern","size":"x"}' } } as const;
  expect(freshCall(target, text, 2)?.change).toEqual({ kind: "body", text: '{"name":"F002","size":"x"}' });
});

it("is nothing without a text that can change", () => {
  expect(freshCall(target, callOf({ role: "admin", size: 3 }), 1)).toBeUndefined();
  expect(freshCall(target, { ...callOf({}), change: { kind: "body", text: "{" } }, 1)).toBeUndefined();
});
