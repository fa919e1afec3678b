import { describe, expect, it } from "vitest";
import { buildSite, type Site, siteItems } from "#docs-host/site/model";
import type { NavigationNode, SiteDefinition } from "../site/model/definition.ts";
import { gardenApi } from "../site/model/docs-definition.testing.ts";
import { findPage } from "./find-page.ts";

const texts: SiteDefinition["pages"] = Object.fromEntries(
  ["one", "two", "three"].map((id) => [id, { markdown: `Text ${id}.` }]),
);

const siteOf = (root: Partial<NavigationNode>, config: object = {}): Site =>
  buildSite({
    hash: "h",
    apis: new Map([["api", gardenApi("api")]]),
    definition: { pages: texts, config: { title: "Docs", root: { type: "root", slug: "", ...root }, ...config } },
  });

/** Returns what an address shows, in a word: the id of a text, the kind of another page, or where it leads. */
function shown(site: Site, address: string): string {
  const { pathname, search } = new URL(address, "https://docs.example");
  const found = findPage(site, pathname, search);
  if (found.kind === "redirect") return `${found.status} ${found.href}`;
  if (found.kind !== "page") return found.kind;
  return "pageId" in found.page && found.page.pageId !== undefined ? found.page.pageId : found.page.kind;
}

const page = (pageId: string, slug: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
  ...{ type: "page", title: pageId, pageId, slug },
  ...more,
});

const section = (slug: string, children: readonly NavigationNode[], more: Partial<NavigationNode> = {}) => ({
  ...{ type: "section", title: "Section", slug, children },
  ...more,
});

const sidebar = (...children: readonly NavigationNode[]): NavigationNode => ({ type: "sidebarRoot", children });

const plain = (...children: readonly NavigationNode[]): Partial<NavigationNode> => ({
  child: { type: "unversioned", child: sidebar(...children) },
});

const version = (slug: string, child: NavigationNode, more: Partial<NavigationNode> = {}): NavigationNode => ({
  ...{ type: "version", title: slug, slug, child },
  ...more,
});

const versions = (...children: readonly NavigationNode[]): Partial<NavigationNode> => ({
  child: { type: "versioned", children },
});

const changelog = (slug: string): NavigationNode => ({
  ...{ type: "changelog", title: "Changelog", slug },
  children: [
    {
      ...{ type: "changelogYear", title: "2024", year: 2024, slug: `${slug}/2024` },
      children: [
        {
          ...{ type: "changelogMonth", title: "April 1900", month: 4, slug: `${slug}/2024/4` },
          children: [
            { type: "changelogEntry", title: "A", date: "2024-04-03", pageId: "one", slug: `${slug}/2024/4/3` },
            { type: "changelogEntry", title: "B", date: "2024-04-14", pageId: "two", slug: `${slug}/2024/4/14` },
          ],
        },
      ],
    },
  ],
});

type Answers = { readonly [address: string]: string };

const cases: readonly (readonly [rule: string, root: Partial<NavigationNode>, answers: Answers])[] = [
  ["the first of two pages has their address", plain(page("one", "a"), page("two", "a")), { "/a": "one" }],
  [
    "a visible page takes the address of a hidden one, and a hidden one does not take the address of a visible one",
    plain(page("one", "a", { hidden: true }), page("two", "a"), page("one", "b"), page("two", "b", { hidden: true })),
    { "/a": "two", "/b": "one" },
  ],
  [
    "a page takes the address of a heading",
    plain(section("a", [page("one", "a/b")]), page("two", "a"), section("c", [page("three", "c/d")])),
    { "/a": "two", "/a/b": "one", "/c": "302 /c/d" },
  ],
  [
    "a heading without a page redirects to its first visible page, however deep",
    plain(section("a", [page("one", "a/x", { hidden: true }), section("a/b", [page("two", "a/b/c")])])),
    { "/a": "302 /a/b/c", "/a/b": "302 /a/b/c", "/a/x": "one" },
  ],
  [
    "a heading of hidden pages redirects to the first of them",
    plain(page("two", "z"), section("a", [page("one", "a/x")], { hidden: true })),
    { "/a": "302 /a/x", "/a/x": "one", "/": "302 /z" },
  ],
  [
    "a heading that adds nothing to addresses shares the address of the heading around it",
    plain(section("a", [section("a", [page("one", "a/x")], { title: "Inner" }), page("two", "a/y")])),
    { "/a": "302 /a/x", "/a/x": "one", "/a/y": "two" },
  ],
  [
    "a node that names another one redirects there, if there is one",
    plain(
      section("a", [page("one", "a/x"), page("two", "a/y")], { pointsTo: "a/y" }),
      section("b", [page("one", "b/x")], { pointsTo: "b/z" }),
    ),
    { "/a": "302 /a/y", "/b": "302 /b/x" },
  ],
  [
    "the root redirects to the first visible page",
    plain(page("one", "a", { hidden: true }), page("two", "b")),
    { "/": "302 /b", "/a": "one" },
  ],
  ["a page may be at the root", plain(page("one", ""), page("two", "b")), { "/": "one", "/b": "two" }],
  [
    "the landing page is first, at its own address",
    {
      child: {
        type: "unversioned",
        landingPage: { ...page("one", "start"), type: "landingPage" },
        child: sidebar(page("two", "b")),
      },
    },
    { "/": "302 /start", "/start": "one" },
  ],
  [
    "the landing page may be at the root",
    {
      child: {
        type: "unversioned",
        landingPage: { ...page("one", ""), type: "landingPage" },
        child: sidebar(page("two", "b")),
      },
    },
    { "/": "one", "/b": "two" },
  ],
  [
    "all pages are below the base path",
    { slug: "docs", ...plain(page("one", "docs/a")) },
    { "/docs": "302 /docs/a", "/docs/": "302 /docs/a", "/docs/a": "one", "/docs/a/": "308 /docs/a", "/a": "nothing" },
  ],
  [
    "letters of all scripts are compared decoded, however they are composed",
    plain(page("one", "руководство/caf\u00e9"), page("two", "📦 box")),
    {
      "/%D1%80%D1%83%D0%BA%D0%BE%D0%B2%D0%BE%D0%B4%D1%81%D1%82%D0%B2%D0%BE/caf%C3%A9": "one",
      "/руководство/cafe\u0301": "one",
      "/%F0%9F%93%A6%20box": "two",
      "/%E0%A4%A": "nothing",
    },
  ],
  [
    "the default version is at its own address and without it",
    versions(
      version("v2", sidebar(page("one", "v2/a")), { default: true }),
      version("v1", sidebar(page("two", "v1/a"))),
    ),
    { "/v2/a": "one", "/a": "one", "/v1/a": "two", "/v2": "302 /a", "/v1": "302 /v1/a", "/": "302 /a" },
  ],
  [
    "without a default version it is the first, and with one it may be another",
    versions(
      version("v1", sidebar(page("two", "v1/a"))),
      version("v2", sidebar(page("one", "v2/b")), { default: true }),
    ),
    { "/": "302 /b", "/b": "one", "/a": "nothing", "/v1/a": "two" },
  ],
  [
    "the short address of a page is not the address of another page",
    versions(
      version("v2", sidebar(page("one", "v2/v1")), { default: true }),
      version("v1", sidebar(page("two", "v1/a"))),
    ),
    { "/v1": "302 /v1/a", "/v2/v1": "one", "/v2": "302 /v2/v1" },
  ],
  [
    "tabs and their variants redirect to their first page, default variants first",
    {
      child: {
        type: "unversioned",
        child: {
          type: "tabbed",
          children: [
            { type: "tab", title: "T", slug: "t", child: sidebar(page("one", "t/a")) },
            {
              ...{ type: "tab", title: "V", slug: "v" },
              child: sidebar({
                type: "varianted",
                children: [
                  { type: "variant", title: "X", slug: "v/x", children: [page("two", "v/x/a")] },
                  { type: "variant", title: "Y", slug: "v/y", default: true, children: [page("three", "v/y/a")] },
                ],
              }),
            },
          ],
        },
      },
    },
    { "/t": "302 /t/a", "/v": "302 /v/y/a", "/v/x": "302 /v/x/a" },
  ],
  [
    "products redirect to their default version",
    {
      child: {
        type: "productgroup",
        children: [
          {
            ...{ type: "product", title: "P", slug: "p" },
            child: versions(
              version("p/v1", sidebar(page("one", "p/v1/a"))),
              version("p/v2", sidebar(page("two", "p/v2/a")), { default: true }),
            ).child,
          },
          { type: "product", title: "Q", slug: "q", child: plain(page("three", "q/a")).child },
        ],
      } as NavigationNode,
    },
    { "/": "302 /p/a", "/p": "302 /p/a", "/p/a": "two", "/p/v2/a": "two", "/p/v1": "302 /p/v1/a", "/q": "302 /q/a" },
  ],
  [
    "a changelog has pages for all entries, for years and months, and for each entry",
    plain(changelog("changes")),
    {
      "/changes": "changelog",
      "/changes/2024": "changelog",
      "/changes/2024/4": "changelog",
      "/changes/2024/4/3": "one",
      "/changes/2024/4/14": "two",
      "/changes/2024/5": "nothing",
    },
  ],
  [
    "months have the year in their address, which publishers leave out",
    plain({
      ...{ type: "changelog", title: "Changelog", slug: "c" },
      children: [2025, 2024].map((year) => ({
        ...{ type: "changelogYear", title: `${year}`, year, slug: `c/${year}` },
        children: [
          {
            ...{ type: "changelogMonth", title: "April 1900", month: 4, slug: "c/4" },
            children: [{ type: "changelogEntry", date: `${year}-04-03`, pageId: "one", slug: `c/${year}/4/3` }],
          },
        ],
      })),
    }),
    { "/c/2025/4": "changelog", "/c/2024/4": "changelog", "/c/4": "302 /c/2025/4", "/c/2024/4/3": "one" },
  ],
  [
    "feature flags show a node if a fallback value says so",
    plain(
      page("one", "a", { featureFlags: [{ flag: "f", fallbackValue: true }] }),
      page("two", "b", { featureFlags: [{ flag: "f", fallbackValue: "x", match: "x" }] }),
      page("three", "c", { featureFlags: [{ flag: "f", fallbackValue: false }, { flag: "g" }] }),
    ),
    { "/a": "one", "/b": "two", "/c": "nothing" },
  ],
  [
    "pages for some readers are for those who are logged in",
    plain(
      page("one", "a"),
      section("s", [page("two", "s/b"), page("three", "s/c", { orphaned: true })], { viewers: ["staff"] }),
      page("one", "d", { viewers: ["everyone"] }),
      page("one", "e", { authed: true }),
    ),
    { "/a": "one", "/s/b": "members-only", "/s/c": "three", "/s": "members-only", "/d": "one", "/e": "members-only" },
  ],
];

describe("an address", () => {
  it.each(cases)("shows: %s", (_, root, answers) => {
    const site = siteOf(root);
    expect(Object.fromEntries(Object.keys(answers).map((address) => [address, shown(site, address)]))).toEqual(answers);
  });

  it("redirects to the first page if there is none and the site hides that", () => {
    const site = siteOf(plain(page("one", "a")), { settings: { hide404Page: true } });
    expect([shown(site, "/nope"), shown(site, "/a")]).toEqual(["302 /a", "one"]);
  });

  it("shows readers who are logged in the pages that others can't see", () => {
    const { forMembers } = siteOf(plain(page("one", "a"), page("two", "b", { viewers: ["staff"] })));
    expect(forMembers && shown(forMembers, "/b")).toBe("two");
  });
});

it("names years and months by their numbers, and keeps hidden pages out of lists", () => {
  const site = siteOf(plain(changelog("c"), page("three", "h", { hidden: true }), page("one", "x")));
  const titles = ["c/2024", "c/2024/4"].map((slug) => site.pages.get(slug)?.title);
  expect(titles).toEqual(["2024", "April 2024"]);
  expect(site.pages.get("c")).toMatchObject({ entries: ["c/2024/4/14", "c/2024/4/3"] });
  expect(site.pages.get("h")).toMatchObject({ isHidden: true });
  expect(site.order).not.toContain("h");
});

it("takes settings of a text over settings of the navigation, and stages from around a page", () => {
  const written = "---\navailability: deprecated\nnoindex: true\n---\nText.";
  const site = buildSite({
    hash: "h",
    apis: new Map(),
    definition: {
      pages: { ...texts, own: { markdown: written } },
      config: {
        root: {
          ...{ type: "root", slug: "" },
          ...plain(
            section(
              "s",
              [
                page("one", "s/a", { availability: "beta" }),
                page("own", "s/b"),
                page("two", "s/c", { availability: "Alpha" }),
              ],
              {
                availability: "beta",
              },
            ),
          ),
        },
      },
    },
  });
  const stages = ["s/a", "s/b", "s/c"].map((slug) => site.pages.get(slug)?.stage);
  expect(stages).toEqual(["beta", "deprecated", "alpha"]);
  expect(siteItems(site)).toMatchObject([{ stage: "beta", items: [{ title: "one" }, {}, { stage: "alpha" }] }]);
  expect(siteItems(site)).not.toMatchObject([{ items: [{ stage: "beta" }] }]);
  expect(["s/a", "s/b"].map((slug) => site.pages.get(slug)?.isNoindex)).toEqual([false, true]);
});
