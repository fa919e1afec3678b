import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decoder, validator } from "#engine/interpret";
import { isObject, type Json, type JsonObject, parseJson } from "#engine/json";
import { type ApiModel, closureOf, type Endpoint } from "#engine/model";
import { planRequest } from "#engine/request";
import { typesFrom } from "#engine/shape";
import { publishedNames, publishedText } from "./fixtures/published.testing.ts";
import { importOpenRpc } from "./openrpc.ts";
import { withoutSchemas } from "./without-schemas.testing.ts";

const imported = (document: Json) => importOpenRpc(document, { id: "rpc" });
const errorsIn = async (document: JsonObject): Promise<readonly string[]> =>
  (await imported(document)).diagnostics.map(({ at, code }) => `${at} ${code}`);

const garden: JsonObject = {
  openrpc: "1.3.2",
  info: { title: "Garden", version: "2.0.0", description: "Plants by call." },
  servers: [
    {
      name: "live",
      url: `https://\${zone}.garden.example/rpc`,
      variables: { zone: { default: "eu", enum: ["eu", "us"] } },
    },
  ],
  methods: [
    {
      name: "plants.water",
      summary: "Waters a plant.",
      description: "From the can.",
      tags: [{ $ref: "#/components/tags/care" }],
      deprecated: true,
      paramStructure: "by-position",
      params: [
        { name: "plant", required: true, schema: { $ref: "#/components/schemas/Plant" } },
        { $ref: "#/components/contentDescriptors/Litres" },
      ],
      result: { name: "height", description: "How tall it is now.", schema: { type: "integer", format: "int32" } },
      errors: [{ code: -32001, message: "Drowned", data: { litres: 9 } }, { $ref: "#/components/errors/NotThere" }],
      links: [{ name: "next", method: "plants.look", description: "See it." }, { method: "plants.cut" }],
      externalDocs: { url: "https://garden.example/water" },
      examples: [
        {
          name: "A fern",
          params: [
            { name: "litres", value: 2 },
            { name: "plant", value: { name: "fern" } },
          ],
          result: { name: "height", value: 3 },
        },
        { name: "In places", params: [{ name: "first", value: { name: "moss" } }], result: { name: "r", value: 1 } },
      ],
    },
    { name: "plants.shout", params: [] },
  ],
  components: {
    schemas: {
      Plant: { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/components/schemas/Plant" } } },
    },
    contentDescriptors: {
      Litres: { name: "litres", summary: "How much.", schema: { type: "number" } },
    },
    errors: { NotThere: { code: -32601, message: "No such plant" } },
    tags: { care: { name: "care", summary: "Looking after plants." } },
  },
};

describe("an OpenRPC document", () => {
  it("is imported as an endpoint per method, with the parameters as the body", async () => {
    const { model, diagnostics } = await imported(garden);
    expect(diagnostics).toEqual([]);
    const { name, version, description, groups } = model;
    expect({ name, version, description, groups }).toEqual({
      name: "Garden",
      version: "2.0.0",
      description: "Plants by call.",
      groups: [{ id: "care", name: "care", description: "Looking after plants." }],
    });
    const error = (code: number) => ({
      kind: "object",
      properties: [
        { key: "code", shape: { kind: "enum", values: [{ value: String(code) }], numeric: true }, optional: false },
        { key: "message", shape: { kind: "string" }, optional: false },
        { key: "data", shape: { kind: "unknown" }, optional: true },
      ],
    });
    const call = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
    expect(withoutSchemas(model.endpoints[0])).toEqual({
      id: "plants.water",
      displayName: "plants.water",
      description:
        "Waters a plant.\n\nFrom the can.\n\n[More](https://garden.example/water)\n\n" +
        "Calls that may follow:\n\n- `plants.look`: See it.\n- `plants.cut`",
      availability: "Deprecated",
      namespace: ["care"],
      method: "POST",
      path: [],
      auth: [],
      environments: [
        {
          id: "live",
          baseUrl: "https://eu.garden.example/rpc",
          template: "https://{zone}.garden.example/rpc",
          variables: { zone: { default: "eu", values: ["eu", "us"] } },
        },
      ],
      pathParameters: [],
      queryParameters: [],
      requestHeaders: [],
      responseHeaders: [],
      request: {
        body: {
          kind: "json",
          shape: {
            kind: "object",
            properties: [
              { key: "plant", shape: { kind: "ref", id: "Plant" }, optional: false },
              { key: "litres", description: "How much.", shape: { kind: "double" }, optional: true },
            ],
          },
          optional: false,
          contentType: "application/json",
        },
      },
      responses: [
        { statusCode: 200, description: "How tall it is now.", body: { kind: "json", shape: { kind: "integer" } } },
      ],
      errors: [
        {
          name: "Drowned",
          statusCode: 200,
          rpcCode: -32001,
          shape: error(-32001),
          examples: [{ value: { code: -32001, message: "Drowned", data: { litres: 9 } } }],
        },
        {
          name: "No such plant",
          statusCode: 200,
          rpcCode: -32601,
          shape: error(-32601),
          examples: [{ value: { code: -32601, message: "No such plant" } }],
        },
      ],
      examples: [
        { name: "A fern", ...call, body: { litres: 2, plant: { name: "fern" } }, response: 3 },
        { name: "In places", ...call, body: { plant: { name: "moss" } }, response: 1 },
      ],
      protocol: { kind: "openrpc", methodName: "plants.water", positions: ["plant", "litres"] },
    });
    expect(Object.keys(closureOf(model, "plants.water")?.types ?? {})).toEqual(["Plant"]);
  });

  it("reads a method without a result as a notification, which has no id and no response", async () => {
    const { model } = await imported(garden);
    const shout = model.endpoints[1];
    if (shout === undefined) throw new Error("no second method");
    expect(shout.responses).toEqual([]);
    expect(shout.protocol).toMatchObject({ isNotification: true });
    expect(sent(model, shout, undefined)).toEqual({ jsonrpc: "2.0", method: "plants.shout" });
  });

  it("sends an example by position", async () => {
    const { model } = await imported(garden);
    const water = model.endpoints[0];
    if (water === undefined) throw new Error("no first method");
    expect(sent(model, water, water.examples[0]?.body)).toEqual({
      jsonrpc: "2.0",
      method: "plants.water",
      params: [{ name: "fern" }, 2],
      id: 1,
    });
  });

  const method = (parts: JsonObject): JsonObject => ({
    openrpc: "1.2.6",
    methods: [{ name: "m", params: [], ...parts }],
  });
  it.each<[string, JsonObject, readonly string[]]>([
    ["a method that is not an object", { methods: [1] }, ["/methods/0 type"]],
    ["a method of the same name", { methods: [{ name: "a" }, { name: "a" }] }, ["/methods/1/name mismatch"]],
    [
      "a parameter of the same name",
      method({ params: [{ name: "a" }, { name: "a" }] }),
      ["/methods/0/params/1 mismatch"],
    ],
    [
      "a parameter with an unknown reference",
      method({ params: [{ $ref: "#/x" }] }),
      ["/methods/0/params/0/$ref unknown-reference"],
    ],
    ["another way to send", method({ paramStructure: "by-air" }), ["/methods/0/paramStructure unknown-kind"]],
    ["a server without an address", method({ servers: [{ name: "x" }] }), ["/methods/0/servers/0/url missing"]],
    ["an error without a code", method({ errors: [{ message: "x" }] }), ["/methods/0/errors/0/code missing"]],
    [
      "a value for no parameter",
      method({ examples: [{ name: "e", params: [{ name: "x", value: 1 }] }] }),
      ["/methods/0/examples/0/params/0 mismatch"],
    ],
  ])("reports %s with its path", async (_, document, diagnostics) =>
    expect(await errorsIn(document)).toEqual(diagnostics),
  );
});

/** The body that is sent for the parameters. */
function sent({ types }: ApiModel, endpoint: Endpoint, body: Json | undefined): Json | undefined {
  const plan = planRequest({
    endpoint,
    globalHeaders: [],
    types: typesFrom(types),
    form: { value: body === undefined ? {} : { body }, selection: {} },
    credentials: [],
    baseUrl: "https://garden.example/rpc",
  });
  const parsed = plan.body.kind === "text" ? parseJson(plan.body.text) : undefined;
  return parsed?.ok ? parsed.value : undefined;
}

const files = publishedNames("open-rpc");
const read = (file: string): JsonObject => {
  const parsed = parseJson(publishedText(file));
  if (!parsed.ok || !isObject(parsed.value)) throw new Error(`${file} is not a JSON object`);
  return parsed.value;
};

describe("the example documents that OpenRPC publishes", () => {
  it("are six", () => expect(files).toHaveLength(6));

  it.each(files)("%s has all its methods and valid examples, without diagnostics", async (file) => {
    const document = read(file);
    const { model, diagnostics } = await imported(document);
    expect(diagnostics).toEqual([]);
    const names = (document.methods as readonly JsonObject[]).map(({ name }) => name);
    expect(model.endpoints.map(({ id }) => id)).toEqual(names);
    const types = typesFrom(model.types);
    const [check, decode] = [validator(types), decoder(types)];
    for (const { request, examples } of model.endpoints) {
      if (request?.body.kind !== "json") throw new Error("no parameters");
      const { shape } = request.body;
      for (const { body = {} } of examples) expect(check(shape)(decode(shape)(body))).toEqual([]);
    }
  });
});

describe("a broken document", () => {
  const rubbish = fc.oneof(
    fc.constantFrom<Json>(null, 7, "", "x", [], {}, [null], { $ref: "#" }, { $ref: "#/methods" }, { $ref: 1 }),
    fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
  );
  const broken = (document: Json, at: number, by: Json): Json => {
    let count = 0;
    const walk = (value: Json): Json => {
      count += 1;
      if (count === at) return by;
      if (Array.isArray(value)) return value.map((item: Json) => walk(item));
      return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)])) : value;
    };
    return walk(document);
  };

  it("is imported without an exception, for any value at any path", async () => {
    const documents = [garden, ...files.map(read)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        fc.integer({ min: 1, max: 120 }),
        rubbish,
        async (document, at, by) => {
          const { model } = await imported(broken(document, at, by));
          for (const { id } of model.endpoints) expect(closureOf(model, id)?.endpoint.id).toBe(id);
        },
      ),
      { numRuns: 300 },
    );
  });
});
