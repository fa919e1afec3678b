import { describe, expect, it } from "vitest";
import { type ImportOptions, importDescription } from "./description.ts";

const paths = (refs: readonly string[]) =>
  Object.fromEntries(refs.map((ref, n) => [`/p${n}`, { get: { responses: { "200": { $ref: ref } } } }]));
const described = (refs: readonly string[]) =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Shop", version: "1" }, paths: paths(refs) });

const imported = (name: string, text: string, options: Omit<ImportOptions, "id">) =>
  importDescription({ name, text }, { id: "shop", ...options });

describe("a description that exceeds a limit", () => {
  it.each([
    [
      "shop.json",
      '{"openapi": "3.1.0", "info": {}, "paths": {}}',
      "it holds more than 3 values, at line 1, column 43",
      { line: 1, column: 43 },
    ],
    [
      "shop.yaml",
      "openapi: 3.1.0\ninfo: {}\npaths: {}",
      "it holds more than 3 values, at line 3, column 8",
      { line: 3, column: 8 },
    ],
  ])("is rejected with the limit and the position: %s", async (name, text, message, position) => {
    expect(await imported(name, text, { limits: { values: 3 } })).toEqual({
      ok: false,
      diagnostics: [{ at: "", code: "limit", limit: "values", message, position }],
    });
  });

  it("in another file is imported without that file", async () => {
    const read = async () => `deep: ${"[".repeat(8)}1${"]".repeat(8)}`;
    const answer = await imported("shop.json", described(["other.yaml#/a"]), { read, limits: { depth: 8 } });
    expect(answer.diagnostics).toContainEqual({
      at: "other.yaml#",
      file: "other.yaml",
      position: { line: 1, column: 15 },
      code: "limit",
      limit: "depth",
      message: "nested deeper than 8 levels, at line 1, column 15",
    });
  });
});

describe("a description that references many files", () => {
  const names = Array.from({ length: 10 }, (_, n) => `f${n}.yaml`);

  it("is imported with the allowed number of files, and names the first omitted file once", async () => {
    const asked: string[] = [];
    const read = async (address: string) => {
      asked.push(address);
      return "description: Done.";
    };
    const answer = await imported("shop.json", described(names), { read, limits: { files: 4 } });
    expect(answer.ok).toBe(true);
    expect(asked).toEqual(["f9.yaml", "f8.yaml", "f7.yaml", "f6.yaml"]);
    expect(answer.diagnostics.filter(({ limit }) => limit === "files")).toEqual([
      {
        at: "/paths/~1p5/get/responses/200",
        code: "limit",
        limit: "files",
        message: 'more than 4 other files are referenced; "f5.yaml" and later files are ignored',
      },
    ]);
  });

  it("is limited even if each file references a new one", async () => {
    let count = 0;
    const read = async () => {
      count += 1;
      return `description: Done.\nnext: { $ref: more${count}.yaml }`;
    };
    const answer = await imported("shop.json", described(["more.yaml"]), { read, limits: { files: 500 } });
    expect(count).toBe(500);
    expect(answer.diagnostics).toContainEqual(expect.objectContaining({ code: "limit", limit: "files" }));
  });
});
