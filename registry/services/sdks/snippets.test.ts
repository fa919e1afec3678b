import { describe, expect, it } from "vitest";
import type { SDKSnippetsCreate } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry, type TestRegistry } from "../../registry.testing.ts";
import { getPlant, goTemplate, registerPlants, rubySnippets } from "./sdks.testing.ts";

const names = { orgId: "acme", apiId: "plants" };

async function create({ client, tokenOf }: TestRegistry, snippets: SDKSnippetsCreate, apiId = "plants") {
  const { snippetsFactory } = client(await tokenOf("acme"));
  return snippetsFactory.createSnippetsForSDK({ body: { orgId: "acme", apiId, snippets } });
}

async function acme(test: TestRegistry) {
  return test.client(await test.tokenOf("acme"));
}

describe("snippets", () => {
  it("of one version replace those stored before, and of the newest version are returned", async () => {
    const test = await openRegistry();
    bodyOf(await create(test, rubySnippets("1.9.0", "old")));
    bodyOf(await create(test, rubySnippets("1.10.0", "first")));
    bodyOf(await create(test, rubySnippets("1.10.0", "second")));
    const { snippets } = await acme(test);
    const sdk = { gem: "acme_plants", version: "1.10.0" };
    const get = (body: object) => snippets.get({ body: { ...names, endpoint: getPlant, ...body } });
    expect(bodyOf(await get({}))).toEqual([{ type: "ruby", sdk, client: "second" }]);
    const older = await get({ sdks: [{ type: "ruby", gem: "acme_plants", version: "1.9.0" }] });
    expect(bodyOf(older)).toMatchObject([{ client: "old" }]);
  });

  it("of every language come back as they were stored, unknown properties included", async () => {
    const test = await openRegistry();
    const both = { async_client: "later", sync_client: "now" };
    const uploads = [
      { type: "typescript", sdk: { package: "@acme/plants", version: "1.0.0" }, snippet: { client: "ts" } },
      { type: "python", sdk: { package: "acme-plants", version: "1.0.0" }, snippet: both },
      { type: "go", sdk: { githubRepo: "github.com/acme/plants", version: "v1.0.0" }, snippet: { client: "go" } },
      { type: "ruby", sdk: { gem: "acme_plants", version: "1.0.0" }, snippet: { client: "rb", note: "kept" } },
      { type: "java", sdk: { group: "com.acme", artifact: "plants", version: "1.0.0" }, snippet: both },
      { type: "csharp", sdk: { package: "Acme.Plants", version: "1.0.0" }, snippet: { client: "cs" } },
    ];
    for (const { snippet, ...upload } of uploads) {
      const snippets = [{ endpoint: getPlant, exampleIdentifier: "a-fern", snippet }];
      // The compiler does not pair the language of each upload with its code.
      bodyOf(await create(test, { ...upload, snippets } as unknown as SDKSnippetsCreate));
    }
    const { snippets } = await acme(test);
    const found = bodyOf(await snippets.get({ body: { ...names, endpoint: getPlant } }));
    const expected = uploads.map(({ type, sdk, snippet }) => ({ type, sdk, exampleIdentifier: "a-fern", ...snippet }));
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it("are found by example, and by the id of an endpoint before its path", async () => {
    const test = await openRegistry();
    const one = (client: string, more: object) => ({ endpoint: { ...getPlant, ...more }, snippet: { client } });
    const upload: SDKSnippetsCreate = {
      ...{ type: "ruby", sdk: { gem: "acme_plants", version: "1.0.0" } },
      snippets: [
        one("by path", {}),
        one("by id", { path: "/other", identifierOverride: "plants.get" }),
        { ...one("of a fern", {}), exampleIdentifier: "a-fern" },
      ],
    };
    bodyOf(await create(test, upload));
    const { snippets } = await acme(test);
    const codes = async (body: object) => {
      const found = bodyOf(await snippets.get({ body: { ...names, endpoint: getPlant, ...body } }));
      return found.map((snippet) => ("client" in snippet ? snippet.client : ""));
    };
    expect(await codes({})).toEqual(["by path", "of a fern"]);
    expect(await codes({ exampleIdentifier: "a-fern" })).toEqual(["of a fern"]);
    expect(await codes({ endpoint: { ...getPlant, identifierOverride: "plants.get" } })).toEqual(["by id"]);
    expect(await codes({ endpoint: { ...getPlant, identifierOverride: "plants.none" } })).toEqual([
      "by path",
      "of a fern",
    ]);
  });

  it("are loaded page by page, each once", async () => {
    const test = await openRegistry();
    const upload = (gem: string, count: number): SDKSnippetsCreate => ({
      ...{ type: "ruby", sdk: { gem, version: "1.0.0" } },
      snippets: Array.from({ length: count }, (_, n) => ({
        endpoint: { method: "GET", path: `/${gem}/${n}` },
        snippet: { client: `${gem} ${n}` },
      })),
    });
    bodyOf(await create(test, upload("first", 130)));
    bodyOf(await create(test, upload("second", 90)));
    const { snippets } = await acme(test);
    const sdks = ["first", "second"].map((gem) => ({ type: "ruby", gem }) as const);
    const paths: string[] = [];
    let page: number | undefined = 1;
    const sizes: number[] = [];
    while (page !== undefined) {
      const body: { readonly next?: number; readonly snippets: object } = bodyOf(
        await snippets.load({ queryParameters: { page }, body: { ...names, sdks } }),
      );
      paths.push(...Object.keys(body.snippets));
      sizes.push(Object.keys(body.snippets).length);
      page = body.next;
    }
    expect(sizes).toEqual([100, 100, 20]);
    expect(new Set(paths).size).toBe(220);
    expect(bodyOf(await snippets.load({ queryParameters: { page: 9 }, body: names }))).toEqual({ snippets: {} });
  });

  it("are removed by an empty upload, which a version without any does not accept", async () => {
    const test = await openRegistry();
    bodyOf(await create(test, rubySnippets("1.0.0")));
    const empty: SDKSnippetsCreate = { ...rubySnippets("1.0.0"), snippets: [] } as SDKSnippetsCreate;
    bodyOf(await create(test, empty));
    expect(await create(test, empty)).toMatchObject({ error: "SDKNotFound" });
  });

  it("with names that are too long for a key are refused", async () => {
    const test = await openRegistry();
    const upload = { ...rubySnippets("1.0.0"), sdk: { gem: "é".repeat(257), version: "1" } } as SDKSnippetsCreate;
    expect(await create(test, upload)).toMatchObject({
      failure: { statusCode: 400, body: { content: expect.stringContaining("longer than 512 bytes") } },
    });
  });
});

describe("snippet templates", () => {
  it("are stored one by one and in batches, and the newest is returned", async () => {
    const test = await openRegistry();
    const apiDefinitionId = await registerPlants(test);
    const { templates } = await acme(test);
    const body = { ...names, apiDefinitionId };
    bodyOf(await templates.register({ body: { ...body, snippet: goTemplate("1.0.0") } }));
    bodyOf(await templates.registerBatch({ body: { ...body, snippets: [goTemplate("1.2.0"), goTemplate("1.1.0")] } }));
    const sdk = { type: "go", githubRepo: "github.com/acme/plants-go" } as const;
    const get = (version?: string) =>
      templates.get({ body: { ...names, sdk: { ...sdk, ...(version && { version }) }, endpointId: getPlant } });
    expect(bodyOf(await get())).toEqual({ ...goTemplate("1.2.0"), apiDefinitionId });
    expect(bodyOf(await get("1.0.0"))).toEqual({ ...goTemplate("1.0.0"), apiDefinitionId });
    expect(await get("9.0.0")).toMatchObject({ error: "SnippetNotFound" });
  });

  it("are filled with the values of a payload", async () => {
    const test = await openRegistry();
    const apiDefinitionId = await registerPlants(test);
    const { templates, snippets } = await acme(test);
    bodyOf(await templates.register({ body: { ...names, apiDefinitionId, snippet: goTemplate("1.0.0") } }));
    const payload = { pathParameters: [{ name: "plantId", value: "fern-1" }] };
    const filled = await snippets.get({ body: { ...names, endpoint: getPlant, payload } });
    expect(bodyOf(filled)).toEqual([
      {
        ...{ type: "go", sdk: { githubRepo: "github.com/acme/plants-go", version: "1.0.0" } },
        client: 'client := plants.New()\n\nclient.Get("fern-1")',
      },
    ]);
  });

  it("for a definition that the organization has not registered are refused", async () => {
    const test = await openRegistry();
    const foreign = await registerPlants(test, { orgId: "globex" });
    const { templates } = await acme(test);
    for (const apiDefinitionId of [foreign, "00000000-0000-4000-8000-000000000000"]) {
      const body = { ...names, apiDefinitionId, snippet: goTemplate("1.0.0") };
      expect(await templates.register({ body })).toMatchObject({ failure: { statusCode: 400 } });
    }
  });

  it("with Fern's marker are filled, and those of other endpoints and with other markers are refused", async () => {
    const test = await openRegistry();
    const apiDefinitionId = await registerPlants(test);
    const { templates, snippets } = await acme(test);
    const marked = (marker: string, path: string = getPlant.path) => {
      const text = JSON.stringify(goTemplate("1.0.0")).replace("$CALLBOARD_INPUT", () => marker);
      return { ...names, apiDefinitionId, snippet: { ...JSON.parse(text), endpointId: { ...getPlant, path } } };
    };
    bodyOf(await templates.register({ body: marked("$FERN_INPUT") }));
    const payload = { pathParameters: [{ name: "plantId", value: "fern-1" }] };
    const filled = bodyOf(await snippets.get({ body: { ...names, endpoint: getPlant, payload } }));
    expect(filled).toMatchObject([{ client: expect.stringContaining('client.Get("fern-1")') }]);
    for (const [body, why] of [
      [marked("$OTHER_INPUT"), "has inputs"],
      [marked("$FERN_INPUT", "/trees"), "has no endpoint GET /trees"],
    ] as const) {
      const refused = { failure: { statusCode: 400, body: { content: expect.stringContaining(why) } } };
      expect(await templates.register({ body })).toMatchObject(refused);
    }
  });
});
