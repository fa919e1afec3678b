import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { clientOf, jsonHeaders, openRegistry, plants } from "../../registry.testing.ts";
import { publishSite, rootAt } from "./sites.testing.ts";

describe("publishing a docs site", () => {
  it("serves it at all its URLs, from any path, to its organization and staff", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", {
      domain: "acme.docs.example/plants",
      customDomains: ["docs.plants.example"],
      config: { title: "Plants" },
    });
    const expected = {
      orgId: "acme",
      lightModeEnabled: true,
      definition: {
        pages: { "welcome.md": { markdown: "# Welcome" } },
        config: { title: "Plants" },
        ...{ apis: {}, apisV2: {}, files: {}, filesV2: {} },
      },
    };
    for (const url of [
      "acme.docs.example/plants",
      "https://acme.docs.example/plants/",
      "https://ACME.docs.example/plants/guides/a?b#c",
    ]) {
      const baseUrl = { domain: "acme.docs.example", basePath: "/plants" };
      expect(bodyOf(await docs.getDocsForUrl({ body: { url } }))).toMatchObject({ ...expected, baseUrl });
    }
    const custom = bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example/x" } }));
    expect(custom).toMatchObject({ ...expected, baseUrl: { domain: "docs.plants.example" } });
    expect(custom.baseUrl).not.toHaveProperty("basePath");
    expect(bodyOf(await test.client().docs.getDocsForUrl({ body: { url: "docs.plants.example" } })).orgId).toBe("acme");
  });

  it("hides it from other organizations, at other URLs, and before it is finished", async () => {
    const test = await openRegistry();
    await publishSite(test, "acme", { domain: "acme.docs.example/plants" });
    const acme = test.client(await test.tokenOf("acme")).docs;
    const globex = test.client(await test.tokenOf("globex")).docs;
    const begin = { orgId: "acme", domain: "later.example", customDomains: [], filepaths: [] };
    bodyOf(await acme.startDocsRegister({ body: begin }));
    const none = { ok: false, error: "DomainNotRegisteredError", rawResponse: { status: 404 } };
    expect(await globex.getDocsForUrl({ body: { url: "acme.docs.example/plants" } })).toMatchObject(none);
    for (const url of ["acme.docs.example", "acme.docs.example/plantsale", "later.example", "", "::", "a b"]) {
      expect(await acme.getDocsForUrl({ body: { url } })).toMatchObject(none);
    }
  });

  it("serves the site with the longest matching URL", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", { domain: "a.example", config: { title: "outer" } });
    await publishSite(test, "acme", { domain: "a.example/v2", config: { title: "inner" } });
    const titleAt = async (url: string) => bodyOf(await docs.getDocsForUrl({ body: { url } })).definition.config.title;
    expect(await titleAt("a.example/v2/x")).toBe("inner");
    expect(await titleAt("a.example/v3")).toBe("outer");
  });

  it("creates one site for all spellings of its URL", async () => {
    const test = await openRegistry();
    const first = await publishSite(test, "acme", { domain: "Docs.Plants.example." });
    const idAt = async (url: string) => bodyOf(await first.docs.getDocsForUrl({ body: { url } })).definition.id;
    const id = await idAt("docs.plants.example");
    await publishSite(test, "acme", { domain: "https://docs.plants.example:443" });
    for (const url of ["DOCS.plants.example", "docs.plants.example./a", "http://docs.plants.example:80/guides//a"]) {
      expect(await idAt(url)).toBe(id);
    }
  });

  it("replaces the previous version, keeps its id, and releases URLs that are no longer listed", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", { customDomains: ["old.example"], config: { title: "one" } });
    const load = async (url: string) => docs.getDocsForUrl({ body: { url } });
    const before = bodyOf(await load("docs.plants.example"));
    await publishSite(test, "acme", { customDomains: ["new.example"], config: { title: "two" } });
    const after = bodyOf(await load("new.example"));
    expect(after.definition.config.title).toBe("two");
    expect(after.definition.id).toBe(before.definition.id);
    expect(await load("old.example")).toMatchObject({ error: "DomainNotRegisteredError" });
  });

  it("serves the APIs of its navigation, but none of another organization", async () => {
    const test = await openRegistry();
    const register = async (orgId: string): Promise<string> => {
      const { apis } = test.client(await test.tokenOf(orgId));
      const outcome = await apis.registerApiDefinition({ body: { orgId, apiId: "plants", definition: plants } });
      return bodyOf(outcome).apiDefinitionId;
    };
    const [own, foreign] = [await register("acme"), await register("globex")];
    const { docs } = await publishSite(test, "acme", { config: { root: rootAt(own) } });
    const load = async () => bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example" } })).definition;
    const shown = await load();
    expect(Object.keys(shown.apisV2)).toEqual([own]);
    expect(shown.apisV2[own]).toMatchObject({ apiName: "Plant Store" });
    expect(shown.apiNameToId).toEqual({ plants: own });
    const first = bodyOf(await test.client().docsV1.getDocsForDomain({ body: { domain: "docs.plants.example" } }));
    expect(Object.keys(first.apis)).toEqual([own]);
    expect(first.apis[own]).toMatchObject({ rootPackage: {} });

    await publishSite(test, "acme", { config: { root: rootAt(foreign) } });
    expect(await load()).toMatchObject({ apis: {}, apisV2: {}, apiNameToId: {} });
    await publishSite(test, "acme", { config: { root: rootAt(own) }, excludeApis: true });
    expect(await load()).toMatchObject({ apis: {}, apisV2: {}, apiNameToId: { plants: own } });
  });

  it("keeps unknown properties with every digit", async () => {
    const { registry, client, send } = await openRegistry();
    const begin = { orgId: "callboard", domain: "a.example", customDomains: [], filepaths: [] };
    const { docsRegistrationId: id } = bodyOf(await client().docs.startDocsRegister({ body: begin }));
    const headers = jsonHeaders(registry.firstToken.token);
    const page = '{"markdown":"# A","rawMarkdown":"# A","editThisPageLaunch":"x"}';
    const body = `{"docsDefinition":{"pages":{"a.md":${page}},"config":{"title":"A","weight":1.50},"later":[1]}}`;
    expect((await send("POST", `/v2/registry/docs/register/${id}`, { headers, body })).status).toBe(204);
    const { text } = await send("POST", "/v2/registry/docs/load-with-url", { headers, body: '{"url":"a.example"}' });
    for (const part of [page, '"weight":1.50', '"later":[1]']) expect(text).toContain(part);
  });

  it("converts colors with a background, and a dark theme without a light one", async () => {
    const test = await openRegistry();
    const accentPrimary = { r: 1, g: 2, b: 3 };
    const { docs } = await publishSite(test, "acme", {
      config: { colorsV3: { type: "dark", accentPrimary, background: { r: 4, g: 5, b: 6, a: 0.5 } } },
    });
    const load = async () => bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example" } }));
    const dark = await load();
    expect(dark.lightModeEnabled).toBe(false);
    expect(dark.definition.config.colorsV3).toEqual({
      type: "dark",
      accentPrimary,
      background: { type: "solid", r: 4, g: 5, b: 6, a: 0.5 },
    });
    await publishSite(test, "acme", {
      config: { colorsV3: { type: "darkAndLight", dark: { accentPrimary }, light: { accentPrimary } } },
    });
    const both = await load();
    expect(both.lightModeEnabled).toBe(true);
    expect(both.definition.config.colorsV3).toMatchObject({ dark: { background: { type: "gradient" } } });
  });
});

describe("broken navigation", () => {
  const pages = (...ids: readonly string[]) => ({
    ...{ type: "sidebarGroup", id: "g" },
    children: ids.map((pageId) => ({ type: "page", id: pageId, title: "A", slug: pageId, pageId })),
  });
  const finish = async (orgId: string, children: readonly object[], definitionOf?: string) => {
    const test = await openRegistry();
    const { docs, docsV1, apis } = test.client(await test.tokenOf(orgId));
    const register = async (owner: string) => {
      const client = owner === orgId ? apis : test.client(await test.tokenOf(owner)).apis;
      const body = { orgId: owner, apiId: "plants", definition: plants };
      return bodyOf(await client.registerApiDefinition({ body })).apiDefinitionId;
    };
    const api = definitionOf === undefined ? "" : await register(definitionOf);
    const config = {
      root: JSON.parse(
        JSON.stringify(rootAt(api)).replace(/\[.*\]/, JSON.stringify(children).replaceAll("API_ID", api)),
      ),
    };
    const docsDefinition = { pages: { "a.md": { markdown: "# A" } }, config };
    const begin = { orgId, domain: "docs.plants.example", filepaths: [] };
    const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister({ body: { ...begin, customDomains: [] } }));
    const outcome = await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } });
    const { docsRegistrationId } = bodyOf(await docsV1.startDocsRegister({ body: begin }));
    const first = await docsV1.finishDocsRegister({ pathParameters: { docsRegistrationId }, body: { docsDefinition } });
    expect(bodyOf(first)).toEqual(bodyOf(outcome));
    return outcome;
  };
  const reference = (...children: readonly object[]) => ({
    ...{ type: "apiReference", id: "r", title: "API", slug: "api", apiDefinitionId: "API_ID" },
    children: children.map((child) => ({ apiDefinitionId: "API_ID", ...child })),
  });

  it("is published, with warnings about what readers can't open", async () => {
    const endpoint = { type: "endpoint", id: "e", title: "E", slug: "api/e", method: "GET", endpointId: "nowhere" };
    const outcome = await finish("acme", [pages("a.md", "b.md"), reference(endpoint)], "acme");
    expect(outcome.rawResponse.status).toBe(200);
    expect(bodyOf(outcome)?.warnings).toEqual([
      {
        code: "unknown-page",
        id: "b.md",
        slug: "b.md",
        message: '/b.md refers to the page "b.md", which is not there',
      },
      expect.objectContaining({ code: "unknown-endpoint", id: "nowhere", slug: "api/e" }),
    ]);
  });

  it("includes an API of another organization", async () => {
    const outcome = await finish("acme", [reference()], "globex");
    expect(bodyOf(outcome)?.warnings).toMatchObject([{ code: "unknown-api", slug: "api" }]);
  });

  it("is not found in a complete site", async () => {
    const outcome = await finish("acme", [pages("a.md"), reference()], "acme");
    expect([outcome.rawResponse.status, bodyOf(outcome)]).toEqual([204, undefined]);
  });
});

describe("uploaded files", () => {
  it("are accepted once at an unguessable URL, and served without active content", async () => {
    const test = await openRegistry();
    const { docs, begun } = await publishSite(test, "acme", {
      filepaths: ["page.html", "logo.svg", "icon.svg"],
      images: [{ filePath: "logo.svg", width: 120, height: 32, alt: "Plants" }],
    });
    const { uploadUrl, fileId } = begun.uploadUrls["logo.svg"] ?? { uploadUrl: "", fileId: "" };
    expect(uploadUrl).toMatch(/^http:\/\/registry\.test\/uploads\/[A-Za-z0-9_-]{43}$/);
    const put = (url: string, body: string, type: string) =>
      test.send("PUT", url, { body, headers: { "content-type": type } });
    expect((await put(uploadUrl, "<svg/>", "image/svg+xml")).status).toBe(200);
    expect((await put(uploadUrl, "<svg>2</svg>", "image/svg+xml")).status).toBe(404);
    // The response may have been lost, so the same bytes may be sent again.
    expect((await put(uploadUrl, "<svg/>", "image/svg+xml")).status).toBe(200);
    expect((await put("/uploads/nothing", "x", "text/plain")).status).toBe(404);

    const page = begun.uploadUrls["page.html"] ?? { uploadUrl: "", fileId: "" };
    await put(page.uploadUrl, "<script>1</script>", "text/html; charset=utf-8");
    const vague = begun.uploadUrls["icon.svg"] ?? { uploadUrl: "", fileId: "" };
    await put(vague.uploadUrl, "<svg/>", "text/plain");
    expect((await test.send("GET", `/files/${vague.fileId}`)).headers.get("content-type")).toBe("image/svg+xml");
    const files = bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example" } })).definition;
    const url = `http://registry.test/files/${fileId}`;
    expect(files.filesV2[fileId]).toEqual({ type: "image", url, width: 120, height: 32, alt: "Plants" });
    expect(files.filesV2[page.fileId]).toMatchObject({ type: "url" });
    expect(files.files[fileId]).toBe(url);

    const image = await test.send("GET", url);
    expect(image.text).toBe("<svg/>");
    expect(image.headers.get("content-type")).toBe("image/svg+xml");
    expect(image.headers.get("content-security-policy")).toContain("sandbox");
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
    const html = await test.send("GET", `/files/${page.fileId}`);
    expect(html.headers.get("content-type")).toBe("application/octet-stream");
    expect(html.headers.get("content-disposition")).toBe("attachment");
  });

  it("are refused and never stored if their bytes have another hash than announced", async () => {
    const test = await openRegistry();
    const fileHash = createHash("sha256").update("announced").digest("hex");
    const announced = [{ path: "a.txt", fileHash }, { path: "unknown.txt", fileHash: "md5" }, "plain.txt"];
    const image = { filePath: "b.png", width: 1, height: 1, fileHash: fileHash.toUpperCase() };
    const { begun } = await publishSite(test, "acme", { filepaths: announced, images: [image] });
    const put = async (path: string, body: string): Promise<number> =>
      (await test.send("PUT", begun.uploadUrls[path]?.uploadUrl ?? "", { body })).status;
    const fileOf = async (path: string): Promise<number> =>
      (await test.send("GET", `/files/${begun.uploadUrls[path]?.fileId}`)).status;
    for (const path of ["a.txt", "b.png"]) {
      expect([await put(path, "other"), await fileOf(path)]).toEqual([400, 404]);
      // Nothing but the hash decides: the address can't be changed to announce another one.
      const forged = `${begun.uploadUrls[path]?.uploadUrl.slice(0, -64)}${createHash("sha256").update("other").digest("hex")}`;
      expect((await test.send("PUT", forged, { body: "other" })).status).toBe(404);
      expect([await put(path, "announced"), await fileOf(path)]).toEqual([200, 200]);
      expect(await put(path, "other")).toBe(400);
    }
    for (const path of ["unknown.txt", "plain.txt"]) expect(await put(path, "other")).toBe(200);
  });

  it("are omitted from a site until they are uploaded", async () => {
    const test = await openRegistry();
    const { docs, begun } = await publishSite(test, "acme", { filepaths: ["a.txt"] });
    const loaded = bodyOf(await docs.getDocsForUrl({ body: { url: "docs.plants.example" } }));
    expect(loaded.definition.filesV2).toEqual({});
    const { fileId = "" } = begun.uploadUrls["a.txt"] ?? {};
    expect((await test.send("GET", `/files/${fileId}`)).status).toBe(404);
  });

  it("can't be uploaded an hour later", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const test = await openRegistry({ now: () => now });
    const { begun } = await publishSite(test, "acme", { filepaths: ["a.txt"] });
    now = new Date("2026-11-21T09:00:01Z");
    const { uploadUrl = "" } = begun.uploadUrls["a.txt"] ?? {};
    expect((await test.send("PUT", uploadUrl, { body: "late" })).status).toBe(404);
  });
});

describe("a docs registration is rejected for", () => {
  const begin = (domain: string, customDomains: readonly string[] = [], orgId = "acme") => ({
    body: { orgId, domain, customDomains, filepaths: [] },
  });

  it.each([
    ["InvalidDomainError", 400, "plants.example", []],
    ["InvalidDomainError", 400, "evildocs.example", []],
    ["InvalidURLError", 400, "a.docs.example/--", []],
    ["InvalidURLError", 400, "ftp://a.docs.example", []],
    ["InvalidURLError", 400, "a.docs.example//v2", []],
    ["InvalidURLError", 400, "a.docs.example", ["b.example/v2//x"]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["A.docs.example."]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["b.example", "B.example.:443/x"]],
    ["InvalidURLError", 400, "a.docs.example", ["user:pass@b.example"]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["192.0.2.1"]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["intranet"]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["b.example", "b.example/x"]],
    ["InvalidCustomDomainError", 400, "a.docs.example", ["a.docs.example"]],
  ])("%s (%i), given %s with %j", async (error, status, domain, customDomains) => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const { docs } = test.client(await test.tokenOf("acme"));
    const outcome = await docs.startDocsRegister(begin(domain, customDomains));
    expect(outcome).toMatchObject({ ok: false, error, rawResponse: { status } });
  });

  it.each([
    ["files", { filepaths: Array.from({ length: 10_001 }, (_, n) => `${n}.png`) }, "10000 files; this one has 10001"],
    ["custom domains", { customDomains: Array.from({ length: 101 }, (_, n) => `${n}.example`) }, "100 custom domains"],
  ])("a site with too many %s", async (_, parts, content) => {
    const { client } = await openRegistry();
    const body = { orgId: "callboard", domain: "a.example", customDomains: [], filepaths: [], ...parts };
    expect(await client().docs.startDocsRegister({ body })).toMatchObject({
      failure: { statusCode: 400, body: { error: "BadRequestError", content: expect.stringContaining(content) } },
    });
  });

  it.each([
    [
      "a page",
      { pages: { "guides/a.mdx": { markdown: `# A\n\n${"[".repeat(50_000)}` } } },
      "guides/a.mdx:3:1: more than",
    ],
    [
      "a style sheet",
      { config: { css: { inline: ["a{".repeat(100)] } } },
      "config.css.inline[0]:1:62: rules are nested",
    ],
    ["its settings", { config: { title: ">".repeat(500) } }, "config.title:1:501: lists"],
  ])("a site that exceeds a limit of %s, with its place", async (_, parts, content) => {
    const { client } = await openRegistry();
    const { docs } = client();
    const body = { orgId: "callboard", domain: "a.example", customDomains: [], filepaths: [] };
    const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister({ body }));
    const docsDefinition = { pages: {}, config: {}, ...parts };
    const finished = await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } });
    expect(finished).toMatchObject({
      failure: { statusCode: 400, body: { error: "BadRequestError", content: expect.stringContaining(content) } },
    });
    // The registration goes on: a corrected site can be sent.
    bodyOf(
      await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition: { pages: {}, config: {} } } }),
    );
  });

  it("no number of files within the limit, each with its own upload URL", async () => {
    const { client } = await openRegistry();
    const filepaths = Array.from({ length: 1001 }, (_, n) => `${n}.png`);
    const body = { orgId: "callboard", domain: "a.example", customDomains: [], filepaths };
    const { uploadUrls } = bodyOf(await client().docs.startDocsRegister({ body }));
    expect(new Set(filepaths.map((path) => uploadUrls[path]?.uploadUrl)).size).toBe(1001);
  });

  it("the URL of another organization, as domain or custom domain", async () => {
    const test = await openRegistry();
    await publishSite(test, "globex", { domain: "globex.example" });
    const { docs } = test.client(await test.tokenOf("acme"));
    const refused = {
      error: "DomainBelongsToAnotherOrgError",
      content: "globex.example belongs to another organization.",
      rawResponse: { status: 403 },
    };
    expect(await docs.startDocsRegister(begin("globex.example/mine"))).toMatchObject(refused);
    expect(await docs.startDocsRegister(begin("acme.example", ["globex.example"]))).toMatchObject(refused);
  });

  it.each([
    ["globex.example", "globex.example."],
    ["globex.example", "GLOBEX.Example"],
    ["globex.example", "globex.example:443"],
    ["globex.example", "http://globex.example:80/mine"],
    ["globex.example.", "globex.example"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["XN--BCHER-KVA.example", "BÜCHER.example."],
    ["ｇｌｏｂｅｘ.example", "globex。example"],
    ["globex.example:8080", "Globex.example.:8080"],
  ])("the host %s of another organization, even when spelled %s", async (owned, wanted) => {
    const test = await openRegistry();
    await publishSite(test, "globex", { domain: owned });
    const { docs } = test.client(await test.tokenOf("acme"));
    const refused = { error: "DomainBelongsToAnotherOrgError", rawResponse: { status: 403 } };
    expect(await docs.startDocsRegister(begin(wanted))).toMatchObject(refused);
    expect(await docs.startDocsRegister(begin("acme.example", [wanted]))).toMatchObject(refused);
    const shown = await test.client().docs.getDocsForUrl({ body: { url: wanted.replace("/mine", "") } });
    expect(bodyOf(shown).orgId).toBe("globex");
  });

  it("a URL that another organization took in the meantime, and changes nothing", async () => {
    const test = await openRegistry();
    const { docs } = test.client(await test.tokenOf("acme"));
    const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister(begin("first.example", ["shared.example"])));
    await publishSite(test, "globex", { domain: "shared.example" });
    const finish = { pathParameters: { id }, body: { docsDefinition: { pages: {}, config: {} } } };
    expect(await docs.finishDocsRegister(finish)).toMatchObject({ error: "UserNotInOrgError" });
    expect(await docs.getDocsForUrl({ body: { url: "first.example" } })).toMatchObject({ ok: false });
    const theirs = await test.client().docs.getDocsForUrl({ body: { url: "shared.example" } });
    expect(bodyOf(theirs).orgId).toBe("globex");
  });

  it("a registration id that is unknown, finished, expired, or of another organization", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const test = await openRegistry({ now: () => now });
    const { docs, begun } = await publishSite(test, "acme", {});
    const body = { docsDefinition: { pages: {}, config: {} } };
    const finish = (id: string, token?: string) =>
      (token === undefined ? docs : clientOf(test.registry, token).docs).finishDocsRegister({
        pathParameters: { id },
        body,
      });
    const notFound = { error: "DocsRegistrationIdNotFound", rawResponse: { status: 404 } };
    expect(await finish("reg_none")).toMatchObject(notFound);
    expect(await finish(begun.docsRegistrationId)).toMatchObject(notFound);

    const { docsRegistrationId } = bodyOf(await docs.startDocsRegister(begin("docs.plants.example")));
    expect(await finish(docsRegistrationId, await test.tokenOf("globex"))).toMatchObject(notFound);
    now = new Date("2026-11-22T08:00:01Z");
    expect(await finish(docsRegistrationId)).toMatchObject(notFound);
  });

  it("the name of another organization", async () => {
    const test = await openRegistry();
    const { docs } = test.client(await test.tokenOf("acme"));
    expect(await docs.startDocsRegister(begin("x.example", [], "globex"))).toMatchObject({
      error: "UserNotInOrgError",
    });
  });
});
