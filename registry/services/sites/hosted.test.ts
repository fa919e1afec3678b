import { describe, expect, it } from "vitest";
import type { ListSitesRequest } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, plants, type TestRegistry } from "../../registry.testing.ts";
import { openStore } from "../../store/store.ts";
import { noteSiteFacts } from "./note-facts.ts";
import { publishPreview, publishSite, rootAt } from "./sites.testing.ts";

const registerApi = async (test: TestRegistry, orgId: string, apiId: string): Promise<string> => {
  const { apis } = test.client(await test.tokenOf(orgId));
  return bodyOf(await apis.registerApiDefinition({ body: { orgId, apiId, definition: plants } })).apiDefinitionId;
};

/** The sites at a host, as a token finds them. */
const at = async (test: TestRegistry, host: string, token?: string) =>
  bodyOf(await test.client(token).extensions.getSitesAtHost({ body: { host } })).sites;

const urls = async (...args: Parameters<typeof at>) =>
  (await at(...args)).map((site) => (site.type === "docs" ? `${site.url} at ${site.basePath || "/"}` : site.apiId));

describe("the sites at a host", () => {
  it("are found by its paths, in every spelling and at any port, and one at its port comes before one without", async () => {
    const test = await openRegistry();
    const customDomains = ["docs.trees.example/b"];
    await publishSite(test, "acme", { domain: "Plants.Example/a", customDomains });
    await publishSite(test, "acme", { domain: "plants.example" });
    await publishSite(test, "acme", { domain: "plants.example:8080" });
    expect(await urls(test, "PLANTS.example.:4000")).toEqual(["plants.example at /", "plants.example/a at /a"]);
    expect(await urls(test, "plants.example:8080")).toEqual(["plants.example:8080 at /"]);
    expect(await urls(test, "docs.trees.example")).toEqual(["plants.example/a at /b"]);
    expect(await at(test, "docs.trees.example")).toMatchObject([{ canonicalUrl: "docs.trees.example/b" }]);
    expect(await urls(test, "example")).toEqual([]);
    const answer = await test.client().extensions.getSitesAtHost({ body: { host: "a/b" } });
    expect(answer).toMatchObject({ ok: false, rawResponse: { status: 400 } });
  });

  it("have the names of their hosts below localhost and below the suffix", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const preview = new URL(await publishPreview(test, "acme", { previewId: "pr-7" }));
    await publishSite(test, "acme", { domain: "acme.docs.example/v2", customDomains: ["plants.example"] });
    expect(await urls(test, "acme.localhost:4000")).toEqual(["acme.docs.example/v2 at /v2"]);
    expect(await urls(test, "plants-example.localhost")).toEqual(["acme.docs.example/v2 at /"]);
    expect(await urls(test, "plants-example.docs.example")).toEqual(["acme.docs.example/v2 at /"]);
    expect(await urls(test, preview.host)).toEqual(["acme-preview-pr-7.docs.example at /"]);
    expect(await urls(test, "acme-preview-pr-7.localhost:4000")).toEqual(["acme-preview-pr-7.docs.example at /"]);
    expect(await urls(test, "a.acme.localhost")).toEqual([]);
  });

  it("say what a server has to know to show them, archived ones too", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", { authConfig: { type: "private", authType: "sso" } });
    const url = "docs.plants.example";
    const site = { type: "docs", orgId: "acme", url, canonicalUrl: url, basePath: "", isPreview: false };
    const docsId = expect.any(String);
    const before = { ...site, docsId, isPrivate: true, isArchived: false, revision: 1 };
    expect(await at(test, "docs.plants.example")).toEqual([before]);
    bodyOf(await docs.setIsArchived({ body: { url: "docs.plants.example", isArchived: true } }));
    expect(await at(test, "docs.plants.example")).toEqual([{ ...before, isArchived: true, revision: 2 }]);
  });

  it("are found by tokens of their organization and of the one that runs the registry", async () => {
    const test = await openRegistry();
    await publishSite(test, "acme", {});
    await registerApi(test, "acme", "plants");
    const [member, stranger] = [await test.tokenOf("acme", "read"), await test.tokenOf("globex", "read")];
    for (const host of ["docs.plants.example", "acme-plants.localhost"]) {
      expect([await at(test, host, member), await at(test, host)].map(({ length }) => length)).toEqual([1, 1]);
      expect(await at(test, host, stranger)).toEqual([]);
    }
  });
});

describe("the plain site of an API", () => {
  it("has the names of organization and API, and shows the version that was registered last", async () => {
    const test = await openRegistry();
    const first = await registerApi(test, "acme", "Plant Store");
    const api = { type: "api", orgId: "acme", apiId: "Plant Store" };
    expect(await at(test, "acme-plant-store.localhost:4000")).toEqual([{ ...api, apiDefinitionId: first }]);
    const { apis } = test.client(await test.tokenOf("acme"));
    const definition = { ...plants, apiName: "Trees" };
    const next = bodyOf(
      await apis.registerApiDefinition({ body: { orgId: "acme", apiId: "Plant Store", definition } }),
    );
    expect(next.apiDefinitionId).not.toBe(first);
    expect(await at(test, "acme-plant-store.localhost:4000")).toEqual([
      { ...api, apiDefinitionId: next.apiDefinitionId },
    ]);
  });

  it("is gone while a docs site shows the API; a preview does not count", async () => {
    const test = await openRegistry();
    const id = await registerApi(test, "acme", "plants");
    const { docs } = test.client(await test.tokenOf("acme"));
    const begun = bodyOf(await docs.startDocsPreviewRegister({ body: { orgId: "acme", filepaths: [] } }));
    const docsDefinition = { pages: {}, config: { root: rootAt(id) } };
    bodyOf(
      await docs.finishDocsRegister({ pathParameters: { id: begun.docsRegistrationId }, body: { docsDefinition } }),
    );
    expect(await urls(test, "acme-plants.localhost")).toEqual(["plants"]);
    await publishSite(test, "acme", { config: { root: rootAt(id) } });
    expect(await urls(test, "acme-plants.localhost")).toEqual([]);
    await publishSite(test, "acme", { config: {} });
    expect(await urls(test, "acme-plants.localhost")).toEqual(["plants"]);
  });

  it("never gets a name that could be another one, nor a host of another organization", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    await publishSite(test, "globex", { domain: "acme-trees.docs.example" });
    for (const [orgId, apiId] of [
      ["a-b", "c"],
      ["a", "b-c"],
      ["acme", "trees"],
      ["acme", "植物"],
    ] as const) {
      await registerApi(test, orgId, apiId);
    }
    expect(await at(test, "a-b-c.localhost")).toMatchObject([{ orgId: "a-b", apiId: "c" }]);
    expect(await urls(test, "acme-trees.localhost")).toEqual(["acme-trees.docs.example at /"]);
    const { sites } = bodyOf(await test.client().extensions.listSites({ body: { query: "acme" } }));
    const hosts = sites.filter(({ kind }) => kind === "api").map(({ url, localHost }) => [url, localHost]);
    expect(hosts).toEqual([
      ["acme.docs.example", "acme.localhost"],
      [expect.stringMatching(/^acme-trees-[0-9a-f]{8}\.docs\.example$/), expect.any(String)],
    ]);
    expect(await at(test, hosts[1]?.[1] ?? "")).toMatchObject([{ orgId: "acme", apiId: "trees" }]);
    const { sites: others } = bodyOf(await test.client().extensions.listSites({ body: { query: "b-c" } }));
    expect(others.map(({ orgId }) => orgId).sort()).toEqual(["a", "a-b"]);
  });

  it("keeps its host from other organizations", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    await registerApi(test, "acme", "plants");
    const { docs } = test.client(await test.tokenOf("globex"));
    for (const domain of ["acme-plants.docs.example", "acme-plants.docs.example/x"]) {
      const body = { orgId: "globex", domain, customDomains: [], filepaths: [] };
      expect(await docs.startDocsRegister({ body })).toMatchObject({ error: "DomainBelongsToAnotherOrgError" });
    }
    await publishSite(test, "acme", { domain: "acme-plants.docs.example" });
    expect(await urls(test, "acme-plants.localhost")).toEqual(["acme-plants.docs.example at /"]);
  });
});

describe("the list of sites", () => {
  it("has every kind, last changed first, with what tells them apart", async () => {
    let day = 1;
    const test = await openRegistry({ now: () => new Date(Date.UTC(2026, 10, day)) });
    const next = () => {
      day += 1;
    };
    await publishSite(test, "acme", { domain: "docs.plants.example/v2", config: { title: "Plant Store" } });
    next();
    await publishPreview(test, "acme", { previewId: "x", title: "Next" });
    next();
    await registerApi(test, "globex", "weather");
    next();
    const old = { domain: "old.example", config: { title: "Old" }, authConfig: { type: "private", authType: "sso" } };
    const { docs } = await publishSite(test, "globex", old as Parameters<typeof publishSite>[2]);
    bodyOf(await docs.setIsArchived({ body: { url: "old.example", isArchived: true } }));
    const { sites, total } = bodyOf(await test.client().extensions.listSites({ body: {} }));
    const flags = { isPrivate: false, isPreview: false, isArchived: false, basePath: "" };
    const docsSite = { kind: "docs", ...flags };
    const updatedAt = (date: number) => ({ updatedAt: new Date(Date.UTC(2026, 10, date)).toISOString() });
    const previewHost = "acme-preview-x.localhost";
    expect(total).toBe(4);
    expect(sites).toEqual([
      {
        ...docsSite,
        orgId: "globex",
        title: "Old",
        url: "old.example",
        localHost: "old-example.localhost",
        ...updatedAt(4),
        isPrivate: true,
        isArchived: true,
      },
      {
        ...flags,
        kind: "api",
        orgId: "globex",
        title: "weather",
        url: "globex-weather.localhost",
        localHost: "globex-weather.localhost",
        ...updatedAt(3),
      },
      {
        ...docsSite,
        orgId: "acme",
        title: "Next",
        url: previewHost,
        localHost: previewHost,
        ...updatedAt(2),
        isPreview: true,
      },
      {
        ...docsSite,
        orgId: "acme",
        title: "Plant Store",
        url: "docs.plants.example/v2",
        basePath: "/v2",
        localHost: "docs-plants-example.localhost",
        ...updatedAt(1),
      },
    ]);
  });

  it("is divided in pages, searched without wildcards, and limited to what a token may read", async () => {
    const test = await openRegistry();
    for (const title of ["Apple Pie", "50% off", "a_b"]) {
      await publishSite(test, "acme", { domain: `${title.length}.example`, config: { title } });
    }
    await publishSite(test, "globex", { domain: "globex.example", config: { title: "Gears" } });
    const list = async (body: ListSitesRequest, token?: string) => {
      const { sites, total } = bodyOf(await test.client(token).extensions.listSites({ body }));
      return { titles: sites.map(({ title }) => title), total };
    };
    expect(await list({ limit: 3 })).toEqual({ titles: ["Gears", "a_b", "50% off"], total: 4 });
    expect(await list({ limit: 3, page: 2 })).toEqual({ titles: ["Apple Pie"], total: 4 });
    expect(await list({ page: 2 ** 31 - 1 })).toEqual({ titles: [], total: 4 });
    expect(await list({ query: "apple" })).toEqual({ titles: ["Apple Pie"], total: 1 });
    expect(await list({ query: "GLOBEX.ex" })).toEqual({ titles: ["Gears"], total: 1 });
    expect(await list({ kind: "api" })).toEqual({ titles: [], total: 0 });
    expect(await list({ kind: "docs", limit: 1 })).toEqual({ titles: ["Gears"], total: 4 });
    expect(await list({ query: "%" })).toEqual({ titles: ["50% off"], total: 1 });
    expect(await list({ query: "_" })).toEqual({ titles: ["a_b"], total: 1 });
    expect(await list({}, await test.tokenOf("globex", "read"))).toEqual({ titles: ["Gears"], total: 1 });
    for (const body of [{ page: 0 }, { limit: 0 }]) {
      const answer = await test.client().extensions.listSites({ body });
      expect(answer).toMatchObject({ ok: false, rawResponse: { status: 400 } });
    }
  });

  it("has the titles and leaves out the APIs of sites that earlier versions published", async () => {
    const test = await openRegistry();
    const id = await registerApi(test, "acme", "plants");
    await publishSite(test, "acme", { config: { title: "Plants", root: rootAt(id) } });
    await test.registry.close();
    const store = await openStore({ dataFolder: test.folder });
    await store.db.updateTable("docs_site").set({ title: null }).execute();
    await store.db.deleteFrom("docs_site_api").execute();
    await noteSiteFacts(store, () => false);
    await store.close();
    const { client } = await openRegistry({ dataFolder: test.folder });
    const { sites } = bodyOf(await client().extensions.listSites({ body: {} }));
    expect(sites.map(({ title }) => title)).toEqual(["Plants"]);
  });
});
