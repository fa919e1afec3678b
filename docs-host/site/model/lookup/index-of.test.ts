import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { TypeTable } from "#engine/shape";
import { siteOfApis } from "../build-site.ts";
import { indexOf } from "./index-of.ts";

const endpoint = (id: string, ...namespace: readonly string[]) =>
  bareEndpoint({ id, namespace, method: "GET", path: [{ kind: "literal", value: `/${id}` }] });

it("lists the groups of an overview as the navigation does, whatever the order of the endpoints", () => {
  const api: ApiModel = {
    ...{ id: "shop", types: {}, auths: {}, globalHeaders: [] },
    endpoints: [endpoint("pots", "Pots"), endpoint("plants", "Garden", "Plants"), endpoint("beds", "Garden", "Beds")],
    channels: [
      {
        ...{ id: "events", path: [{ kind: "literal", value: "/events" }], namespace: [], auth: [] },
        ...{ environments: [{ id: "live", baseUrl: "wss://plants.example" }], pathParameters: [] },
        ...{ queryParameters: [], requestHeaders: [], messages: [], examples: [] },
      },
    ],
    groups: [
      { id: "Garden", name: "Garden" },
      { id: "Beds", name: "Beds" },
      { id: "Plants", name: "Plants" },
      { id: "Pots", name: "Pots" },
    ],
  };
  const site = siteOfApis("h", [api]);
  const inNavigation = site.order.flatMap((slug) => {
    const page = site.pages.get(slug);
    return page?.kind === "endpoint" ? [page.endpointId] : [];
  });
  expect(inNavigation).not.toEqual(api.endpoints.map(({ id }) => id));
  const { endpointHref, channelHref } = indexOf(site, api);
  expect(["pots", "beds", "nothing"].map(endpointHref)).toEqual([
    expect.stringContaining("pots"),
    expect.stringContaining("beds"),
    undefined,
  ]);
  expect(channelHref("events")).toMatch(/^\/.*events/);
  expect(channelHref("pots")).toBeUndefined();
  expect(indexOf(site, api).groups.flatMap(({ endpoints }) => endpoints.map(({ id }) => id))).toEqual(inNavigation);
});

it("has the address of each page of an API, and of its first list of types", () => {
  const types: TypeTable = Object.fromEntries(
    Array.from({ length: 1200 }, (_, n) => [`T${n}`, { name: `T${n}`, shape: { kind: "object", properties: [] } }]),
  );
  const api: ApiModel = {
    ...{ id: "shop", auths: {}, globalHeaders: [], groups: [], endpoints: [endpoint("pots")] },
    types,
  };
  const site = siteOfApis("h", [api]);
  const index = indexOf(site, api);
  const first = [...site.pages.values()].find((page) => page.kind === "types" && page.from === 0);
  expect(index.typesHref).toBe(`/${first?.slug}`);
  expect([...site.pages.values()].filter(({ kind }) => kind === "types").length).toBeGreaterThan(1);
});
