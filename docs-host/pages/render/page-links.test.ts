import { describe, expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { pageLinks } from "./page-links.ts";

const node = (pageId: string, slug: string) => ({ type: "page", title: pageId, slug, pageId });
const ids = ["pages/guides/start.mdx", "pages/guides/limits.mdx", "pages/about.mdx", "pages/intro.md"];
const slugs = ["v2/guides/start", "v2/guides/rate-limits", "v2/about", "v2/welcome"];

const site = buildSite({
  hash: "h",
  apis: new Map(),
  definition: {
    pages: Object.fromEntries(ids.map((id) => [id, { markdown: "Text" }])),
    filesV2: { f1: { type: "image", url: "https://files.example/a.png", width: 20, height: 10 } },
    config: { root: { type: "root", slug: "v2", children: ids.map((id, i) => node(id, slugs[i] ?? "")) } },
  },
});
const links = pageLinks({ ...site, base: "/v2" }, "v2/guides/start", "pages/guides/start.mdx");

describe("a link in a page that an author wrote", () => {
  it.each([
    ["https://a.example/b", "https://a.example/b"],
    ["tel:+1555", "tel:+1555"],
    ["//a.example/b", "https://a.example/b"],
    ["#part", "#part"],
    ["/v2/welcome#x", "/v2/welcome#x"],
    ["/welcome/", "/v2/welcome"],
    ["./rate-limits", "/v2/guides/rate-limits"],
    ["../about?x=1#y", "/v2/about?x=1#y"],
    ["./limits.mdx#x", "/v2/guides/rate-limits#x"],
    ["/pages/intro.md", "/v2/welcome"],
    ["../intro.md", "/v2/welcome"],
    ["file:f1", "https://files.example/a.png"],
  ])("links to its target page: %s", (href, target) => {
    expect(links.resolve(href)).toEqual({ href: target });
  });

  it.each([
    ["./nowhere", "/v2/guides/nowhere"],
    ["/nowhere#x", "/nowhere#x"],
  ])("without a page keeps its address: %s", (href, target) => {
    expect(links.resolve(href)).toEqual({ href: target, isDead: true });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:missing", "", "https://", "blob:x"])(
    "is undefined for other schemes: %s",
    (href) => {
      expect(links.resolve(href)).toBeUndefined();
    },
  );
});

it.each([
  ["file:f1", { url: "https://files.example/a.png", width: 20, height: 10 }],
  ["file:f1#only-dark", { url: "https://files.example/a.png#only-dark", width: 20, height: 10 }],
  ["f1", { url: "https://files.example/a.png", width: 20, height: 10 }],
  ["https://a.example/b.png", { url: "https://a.example/b.png" }],
  ["http://a.example/b.png", { url: "https://a.example/b.png" }],
  ["data:image/png;base64,AA", { url: "data:image/png;base64,AA" }],
  ["data:text/html,x", undefined],
  ["./a.png", undefined],
  ["javascript:alert(1)", undefined],
])("finds the file of an image: %s", (src, file) => {
  expect(links.file(src)).toEqual(file);
});
