import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import { buildSite } from "./build-site.ts";
import type { NavigationNode, SiteDefinition } from "./definition.ts";
import { siteItems } from "./lookup/site-items.ts";

const endpoint = (id: string, namespace: readonly string[] = []): Endpoint =>
  bareEndpoint({
    id,
    displayName: `Do ${id}`,
    namespace,
    method: "GET",
    path: [{ kind: "literal", value: `/${id}` }],
    responses: [{ statusCode: 200, body: { kind: "text" } }],
  });

const api: ApiModel = {
  id: "a1",
  name: "First API",
  endpoints: [endpoint("list"), endpoint("things.makeOne", ["things"])],
  groups: [{ id: "things", name: "things", displayName: "Things" }],
  auths: {},
  globalHeaders: [],
  types: {
    "x:Thing": { name: "Thing", shape: { kind: "string" } },
    "y:Thing": { name: "Thing", shape: { kind: "uuid" } },
    "y:a/b": { name: "a/b", shape: { kind: "uuid" } },
  },
};

const site = (root?: NavigationNode, pages: SiteDefinition["pages"] = {}) =>
  buildSite({
    hash: "h",
    apis: new Map([[api.id, api]]),
    definition: { pages, config: { title: "Docs", ...(root === undefined ? {} : { root }) } },
  });

const rooted = (children: readonly NavigationNode[]): NavigationNode => ({
  type: "root",
  slug: "",
  child: { type: "unversioned", child: { type: "sidebarRoot", children } },
});

it("generates a navigation for an API without one", () => {
  const built = site();
  const { pages, order } = built;
  expect(siteItems(built)).toEqual([
    {
      kind: "group",
      title: "First API",
      fold: "never",
      items: [
        { kind: "page", title: "All endpoints", slug: "" },
        { kind: "endpoint", title: "Do list", slug: "list", method: "GET", stream: false },
        {
          kind: "group",
          title: "Things",
          slug: "things",
          fold: "open",
          items: [
            { kind: "endpoint", title: "Do things.makeOne", slug: "things/make-one", method: "GET", stream: false },
          ],
        },
        { kind: "page", title: "Types", slug: "types" },
      ],
    },
  ]);
  expect(order).toEqual(["", "list", "things/make-one", "things"]);
  expect(pages.get("things/make-one")).toMatchObject({
    kind: "endpoint",
    breadcrumbs: [
      { title: "First API", slug: "" },
      { title: "Things", slug: "things" },
    ],
  });
});

it("gives every named type a page, with unique slugs for equal names", () => {
  const slugs = [...site().pages.values()].flatMap((page) => (page.kind === "type" ? [[page.slug, page.typeId]] : []));
  expect(slugs).toEqual([
    ["types/Thing", "x:Thing"],
    ["types/Thing-2", "y:Thing"],
    ["types/a-b", "y:a/b"],
  ]);
});

it("redirects the root to the first page, and sums an API up on its own page", () => {
  const { redirects, pages, home } = site(
    rooted([
      {
        type: "section",
        title: "Start",
        slug: "start",
        children: [{ type: "page", title: "Hi", slug: "/start/hi/", pageId: "p" }],
      },
      { type: "apiReference", title: "API", slug: "api", apiDefinitionId: "a1", children: [] },
    ]),
    { p: { markdown: "hello" } },
  );
  expect([redirects.get(""), home]).toEqual(["start/hi", "start/hi"]);
  expect(pages.get("start/hi")).toMatchObject({
    ...{ kind: "overview", slug: "start/hi", title: "Hi", markdown: "hello", pageId: "p", apiIds: [], position: 0 },
    ...{ breadcrumbs: [{ title: "Start" }], place: { product: 0, version: 0, tab: 0, variant: 0 } },
  });
  expect(pages.get("api")).toMatchObject({ kind: "overview", apiIds: ["a1"] });
  expect(pages.get("api/list")).toMatchObject({ kind: "endpoint", endpointId: "list" });
  expect(pages.has("api/types/Thing")).toBe(true);
});

it("has a root page even if the site is empty", () => {
  const empty = buildSite({ hash: "h", apis: new Map(), definition: { pages: {}, config: {} } });
  expect(empty.pages.get("")).toMatchObject({ kind: "overview", slug: "", title: "API reference", apiIds: [] });
});

it("keeps hidden pages reachable but out of the navigation", () => {
  const built = site(rooted([{ type: "page", title: "Secret", slug: "s", pageId: "p", hidden: true }]), {
    p: { markdown: "x" },
  });
  expect(siteItems(built)).toEqual([]);
  expect(built.pages.get("s")).toMatchObject({ isHidden: true });
});

it("omits nodes without a target and nodes of an unknown type", () => {
  const built = site(
    rooted([
      { type: "page", title: "No text", slug: "a", pageId: "missing" },
      { type: "page", title: "Inherited", slug: "b", pageId: "constructor" },
      { type: "endpoint", title: "Gone", slug: "c", apiDefinitionId: "a1", endpointId: "gone" },
      { type: "apiReference", title: "No such API", slug: "d", apiDefinitionId: "a2" },
      { type: "section", title: "Empty", slug: "e", children: [] },
      { type: "toString", title: "Odd", slug: "f" },
      { type: "hologram", title: "New", slug: "g" },
      { type: "link", title: "Status", url: "https://status.example" },
    ]),
  );
  expect(siteItems(built)).toEqual([{ kind: "link", title: "Status", url: "https://status.example", target: "same" }]);
});

it.each([
  ["versioned", "version"],
  ["productgroup", "product"],
  ["tabbed", "tab"],
])("shows headings for the parts of a %s site only if there are several", (type, part) => {
  const inner = (n: number): NavigationNode => ({
    type: part,
    title: `Part ${n}`,
    slug: `p${n}`,
    child: { type: "sidebarRoot", children: [{ type: "page", title: `Page ${n}`, slug: `x${n}`, pageId: "p" }] },
  });
  const pages = { p: { markdown: "x" } };
  const of = (children: readonly NavigationNode[]) =>
    site({ type: "root", slug: "", child: { type, children } }, pages);
  expect(siteItems(of([inner(1)]))).toEqual([{ kind: "page", title: "Page 1", slug: "x1" }]);
  expect(siteItems(of([inner(1), inner(2)]))).toMatchObject([
    { kind: "group", title: "Part 1" },
    { kind: "group", title: "Part 2", items: [{ slug: "x2" }] },
  ]);
});

it("keeps the first of two pages with the same slug", () => {
  const { pages, order } = site(
    rooted([
      { type: "page", title: "One", slug: "x", pageId: "p" },
      { type: "page", title: "Two", slug: "x", pageId: "p" },
    ]),
    { p: { markdown: "x" } },
  );
  expect(pages.get("x")?.title).toBe("One");
  expect(order).toEqual(["x"]);
});

it("applies the environments and channel caps of the nearest navigation node", () => {
  const environments = ["live", "sandbox"].map((id) => ({ id, baseUrl: `https://${id}.example` }));
  const channel = (id: string) => ({
    ...{ id, namespace: [], path: [], auth: [], pathParameters: [], queryParameters: [], requestHeaders: [] },
    ...{ messages: [], examples: [], environments, defaultEnvironment: "live" },
  });
  const own: ApiModel = {
    ...api,
    endpoints: [{ ...endpoint("list"), environments, defaultEnvironment: "live" }],
    channels: [channel("talk"), channel("listen")],
  };
  const cap = "limit-websocket-messages-per-connection";
  const built = (node: Partial<NavigationNode>) =>
    buildSite({
      hash: "h",
      apis: new Map([[own.id, own]]),
      definition: {
        pages: {},
        config: { root: rooted([{ type: "apiReference", slug: "api", apiDefinitionId: own.id, ...node }]) },
      },
    }).apis.get(own.id);
  expect(built({})).toBe(own);
  const restricted = built({
    playground: { environments: ["sandbox", "gone"], [cap]: 5 },
    children: [
      { type: "endpoint", slug: "api/list", apiDefinitionId: own.id, endpointId: "list" },
      { type: "webSocket", slug: "api/talk", apiDefinitionId: own.id, webSocketId: "talk" },
      {
        ...{ type: "webSocket", slug: "api/listen", apiDefinitionId: own.id, webSocketId: "listen" },
        playground: { environments: ["gone"], [cap]: 2 },
      },
    ],
  });
  expect(restricted?.endpoints[0]?.environments.map(({ id }) => id)).toEqual(["sandbox"]);
  expect(restricted?.endpoints[0]?.defaultEnvironment).toBe("sandbox");
  expect(restricted?.channels?.map((one) => [one.messageCap, one.environments.length])).toEqual([
    [5, 1],
    [2, 2],
  ]);
});

it.each<[href: string, leads: string | undefined]>([
  ["https://console.example/try?x=1", "https://console.example/try?x=1"],
  ["/guides/console", "/guides/console"],
  ["javascript:alert(1)", undefined],
  ["//other.example", undefined],
  ["/\\other.example", undefined],
  ["console", undefined],
])("resolves the Try it link %s of a navigation node to %s", (href, leads) => {
  const button = { href };
  const entry = { type: "endpoint", apiDefinitionId: api.id } as const;
  const { pages } = buildSite({
    hash: "h",
    apis: new Map([[api.id, api]]),
    definition: {
      pages: {},
      config: {
        root: rooted([
          {
            ...{ type: "apiReference", slug: "api", apiDefinitionId: api.id },
            children: [
              { ...entry, slug: "api/list", endpointId: "list", playground: { button } },
              { ...entry, slug: "api/make", endpointId: "things.makeOne" },
            ],
          },
        ]),
      },
    },
  });
  const [reported, other] = ["api/list", "api/make"].map((slug) => pages.get(slug));
  expect(reported).toMatchObject({ kind: "endpoint" });
  expect(reported && "tryHref" in reported ? reported.tryHref : undefined).toBe(leads);
  expect(other).not.toHaveProperty("tryHref");
});
