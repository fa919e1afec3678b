import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Webhook } from "#engine/model";
import { buildSite } from "../build-site.ts";
import type { NavigationNode } from "../definition.ts";
import { siteItems } from "../lookup/site-items.ts";
import type { NavItem } from "../nav-item.ts";

const namespaces = { grow: ["garden", "plants"], dig: ["garden", "beds"], pour: ["cans"] } as const;
const grown: Webhook = {
  ...{ id: "grown", namespace: [], method: "POST", path: [], headers: [], payloads: [], examples: [] },
  callback: { endpointId: "grow", name: "hasGrown", url: "{$request.body#/url}" },
};
const api: ApiModel = {
  ...{ id: "a1", types: {}, auths: {}, globalHeaders: [] },
  endpoints: Object.entries(namespaces).map(([id, namespace]) => bareEndpoint({ id, namespace })),
  webhooks: [grown],
  groups: [
    { id: "garden", name: "Garden" },
    { id: "beds", name: "beds", displayName: "Flower beds" },
    { id: "plants", name: "plants", displayName: "All plants", description: "Green ones." },
    { id: "cans", name: "watering_cans", displayName: "Cans" },
  ],
};

const endpoint = (id: string): NavigationNode => ({
  ...{ type: "endpoint", endpointId: id, apiDefinitionId: "a1", title: id, slug: `api/${id}` },
});
const section = (title: string, ...calls: readonly string[]): NavigationNode => ({
  ...{ type: "apiPackage", title, apiDefinitionId: "a1", slug: `api/${title.toLowerCase()}` },
  children: calls.map(endpoint),
});
const siteWith = (...children: readonly NavigationNode[]) => {
  const reference = { type: "apiReference", title: "API", slug: "api", apiDefinitionId: "a1", children };
  const root = { type: "root", child: { type: "sidebarRoot", children: [reference] } };
  return buildSite({ hash: "h", apis: new Map([["a1", api]]), definition: { pages: {}, config: { root } } });
};
const outline = (items: readonly NavItem[]): readonly unknown[] =>
  items.map((item) => (item.kind === "group" ? [item.title, ...outline(item.items)] : item.title));

it("names the sections of a published reference as their tags, below the groups of these", () => {
  const site = siteWith(section("Plants", "grow"), section("Beds", "dig"), section("Watering Cans", "pour"));
  expect(outline(siteItems(site))).toEqual([
    ["API", "All endpoints", ["Garden", ["Flower beds", "dig"], ["All plants", "grow"]], ["Cans", "pour"]],
  ]);
  expect(site.pages.get("api/garden")).toMatchObject({ kind: "group", title: "Garden" });
  expect(site.pages.get("api/plants")).toMatchObject({ title: "All plants", description: "Green ones." });
});

it("leaves the titles and the order of an author", () => {
  const site = siteWith(section("Water", "pour"), section("Beds", "dig"), section("Plants", "grow"));
  expect(outline(siteItems(site))).toEqual([
    ["API", "All endpoints", ["Water", "pour"], ["Flower beds", "dig"], ["All plants", "grow"]],
  ]);
});

it("shows a callback below the endpoint that asks for it", () => {
  const site = siteWith(section("Plants", "grow"));
  expect(site.pages.get("api/grow/callbacks/has-grown")).toMatchObject({
    ...{ kind: "webhook", webhookId: "grown" },
    breadcrumbs: [{ title: "API" }, { title: "Garden" }, { title: "All plants" }, { title: "grow", slug: "api/grow" }],
  });
});

it("shows no callback to everybody that its publisher shows to members only", () => {
  const callback: NavigationNode = {
    ...{ type: "webhook", webhookId: "grown", apiDefinitionId: "a1", title: "Grown", slug: "api/grown", authed: true },
  };
  const site = siteWith(section("Plants", "grow"), callback);
  const shown = ({ pages, apis }: Pick<typeof site, "pages" | "apis">) => [
    [...pages.values()].filter(({ kind }) => kind === "webhook").map(({ slug }) => slug),
    (apis.get("a1")?.webhooks ?? []).map(({ id }) => id),
  ];
  expect(shown(site)).toEqual([[], []]);
  expect(site.forMembers && shown(site.forMembers)).toEqual([["api/grown"], ["grown"]]);
});
