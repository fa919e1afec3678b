import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importDescription } from "./description.ts";
import type { ImportDiagnostic } from "./diagnostic.ts";
import { apiModelFromRegistry } from "./index.ts";

const info = { title: "A", version: "1" };

/** Imports the text of a description and returns its diagnostics. */
async function diagnosticsOf(description: Json): Promise<readonly ImportDiagnostic[]> {
  const answer = await importDescription({ name: "a.json", text: JSON.stringify(description) }, { id: "a" });
  expect(answer.ok).toBe(true);
  return answer.diagnostics;
}

/** The same schema of a text in each format, and its path. */
const formats: readonly (readonly [format: string, description: (schema: Json) => Json, at: string])[] = [
  [
    "OpenAPI 3",
    (schema) => ({ ...{ openapi: "3.1.0", info, paths: {} }, components: { schemas: { Code: schema } } }),
    "/components/schemas/Code",
  ],
  [
    "OpenAPI 2",
    (schema) => ({ ...{ swagger: "2.0", info, paths: {} }, definitions: { Code: schema } }),
    "/definitions/Code",
  ],
  [
    "AsyncAPI 2",
    (schema) => ({
      ...{ asyncapi: "2.6.0", info, servers: { live: { url: "a.example", protocol: "wss" } } },
      channels: { "/codes": { publish: { message: { name: "code", payload: schema } } } },
    }),
    "/channels/~1codes/publish/message/payload",
  ],
  [
    "AsyncAPI 3",
    (schema) => ({
      ...{ asyncapi: "3.0.0", info, servers: { live: { host: "a.example", protocol: "wss" } } },
      channels: { codes: { address: "/codes", messages: { code: { payload: schema } } } },
      operations: { send: { action: "receive", channel: { $ref: "#/channels/codes" } } },
    }),
    "/channels/codes/messages/code/payload",
  ],
  [
    "OpenRPC",
    (schema) => ({
      ...{ openrpc: "1.3.2", info, servers: [{ name: "live", url: "https://a.example" }] },
      methods: [{ name: "read", params: [{ name: "code", schema }] }],
    }),
    "/methods/0/params/0/schema",
  ],
];

const message = (pattern: string): string =>
  `expected a JavaScript regular expression, found ${JSON.stringify(pattern)}; any text is accepted`;

/**
 * The first is not a regular expression, the second one is one of Perl, the third one is invalid with and without the
 * `u` flag.
 */
const invalid = ["(", "(?i)abc", "[z-a]"];
/** The last is only one without the `u` flag. */
const valid = ["^[a-z]+$", "^\\p{Lu}", "(?<=a)b", "^[\\w-.]+$"];

describe.each(formats)("in %s", (_format, description, at) => {
  it.each(invalid)("an invalid pattern is a diagnostic with its path: %s", async (pattern) => {
    const found = await diagnosticsOf(description({ type: "string", pattern }));
    expect(found).toEqual([{ at: `${at}/pattern`, code: "type", message: message(pattern) }]);
  });

  it("an invalid key pattern is a diagnostic with its path", async () => {
    const found = await diagnosticsOf(description({ type: "object", patternProperties: { "(": { type: "string" } } }));
    expect(found).toEqual([{ at: `${at}/patternProperties/(`, code: "type", message: message("(") }]);
  });

  it("a pattern that could take too long is a diagnostic with its path", async () => {
    const pattern = String.raw`^(a)\1(a+)+$`;
    const found = await diagnosticsOf(description({ type: "string", pattern }));
    const message = `a test of ${JSON.stringify(pattern)} could take too long; any text is accepted`;
    expect(found).toEqual([{ at: `${at}/pattern`, code: "unsupported", message }]);
  });

  it.each(valid)("a valid pattern has no diagnostic: %s", async (pattern) => {
    expect(await diagnosticsOf(description({ type: "string", pattern }))).toEqual([]);
  });
});

describe("in a registry definition", () => {
  const bare = { endpoints: {}, websockets: {}, webhooks: {}, subpackages: {}, auths: {} };
  const definition = (regex: string) => {
    const shape = { type: "alias", value: { type: "primitive", value: { type: "string", regex } } } as const;
    return { ...bare, id: "a3b5c1f2-0f0e-4d7c-9b9a-2a4c6e8d0f12", types: { Code: { name: "Code", shape } } };
  };

  it.each(invalid)("an invalid pattern is a diagnostic with its path: %s", (regex) => {
    const at = "/types/Code/shape/value/value/regex";
    const { diagnostics } = apiModelFromRegistry(definition(regex));
    expect(diagnostics).toEqual([{ at, code: "type", message: message(regex) }]);
  });

  it.each(valid)("a valid pattern has no diagnostic: %s", (regex) => {
    expect(apiModelFromRegistry(definition(regex)).diagnostics).toEqual([]);
  });
});
