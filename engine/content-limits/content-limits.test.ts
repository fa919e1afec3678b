import { describe, expect, it } from "vitest";
import type { Json } from "../json/index.ts";
import { apiExcess, excessSentence, siteExcess, stylesExcess, templateExcess } from "./index.ts";

const nested = (depth: number, key: string, end: Json = "a"): Json => {
  let value = end;
  for (let level = 0; level < depth; level += 1) value = { [key]: value };
  return value;
};

const bomb = "[".repeat(301);
const list = (length: number, item: Json): Json => Array.from({ length }, () => item);
const sentenceOf = (excess: Parameters<typeof excessSentence>[0] | undefined): string =>
  excess === undefined ? "" : excessSentence(excess);

describe("a site", () => {
  it.each<readonly [string, Json, string]>([
    [
      "a page",
      { pages: { "a/b.mdx": { markdown: `# A\n\n${bomb}` } } },
      "a/b.mdx:3:1: more than 300 brackets are open; close them, or write a backslash before each.",
    ],
    [
      "the file of a page",
      { pages: { "a.mdx": { markdown: "", rawMarkdown: `\n\n\n${bomb}` } } },
      "a.mdx:4:1: more than 300",
    ],
    ["an imported text", { jsFiles: { "snippets/a.md": bomb } }, "snippets/a.md:1:1: more than 300"],
    ["an imported text in capitals", { jsFiles: { "a.MDX": bomb } }, "a.MDX:1:1: more than 300"],
    [
      "a component",
      { jsFiles: { "a.tsx": " ".repeat(1_000_001) } },
      "a.tsx: the file has more than 1,000,000 characters",
    ],
    ["an announcement", { config: { announcement: { text: bomb } } }, "config.announcement.text:1:1: more than 300"],
    ["deep navigation", { config: { root: nested(51, "child") } }, "the navigation is nested deeper than 50 levels"],
    [
      "wide navigation",
      { config: { root: { children: list(50_001, { title: "A" }) } } },
      "config.root: the navigation has more than 50,000 parts",
    ],
    [
      "deep navigation of the first format",
      { config: { navigation: nested(60, "items") } },
      "config.navigation.items.items",
    ],
    [
      "redirects",
      { config: { redirects: list(10_001, { source: "/a", destination: "/b" }) } },
      "config.redirects: there are more than 10,000 redirects",
    ],
    [
      "a long redirect",
      { config: { redirects: [{ source: "/a".repeat(2000), destination: "/b" }] } },
      "config.redirects[0].source: it has more than 2,000 characters",
    ],
    [
      "a redirect of many parts",
      { config: { redirects: [{ source: "/a", destination: "/:b".repeat(21) }] } },
      "config.redirects[0].destination: it has more than 20 variable parts",
    ],
    [
      "a style sheet",
      { config: { css: { inline: ["a{}", `a{}\n${"a{".repeat(31)}`] } } },
      "config.css.inline[1]:2:62: rules are nested deeper than 30 levels",
    ],
    [
      "long style sheets",
      { config: { css: { inline: list(11, "a".repeat(100_000)) } } },
      "config.css.inline[10]:1:1: the style sheets have more than 1,000,000 characters",
    ],
    [
      "20,001 pages",
      { pages: Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`${n}.md`, { markdown: "" }])) },
      "pages: the site has more than 20,000 pages",
    ],
  ])("is refused for %s, at its place", (_, site, sentence) => {
    expect(sentenceOf(siteExcess(site))).toContain(sentence);
  });

  it("of any real size is within the limits", () => {
    const page = { markdown: "---\ntitle: A\n---\n\n# A\n\n[a](b) *c*\n".repeat(50) };
    const section = { type: "section", children: list(20, { type: "page", title: "A", slug: "a" }) };
    const site = {
      pages: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}.mdx`, page])),
      config: { title: "A", root: { children: list(200, section) }, css: { inline: ["a { b: c }\n".repeat(1000)] } },
    };
    expect(siteExcess(site)).toBeUndefined();
  });

  it("is refused for more rules than style sheets may have", () => {
    const sheet = { place: "styles.css", css: "a{}\n".repeat(20_001) };
    expect(sentenceOf(stylesExcess([sheet]))).toBe(
      "styles.css:20001:2: the style sheets have more than 20,000 rules; remove some.",
    );
  });
});

describe("the definition of an API", () => {
  it.each<readonly [string, Json, string]>([
    [
      "a description",
      { endpoints: { a: { description: bomb } } },
      "definition.endpoints.a.description:1:1: more than 300 brackets are open",
    ],
    [
      "the text of an enum value",
      { types: [{ values: [{ docs: `a\n${bomb}` }] }] },
      "definition.types[0].values[0].docs:2:1:",
    ],
    ["nested types", nested(301, "itemType"), "values are nested deeper than 300 levels; name the types"],
  ])("is refused for %s, at its place", (_, definition, sentence) => {
    expect(sentenceOf(apiExcess(definition))).toContain(sentence);
  });

  it("may have any text in examples", () => {
    expect(apiExcess({ examples: [{ requestBody: { value: bomb } }] })).toBeUndefined();
  });
});

it("a template of snippets is refused for its depth and its size", () => {
  expect(sentenceOf(templateExcess(nested(101, "template")))).toContain("values are nested deeper than 100 levels");
  expect(sentenceOf(templateExcess({ inputs: list(10_000, "a") }))).toContain(
    "template: the template has more than 10,000 values",
  );
});
