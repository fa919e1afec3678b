import { expect, it } from "vitest";
import { brokenReferences } from "./navigation-references.ts";

const ids = (...names: readonly string[]): ReadonlySet<string> => new Set(names);
const plants = { endpoints: ids("list"), channels: ids("live"), webhooks: ids("grown") };
const targets = { pages: ids("a.md"), apis: new Map([["api-1", plants]]) };
const page = (pageId: string, slug = pageId) => ({ type: "page", id: "n", title: "A", slug, pageId });

it.each([
  ["pages", [page("a.md"), page("b.md", "guides/b")], ["unknown-page b.md at guides/b"]],
  [
    "overviews",
    [{ type: "section", slug: "s", overviewPageId: "c.md", children: [page("d.md")] }],
    ["unknown-page c.md at s", "unknown-page d.md at d.md"],
  ],
  [
    "an API, once, without its entries",
    [
      {
        type: "apiReference",
        slug: "api",
        apiDefinitionId: "gone",
        children: [{ type: "endpoint", slug: "api/x", apiDefinitionId: "gone", endpointId: "x" }],
      },
      { type: "apiReference", slug: "api2", apiDefinitionId: "gone", children: [] },
    ],
    ["unknown-api gone at api"],
  ],
  [
    "entries of an API",
    [
      {
        type: "apiReference",
        slug: "api",
        apiDefinitionId: "api-1",
        children: [
          { type: "endpoint", slug: "api/list", apiDefinitionId: "api-1", endpointId: "list" },
          { type: "endpoint", slug: "api/old", apiDefinitionId: "api-1", endpointId: "old" },
          { type: "webSocket", slug: "api/live", webSocketId: "live" },
          { type: "webSocket", slug: "api/off", webSocketId: "off" },
          { type: "webhook", slug: "api/cut", webhookId: "cut" },
        ],
      },
    ],
    ["unknown-endpoint old at api/old", "unknown-channel off at api/off", "unknown-webhook cut at api/cut"],
  ],
] as const)("finds broken references to %s", (_, children, expected) => {
  const config = {
    root: { type: "root", slug: "", child: { type: "unversioned", child: { type: "sidebarRoot", children } } },
  };
  const found = brokenReferences(config, targets).map(({ code, id, slug }) => `${code} ${id} at ${slug}`);
  expect(found).toEqual(expected);
});

it("reads the navigation of the first format", () => {
  const items = [
    { type: "page", id: "a.md", title: "A" },
    { type: "page", id: "b.md", title: "B" },
    { type: "api", api: "gone", title: "API" },
  ];
  const found = brokenReferences({ navigation: { items } }, targets);
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ["unknown-page", 'the navigation refers to the page "b.md", which is not there'],
    ["unknown-api", 'the navigation refers to the API "gone", which is not there'],
  ]);
});

it("finds nothing in settings without a navigation", () => {
  expect(brokenReferences({}, targets)).toEqual([]);
  expect(brokenReferences(null, targets)).toEqual([]);
});
