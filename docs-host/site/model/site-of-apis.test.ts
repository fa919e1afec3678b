import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import { siteOfApis } from "./build-site.ts";
import { headingTrails } from "./lookup/heading-trails.ts";
import { siteItems } from "./lookup/site-items.ts";
import type { NavItem } from "./nav-item.ts";
import { hrefOf } from "./slugs.ts";

const endpoint = (id: string, namespace: readonly string[] = [], path = `/${id}`): Endpoint =>
  bareEndpoint({
    id,
    namespace,
    method: "GET",
    path: [{ kind: "literal", value: path }],
  });

const api = (id: string, parts: Partial<ApiModel>): ApiModel => ({
  id,
  endpoints: [],
  types: {},
  groups: [],
  auths: {},
  globalHeaders: [],
  ...parts,
});

const slugs = (...models: readonly ApiModel[]) => [...siteOfApis("h", models).pages.keys()];

describe("the site of one API", () => {
  it("has the API at its root, a page for each group and entry, and all its types", () => {
    const site = siteOfApis("h", [
      api("pets", {
        name: "Pets",
        version: "2",
        description: "About pets.",
        endpoints: [endpoint("pets/list", ["p"]), endpoint("ping")],
        groups: [{ id: "p", name: "p", displayName: "Pets", description: "All of them." }],
        channels: [
          {
            ...{ id: "barks", namespace: [], path: [], auth: [], environments: [], messages: [], examples: [] },
            ...{ pathParameters: [], queryParameters: [], requestHeaders: [] },
          },
        ],
        webhooks: [{ id: "born", namespace: [], method: "POST", path: [], headers: [], payloads: [], examples: [] }],
        types: { Pet: { name: "Pet", shape: { kind: "string" } } },
      }),
    ]);
    expect([...site.pages].map(([slug, { kind }]) => [slug, kind])).toEqual([
      ["", "overview"],
      ["ping", "endpoint"],
      ["barks", "channel"],
      ["pets/list", "endpoint"],
      ["pets", "group"],
      ["webhooks/born", "webhook"],
      ["webhooks", "group"],
      ["types", "types"],
      ["types/Pet", "type"],
    ]);
    expect(site.title).toBe("Pets");
    expect(site.pages.get("")).toMatchObject({ title: "Pets", markdown: "About pets.", apiIds: ["pets"] });
    expect(site.pages.get("pets")).toMatchObject({
      description: "All of them.",
      breadcrumbs: [{ title: "Pets", slug: "" }],
    });
    expect(
      headingTrails(siteItems(site))
        .get("pets/list")
        ?.map(({ title }) => title),
    ).toEqual(["Pets"]);
  });

  it("puts groups inside the group around them, without a change of their slugs", () => {
    const groups = [
      { id: "garden", name: "Garden" },
      { id: "watering", name: "Watering" },
      { id: "plants", name: "Plants" },
      { id: "misc", name: "Misc" },
    ];
    const titles = (items: readonly NavItem[]): unknown =>
      items.map((item) => (item.kind === "group" ? [item.title, item.slug, titles(item.items)] : item.title));
    const endpoints = [endpoint("list", ["garden", "plants"]), endpoint("water", ["garden", "watering"])];
    const site = siteOfApis("h", [api("a", { groups, endpoints: [...endpoints, endpoint("health", ["misc"])] })]);
    expect(titles(siteItems(site))).toEqual([
      "All endpoints",
      [
        "Garden",
        "garden",
        [
          ["Watering", "watering", ["Water"]],
          ["Plants", "plants", ["List"]],
        ],
      ],
      ["Misc", "misc", ["Health"]],
    ]);
    expect([...site.pages.keys()]).toEqual(expect.arrayContaining(["garden", "plants/list", "watering/water"]));
  });

  it("shows every group once, also if groups are around each other", () => {
    const endpoints = [endpoint("one", ["a", "b"]), endpoint("two", ["b", "a"]), endpoint("three", ["c", "a", "b"])];
    const { pages } = siteOfApis("h", [api("a", { endpoints })]);
    expect([...pages.values()].flatMap((page) => (page.kind === "endpoint" ? [page.endpointId] : [])).sort()).toEqual([
      "one",
      "three",
      "two",
    ]);
  });

  it("gives every entry a unique slug, whatever its name contains", () => {
    const endpoints = [
      ...["create", "a/create", "b/create", "a:create", "a create", "{}", "..", "", "API", "assets", "types"],
      ...["__proto__", "x".repeat(5000), "GET /pets/{id}", "создать"],
    ].map((id) => endpoint(id));
    const slugList = slugs(api("a", { endpoints }));
    expect(slugList).toHaveLength(endpoints.length + 1);
    for (const slug of slugList) {
      expect(slug.length).toBeLessThan(200);
      // Browsers and servers must parse the URL alike.
      const { pathname } = new URL(hrefOf(slug), "http://site");
      expect(decodeURIComponent(pathname.slice(1))).toBe(slug);
      expect(pathname).not.toMatch(/^\/(?:api|assets)(?:\/|$)/);
    }
  });

  it("keeps existing slugs when an entry is appended", () => {
    const before = ["create", "a/create", "b/create"].map((id) => endpoint(id, ["g"]));
    const first = slugs(api("a", { endpoints: before }));
    const later = slugs(api("a", { endpoints: [...before, endpoint("c/create", ["g"])] }));
    expect(later.filter((slug) => first.includes(slug))).toEqual(first);
  });

  it("groups many ungrouped endpoints by path", () => {
    const endpoints = ["charges", "customers"].flatMap((resource) =>
      Array.from({ length: 15 }, (_, n) => endpoint(`call${resource}${n}`, [], `/v1/${resource}/${n}`)),
    );
    const site = siteOfApis("h", [api("a", { endpoints })]);
    expect(siteItems(site).flatMap((item) => (item.kind === "group" ? [item.title] : []))).toEqual([
      "Charges",
      "Customers",
    ]);
  });

  it("splits a long list of types into pages", () => {
    const types = Object.fromEntries(
      Array.from({ length: 1100 }, (_, n) => [`T${n}`, { name: `T${n}`, shape: { kind: "string" } as const }]),
    );
    const { pages } = siteOfApis("h", [api("a", { types })]);
    const lists = [...pages.values()].flatMap((page) =>
      page.kind === "types" ? [[page.slug, page.from, page.to]] : [],
    );
    expect(lists).toEqual([
      ["types", 0, 500],
      ["types/list/2", 500, 1000],
      ["types/list/3", 1000, 1100],
    ]);
  });

  it("gives safe slugs to types with path segments as names", () => {
    const types = { a: { name: "..", shape: { kind: "string" } }, b: { name: "", shape: { kind: "string" } } } as const;
    expect(slugs(api("a", { types }))).toEqual(["", "types", "types/type--", "types/type"]);
  });
});

describe("the site of several APIs", () => {
  const models = [
    api("openapi", { name: "Shop of Plants", version: "3", endpoints: [endpoint("list")] }),
    api("openapi-2", { name: "Shop of Plants", endpoints: [endpoint("list")] }),
    api("api.github.com", { name: "GitHub v3 REST API", endpoints: [endpoint("list")] }),
  ];

  it("has an overview at its root and a section for each API, named after the file or the title", () => {
    const site = siteOfApis("h", models);
    expect(site.pages.get("")).toMatchObject({ kind: "apis" });
    expect(siteItems(site)).toMatchObject([
      { kind: "api", title: "Shop of Plants", slug: "shop-of-plants", version: "3" },
      { kind: "api", title: "Shop of Plants", slug: "shop-of-plants-2" },
      { kind: "api", title: "GitHub v3 REST API", slug: "api-github-com" },
    ]);
    for (const base of ["shop-of-plants", "shop-of-plants-2", "api-github-com"]) {
      expect(site.pages.get(`${base}/list`)).toMatchObject({ kind: "endpoint" });
    }
  });
});
