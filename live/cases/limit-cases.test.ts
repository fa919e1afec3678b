import { expect, it } from "vitest";
import { defined } from "#engine/item-at";
import { asJson } from "#engine/json";
import { importDescription } from "#importers";
import { planCall, requestOf } from "../requests/index.ts";
import { type Target, targetsOf } from "../targets/index.ts";
import { callOf, firstCases, invalidCases, malformedCases, plainForm, validCases } from "./index.ts";
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
  expect(invalid.some((one) => /"params":\s*null/.test(one))).toBe(false);
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

it("only tries values about which validators disagree, and never expects that they are accepted", async () => {
  const formats = { mail: "email", at: "date-time", host: "hostname", span: "duration" };
  const properties = Object.fromEntries(
    Object.entries(formats).map(([key, format]) => [key, { type: "string", format }]),
  );
  const schema = { type: "object", properties };
  const target = await targetOf(openapi({ requestBody: { content: { "application/json": { schema } } } }));
  const textOf = (call: Parameters<typeof requestOf>[1]): string => String(requestOf(target, call, address).body ?? "");
  const leap = firstCases(target).filter(({ call }) => textOf(call).includes(":60Z"));
  expect(leap.map(({ intent }) => intent.kind)).toEqual(leap.map(() => "probe"));
  expect(leap).not.toEqual([]);
  const valid = target.formOf({ body: { mail: "ada@example.com", at: "2026-01-15T09:30:00Z" } });
  const verdict = (form: typeof valid) => requestVerdict(target)({ endpoint: "a", form, credentials: "none" }).kind;
  expect(verdict(valid)).toBe("valid");
  for (const odd of [{ mail: "/@0" }, { mail: '"a b"@[127.0.0.1]' }, { at: "2026-01-15t09:30:00z" }, { span: "P2W" }]) {
    expect(verdict(target.formOf({ body: odd }))).toBe("disputed");
  }
  expect(
    Array.from({ length: 20 }, (_, i) => validCases(target, 3)(i)).every((one) => one?.intent.kind === "valid"),
  ).toBe(true);
});

it("names one place for all keys of a map and positions of a list, and none for a wrong key", async () => {
  const map = {
    type: "object",
    propertyNames: { pattern: "^[a-z]$" },
    additionalProperties: { type: "integer", maximum: 3 },
  };
  const pair = { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] };
  const properties = { map, pair, list: { type: "array", items: { enum: ["a", "b"] } } };
  const schema = { type: "object", properties };
  const target = await targetOf(openapi({ requestBody: { content: { "application/json": { schema } } } }));
  const at = Array.from({ length: 60 }, (_, i) => invalidCases(target, 1).at(i));
  const faults = [...invalidCases(target, 1).first(), ...at].flatMap((one) =>
    one?.intent.kind === "invalid" ? [one.intent.fault] : [],
  );
  expect([...new Set(faults)].filter((one) => / at body\.(?:map|list)/.test(one)).sort()).toEqual([
    'enum at body.list["*"]',
    'maximum at body.map["*"]',
    "propertyNames at body.map",
    "type at body.list",
    "type at body.map",
    'type at body.map["*"]',
  ]);
  expect(faults).toEqual(expect.arrayContaining(["type at body.pair[0]", "type at body.pair[1]"]));
});

it("does not expect that a value is refused which a server doesn't find, or reads as a text", async () => {
  const filter = { type: "object", properties: { min: { type: "integer" } } };
  const labels = { type: "array", items: { type: "string" } };
  const target = await targetOf(
    openapi({
      parameters: [{ name: "filter", in: "query", style: "deepObject", explode: true, schema: filter }],
      requestBody: { content: { "multipart/form-data": { schema: { type: "object", properties: { labels } } } } },
    }),
  );
  const faults = invalidCases(target, 1)
    .first()
    .map(({ intent }) => (intent.kind === "invalid" ? intent.fault : ""));
  expect([...new Set(faults)]).toEqual(["type at queryParameters.filter.min"]);
});

it("sends a mail address of the greatest length, none without a valid host, and each way to break a pattern", async () => {
  const { valid, invalid } = await sentFor(
    openapi({
      parameters: [
        { name: "mail", in: "query", schema: { type: "string", format: "email", maxLength: 90 } },
        { name: "code", in: "query", schema: { type: "string", pattern: "^[A-Z]{2}$" } },
      ],
    }),
  );
  const mails = (sent: readonly string[]) =>
    sent.flatMap((one) => new URLSearchParams(one.split("\n")[0]?.split("?")[1]).getAll("mail"));
  expect(mails(valid).filter((one) => one.length === 90)).not.toEqual([]);
  expect(mails(invalid).filter((one) => /^[^@ ]+@[\w.-]+$/.test(one) && one.length < 91)).toEqual([]);
  expect(invalid.filter((one) => /code=(?:AB%3F|%3FAB|xAB)(?:&|\n)/.test(one))).toHaveLength(3);
});

it("breaks the second item of a list too", async () => {
  const colors = { type: "array", items: { enum: ["red", "blue"] } };
  const { invalid } = await sentFor(
    openapi({ parameters: [{ name: "colors", in: "query", style: "pipeDelimited", explode: false, schema: colors }] }),
  );
  expect(invalid.some((one) => one.startsWith("/a?colors=red%7Cno%20such%20value\n"))).toBe(true);
});

it.each([
  ["application/json", { type: "object" }, true],
  ["text/plain", { type: "string" }, false],
  ["application/x-www-form-urlencoded", { type: "object", required: ["a"], properties: { a: {} } }, true],
  ["application/x-www-form-urlencoded", { type: "object", properties: { a: {} } }, false],
])("requires a body of %s with %j: %s", async (type, schema, isNeverEmpty) => {
  const target = await targetOf(openapi({ requestBody: { required: true, content: { [type]: { schema } } } }));
  const call = {
    endpoint: "a",
    form: target.formOf({ body: type === "text/plain" ? "a" : { a: "b" } }),
    credentials: "own" as const,
  };
  const plan = planCall(target, call, address);
  const faults = malformedCases(target, call, plan).map(({ intent }) =>
    intent.kind === "invalid" ? intent.fault : "",
  );
  expect(faults.includes("without its required body")).toBe(isNeverEmpty);
});

it("sends a required file, and none without its type", async () => {
  const file = { requestBody: { required: true, content: { "application/octet-stream": {} } } };
  const target = await targetOf(openapi(file));
  const plain = { ...callOf(target, target.formOf({ headers: {}, pathParameters: {}, queryParameters: {} })) };
  expect(requestVerdict(target)(plain).kind).toBe("invalid");
  const sent = requestOf(target, callOf(target, defined(plainForm(target))), address);
  expect(sent.headers.map(([name]) => name)).toContain("Content-Type");
});

it("does not send multiples that a division of doubles takes for others as valid", async () => {
  const schema = { type: "object", required: ["price"], properties: { price: { type: "number", multipleOf: 0.01 } } };
  const target = await targetOf(openapi({ requestBody: { content: { "application/json": { schema } } } }));
  const kindOf = (price: number): string =>
    requestVerdict(target)(callOf(target, target.formOf({ body: { price } }))).kind;
  expect([0.05, 0.07, 0.075].map(kindOf)).toEqual(["valid", "disputed", "invalid"]);
});
