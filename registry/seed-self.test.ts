import { describe, expect, expectTypeOf, it } from "vitest";
import { validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { registryDefinition, registryServices } from "#generated/registry";
import { type ApiDefinition, type RootNode, registryTypes } from "#generated/types";
import { bodyOf, type Endpoint } from "#transport";
import { openRegistry } from "./registry.testing.ts";
import { seedSelf } from "./seed-self.ts";
import { navigationOf } from "./self/navigation.ts";

const definition: ApiDefinition = registryDefinition;
const self = { siteDomain: "localhost:4000", definition };
const faultsOf = (id: string, value: unknown) =>
  validator(typesFrom(registryTypes))({ kind: "ref", id })(value as Json).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("the API definition of the registry", () => {
  it("matches its own wire type, for the compiler and for the validator", () => {
    expectTypeOf(registryDefinition).toExtend<ApiDefinition>();
    expect(faultsOf("api-latest:ApiDefinition", registryDefinition)).toEqual([]);
  });

  it("contains every endpoint of the registry", () => {
    const calls = Object.values(registryServices).flatMap((service): readonly Endpoint[] => Object.values(service));
    const written = Object.values(definition.endpoints).map(({ method, path }) => [
      method,
      ...path.map(({ value }) => value),
    ]);
    const answered = calls.map(({ method, path }) => [
      method,
      ...path.map((chunk) => (chunk.kind === "literal" ? chunk.value : chunk.key)),
    ]);
    expect(written.map(String).toSorted()).toEqual(answered.map(String).toSorted());
  });
});

describe("the registry publishes its own docs", () => {
  it("under its running URL, with a page for each endpoint and an overview", async () => {
    const { registry, client } = await openRegistry();
    const { apiDefinitionId } = await seedSelf(registry, self);
    const { definition: site, baseUrl } = bodyOf(
      await client().docs.getDocsForUrl({ body: { url: "localhost:4000/x" } }),
    );
    expect(baseUrl).toEqual({ domain: "localhost:4000" });
    expect(Object.keys(site.apisV2)).toEqual([apiDefinitionId]);
    const shown = site.apisV2[apiDefinitionId];
    for (const endpoint of Object.values(shown?.endpoints ?? {})) {
      expect(endpoint.environments?.map((one) => one.baseUrl)).toEqual(["http://registry.test"]);
    }
    expect(shown?.types).toEqual(definition.types);

    const nodes = JSON.stringify(site.config.root);
    const slugs = [...nodes.matchAll(/"type":"endpoint"[^}]*?"slug":"([^"]+)"/g)].map(([, slug]) => slug);
    expect(new Set(slugs).size).toBe(Object.keys(definition.endpoints).length);
    expect(slugs).toContain("reference/tokens/generate-a-token");
    const page = site.pages["overview.md"]?.markdown ?? "";
    for (const expected of ["Authorization: Bearer", ".callboard/token", "http://registry.test/tokens/generate"]) {
      expect(page).toContain(expected);
    }
  });

  it("again without changes, and with the new URL if that has changed @nightly", async () => {
    const first = await openRegistry();
    const one = await seedSelf(first.registry, self);
    expect(one.published).toBe(true);
    expect(await seedSelf(first.registry, self)).toEqual({ ...one, published: false });
    await first.registry.close();
    const reopened = await openRegistry({ dataFolder: first.folder });
    expect(await seedSelf(reopened.registry, self)).toEqual({ ...one, published: false });
    await reopened.registry.close();

    const elsewhere = await openRegistry({ dataFolder: first.folder, publicUrl: "http://elsewhere.test" });
    const moved = await seedSelf(elsewhere.registry, self);
    expect(moved.published).toBe(true);
    expect(moved.apiDefinitionId).not.toBe(one.apiDefinitionId);
  });

  it("with an overview in which every example call succeeds", async () => {
    const { registry, client, send } = await openRegistry();
    await seedSelf(registry, self);
    const site = bodyOf(await client().docs.getDocsForUrl({ body: { url: "localhost:4000" } })).definition;
    const page = site.pages["overview.md"]?.markdown ?? "";
    const headers = { authorization: `Bearer ${registry.firstToken.token}`, "content-type": "application/json" };
    const posts = [...page.matchAll(/curl (\S+) \\\n[^\n]*\\\n {2}-d '([^']*)'/g)];
    expect(posts.length).toBe(2);
    const answers = [];
    for (const [, url = "", body = ""] of posts) answers.push(await send("POST", url, { headers, body }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const apiDefinitionId = /"apiDefinitionId":"([^"]+)"/.exec(answers[1]?.text ?? "")?.[1] ?? "";
    const load = /curl (\S+YOUR-API-DEFINITION-ID)/.exec(page)?.[1] ?? "";
    expect((await send("GET", load.replace("YOUR-API-DEFINITION-ID", apiDefinitionId), { headers })).status).toBe(200);
  });
});

describe("the generated navigation", () => {
  it("nests sections and matches its shape", () => {
    const get = { id: "get", method: "GET", path: [] } as const;
    const nested: ApiDefinition = {
      ...definition,
      subpackages: { a: { id: "a", name: "animals", displayName: "Animals" }, b: { id: "b", name: "birds" } },
      endpoints: {
        root: { ...get, id: "root", displayName: "Ping" },
        deep: { ...get, id: "deep", namespace: ["a", "b"], displayName: "List birds" },
        high: { ...get, id: "high", namespace: ["a"], displayName: "List animals" },
      },
    };
    const root: RootNode = navigationOf(nested, "Zoo");
    expect(faultsOf("navigation:RootNode", root)).toEqual([]);
    const slugs = [...JSON.stringify(root).matchAll(/"slug":"([^"]*)"/g)].map(([, slug]) => slug);
    expect(slugs).toEqual([
      ...["", "overview", "reference", "reference/animals", "reference/animals/birds"],
      ...["reference/animals/birds/list-birds", "reference/animals/list-animals", "reference/ping"],
    ]);
  });
});
