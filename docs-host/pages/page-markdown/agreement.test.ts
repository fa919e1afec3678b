import fc from "fast-check";
import { expect, it } from "vitest";
import { siteOfApis } from "#docs-host/site/model";
import type { JsonObject } from "#engine/json";
import { type ApiModel, channelClosureOf, closureOf } from "#engine/model";
import { importAsyncApi, importOpenApi, importOpenRpc, openApiFromModel } from "#importers";
import { referencePages } from "../reference/index.ts";
import { pageMarkdown } from "./page-markdown.ts";

/** A fact of a description: a text that occurs nowhere else in it. */
type Mark = string;

/** The marks of a description, by the outputs that show them. */
interface Marks {
  readonly all: Mark[];
  /** Marks of the request, which forms have too. */
  readonly sent: Mark[];
}

/** A part of a description, written with new marks. */
type Part = (mark: (kind?: "word" | "number" | "digit") => Mark) => JsonObject;

const described: fc.Arbitrary<Part> = fc.constantFrom<Part>(
  () => ({}),
  (mark) => ({ description: `About ${mark()}.` }),
);

const leaf: fc.Arbitrary<Part> = fc.constantFrom<Part>(
  (mark) => ({ type: "string", minLength: Number(mark("number")), maxLength: 90_000_000 }),
  (mark) => ({ type: "string", pattern: `^${mark()}$` }),
  (mark) => ({ type: "string", default: mark() }),
  (mark) => ({ type: "string", enum: [mark(), mark()] }),
  (mark) => ({ type: "string", const: mark() }),
  (mark) => ({ type: "integer", default: Number(mark("number")), minimum: 3 }),
  (mark) => ({ type: "integer", format: "int64", maximum: Number(mark("number")) }),
  (mark) => ({ type: "number", exclusiveMinimum: Number(mark("number")) }),
  (mark) => ({ type: ["integer", "null"], multipleOf: Number(mark("number")) }),
  () => ({ type: "string", format: "uuid" }),
  () => ({ $ref: "#/components/schemas/Named" }),
);

const { schema } = fc.letrec<{ schema: Part; object: Part }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    tie("object"),
    fc.tuple(tie("schema"), described).map(
      ([item, about]): Part =>
        (mark) => ({ type: "array", items: { ...item(mark), ...about(mark) }, maxItems: Number(mark("number")) }),
    ),
    fc.tuple(tie("object"), described).map(
      ([value, about]): Part =>
        (mark) => ({ type: "object", additionalProperties: { ...value(mark), ...about(mark) } }),
    ),
    fc.tuple(tie("object"), described).map(
      ([one, about]): Part =>
        (mark) => ({
          oneOf: [
            { ...one(mark), ...about(mark) },
            { type: "string", description: mark() },
          ],
        }),
    ),
    fc.tuple(tie("object"), described).map(
      ([one, about]): Part =>
        (mark) => ({ anyOf: [{ ...one(mark), ...about(mark) }, { type: "null" }] }),
    ),
    tie("object").map(
      (one): Part =>
        (mark) => ({ allOf: [one(mark), { type: "object", properties: { [mark()]: { type: "string" } } }] }),
    ),
  ),
  object: fc.array(fc.tuple(tie("schema"), described), { minLength: 1, maxLength: 3 }).map(
    (members): Part =>
      (mark) => {
        const properties = members.map(([one, about]) => {
          const inner = one(mark);
          // Beside a reference and in a leaf, a description of the property replaces the other one.
          return [mark(), "description" in inner ? inner : { ...inner, ...about(mark) }] as const;
        });
        return {
          type: "object",
          properties: Object.fromEntries(properties),
          required: properties.slice(1).map(([key]) => key),
        };
      },
  ),
}));

const places = ["path", "query", "header", "cookie"] as const;

const parameter = fc.tuple(fc.constantFrom(...places), leaf, described);

/** A form, of which each field has a mark. */
const form = fc.tuple(
  fc.constantFrom("multipart/form-data", "application/x-www-form-urlencoded"),
  fc.array(fc.tuple(leaf, described), { minLength: 1, maxLength: 3 }),
);

/** Returns functions that create the marks of requests and of responses, numbered from the start of a description. */
function markers() {
  const marks: Marks = { all: [], sent: [] };
  let count = 0;
  const maker =
    (...lists: readonly Mark[][]) =>
    (kind: "word" | "number" | "digit" = "word"): Mark => {
      count += 1;
      const mark = kind === "number" ? String(7_000_000 + count) : `fact${1000 + count}x`;
      for (const list of lists) list.push(mark);
      return mark;
    };
  return { marks, sent: maker(marks.all, marks.sent), received: maker(marks.all) };
}

const named = { Named: { type: "string", minLength: 2, description: "Of the named type." } };

const listed: Part = (mark) => ({ type: "array", items: { type: "string", minLength: Number(mark("number")) } });

/** Parameters with a serialization that is not the default of their location. */
const styled = fc.constantFrom<JsonObject>(
  { in: "query", style: "pipeDelimited", explode: false },
  { in: "query", style: "spaceDelimited", explode: false },
  { in: "query", explode: false },
  { in: "query", allowReserved: true },
  { in: "path", style: "matrix", required: true },
  { in: "path", style: "label", required: true },
  { in: "header", explode: false, style: "simple" },
  { in: "cookie", explode: false },
);

/** Examples of a media type by their names. Those of errors have no descriptions in a model. */
const examples = (mark: (kind?: "word") => Mark, isError = false): JsonObject => ({
  examples: {
    one: { summary: mark(), value: { shown: mark() }, ...(!isError && { description: `Shows ${mark()}.` }) },
    other: { summary: mark(), value: { shown: mark() } },
  },
});

const server: Part = (mark) => ({
  url: `https://${mark()}.test/{part}`,
  description: mark(),
  variables: { part: { default: mark(), enum: [mark(), mark()], description: mark() } },
});

/** An operation of OpenAPI 3.1, and the marks that it has. */
const operations = fc
  .record({
    parameters: fc.array(parameter, { maxLength: 3 }),
    styled: fc.option(styled),
    body: fc.option(fc.array(fc.tuple(schema, described), { minLength: 1, maxLength: 2 })),
    form: fc.option(form),
    shown: fc.constantFrom("body", "answer", "error", "none"),
    responses: fc.array(fc.tuple(fc.option(fc.tuple(schema, described)), described), { minLength: 1, maxLength: 2 }),
    headers: fc.array(fc.tuple(fc.constantFrom(0, 1), leaf, described), { maxLength: 2 }),
    isLinked: fc.boolean(),
    servers: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
    callback: fc.option(fc.tuple(schema, described)),
    security: fc.array(fc.subarray(["key", "login"]), { maxLength: 3 }),
  })
  .map((one) => {
    const { marks, sent, received } = markers();
    const { parameters, body, form, responses, headers, isLinked, security, servers, callback, shown } = one;
    const styles = one.styled === null ? [] : [{ ...one.styled, name: sent(), schema: listed(sent) }];
    const written: readonly JsonObject[] = [
      ...parameters.map(([place, one, about]) => ({
        ...{ name: sent(), in: place, required: place === "path" },
        schema: one(sent),
        ...about(sent),
      })),
      ...styles,
    ];
    const path = `/p${written.flatMap((one) => (one.in === "path" ? [`/{${one.name}}`] : [])).join("")}`;
    const media = (parts: readonly (readonly [Part, Part])[], mark: typeof sent): JsonObject =>
      Object.fromEntries(
        parts.map(([one, about]) => [`application/${mark()}+json`, { schema: { ...one(mark), ...about(mark) } }]),
      );
    const fields = (all: readonly (readonly [Part, Part])[]): JsonObject => ({
      type: "object",
      properties: Object.fromEntries(all.map(([one, about]) => [sent(), { ...one(sent), ...about(sent) }])),
    });
    const content = {
      ...(shown === "body" && { "application/json": examples(received) }),
      ...(body && media(body, sent)),
      ...(form && { [form[0]]: { schema: fields(form[1]) } }),
    };
    const isRequired = (name: string): boolean => security.flat().includes(name);
    const scope = isRequired("login") ? received() : "unused";
    const about = (name: string): JsonObject => (isRequired(name) ? { description: `Given by ${received()}.` } : {});
    const address = isRequired("login") ? received() : "api";
    const serversOf = (count: number): JsonObject =>
      count === 0 ? {} : { servers: Array.from({ length: count }, () => server(received)) };
    const document: JsonObject = {
      openapi: "3.1.0",
      info: { title: "Facts", version: "1" },
      ...(servers[1] > 0 ? { servers: [{ url: "https://api.test" }] } : serversOf(servers[0])),
      paths: {
        [path]: {
          post: {
            operationId: "operation",
            description: `Does ${sent()}.`,
            parameters: written,
            ...serversOf(servers[1]),
            security: security.map((set) =>
              Object.fromEntries(set.map((name) => [name, name === "login" ? [scope] : []])),
            ),
            ...(Object.keys(content).length > 0 && {
              requestBody: { description: sent(), content, required: true },
            }),
            responses: Object.fromEntries(
              responses.map(([content, about], i) => [
                `${[200, 404][i]}`,
                {
                  description: about(received).description ?? "",
                  content: {
                    ...(shown === ["answer", "error"][i] && { "application/json": examples(received, i === 1) }),
                    ...(content && media([content], received)),
                  },
                  headers: Object.fromEntries(
                    headers.flatMap(([status, one, about]) =>
                      status === i ? [[`X-${received()}`, { schema: one(received), ...about(received) }]] : [],
                    ),
                  ),
                  ...(isLinked &&
                    i === 0 && {
                      links: {
                        next: {
                          ...{ operationId: "operation", description: `Then ${received()}.` },
                          ...{ parameters: { a: received(), b: "$request.path.b" }, requestBody: received() },
                        },
                      },
                    }),
                },
              ]),
            ),
            ...(callback && {
              callbacks: {
                done: {
                  [`https://${received()}.test`]: {
                    post: {
                      ...{ summary: received(), description: `Says ${received()}.` },
                      requestBody: {
                        content: {
                          "application/json": { schema: { ...callback[0](received), ...callback[1](received) } },
                        },
                      },
                      responses: { 204: { description: received() } },
                    },
                  },
                },
              },
            }),
          },
        },
      },
      components: {
        schemas: named,
        securitySchemes: {
          key: { type: "apiKey", in: "header", name: "X-Key", ...about("key") },
          login: {
            type: "oauth2",
            ...about("login"),
            flows: {
              clientCredentials: {
                tokenUrl: `https://${address}.test/token`,
                scopes: { [scope]: isRequired("login") ? received() : "" },
              },
            },
          },
        },
      },
    };
    return { document, marks };
  });

/** A method of OpenRPC. */
const methods = fc
  .record({
    params: fc.array(fc.tuple(schema, described, fc.boolean()), { maxLength: 3 }),
    result: fc.option(fc.tuple(schema, described)),
    structure: fc.constantFrom("by-name", "by-position"),
    hasError: fc.boolean(),
  })
  .map(({ params, result, structure, hasError }) => {
    const { marks, sent, received } = markers();
    const document: JsonObject = {
      openrpc: "1.3.2",
      info: { title: "Facts", version: "1" },
      servers: [{ url: "https://api.test" }],
      methods: [
        {
          name: sent(),
          description: `Does ${sent()}.`,
          paramStructure: structure,
          params: params.map(([one, about, required], i) => ({
            ...{ name: sent(), required: required || i === 0, schema: one(sent) },
            ...about(sent),
          })),
          ...(result && { result: { name: "result", schema: { ...result[0](received), ...result[1](received) } } }),
          ...(hasError && { errors: [{ code: -Number(received("number")), message: received() }] }),
        },
      ],
      components: { schemas: named },
    };
    return { document, marks };
  });

/** A channel of AsyncAPI 3 with a message for each side. */
const channels = fc
  .record({
    payloads: fc.tuple(schema, schema),
    headers: fc.option(fc.tuple(leaf, described)),
    parameter: described,
    query: fc.option(fc.tuple(leaf, described)),
    protocol: fc.constantFrom("wss", "kafka"),
  })
  .map(({ payloads: [toServer, toClient], headers, parameter: about, query, protocol }) => {
    const { marks, sent, received } = markers();
    const isSocket = protocol === "wss";
    const place = sent();
    const message = (mark: typeof sent, payload: Part): JsonObject => ({
      ...{ title: mark(), description: `Says ${mark()}.`, payload: payload(mark) },
      ...(headers &&
        !isSocket && {
          headers: { type: "object", properties: { [mark()]: { ...headers[0](mark), ...headers[1](mark) } } },
        }),
    });
    const channel = { $ref: "#/channels/place" };
    const operation = (action: "receive" | "send", id: string): JsonObject => ({
      ...{ action, channel, messages: [{ $ref: `#/channels/place/messages/${id}` }] },
    });
    const document: JsonObject = {
      asyncapi: "3.0.0",
      info: { title: "Facts", version: "1" },
      servers: { main: { host: "api.test", protocol, ...(!isSocket && { description: received() }) } },
      channels: {
        place: {
          address: `/to/{${place}}`,
          description: `Leads ${sent()}.`,
          parameters: { [place]: about(sent) },
          messages: { one: message(sent, toServer), other: message(received, toClient) },
          ...(query &&
            isSocket && {
              bindings: {
                ws: { query: { type: "object", properties: { [sent()]: { ...query[0](sent), ...query[1](sent) } } } },
              },
            }),
        },
      },
      operations: { toServer: operation("receive", "one"), toClient: operation("send", "other") },
      components: { schemas: named },
    };
    return { document, marks: isSocket ? marks : { ...marks, sent: [] } };
  });

/** A webhook of OpenAPI 3.1. */
const webhooks = fc
  .record({
    parameters: fc.array(fc.tuple(leaf, described, fc.constantFrom("header", "query", "cookie")), { maxLength: 2 }),
    payload: fc.tuple(schema, described),
    replies: fc.array(described, { maxLength: 2 }),
    security: fc.constantFrom<readonly string[]>([], ["key"], ["login"], ["key", "login"]),
  })
  .map(({ parameters, payload: [payload, about], replies, security }) => {
    const { marks, received } = markers();
    const [name, text] = [`X-${received()}`, `Given by ${received()}.`];
    const isUsed = { key: security.includes("key"), login: security.includes("login") };
    if (!isUsed.key) marks.all.splice(0, 1);
    if (!isUsed.login) marks.all.splice(isUsed.key ? 1 : 0, 1);
    const document: JsonObject = {
      openapi: "3.1.0",
      info: { title: "Facts", version: "1" },
      webhooks: {
        done: {
          post: {
            description: `Says ${received()}.`,
            security: security.map((one) => ({ [one]: [] })),
            parameters: parameters.map(([one, more, place]) => ({
              ...{ name: `X-${received()}`, in: place, schema: one(received) },
              ...more(received),
            })),
            requestBody: { content: { "application/json": { schema: { ...payload(received), ...about(received) } } } },
            responses: Object.fromEntries(
              replies.map((one, i) => [`${[204, 410][i]}`, { description: one(received).description ?? "" }]),
            ),
          },
        },
      },
      components: {
        schemas: named,
        securitySchemes: {
          key: { type: "apiKey", in: "header", name },
          login: { type: "http", scheme: "bearer", description: text },
        },
      },
    };
    return { document, marks };
  });

/** Returns the facts of a text, without the places where a long word may break. */
const plainText = (html: string): string => html.replace(/<wbr\/?>/g, "").replace(/&#x27;/g, "'");

/** A page of a site in both formats. */
interface Page {
  readonly html: string;
  readonly markdown: string;
}

/** Returns the pages of an API: of its calls, and those that sum them up. */
function pagesOf(model: ApiModel): readonly Page[] {
  const site = siteOfApis("h", [model]);
  const { page: draw } = referencePages(site);
  return [...site.pages.values()].map((page) => ({
    html: plainText(draw(page.slug)?.content ?? ""),
    markdown: pageMarkdown(page, { site, addressOf: (href) => href }) ?? "",
  }));
}

/** Returns the only page that a description has beside those that sum up its API. */
function pageOf(model: ApiModel): Page {
  const [, page] = pagesOf(model);
  if (page === undefined) throw new Error("no page of a call");
  return page;
}

/** Reads a description. */
type Read = (document: JsonObject) => Promise<{ readonly model: ApiModel }>;

/** Words about the serialization of parameters, which pages have as often as parameters need them. */
const styleWords = /pipeDelimited|spaceDelimited|matrix|explode|allowReserved/g;

const wordsIn = (text: string): string => (text.match(styleWords) ?? []).toSorted().join(" ");

async function missing(document: JsonObject, { all, sent }: Marks, read: Read): Promise<readonly string[]> {
  const { model } = await read(document);
  const [endpoint, channel] = [model.endpoints[0], model.channels?.[0]];
  const pages = pagesOf(model);
  const texts = {
    pages: pages.map(({ html }) => html).join(),
    ...(endpoint && { form: JSON.stringify(closureOf(model, endpoint.id)) }),
    ...(channel && { form: JSON.stringify(channelClosureOf(model, channel.id)) }),
    ...(await exportsOf(model)),
  };
  return [
    ...Object.entries(texts).flatMap(([name, text]) =>
      (name === "form" ? sent : all).flatMap((mark) => (text.includes(mark) ? [] : [`${name}: ${mark}`])),
    ),
    ...pages.flatMap(({ html, markdown }) => [
      // A page of markdown is often read alone, and may say more.
      ...all.flatMap((mark) => (!html.includes(mark) || markdown.includes(mark) ? [] : [`only in HTML: ${mark}`])),
      ...(wordsIn(html.replace(/<[^>]*>/g, "")) === wordsIn(markdown) ? [] : [`styles: ${wordsIn(markdown)}`]),
    ]),
  ];
}

/** The export of a model and the model read from it, unless the export reports losses. */
async function exportsOf(model: ApiModel): Promise<{ readonly [name: string]: string }> {
  const { document, diagnostics } = openApiFromModel(model);
  if (diagnostics.length > 0) return {};
  const again = (await importOpenApi(document, { id: "a" })).model;
  return { export: JSON.stringify(document), "export, imported": JSON.stringify(again) };
}

const kinds = [
  ["OpenAPI", operations, (document) => importOpenApi(document, { id: "a" })],
  ["webhooks", webhooks, (document) => importOpenApi(document, { id: "a" })],
  ["OpenRPC", methods, (document) => importOpenRpc(document, { id: "a" })],
  ["AsyncAPI", channels, (document) => importAsyncApi(document, { id: "a" })],
] as const satisfies readonly (readonly [string, typeof operations, Read])[];

const agree = (cases: typeof operations, read: Read, runs: number) =>
  fc.assert(
    fc.asyncProperty(cases, async ({ document, marks }) => {
      expect(await missing(document, marks, read)).toEqual([]);
    }),
    { numRuns: runs },
  );

it.each(kinds)("every fact of %s is on its page, in its markdown, in its form and in its export", (_, cases, read) =>
  agree(cases, read, 8),
);

it.each(kinds)("every fact of %s is in all outputs, in many descriptions @nightly", (_, cases, read) =>
  agree(cases, read, 100),
);

it("deprecated schemes, their descriptions and summaries of responses are in both pages", async () => {
  const { model } = await importOpenApi(
    {
      openapi: "3.2.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          get: {
            security: [{ old: [] }, { old: [], other: [] }],
            responses: {
              200: { summary: "All plants.", description: "By name." },
              404: { summary: "No plants." },
            },
          },
        },
      },
      components: {
        securitySchemes: {
          old: { type: "apiKey", in: "header", name: "X-Key", deprecated: true, description: "Until May." },
          other: { type: "http", scheme: "bearer", deprecated: true },
        },
      },
    },
    { id: "a" },
  );
  const { html, markdown } = pageOf(model);
  for (const text of ["Deprecated. Until May.", "Deprecated.", "All plants.", "By name.", "No plants."]) {
    expect(html).toContain(text);
    expect(markdown).toContain(text);
  }
  expect(markdown.split("Until May.")).toHaveLength(2);
  expect(markdown).toContain("\n  - other: Deprecated.");
});

it("the fields of server-sent events are in both pages", async () => {
  const fields = { event: "Event name.", id: "Event id.", retry: "Event delay.", data: "Event data." };
  const properties = Object.fromEntries(
    Object.entries(fields).map(([key, description]) => [key, { type: "string", description }]),
  );
  const itemSchema = { type: "object", required: ["data"], properties };
  const { model } = await importOpenApi(
    {
      openapi: "3.2.0",
      info: { title: "Plants", version: "1" },
      paths: { "/plants": { get: { responses: { 200: { content: { "text/event-stream": { itemSchema } } } } } } },
    },
    { id: "a" },
  );
  for (const output of Object.values(pageOf(model)))
    for (const [key, description] of Object.entries(fields)) {
      expect(output).toContain(key);
      expect(output).toContain(description);
    }
});

it("parameters that are not serialized by default say how, in both pages", async () => {
  const list = { type: "array", items: { type: "string" } };
  const object = { type: "object", properties: { a: { type: "string" } } };
  const parameters = [
    { name: "piped", in: "query", style: "pipeDelimited", explode: false, schema: list },
    { name: "joined", in: "query", explode: false, schema: list },
    { name: "usual", in: "query", schema: list },
    { name: "raw", in: "query", allowReserved: true, schema: { type: "string" } },
    { name: "deep", in: "query", style: "deepObject", schema: object },
    { name: "json", in: "query", content: { "application/json": { schema: object } } },
    { name: "X-Members", in: "header", explode: true, schema: object },
    { name: "id", in: "path", required: true, style: "matrix", schema: list },
    { name: "crumbs", in: "cookie", explode: false, schema: list },
  ];
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: { "/plants/{id}": { get: { parameters, responses: { 204: { description: "Done." } } } } },
    },
    { id: "a" },
  );
  const { html, markdown } = pageOf(model);
  const facts = {
    ...{ piped: "style: `pipeDelimited`", joined: "explode: `false`", raw: "allowReserved: `true`" },
    ...{ deep: "style: `deepObject`", json: "content: JSON", "X-Members": "explode: `true`" },
    ...{ id: "style: `matrix`", crumbs: "explode: `false`" },
  };
  for (const [key, text] of Object.entries(facts))
    expect(markdown).toMatch(new RegExp(`- \`${key}\` \\(.*, ${text}\\)`));
  expect(markdown).toContain("- `usual` (array of string, optional)");
  for (const text of ["pipeDelimited", "deepObject", "matrix", "allowReserved"]) expect(html).toContain(text);
  expect(html.match(/explode/g)).toHaveLength(3);
});

it("markdown has the examples of messages and payloads that their pages have", async () => {
  const payload = { type: "object", properties: { name: { type: "string" } } };
  const examples = [{ name: "moss", payload: { name: "Moss" } }];
  const { model: chat } = await importAsyncApi(
    {
      asyncapi: "3.0.0",
      info: { title: "Plants", version: "1" },
      channels: { plants: { address: "/plants", messages: { one: { payload, examples }, other: { payload } } } },
      operations: { read: { action: "send", channel: { $ref: "#/channels/plants" } } },
    },
    { id: "a" },
  );
  const text = pageOf(chat).markdown;
  expect(text).toContain(['Example:\n\n```json\n{\n  "name": "Moss"\n}\n```'].join(""));
  expect(text.match(/^Example:$/gm)).toHaveLength(2);
  const { model: hooked } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      webhooks: {
        grown: {
          post: { requestBody: { content: { "application/json": { schema: payload, example: { name: "Fern" } } } } },
        },
      },
    },
    { id: "a" },
  );
  expect(pageOf(hooked).markdown).toContain('"name": "Fern"');
});

it("markdown lists endpoints with their addresses, and says which ones are deprecated", async () => {
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: { "/plants": { get: { summary: "List", deprecated: true }, put: { summary: "Plant" } } },
    },
    { id: "a" },
  );
  const [overview] = pagesOf(model);
  expect(overview?.markdown).toContain(
    "- [List](/get-plants.md): `GET /plants` (deprecated)\n- [Plant](/put-plants.md): `PUT /plants`",
  );
});

it("a value that is the whole query string is not called a parameter", async () => {
  const parameter = { name: "q", in: "querystring", content: { "application/json": { schema: { type: "object" } } } };
  const { model } = await importOpenApi(
    {
      openapi: "3.2.0",
      info: { title: "Plants", version: "1" },
      paths: { "/plants": { get: { parameters: [parameter], responses: { 204: { description: "Done." } } } } },
    },
    { id: "a" },
  );
  for (const output of Object.values(pageOf(model))) {
    expect(output).toContain("Query string");
    expect(output).not.toContain("Query parameters");
  }
});

it("markdown lists the callbacks of an endpoint with their addresses", async () => {
  const { model } = await importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      paths: {
        "/plants": {
          post: {
            operationId: "grow",
            callbacks: { grown: { "{$request.body#/url}": { post: { summary: "Plant grown" } } } },
          },
        },
      },
    },
    { id: "a" },
  );
  expect(pageOf(model).markdown).toContain(
    "## Callbacks\n\nAfter this call the API sends requests to your server:\n\n- Plant grown: `POST {$request.body#/url}`",
  );
});
