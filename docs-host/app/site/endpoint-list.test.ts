import { expect, it } from "vitest";
import { sampleSite } from "../../server/sample.testing.ts";
import { endpointList } from "./endpoint-list.ts";
import type { NavItem, Site } from "./site.ts";

const apiId = "plants-api";
const entries = (site: Site) => endpointList(site, apiId)?.groups.flatMap((group) => group.entries) ?? [];

it("lists every endpoint and channel of the navigation once, with its link and path", () => {
  const listed = entries(sampleSite);
  const wanted: string[] = [];
  const walk = (items: readonly NavItem[]): void => {
    for (const item of items) {
      if (item.kind === "endpoint" || item.kind === "channel") wanted.push(`/${item.slug}`);
      if ("items" in item) walk(item.items);
    }
  };
  walk(sampleSite.navigation);
  expect(wanted.length).toBeGreaterThan(1);
  expect(listed.map(({ href }) => href).toSorted()).toEqual(wanted.toSorted());
  expect(listed).toContainEqual({
    kind: "endpoint",
    id: "plants.create",
    title: "Add a plant",
    href: "/api/plants/create",
    method: "POST",
    path: "/gardens/{gardenId}/plants",
  });
});

it("omits empty groups and headings that all groups share", () => {
  const groups = endpointList(sampleSite, apiId)?.groups ?? [];
  for (const { entries: groupEntries } of groups) expect(groupEntries.length).toBeGreaterThan(0);
  if (groups.length > 1) expect(new Set(groups.map(({ trail }) => trail[0])).size).toBeGreaterThan(1);
});

it("is undefined for an unknown API", () => expect(endpointList(sampleSite, "toString")).toBeUndefined());
