import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importDescription } from "#importers";
import { requestOf } from "../requests/index.ts";
import { type Target, targetsOf } from "../targets/index.ts";
import { firstCases, invalidCases } from "./index.ts";
import { requestVerdict } from "./request-verdict.ts";

const address = { baseUrl: "http://shop.example", credentials: { own: {} }, headers: [] };

async function targetOf(description: object): Promise<Target> {
  const read = await importDescription({ name: "api.json", text: JSON.stringify(asJson(description)) }, { id: "shop" });
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
  return defined(targetsOf(read.model)[0]);
}

const openapi = (operation: object, method = "post") => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: { "/a": { [method]: { operationId: "a", responses: { 200: { description: "Fine." } }, ...operation } } },
});

const fields = {
  type: "object",
  required: ["n"],
  additionalProperties: false,
  properties: {
    n: { type: "integer", minimum: 1, maximum: 9 },
    color: { enum: ["red", "blue"] },
    note: { type: "string" },
  },
};
const body = (type: string) => ({ requestBody: { required: true, content: { [type]: { schema: fields } } } });

/** Returns the sent texts of valid and of invalid calls. */
async function sentFor(description: object) {
  const target = await targetOf(description);
  const textOf = (call: Parameters<typeof requestOf>[1]): string => {
    const { url, body: sent = "", headers } = requestOf(target, call, address);
    const bytes = typeof sent === "string" ? sent : new TextDecoder().decode(sent);
    return [url.slice(address.baseUrl.length), bytes, ...headers.map((one) => one.join(": "))].join("\n");
  };
  const [valid, invalid] = [firstCases(target), invalidCases(target, 1).first()];
  const verdictOf = requestVerdict(target);
  expect(valid.map(({ call }) => verdictOf(call).kind)).toEqual(valid.map(() => "valid"));
  expect(invalid.map(({ call }) => verdictOf(call).kind)).toEqual(invalid.map(() => "invalid"));
  return { valid: valid.map(({ call }) => textOf(call)), invalid: invalid.map(({ call }) => textOf(call)) };
}

it("sends values at and beyond the limits of parameters, headers and bodies", async () => {
  const { valid, invalid } = await sentFor(
    openapi({
      parameters: [
        { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } },
        { name: "mail", in: "query", schema: { type: "string", format: "email" } },
        { name: "ids", in: "query", schema: { type: "array", maxItems: 2, items: { type: "integer" } } },
        { name: "X-Trace", in: "header", schema: { type: "string", maxLength: 4 } },
      ],
      ...body("application/json"),
    }),
  );
  for (const text of ["limit=50", "X-Trace: aaaa\n", '"n": 9', "ids=1&ids=2"]) {
    expect(valid.some((one) => `${one}\n`.includes(text))).toBe(true);
  }
  for (const text of [
    "limit=51",
    "limit=0",
    "mail=nobody",
    "ids=1&ids=2&ids=3",
    "X-Trace: aaaaa\n",
    '"n": 10',
    '"n": "1"',
  ]) {
    expect(invalid.some((one) => `${one}\n`.includes(text))).toBe(true);
  }
  expect(valid.some((one) => one.includes("mail=nobody") || one.includes("mail=&"))).toBe(false);
});

it.each(["application/x-www-form-urlencoded", "multipart/form-data"])("breaks fields of %s", async (type) => {
  const { invalid } = await sentFor(openapi(body(type)));
  const has = (name: string, text: string): boolean =>
    invalid.some(
      (one) =>
        one.includes(`${name}=${encodeURIComponent(text)}`) || new RegExp(`"${name}"\r\n\r\n${text}\r\n`).test(one),
    );
  expect([has("n", "10"), has("n", "text"), has("color", "no such value"), has("callboardUnknown", "text")]).toEqual(
    type.startsWith("multi")
      ? [true, true, true, true]
      : [true, true, invalid.some((one) => one.includes("no%20such")), true],
  );
  // A number is a text in a form.
  expect(has("note", "7")).toBe(false);
});

it("breaks parameters of JSON-RPC on the wire, not on the way out", async () => {
  const { invalid } = await sentFor({
    openrpc: "1.2.6",
    info: { title: "t", version: "1" },
    methods: [
      {
        name: "get_pet",
        params: [{ name: "petId", required: true, schema: { type: "integer", minimum: 0 } }],
        result: { name: "pet", schema: { type: "object" } },
      },
    ],
  });
  expect(invalid.some((one) => /"petId":\s*"1"/.test(one))).toBe(true);
  expect(invalid.some((one) => /"petId":\s*-1/.test(one))).toBe(true);
});

it("takes an array that writes nothing for a missing one", async () => {
  const ids = { name: "ids", in: "query", required: true, schema: { type: "array", items: { type: "string" } } };
  const { valid, invalid } = await sentFor(openapi({ parameters: [ids] }, "get"));
  expect(valid.filter((one) => !one.includes("ids="))).toEqual([]);
  expect(invalid.some((one) => !one.includes("ids="))).toBe(true);
});

it("invents no key, condition or cursor", async () => {
  const text = { schema: { type: "string" } };
  const parameters = [
    { name: "Idempotency-Key", in: "header", ...text },
    { name: "If-Match", in: "header", ...text },
    { name: "cursor", in: "query", ...text },
    { name: "limit", in: "query", schema: { type: "integer", minimum: 1 } },
  ];
  const { valid } = await sentFor(openapi({ parameters }));
  expect(valid.length).toBeGreaterThan(1);
  expect(valid.filter((one) => /key|if-match|cursor/i.test(one))).toEqual([]);
});
