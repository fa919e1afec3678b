import { expect, it } from "vitest";
import type { JsonObject } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { type Property, type Shape, typesFrom } from "#engine/shape";
import { plants } from "../../server/sample.testing.ts";
import { writtenCalls } from "./written-calls.ts";

const callsOf = (id: string) =>
  writtenCalls(plants.endpoints.find((endpoint) => endpoint.id === id) ?? fail(id), plants, typesFrom(plants.types));

const fail = (id: string): never => {
  throw new Error(`the sample has no ${id}`);
};

it("renders an example as programs, a request body and a response", () => {
  const [call] = callsOf("plants.create");
  expect(call?.name).toBe("A fern for the shade");
  expect(call?.programs.curl).toContain(
    "'https://api.plants.example/v2/gardens/8f14e45f-ceea-467f-a8d1-0d1c2b3a4d5e/plants'",
  );
  expect(call?.programs.curl).toContain("'Authorization: Bearer <token>'");
  expect(call?.programs.curl).toContain('"name": "Lady fern"');
  expect(call?.programs.typescript).toContain('"name": "Lady fern"');
  expect(call?.programs.typescript).toContain('Authorization: "Bearer <token>"');
  expect(call?.programs.python).toContain(String.raw`\"name\": \"Lady fern\"`);
  expect(call?.programs.python).toContain('"Authorization": "Bearer <token>"');
  expect(call?.requestBody?.text).toContain('"place": "Ardennes"');
  expect(call?.response?.title).toBe("Response 201");
  expect(call?.response?.text).toContain("12345678901234567890");
});

it("gives calls of one name numbers", () => {
  const endpoint = plants.endpoints.find(({ id }) => id === "plants.create") ?? fail("plants.create");
  const example = endpoint.examples[0] ?? fail("plants.create");
  const examples = ["Tools", "Tools", "Images"].map((name) => ({ ...example, name }));
  const calls = writtenCalls({ ...endpoint, examples }, plants, typesFrom(plants.types));
  expect(calls.map(({ name }) => name).slice(0, 3)).toEqual(["Tools", "Tools #2", "Images"]);
});

it("names calls of one name by what differs, and others by their description", () => {
  const endpoint = plants.endpoints.find(({ id }) => id === "plants.create") ?? fail("plants.create");
  const { name: _, ...unnamed } = endpoint.examples[0] ?? fail("plants.create");
  const named = (name: string, body: JsonObject) => ({ ...unnamed, name, body });
  const examples = [
    named("Tools", { stream: false, text: "a" }),
    named("Tools", { model: "long ".repeat(9), stream: true, text: "b" }),
    named("Tools", { stream: true, model: null, text: "c" }),
    named("Tools", { stream: true, text: "c" }),
    { ...unnamed, description: "A fern for the shade. It needs water." },
    { ...unnamed, description: "A fern that grows anywhere without any light, water or care at all" },
    unnamed,
  ];
  const calls = writtenCalls({ ...endpoint, examples }, plants, typesFrom(plants.types));
  expect(calls.map(({ name }) => name).slice(0, 7)).toEqual([
    ...["Tools", "Tools · stream: true", "Tools · text: c", "Tools #2", "A fern for the shade"],
    ...["A fern that grows anywhere without any…", "Example 7"],
  ]);
});

it("generates the same example from the shapes each time if the endpoint has no example", () => {
  const calls = callsOf("plants.list");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.programs.curl).toContain("--url 'https://api.plants.example/v2/gardens/{gardenId}/plants'");
  expect(calls[0]?.response?.text).toContain('"number"');
  expect(callsOf("plants.list")).toEqual(calls);
});

it.each<readonly [Shape, string]>([
  [{ kind: "string" }, "{id}"],
  [{ kind: "string", regex: "^[a-z]{2}$" }, "{id}"],
  [{ kind: "integer", minimum: 1 }, "{id}"],
  [{ kind: "uint64" }, "{id}"],
  [{ kind: "uuid" }, "{id}"],
  [{ kind: "date" }, "{id}"],
  [{ kind: "list", item: { kind: "long" } }, "{id}"],
  [{ kind: "nullable", item: { kind: "integer" } }, "{id}"],
  [{ kind: "unknown" }, "{id}"],
  [{ kind: "boolean" }, "true"],
  [{ kind: "literal", value: "moss" }, "moss"],
  [{ kind: "enum", values: [{ value: "json" }, { value: "xml" }] }, "json"],
])("makes up no value of a path parameter: %j", (shape, written) => {
  const [plant] = plants.endpoints;
  const endpoint = plant && {
    ...plant,
    examples: [],
    path: [{ kind: "literal", value: "/things/" } as const, { kind: "parameter", key: "id" } as const],
    pathParameters: [{ key: "id", optional: false, shape }],
  };
  const calls = endpoint && writtenCalls(endpoint, plants, typesFrom(plants.types));
  for (const program of Object.values(calls?.[0]?.programs ?? {})) expect(program).toContain(`/things/${written}`);
});

it.each(["application/octet-stream", "application/x-tar"])("sends a file as %s", (contentType) => {
  const endpoint = plants.endpoints.find(({ id }) => id === "plants.create") ?? fail("plants.create");
  const body = { kind: "octet-stream", optional: true, contentType } as const;
  const [call] = writtenCalls({ ...endpoint, request: { body }, examples: [] }, plants, typesFrom(plants.types));
  expect(call?.programs.curl).toContain(`'Content-Type: ${contentType}'`);
  expect(call?.programs.curl).toContain("--data-binary '@hello.txt'");
  expect(call?.programs.python).toContain('Path("hello.txt").read_bytes()');
  expect(call?.requestBody).toBe(undefined);
});

it("shows no answer of which nothing is known", () => {
  const endpoint = plants.endpoints.find(({ id }) => id === "plants.list") ?? fail("plants.list");
  const answerOf = (shape: Shape) => {
    const responses = [{ statusCode: 200, body: { kind: "json", shape } as const }];
    return writtenCalls({ ...endpoint, responses, examples: [] }, plants, typesFrom(plants.types))[0]?.response?.text;
  };
  expect(answerOf({ kind: "unknown" })).toBe(undefined);
  expect(answerOf({ kind: "object", properties: [] })).toBe(undefined);
  expect(answerOf({ kind: "list", item: { kind: "unknown" } })).toBe("[\n  {}\n]");
});

it("omits credentials where none are required", () => {
  expect(callsOf("weather.follow")[0]?.programs.curl).not.toContain("Authorization");
});

const keys: typeof plants.auths = {
  app: { kind: "header", headerWireValue: "X-App" },
  key: { kind: "header", headerWireValue: "api_key", in: "query" },
  session: { kind: "header", headerWireValue: "sid", in: "cookie" },
  token: { kind: "bearerAuth" },
  certificate: { kind: "mutualTLS" },
};

it.each<[string, readonly (readonly string[])[], readonly (string | RegExp)[]]>([
  [
    "every scheme of the first combination",
    [["app", "key"], ["token"]],
    ["'X-App: <value>'", /\?api_key=YOUR_API_KEY'/],
  ],
  ["a query key in the address", [["key"]], [/--url 'https:[^']*\?api_key=YOUR_API_KEY'/]],
  ["a cookie key as a cookie", [["session"]], ["'Cookie: sid=<value>'"]],
  [
    "a client certificate",
    [["certificate", "app"]],
    [/--cert client\.pem \\\n {2}--key client-key\.pem/, "'X-App: <value>'"],
  ],
  ["optional credentials", [[], ["token"]], ["'Authorization: Bearer <token>'"]],
])("sends %s", (_, security, expected) => {
  const [plant] = plants.endpoints;
  const endpoint = plant && { ...plant, auth: security.flat(), security };
  const calls = endpoint && writtenCalls(endpoint, { ...plants, auths: keys }, typesFrom(plants.types));
  for (const text of expected) expect(calls?.[0]?.programs.curl).toMatch(text);
  expect(calls?.[0]?.programs.curl).not.toMatch(/'(?:api_key|sid): /);
});

it.each([
  [[], "https://api.example.com/here"],
  [[{ id: "own", baseUrl: "/v1.33" }], "https://api.example.com/v1.33/here"],
  [[{ id: "own", baseUrl: "v2" }], "https://api.example.com/v2/here"],
  [[{ id: "own", baseUrl: "http://garden.example" }], "http://garden.example/here"],
])("renders a call even if the servers %j name no host", (environments, address) => {
  const [plant] = plants.endpoints;
  const endpoint = plant && { ...plant, environments, path: [{ kind: "literal", value: "/here" } as const] };
  const calls = endpoint && writtenCalls(endpoint, plants, typesFrom(plants.types));
  expect(calls?.[0]?.programs.curl).toContain(`'${address}'`);
});

it("renders a call for each media type of a body, with the values of an example where they fit", () => {
  const [plant] = plants.endpoints.filter(({ id }) => id === "plants.create");
  const body = plant?.request?.body;
  if (plant === undefined || body?.kind !== "json") return fail("plants.create");
  const endpoint: Endpoint = {
    ...plant,
    request: {
      body,
      alternatives: [
        { ...body, kind: "urlencoded", contentType: "application/x-www-form-urlencoded", styles: {} },
        { ...body, shape: { kind: "string" }, contentType: "application/xml" },
      ],
    },
  };
  const types = typesFrom(plants.types);
  const calls = writtenCalls(endpoint, plants, types);
  const alternatives = ["application/x-www-form-urlencoded", "application/xml"];
  expect(calls.map(({ name }) => name).slice(-2)).toEqual(alternatives);
  // A call without an author's name is named as the calls beside it are.
  const unnamed = endpoint.examples.map(({ name: _, description: __, ...one }) => one).slice(0, 1);
  for (const examples of [[], unnamed])
    expect(writtenCalls({ ...endpoint, examples }, plants, types).map(({ name }) => name)).toEqual([
      "application/json",
      ...alternatives,
    ]);
  const [pairs, xml] = calls.slice(-2).map(({ programs }) => programs.curl);
  expect(pairs).toContain("Content-Type: application/x-www-form-urlencoded");
  expect(pairs).toContain("name=Lady fern");
  expect(xml).toContain("Content-Type: application/xml");
  expect(xml).not.toContain("Lady fern");
});

it.each([undefined, { title: "Ivy" }])(
  "writes the optional fields of a multipart body, with the example %j",
  (stated) => {
    const [plant] = plants.endpoints;
    if (plant === undefined) return fail("endpoint");
    const shape: Shape = {
      kind: "object",
      properties: [
        { key: "title", shape: { kind: "string" }, optional: true },
        { key: "photo", shape: { kind: "file", multiple: false }, optional: true },
      ],
    };
    const endpoint: Endpoint = {
      ...plant,
      request: { body: { kind: "form-data", shape, parts: {} } },
      examples:
        stated === undefined
          ? []
          : [{ path: "/", pathParameters: {}, queryParameters: {}, headers: {}, body: stated, statusCode: 200 }],
    };
    const [call] = writtenCalls(endpoint, plants, typesFrom(plants.types));
    expect(call?.programs.curl).toContain(`--form-string 'title=${stated?.title ?? "string"}'`);
    // An example is shown verbatim; optional fields are only added without one.
    expect(call?.programs.curl.includes(`--form 'photo=@"hello.txt";type=text/plain'`)).toBe(stated === undefined);
    expect(call?.programs.curl).not.toContain("boundary=none");
    expect(call?.requestBody).toBeUndefined();
  },
);

it.each([
  ["Add a `managed` plant", "Add a managed plant"],
  ["", "Example"],
])("titles a call by the plain text of its name %j: %s", (name, title) => {
  const [plant] = plants.endpoints.filter(({ id }) => id === "plants.create");
  const [example] = plant?.examples ?? [];
  if (plant === undefined || example === undefined) return fail("plants.create");
  const calls = writtenCalls({ ...plant, examples: [{ ...example, name }] }, plants, typesFrom(plants.types));
  expect(calls[0]?.name).toBe(title);
});

it.each([204, 205, 304])("shows no body of a response with the status %i", (statusCode) => {
  const [plant] = plants.endpoints;
  if (plant === undefined) return fail("endpoint");
  const responses = [{ statusCode, body: { kind: "json", shape: { kind: "unknown" } } as const }];
  const [call] = writtenCalls({ ...plant, examples: [], responses }, plants, typesFrom(plants.types));
  expect(call?.programs.curl).toContain("curl");
  expect(call?.response).toBeUndefined();
});

it("writes bodies that are not JSON as they are sent", () => {
  const [plant] = plants.endpoints;
  if (plant === undefined) throw new Error("the sample has no endpoints");
  const text: Shape = { kind: "string" };
  const endpoint: Endpoint = {
    ...plant,
    request: { body: { kind: "json", shape: text, optional: false, contentType: "application/xml" } },
    responses: [{ statusCode: 200, body: { kind: "json", shape: text }, contentType: "text/xml" }],
    examples: [
      {
        path: "/",
        pathParameters: {},
        queryParameters: {},
        headers: {},
        body: "<a/>",
        statusCode: 200,
        response: "<b/>",
      },
    ],
  };
  const [call] = writtenCalls(endpoint, plants, typesFrom());
  expect(call?.requestBody).toEqual({ text: "<a/>", isJson: false });
  expect(call?.response).toMatchObject({ title: "Response 200", text: "<b/>", isJson: false });
});

it("completes an example that states only a part of a call", () => {
  const [plant] = plants.endpoints;
  if (plant === undefined) throw new Error("the sample has no endpoints");
  const text: Shape = { kind: "string" };
  const property = (key: string, shape: Shape, optional = false): Property => ({ key, shape, optional });
  const body: Shape = { kind: "object", properties: [property("name", text), property("note", text, true)] };
  const endpoint: Endpoint = {
    ...plant,
    path: [{ kind: "parameter", key: "id" }],
    pathParameters: [property("id", text)],
    queryParameters: [
      property("page", { kind: "integer", minimum: 2 }),
      { ...property("fields", text, true), examples: ["id"] },
    ],
    requestHeaders: [],
    request: { body: { kind: "json", shape: body, optional: false, contentType: "application/json" } },
    responses: [
      { statusCode: 200, body: { kind: "json", shape: text } },
      { statusCode: 201, body: { kind: "json", shape: body } },
    ],
    examples: [
      { path: "/a", pathParameters: { id: "a" }, queryParameters: {}, headers: {}, statusCode: 201 },
      {
        path: "/b",
        pathParameters: {},
        queryParameters: {},
        headers: {},
        body: { note: "dry" },
        statusCode: 200,
        response: "done",
      },
    ],
  };
  const calls = writtenCalls(endpoint, plants, typesFrom());
  const parsed = (json: string | undefined): unknown => JSON.parse(json ?? "null");
  expect(calls.map(({ requestBody }) => parsed(requestBody?.text))).toEqual([
    { name: "string", note: "string" },
    { name: "string", note: "dry" },
  ]);
  expect(calls.map(({ response }) => [response?.title, parsed(response?.text)])).toEqual([
    ["Response 201", { name: "string", note: "string" }],
    ["Response 200", "done"],
  ]);
  expect(calls[0]?.programs.curl).toMatch(/\/a\?page=2&fields=id'/);
  expect(calls[1]?.programs.curl).toMatch(/\/\{id\}\?page=2&fields=id'/);
});

it("shows optional headers and cookies with an example, unless the example of a call has some of them", () => {
  const shape = { kind: "string" } as const;
  const named = (key: string, examples?: readonly string[]): Property => ({
    ...{ key, shape, optional: true },
    ...(examples && { examples }),
  });
  const cookies = [named("session", ["s1"]), named("theme")];
  const endpoint: Endpoint = {
    ...(plants.endpoints[0] ?? fail("endpoint")),
    ...{ pathParameters: [], queryParameters: [], examples: [] },
    requestHeaders: [
      ...[named("X-Trace", ["abc"]), named("X-None")],
      { key: "Cookie", optional: true, shape: { kind: "object", properties: cookies } },
    ],
    parameterStyles: { headers: { Cookie: { style: "cookie", explode: true } } },
  };
  const call = { path: "/", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
  const headersOf = (one: Endpoint) =>
    writtenCalls(one, { ...plants, globalHeaders: [] }, typesFrom(plants.types)).map(({ programs }) =>
      [...programs.curl.matchAll(/--header '(X-\w+|Cookie): ([^']*)'/g)].map(([, name, value]) => `${name}: ${value}`),
    );
  expect(headersOf(endpoint)).toEqual([["X-Trace: abc", "Cookie: session=s1"]]);
  const examples = [{ ...call, headers: { "X-None": "a", Cookie: { theme: "dark" } } }];
  expect(headersOf({ ...endpoint, examples })).toEqual([["X-None: a", "Cookie: theme=dark"]]);
});

it("completes the parts of a form as it completes JSON", () => {
  const [plant] = plants.endpoints;
  if (plant === undefined) throw new Error("the sample has no endpoints");
  const property = (key: string, shape: Shape, optional = false): Property => ({ key, shape, optional });
  const text: Shape = { kind: "string" };
  const meta: Shape = { kind: "object", properties: [property("author", text)] };
  const shape: Shape = {
    kind: "object",
    properties: [
      property("photo", { kind: "file", multiple: false }),
      property("title", text),
      { ...property("caption", text, true), examples: ["Two ferns"] },
      property("meta", meta),
    ],
  };
  const example = { path: "/a", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 };
  const endpoint: Endpoint = {
    ...plant,
    responses: [],
    request: { body: { kind: "form-data", shape, parts: { meta: { contentType: ["application/json"] } } } },
    examples: [example, { ...example, body: { photo: "fern.jpg", title: "Fern" } }],
  };
  const [generated, stated] = writtenCalls(endpoint, plants, typesFrom(plants.types));
  const file = `--form 'photo=@"hello.txt";type=text/plain'`;
  const author = String.raw`meta="{\"author\":\"string\"}";type=application/json`;
  for (const part of [file, "'title=string'", "'caption=Two ferns'", author])
    expect(generated?.programs.curl).toContain(part);
  for (const part of [file, "'title=Fern'", author]) expect(stated?.programs.curl).toContain(part);
  expect(stated?.requestBody).toBeUndefined();
});

it("titles the response for all other statuses by its name", () => {
  const [plant] = plants.endpoints;
  if (plant === undefined) throw new Error("the sample has no endpoints");
  const body = { kind: "json", shape: { kind: "string" } } as const;
  const title = (responses: Endpoint["responses"]): string | undefined =>
    writtenCalls({ ...plant, responses, examples: [] }, plants, typesFrom(plants.types))[0]?.response?.title;
  expect(title([{ statusCode: 500, statusRange: "default", body }])).toBe("Default response");
  expect(title([{ statusCode: 400, statusRange: "4XX", body }])).toBe("Response 4XX");
  expect(title([{ statusCode: 404, body }])).toBe("Response 404");
});

it.each<[string, Endpoint["responses"][number], string | undefined]>([
  ["plain text", { statusCode: 200, body: { kind: "text" } }, "string"],
  ["text with its own syntax", { statusCode: 200, body: { kind: "text" }, contentType: "text/csv" }, undefined],
  [
    "pairs of a form",
    {
      statusCode: 200,
      contentType: "application/x-www-form-urlencoded",
      body: {
        kind: "json",
        shape: {
          kind: "object",
          properties: [
            { key: "name", shape: { kind: "string", examples: ["wild fern"] }, optional: false },
            { key: "at", shape: { kind: "list", item: { kind: "integer", minimum: 1 }, minItems: 2 }, optional: false },
          ],
        },
      },
    },
    "name=wild+fern&at=1&at=1",
  ],
])("writes a sample of an answer of %s", (_, response, expected) => {
  const [plant] = plants.endpoints;
  const endpoint = plant && { ...plant, responses: [response], examples: [] };
  const calls = endpoint && writtenCalls(endpoint, plants, typesFrom(plants.types));
  expect(calls?.[0]?.response?.text).toBe(expected);
  expect(calls?.[0]?.response?.isJson).toBe(expected === undefined ? undefined : false);
});

it("writes the body of JSON-RPC as it is sent", () => {
  const endpoint = plants.endpoints.find(({ id }) => id === "plants.create") ?? fail("plants.create");
  const integer: Shape = { kind: "integer" };
  const call = writtenCalls(
    {
      ...endpoint,
      protocol: { kind: "openrpc", methodName: "add", positions: ["a", "b"] },
      ...{ pathParameters: [], queryParameters: [], requestHeaders: [] },
      request: {
        body: {
          kind: "json",
          shape: { kind: "object", properties: ["a", "b"].map((key) => ({ key, shape: integer, optional: false })) },
          ...{ contentType: "application/json", optional: false },
        },
      },
      examples: [],
    },
    plants,
    typesFrom(plants.types),
  )[0];
  expect(JSON.parse(call?.requestBody?.text ?? "")).toMatchObject({ method: "add", params: [1, 1] });
});
