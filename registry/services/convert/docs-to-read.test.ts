import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validator } from "#engine/interpret";
import { asJson, type Json, trustJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { registryTypes, type WriteDocsConfig } from "#generated/types";
import { valuesOf } from "./definitions.testing.ts";
import { configToRead } from "./docs-to-read.ts";
import { urlSlug } from "./fresh-names.ts";

const settings = (value: Json): WriteDocsConfig => trustJson<WriteDocsConfig>(value);

describe("converted settings", () => {
  it("match their read shape for all valid written settings", () => {
    const check = validator(typesFrom(registryTypes))({ kind: "ref", id: "docs-read:DocsConfig" });
    fc.assert(
      fc.property(valuesOf({ kind: "ref", id: "docs-write:WriteDocsConfig" }), (written) => {
        const read = asJson(configToRead(settings(written)));
        expect(check(read).map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("have slugs and defaults for every navigation item of the first format", () => {
    const navigation = {
      items: [
        { type: "page", id: "a.md", title: "Getting Started" },
        { type: "page", id: "b.md", title: "B", urlSlugOverride: "second" },
        { type: "section", title: "More", items: [{ type: "link", title: "Out", url: "https://plants.example" }] },
        { type: "changelog", items: [] },
      ],
    } as const;
    expect(configToRead({ navigation }).navigation).toEqual({
      items: [
        { type: "page", id: "a.md", title: "Getting Started", urlSlug: "getting-started" },
        { type: "page", id: "b.md", title: "B", urlSlug: "second" },
        {
          ...{ type: "section", title: "More", urlSlug: "more", collapsed: false, skipUrlSlug: false },
          items: [{ type: "link", title: "Out", url: "https://plants.example" }],
        },
        { type: "changelog", items: [], urlSlug: "changelog" },
      ],
    });
  });

  it("contain tagged tabs of the first format and named versions", () => {
    const tabs = [
      { title: "Guide", items: [] },
      { title: "Blog", url: "https://blog.example" },
    ];
    const navigation = { versions: [{ version: "v2.0", config: { tabs } }] };
    expect(configToRead({ navigation }).navigation).toEqual({
      versions: [
        {
          version: "v2.0",
          urlSlug: "v2-0",
          config: {
            tabs: [
              { type: "group", title: "Guide", items: [], urlSlug: "guide", skipUrlSlug: false },
              { type: "link", title: "Blog", url: "https://blog.example" },
            ],
          },
        },
      ],
    });
  });
});

describe("the slug of a title", () => {
  it.each([
    ["Get a plant", "get-a-plant"],
    ["getPlantById", "get-plant-by-id"],
    ["Café & Über", "cafe-uber"],
    ["v2.0", "v2-0"],
    ["植物", "植物"],
    ["--", "item"],
    ["", "item"],
  ])("%s is %s", (title, slug) => expect(urlSlug(title)).toBe(slug));
});
