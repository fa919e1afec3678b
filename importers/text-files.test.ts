import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importOpenApi } from "./openapi/import.ts";
import { isTextFile } from "./text-files.ts";

it.each([
  ["samples/list.php", "<?php", true],
  ["samples/List.CS", "using System;", true],
  ["https://a.example/intro.md?raw=1", '{ "a": 1 }', true],
  ["notes.txt", "a: 1", true],
  ["parts/pet.ts", '{ "type": "object" }', false],
  ["parts/pet.yaml", "type: object", false],
  ["https://a.example/pet", "type: object", false],
])("the file %s with the text %j is a text: %s", (address, text, expected) => {
  expect(isTextFile(address, text)).toBe(expected);
});

/** Imports a description with these other files, and returns the addresses that were read. */
async function opened(
  description: { readonly [key: string]: Json },
  files: { readonly [address: string]: string } = {},
) {
  const fetched: string[] = [];
  const { model, diagnostics } = await importOpenApi(
    { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, ...description },
    {
      id: "t",
      read: async (address) => {
        fetched.push(address);
        const text = files[address];
        if (text === undefined) throw new Error("there is no such file");
        return text;
      },
    },
  );
  return { model, fetched, diagnostics: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

describe("a reference", () => {
  it("to source code is the text of the file", async () => {
    const { model, diagnostics } = await opened(
      {
        info: { title: "T", version: "1", description: { $ref: "intro.txt" } },
        paths: {
          "/pets": {
            get: {
              "x-codeSamples": [
                { lang: "PHP", source: { $ref: "pets.php" } },
                { lang: "C#", source: { $ref: "Pets.cs" } },
              ],
              responses: { 200: { description: "Pets." } },
            },
          },
        },
      },
      { "intro.txt": "Hello: you", "pets.php": "<?php\n$a = [1];\n", "Pets.cs": "using System;\nclass A { }\n" },
    );
    expect(diagnostics).toEqual([]);
    expect(model.description).toBe("Hello: you");
    expect(model.endpoints[0]?.codeSamples?.map(({ code }) => code)).toEqual([
      "<?php\n$a = [1];\n",
      "using System;\nclass A { }\n",
    ]);
  });

  it("to an address that a schema of the document has as its $id is not fetched", async () => {
    const { model, fetched, diagnostics } = await opened({
      components: {
        schemas: {
          Pet: { type: "object", properties: { tag: { $ref: "https://a.example/tag.json" } } },
          Tag: { $id: "https://a.example/tag.json", type: "string", maxLength: 3 },
        },
      },
    });
    expect([fetched, diagnostics]).toEqual([[], []]);
    expect(model.types.Pet?.shape).toMatchObject({ properties: [{ key: "tag", shape: { kind: "ref", id: "Tag" } }] });
  });

  it("to an address that no $id names is fetched", async () => {
    const pet: Json = { type: "object", properties: { tag: { $ref: "https://a.example/tag.json" } } };
    const { fetched } = await opened({ components: { schemas: { Pet: pet } } });
    expect(fetched).toEqual(["https://a.example/tag.json"]);
  });
});
