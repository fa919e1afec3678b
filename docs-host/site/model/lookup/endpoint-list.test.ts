import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { sampleSite } from "../../../server/sample.testing.ts";
import { siteOfApis } from "../build-site.ts";
import type { NavItem } from "../nav-item.ts";
import type { Site } from "../site.ts";
import { endpointList } from "./endpoint-list.ts";
import { siteItems } from "./site-items.ts";

const entries = (site: Site) => endpointList(site).groups.flatMap((group) => group.entries);

it("lists every endpoint and channel of the navigation once, with its link and path", () => {
  const listed = entries(sampleSite);
  const wanted: string[] = [];
  const walk = (items: readonly NavItem[]): void => {
    for (const item of items) {
      if (item.kind === "endpoint" || item.kind === "channel") wanted.push(`/${item.slug}`);
      if ("items" in item) walk(item.items);
    }
  };
  walk(siteItems(sampleSite));
  expect(wanted.length).toBeGreaterThan(1);
  expect(listed.map(({ href }) => href).toSorted()).toEqual(wanted.toSorted());
  expect(listed).toContainEqual({
    kind: "endpoint",
    apiId: "plants-api",
    id: "plants.create",
    title: "Add a plant",
    href: "/api/plants/create",
    method: "POST",
    path: "/gardens/{gardenId}/plants",
  });
});

it("omits empty groups and headings that all groups share", () => {
  const { groups } = endpointList(sampleSite);
  for (const { entries: groupEntries } of groups) expect(groupEntries.length).toBeGreaterThan(0);
  if (groups.length > 1) expect(new Set(groups.map(({ trail }) => trail[0])).size).toBeGreaterThan(1);
});

describe("the list of several APIs", () => {
  const endpoint = (id: string, namespace: readonly string[] = []) =>
    bareEndpoint({ id, namespace, method: "GET", path: [{ kind: "literal", value: `/${id}` }] });
  const api = (id: string, parts: Partial<ApiModel>): ApiModel => ({
    ...{ id, endpoints: [], types: {}, groups: [], auths: {}, globalHeaders: [] },
    ...parts,
  });
  const listed = (...apis: readonly ApiModel[]) =>
    endpointList(siteOfApis("h", apis)).groups.map(({ trail, entries }) => [
      trail.join(" / "),
      ...entries.map((entry) => `${entry.apiId} ${entry.id}`),
    ]);

  it("is grouped by API, then by the groups of each", () => {
    const beds = [{ id: "b", name: "b", displayName: "Beds" }];
    expect(
      listed(
        api("garden", { name: "Garden", endpoints: [endpoint("ping"), endpoint("beds", ["b"])], groups: beds }),
        api("shop", { name: "Shop", endpoints: [endpoint("ping")] }),
      ),
    ).toEqual([
      ["Garden", "garden ping"],
      ["Garden / Beds", "garden beds"],
      ["Shop", "shop ping"],
    ]);
  });

  it("tells versions of one API apart", () => {
    const versions = ["1", "2"].map((version) =>
      api(`v${version}`, { name: "Garden", version, endpoints: [endpoint("ping")] }),
    );
    expect(listed(...versions)).toEqual([
      ["Garden 1", "v1 ping"],
      ["Garden 2", "v2 ping"],
    ]);
  });
});
