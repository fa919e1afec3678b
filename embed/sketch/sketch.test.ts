import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playgroundForm } from "#docs-host/pages/forms";
import { textsOfForm } from "#docs-host/pages/guides";
import { earlyMarkup } from "#docs-host/playground/first-screen";
import { referenceSite } from "#docs-host/site/model";
import type { Json, JsonObject } from "#engine/json";
import { importDocument } from "#importers";
import { type MarkupNode, readMarkup } from "../protocol/index.ts";
import { drawSketch } from "./draw-sketch.ts";
import { sketchFrames } from "./frames.ts";
import { sketchOf } from "./sketch-of.ts";

const frames = sketchFrames();

type Element = Exclude<MarkupNode, string>;

/** Returns the elements of a class, without what only React or the place in the reference give them. */
function all(nodes: readonly MarkupNode[], name: string): readonly Element[] {
  return nodes.flatMap((node): readonly Element[] => {
    if (typeof node === "string") return [];
    const isOne = node[1].class?.split(" ").includes(name) ?? false;
    return [...(isOne ? [bare(node) as Element] : []), ...all(node[2], name)]; // an element stays one
  });
}

function bare(node: MarkupNode): MarkupNode {
  if (typeof node === "string") return node;
  const attributes = Object.entries(node[1])
    .filter(([name, value]) => name !== "href" && !(name === "id" && /^(?:react-aria-|_R_)/.test(value)))
    .map(([name, value]) => [name, value.replaceAll(/react-aria-\S+ ?/g, "").trim()] as const)
    .filter(([name, value]) => name !== "aria-describedby" || value !== "");
  return [node[0], Object.fromEntries(attributes), node[2].map((child) => bare(child))];
}

async function playgroundOf(document: Json, id: string, isInPlace: boolean): Promise<readonly MarkupNode[]> {
  const answer = await importDocument(document, { id: "api", name: "https://docs.example/openapi.json" });
  if (!answer.ok) throw new Error("the document can't be imported");
  const { site, pathOf, slugAt, callOn, formAt } = referenceSite(answer.model, "");
  const call = callOn(slugAt(pathOf(id) ?? "") ?? "");
  const form = call && formAt(call.formUrl);
  const api = [...site.apis.values()][0];
  if (call === undefined || form === undefined || !("endpoint" in form) || api === undefined)
    throw new Error("there is no such endpoint");
  const complete = playgroundForm(site, api, form, { texts: textsOfForm(site, api.id, form) });
  return readMarkup(earlyMarkup({ form: complete, call, origin: "https://docs.example", isInPlace }));
}

/** Expects that a sketch has what the playground starts with, and nothing else. */
async function expectStart(document: Json, id: string, isInPlace = false): Promise<boolean> {
  const sketch = sketchOf(document, id);
  if (sketch === undefined) return false;
  const drawn = drawSketch(frames, sketch, isInPlace);
  const whole = await playgroundOf(document, id, isInPlace);
  for (const name of ["play-bar", "play-auth", "play-tools", "play-card"])
    expect(all(drawn, name)).toEqual(all(whole, name));
  const rows = (nodes: readonly MarkupNode[]) =>
    all(nodes, "form-field").filter(([, attributes]) => attributes["data-kind"] !== "group");
  const fields = rows(drawn);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields).toEqual(rows(whole).slice(0, fields.length));
  // All sections but the last one are drawn whole.
  const sections = all(drawn, "play-section");
  expect(sections.slice(0, -1)).toEqual(all(whole, "play-section").slice(0, sections.length - 1));
  const titles = all(drawn, "play-section-title");
  expect(titles).toEqual(all(whole, "play-section-title").slice(0, titles.length));
  return true;
}

const operation = (parts: JsonObject, document: JsonObject = {}): JsonObject => ({
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  servers: [{ url: "https://pets.example/v1" }],
  paths: { "/pets/{id}/toys": { post: { operationId: "toy", summary: "Add a toy", responses: {}, ...parts } } },
  ...document,
});
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const bearer = { components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } } };

describe("a sketch", () => {
  it.each<[string, JsonObject]>([
    ["a path", operation({ parameters: [id] })],
    ["a body", operation({ parameters: [id], requestBody: { content: { "application/json": { schema: {} } } } })],
    ["credentials", operation({ parameters: [id], security: [{ key: [] }] }, bearer)],
    [
      "a query",
      operation({
        parameters: [
          id,
          { ...id, name: "near", in: "query" },
          { name: "far", in: "query", schema: { type: "integer" } },
        ],
      }),
    ],
    [
      "a limit and a description",
      operation({
        parameters: [
          { ...id, schema: { type: "string", maxLength: 40 }, description: "The `id` of a pet, or of its owner." },
        ],
      }),
    ],
    [
      "a trailing slash of its server",
      operation({ parameters: [id], servers: [{ url: "https://a.example/", description: "Production" }] }),
    ],
    [
      "the default styles and an empty description",
      operation({
        parameters: [
          { ...id, style: "simple", description: "" },
          { ...id, name: "q", in: "query", style: "form" },
        ],
      }),
    ],
  ])("has what a playground with %s starts with", async (_, document) => {
    expect(await expectStart(document, "toy")).toBe(true);
    expect(await expectStart(document, "POST /pets/{id}/toys", true)).toBe(true);
  });

  it.each<[string, JsonObject]>([
    ["a header", operation({ parameters: [id, { ...id, name: "x-a", in: "header" }] })],
    ["a number first", operation({ parameters: [{ ...id, schema: { type: "integer" } }] })],
    ["an example", operation({ parameters: [{ ...id, example: "7" }] })],
    ["a long description", operation({ parameters: [{ ...id, description: `${"The name of it and ".repeat(50)}:` }] })],
    [
      "a default in the query",
      operation({ parameters: [id, { name: "far", in: "query", schema: { type: "string", default: "x" } }] }),
    ],
    [
      "several servers",
      operation({ parameters: [id], servers: [{ url: "https://a.example" }, { url: "https://b.example" }] }),
    ],
    ["no server", operation({ parameters: [id] }, { servers: [] })],
    ["optional credentials", operation({ parameters: [id], security: [{}, { key: [] }] }, bearer)],
    ["a hidden operation", operation({ parameters: [id], "x-internal": true })],
    ["another version", operation({ parameters: [id] }, { openapi: "4.0.0" })],
    ["a title with markup", operation({ parameters: [id], summary: "Add `toys`" })],
    ["no title", operation({ parameters: [id], summary: "" })],
    ["another style", operation({ parameters: [{ ...id, style: "label" }] })],
  ])("is left to the importer with %s", (_, document) => {
    expect(sketchOf(document, "toy")).toBeUndefined();
  });

  it("of whatever operation has what its playground starts with", async () => {
    /** The usual choice half of the time: the law says nothing about documents that are not drawn. */
    const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
      fc.oneof({ weight: others.length, arbitrary: fc.constant(usual) }, fc.constantFrom(usual, ...others));
    const schema = mostly<JsonObject>(
      { type: "string" },
      { type: "string", maxLength: 5000 },
      { type: "string", enum: ["a", "b"] },
      { type: "string", format: "date" },
      { type: "string", minLength: 2 },
      { type: "string", nullable: true },
      { type: "string", default: "d" },
      { type: "integer" },
      { type: "array", items: { type: "string" } },
    );
    const parameter = fc
      .record({
        name: fc.constantFrom("id", "near", "q", "a-b", "_c", "Idempotency-Key", "password", "constructor"),
        in: mostly("query", "path", "header"),
        required: fc.boolean(),
        schema,
        more: mostly<JsonObject>({}, { deprecated: true }, { example: "e" }, { allowReserved: true }),
        description: mostly<Json>(
          "Plain text.",
          "The `id` of it.",
          "`a/b` (or `c`).",
          "The one (`id`)",
          "`a``b` of it",
          "`a`2",
          "Some *more*.",
          "See https://a.example",
          " a ",
        ),
      })
      .map(({ more, ...rest }) => ({ ...rest, ...more }));
    const documents = fc
      .record({
        parameters: fc.array(parameter, { maxLength: 3 }),
        security: mostly<Json>([], [{ key: [] }], [{}], [{ key: [] }, { other: [] }], [{ missing: [] }]),
        url: mostly(
          "https://a.example/v1",
          "https://a.example/",
          "/v1",
          "http://localhost:3000",
          "b.example",
          "http://10.0.0.1",
          "https://x.local",
        ),
        summary: mostly("Put a pet", "Put  pets", "PUT pets", "Put it.", "*Put*", "one", "Don't put", "a", " Put "),
        path: mostly("/pets/{id}", "/pets/{id}/toys/{near}", "/pets", "/pets/{id}.json"),
      })
      .map(({ parameters, security, summary, url, path }) => ({
        openapi: "3.0.3",
        info: { title: "Pets", version: "1" },
        servers: [{ url }],
        security,
        paths: { [path]: { put: { operationId: "one", summary, parameters: [id, ...parameters], responses: {} } } },
        components: {
          securitySchemes: {
            key: { type: "http", scheme: "bearer" },
            other: { type: "apiKey", in: "header", name: "x-k" },
          },
        },
      }));
    let drawn = 0;
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        if (await expectStart(document as Json, "one")) drawn += 1; // samples hold nothing but JSON
      }),
      { numRuns: 150 },
    );
    expect(drawn).toBeGreaterThan(10);
  });
});
