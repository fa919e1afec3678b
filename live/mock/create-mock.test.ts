import { expect, it } from "vitest";
import { asJson, parseJson } from "#engine/json";
import { importDescription } from "#importers";
import { madeUp } from "../requests/index.ts";
import { createMock } from "./index.ts";

const text = (format: string) => ({ type: "string", format });
const description = {
  openapi: "3.2.0",
  info: { title: "Garden", version: "1" },
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      login: { type: "http", scheme: "basic" },
      key: { type: "apiKey", in: "query", name: "key" },
    },
  },
  paths: {
    "/token": { get: { security: [{ token: [] }], responses: { 204: { description: "Fine." } } } },
    "/login": { get: { security: [{ login: [] }], responses: { 204: { description: "Fine." } } } },
    "/key": { get: { security: [{ key: [] }], responses: { 204: { description: "Fine." } } } },
    "/host": {
      get: {
        parameters: [{ name: "ip", in: "query", schema: text("ipv4") }],
        responses: { 204: { description: "Fine." } },
      },
    },
    "/cookies": {
      get: {
        parameters: [
          {
            name: "raw",
            in: "cookie",
            style: "cookie",
            required: true,
            schema: { type: "string", enum: ["50%25&a=b+c"] },
          },
          { name: "encoded", in: "cookie", required: true, schema: { type: "string", enum: ["a b;c+d"] } },
        ],
        responses: { 204: { description: "Fine." } },
      },
    },
    "/plant": {
      get: {
        responses: {
          200: {
            description: "It.",
            headers: { ETag: { schema: { type: "string" } } },
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["time", "span", "code"],
                  properties: {
                    time: text("time"),
                    span: text("duration"),
                    code: { type: "string", pattern: "^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,12}$" },
                  },
                },
              },
            },
          },
          304: { description: "The same." },
        },
      },
    },
  },
};
const read = await importDescription({ name: "a.json", text: JSON.stringify(asJson(description)) }, { id: "garden" });
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics));
const { model } = read;

function answerTo(target: string, headers: readonly (readonly [string, string])[] = [], anyCredential = false) {
  const answer = createMock([model], { seed: 1, errorRate: 0, anyCredential, cassette: { answers: [] } });
  return answer({ method: "GET", target, headers, body: new Uint8Array() }, 1);
}

const basic = (pair: string) => ["Authorization", `Basic ${btoa(pair)}`] as const;
it.each<readonly [string, readonly (readonly [string, string])[], number]>([
  ["/token", [], 401],
  ["/token", [["Authorization", "Bearer a.b-c"]], 204],
  ["/token", [["Authorization", "Bearer two words"]], 401],
  ["/token", [["Authorization", `Bearer ${madeUp}`]], 401],
  ["/login", [basic("ada:secret")], 204],
  ["/login", [basic(madeUp)], 401],
  ["/login", [["Authorization", "Basic ?"]], 401],
  ["/key?key=a", [], 204],
  ["/key?key=", [], 401],
  [`/key?key=${encodeURIComponent(madeUp)}`, [], 401],
  ["/host?ip=192.0.2.1", [], 204],
  ["/host?ip=192.0.2", [], 400],
])("%s with %j is answered with %i", (target, headers, status) => {
  expect(answerTo(target, headers).status).toBe(status);
});

it("accepts any credential if it may, but not none", () => {
  expect(answerTo("/token", [["Authorization", `Bearer ${madeUp}`]], true).status).toBe(204);
  expect(answerTo("/token", [], true).status).toBe(401);
});

it("answers with values of each format and pattern, and with 304 for their entity tag", () => {
  const { headers, body } = answerTo("/plant");
  const sent = parseJson(new TextDecoder().decode(body.kind === "bytes" ? body.bytes : undefined));
  expect(sent).toMatchObject({ ok: true, value: { time: "09:30:00Z", span: "P1D", code: expect.any(String) } });
  const { code } = sent.ok ? (sent.value as { readonly code: string }) : { code: "" }; // an object, by the line before
  expect(code).toMatch(/^(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,12}$/);
  const tag = headers.find(([name]) => name === "ETag")?.[1] ?? "";
  expect(tag).toMatch(/^"[\da-f]+"$/);
  expect(answerTo("/plant", [["If-None-Match", `"other", W/${tag}`]]).status).toBe(304);
  expect(answerTo("/plant", [["If-None-Match", '"other"']]).status).toBe(200);
});

it.each([
  ["raw=50%25&a=b+c; encoded=a%20b%3Bc+d", 204],
  ["raw=50%2525%26a%3Db%2Bc; encoded=a%20b%3Bc+d", 400],
])("reads cookies by their style: %s", (cookie, status) => {
  expect(answerTo("/cookies", [["Cookie", cookie]])).toMatchObject({ status });
});
