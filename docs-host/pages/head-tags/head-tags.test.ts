import { describe, expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { headTags } from "./head-tags.ts";

const written = (markdown: string, metadata: object = {}): Site =>
  buildSite({
    hash: "written",
    apis: new Map(),
    definition: {
      pages: { a: { markdown } },
      filesV2: { pic: { type: "url", url: "/files/pic.png" } },
      config: {
        ...{ title: "Garden", metadata },
        root: {
          ...{ type: "root", slug: "" },
          child: { type: "sidebarRoot", children: [{ type: "page", title: "A", slug: "a", pageId: "a" }] },
        },
      },
    },
  });

function tagsOf(markdown: string, metadata?: object, title = "A") {
  const site = written(markdown, metadata);
  const page = site.pages.get("a");
  if (page === undefined) throw new Error("the site has no page");
  const address = "https://docs.example/a";
  const { tags, jsonLd } = headTags({ page, site, address, siteUrl: "https://docs.example", title, description: "D" });
  return { tags: Object.fromEntries(tags.map(({ name, content }) => [name, content])), jsonLd };
}

describe("tags of a page", () => {
  it("have its title, its description and its address", () =>
    expect(tagsOf("Text.").tags).toEqual({
      ...{ "og:type": "website", "og:site_name": "Garden", "og:title": "A", "og:description": "D" },
      ...{ "og:url": "https://docs.example/a", "twitter:card": "summary" },
    }));

  it.each<[string, string, object | undefined, string, string]>([
    ["a setting of the page", "---\nog:title: Own\n---\n", { "og:title": "Site" }, "og:title", "Own"],
    ["no title of the site", "", { "og:title": "Site" }, "og:title", "A"],
    ["a default of the site", "", { "og:locale": "de" }, "og:locale", "de"],
    [
      "a file",
      "---\nimage:\n  type: fileId\n  value: file:pic\n---\n",
      undefined,
      "og:image",
      "https://docs.example/files/pic.png",
    ],
    [
      "a file of the site",
      "",
      { "og:image": { type: "fileId", value: "pic" } },
      "og:image",
      "https://docs.example/files/pic.png",
    ],
    [
      "a card for an image",
      "",
      { "og:image": { type: "url", value: "https://i.example/a.png" } },
      "twitter:card",
      "summary_large_image",
    ],
  ])("have %s", (_, markdown, metadata, name, content) => expect(tagsOf(markdown, metadata).tags[name]).toBe(content));

  it("have no address of another scheme", () =>
    expect(tagsOf("---\nog:image: javascript:alert(1)\nog:url: data:text/html,x\n---\n").tags).not.toHaveProperty(
      "og:image",
    ));
});

it("says facts as JSON-LD that ends no script", () => {
  const { jsonLd } = tagsOf("Text.", {}, "</script><b>");
  expect(jsonLd).not.toContain("<");
  const facts = JSON.parse(jsonLd) as { readonly "@graph": readonly { readonly "@type": string }[] };
  expect(facts["@graph"].map((one) => one["@type"])).toEqual(["WebSite", "TechArticle", "BreadcrumbList"]);
  expect(facts["@graph"][0]).toMatchObject({ potentialAction: { "@type": "SearchAction" } });
  expect(facts["@graph"][1]).toMatchObject({ headline: "</script><b>", url: "https://docs.example/a" });
});
