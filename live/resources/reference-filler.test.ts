import { expect, it } from "vitest";
import { asJson, type Json } from "#engine/json";
import { valueAt } from "#engine/shape";
import { importOpenApi } from "#importers";
import { callOf } from "../cases/index.ts";
import { type Target, targetsOf } from "../targets/index.ts";
import { referenceFiller } from "./reference-filler.ts";
import { slotsOf } from "./slots.ts";

const text = { type: "string", maxLength: 9 };
const body = {
  type: "object",
  required: ["customer_id", "orderId", "id"],
  properties: {
    ...{ customer_id: text, orderId: text, id: text, taxId: text },
    lines: { type: "array", items: { type: "object", properties: { planIds: { type: "array", items: text } } } },
  },
};
const path = (name: string) => ({ name, in: "path", required: true, schema: text });
const get = (name: string) => ({ get: { parameters: [path(name)], responses: { 200: { description: "It." } } } });
const { model } = await importOpenApi(
  asJson({
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: {
      "/customers/{id}": get("id"),
      "/plans/{planId}": get("planId"),
      "/orders/{orderId}": get("orderId"),
      "/orders": {
        post: {
          parameters: [{ name: "customer_id", in: "query", schema: text }],
          requestBody: { required: true, content: { "application/json": { schema: body } } },
          responses: { 201: { description: "New." } },
        },
      },
    },
  }),
  { id: "orders" },
);
const targets = targetsOf(model);
const known: { readonly [prefix: string]: readonly (readonly Json[])[] } = {
  "/customers/{}": [["c1"], ["c2"]],
  "/orders/{}": [["o1"]],
  "/plans/{}": [["p1"]],
};
const { fill, lacks } = referenceFiller(
  targets.flatMap(({ endpoint }) => slotsOf(endpoint)),
  (prefix) => known[prefix] ?? [],
);
const post = targets.find(({ endpoint }) => endpoint.method === "POST") as Target;
const sent = (value: Json) => callOf(post, post.formOf(value));
const order = { customer_id: "x", orderId: "x", id: "x", taxId: "x", lines: [{ planIds: ["x", "y"] }] };

it("fills in the ids of other things, but neither the own one nor ones of unknown things", () => {
  const filled = fill(post, sent({ queryParameters: { customer_id: "x" }, body: order }), 1).form.value;
  expect(valueAt(filled, ["body"])).toEqual({ ...order, customer_id: "c2", lines: [{ planIds: ["p1", "p1"] }] });
  expect(valueAt(filled, ["queryParameters", "customer_id"])).toBe("c2");
});

it("leaves a value that breaks a rule", () => {
  const call = sent({ body: { ...order, customer_id: "too long a text" } });
  expect(valueAt(fill(post, call, 0).form.value, ["body", "customer_id"])).toBe("too long a text");
});

it("says which calls need things that are not known", () => {
  const none = referenceFiller(
    targets.flatMap(({ endpoint }) => slotsOf(endpoint)),
    () => [],
  );
  expect([lacks, none.lacks].map((test) => test(post, sent({ body: order })))).toEqual([false, true]);
});
