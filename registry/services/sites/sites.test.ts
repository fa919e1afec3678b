import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { openRegistry, plants, type TestRegistry } from "../../registry.testing.ts";
import { openTestStore } from "../../store/store.testing.ts";
import { publishPreview, publishSite } from "./sites.testing.ts";

const at = (url: string) => ({ body: { url } });
const notRegistered = { ok: false, error: "DomainNotRegisteredError", rawResponse: { status: 404 } };

describe("an archived site", () => {
  it("is loaded by nobody until it is brought back, and keeps its addresses and content", async () => {
    const test = await openRegistry();
    const site = { filepaths: ["a.txt"], config: { title: "Plants" } };
    const { docs, begun } = await publishSite(test, "acme", site);
    const { fileId, uploadUrl } = begun.uploadUrls["a.txt"] ?? { fileId: "", uploadUrl: "" };
    await test.send("PUT", uploadUrl, { body: "bytes" });
    const url = "docs.plants.example";
    const before = bodyOf(await docs.getDocsForUrl(at(url)));
    // Twice: a repeated call changes nothing.
    for (const _ of ["first", "repeated"]) bodyOf(await docs.setIsArchived({ body: { url, isArchived: true } }));

    const v1 = test.client().docsV1;
    for (const load of [
      () => docs.getDocsForUrl(at(url)),
      () => test.client().docs.getDocsForUrl(at(url)),
      () => docs.getPrivateDocsForUrl(at(url)),
      () => v1.getDocsForDomain({ body: { domain: url } }),
      () => v1.getDocsForDomainLegacy({ pathParameters: { domain: url } }),
      () => test.client().extensions.getPublishedPages({ body: { domain: url } }),
    ]) {
      expect(await load()).toMatchObject(notRegistered);
    }
    expect((await test.send("GET", `/files/${fileId}`)).status).toBe(404);
    expect(bodyOf(await docs.listAllDocsUrls({})).urls).toEqual([]);
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url)))).toMatchObject({ isArchived: true, revision: 2 });
    // Publishing does not bring it back.
    await publishSite(test, "acme", site);
    expect(await docs.getDocsForUrl(at(url))).toMatchObject(notRegistered);

    bodyOf(await docs.setIsArchived({ body: { url, isArchived: false } }));
    const after = bodyOf(await docs.getDocsForUrl(at(url)));
    expect(after.definition.id).toBe(before.definition.id);
    expect(after.definition.config).toEqual({ title: "Plants" });
  });
});

describe("a private site", () => {
  it("has private files, which need a token that may load it", async () => {
    const test = await openRegistry();
    const site = { filepaths: ["a.txt"], authConfig: { type: "private", authType: "sso" } } as const;
    const { begun } = await publishSite(test, "acme", site);
    const { fileId, uploadUrl } = begun.uploadUrls["a.txt"] ?? { fileId: "", uploadUrl: "" };
    await test.send("PUT", uploadUrl, { body: "bytes", headers: { "content-type": "text/plain" } });
    const fetchWith = async (token: string | undefined) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { status, text } = await test.send("GET", `/files/${fileId}`, { headers });
      return status === 200 ? text : status;
    };
    const staff = test.registry.firstToken.token;
    for (const token of [staff, await test.tokenOf("acme", "read")]) expect(await fetchWith(token)).toBe("bytes");
    for (const token of [undefined, "callboard_x", await test.tokenOf("globex")]) {
      expect(await fetchWith(token)).toBe(404);
    }
  });

  it("is loaded by its organization and staff only, and says that it is private", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", { authConfig: { type: "private", authType: "sso" } });
    const url = "docs.plants.example";
    const globex = test.client(await test.tokenOf("globex"));
    for (const caller of [docs, test.client().docs]) {
      for (const load of [caller.getDocsForUrl, caller.getPrivateDocsForUrl]) {
        expect(bodyOf(await load(at(url))).authConfig).toEqual({ type: "private", authType: "sso" });
      }
    }
    expect(await globex.docs.getDocsForUrl(at(url))).toMatchObject(notRegistered);
    expect(await globex.docs.getPrivateDocsForUrl(at(url))).toMatchObject(notRegistered);
    expect(await globex.docsV1.getDocsForDomain({ body: { domain: url } })).toMatchObject(notRegistered);

    await publishSite(test, "acme", { authConfig: { type: "public" } });
    expect(bodyOf(await docs.getDocsForUrl(at(url)))).not.toHaveProperty("authConfig");
  });

  it("stays private, with its files, until a publication says that it is public", async () => {
    const test = await openRegistry();
    const url = "docs.plants.example";
    const isPrivate = async () => bodyOf(await test.client().docs.getDocsUrlMetadata(at(url))).isPrivate;
    const publish = async (site: Parameters<typeof publishSite>[2]) => {
      const { begun } = await publishSite(test, "acme", { filepaths: ["a.txt"], ...site });
      const { fileId, uploadUrl } = begun.uploadUrls["a.txt"] ?? { fileId: "", uploadUrl: "" };
      await test.send("PUT", uploadUrl, { body: "bytes", headers: { "content-type": "text/plain" } });
      return [await isPrivate(), (await test.send("GET", `/files/${fileId}`)).status];
    };
    expect(await publish({})).toEqual([false, 200]);
    expect(await publish({ authConfig: { type: "private", authType: "sso" } })).toEqual([true, 404]);
    expect(await publish({})).toEqual([true, 404]);
    // By the calls of the first generation.
    const { docsV1 } = test.client(await test.tokenOf("acme"));
    const begun = await docsV1.startDocsRegister({ body: { orgId: "acme", domain: url, filepaths: [] } });
    const { docsRegistrationId } = bodyOf(begun);
    const body = { docsDefinition: { pages: {}, config: {} } };
    bodyOf(await docsV1.finishDocsRegister({ pathParameters: { docsRegistrationId }, body }));
    expect(await isPrivate()).toBe(true);
    // At another port, where its readers would get the new site in its place.
    await publishSite(test, "acme", { domain: `${url}:8443` });
    expect(bodyOf(await test.client().docs.getDocsUrlMetadata(at(`${url}:8443`))).isPrivate).toBe(true);
    // A new main address takes over one that was private.
    await publishSite(test, "acme", { domain: "new.example", customDomains: [url] });
    expect(await isPrivate()).toBe(true);
    await publishSite(test, "acme", { domain: "new.example", customDomains: [url], authConfig: { type: "public" } });
    expect(await isPrivate()).toBe(false);
  });
});

describe("a preview", () => {
  it("has an address below the suffix that nobody can guess, and expires", async () => {
    let now = new Date("2026-11-01T08:00:00Z");
    const test = await openRegistry({ now: () => now, domainSuffix: "docs.example" });
    const { docs } = test.client(await test.tokenOf("acme"));
    const [url, other] = [
      await publishPreview(test, "acme", { basePath: "/plants" }),
      await publishPreview(test, "acme"),
    ];
    expect(url).toMatch(/^https:\/\/acme-preview-[0-9a-f]{24}\.docs\.example\/plants$/);
    expect(other).not.toBe(url.replace("/plants", ""));
    expect(bodyOf(await docs.getDocsForUrl(at(`${url}/page`))).definition.config.title).toBe("Preview");
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url)))).toMatchObject({ isPreviewUrl: true, org: "acme" });
    const listed = bodyOf(await docs.listAllDocsUrls({ queryParameters: { preview: true } })).urls;
    expect(listed.map(({ domain, basePath = "" }) => `https://${domain}${basePath}`).sort()).toEqual(
      [url, other].sort(),
    );
    expect(bodyOf(await docs.listAllDocsUrls({})).urls).toHaveLength(2);
    expect(bodyOf(await docs.listAllDocsUrls({ queryParameters: { preview: false } })).urls).toEqual([]);
    const sites = await test
      .client(await test.tokenOf("acme"))
      .dashboard.getDocsSitesForOrg({ body: { orgId: "acme" } });
    expect(bodyOf(sites).docsSites).toEqual([]);

    now = new Date("2026-12-01T08:00:00Z");
    for (const load of [docs.getDocsForUrl, docs.getDocsUrlMetadata, docs.getOrganizationForUrl]) {
      expect(await load(at(url))).toMatchObject(notRegistered);
    }
    expect(bodyOf(await docs.listAllDocsUrls({})).urls).toEqual([]);
    // The next preview deletes expired ones.
    await publishPreview(test, "acme");
    const store = await openTestStore(test.folder);
    expect(await store.db.selectFrom("docs_site").select("id").execute()).toHaveLength(1);
    await store.close();
  });

  it("is replaced by the next one with its id, and never takes another organization's address", async () => {
    const test = await openRegistry();
    const first = await publishPreview(test, "acme", { previewId: "branch", title: "one" });
    expect(first).toBe("http://acme-preview-branch.localhost");
    expect(await publishPreview(test, "acme", { previewId: "branch", title: "two" })).toBe(first);
    const { docs } = test.client(await test.tokenOf("acme"));
    expect(bodyOf(await docs.getDocsForUrl(at(first))).definition.config.title).toBe("two");
    const addresses = new Set([first]);
    for (const [org, previewId] of [
      ["Acme", "branch"],
      ["acme", "Branch"],
      ["acme", "feature/ünïcode"],
      ["acme-", "branch"],
      ["acme", "a".repeat(80)],
    ] as const) {
      addresses.add(await publishPreview(test, org, { previewId }));
    }
    expect(addresses.size).toBe(6);
    for (const url of addresses) expect(new URL(url).hostname.split(".")[0]?.length).toBeLessThanOrEqual(63);
  });

  it("has the name of its site, so that sites with the same id have separate previews", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const preview = (domain: string, previewId: string) => publishPreview(test, "acme", { domain, previewId });
    const plants = await preview("plants.docs.example", "pr-7");
    expect(plants).toBe("https://acme-preview-plants--pr-7.docs.example");
    expect(await preview("https://Plants.docs.example./", "pr-7")).toBe(plants);
    const addresses = new Set([plants]);
    for (const [domain, previewId] of [
      ["trees.docs.example", "pr-7"],
      ["plants.docs.example/v2", "pr-7"],
      ["plants-pr.docs.example", "7"],
      ["docs.plants.example", "pr-7"],
      ["plants.docs.example", "pr/7"],
      ["a-very-long-name-of-a-site.docs.example", "a-very-long-name-of-a-branch"],
      ["a-very-long-name-of-a-shop.docs.example", "a-very-long-name-of-a-branch"],
    ] as const) {
      addresses.add(await preview(domain, previewId));
    }
    expect(addresses.size).toBe(8);
    for (const url of addresses) expect(new URL(url).hostname.split(".")[0]?.length).toBeLessThanOrEqual(63);
  });

  it("is read by those who may read its site, unless its publisher says otherwise", async () => {
    const test = await openRegistry();
    await publishSite(test, "acme", { authConfig: { type: "private", authType: "sso" } });
    const isPrivate = async (options: Parameters<typeof publishPreview>[2]) => {
      const url = await publishPreview(test, "acme", { previewId: "x", ...options });
      return bodyOf(await test.client().docs.getDocsUrlMetadata(at(url))).isPrivate;
    };
    const domain = "docs.plants.example";
    expect(await isPrivate({ domain })).toBe(true);
    expect(await isPrivate({ domain, authConfig: { type: "public" } })).toBe(false);
    expect(await isPrivate({ domain })).toBe(true);
    expect(await isPrivate({})).toBe(false);
    expect(await isPrivate({ authConfig: { type: "private", authType: "sso" } })).toBe(true);
    expect(await isPrivate({})).toBe(true);
    expect(await isPrivate({ domain: "other.example" })).toBe(false);
  });

  it("can be deleted by its organization", async () => {
    const test = await openRegistry();
    const { docs, extensions } = test.client(await test.tokenOf("acme"));
    const url = await publishPreview(test, "acme");
    bodyOf(await extensions.deleteDocsSite(at(url)));
    expect(await docs.getDocsForUrl(at(url))).toMatchObject(notRegistered);
    expect(await extensions.deleteDocsSite(at(url))).toMatchObject({ error: "DocsNotFoundError" });
  });
});

describe("listing addresses", () => {
  /** Publishes sites a minute apart; the last one has a custom domain and a path. */
  async function threeSites(): Promise<TestRegistry> {
    let minute = 0;
    const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const test = await openRegistry({ now });
    for (const [orgId, domain, customDomains] of [
      ["acme", "a.docs.test", []],
      ["globex", "g.docs.test", []],
      ["acme", "b.docs.test/v2", ["b.example"]],
    ] as const) {
      minute += 1;
      await publishSite(test, orgId, { domain, customDomains });
    }
    return test;
  }

  it("lists the newest first, page by page, with a limit of 1000", async () => {
    const test = await threeSites();
    const list = async (queryParameters: object) =>
      bodyOf(await test.client().docs.listAllDocsUrls({ queryParameters })).urls.map(({ domain }) => domain);
    const all = ["b.docs.test", "b.example", "g.docs.test", "a.docs.test"];
    expect(await list({})).toEqual(all);
    expect(await list({ page: 1, limit: 5000 })).toEqual(all);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list({ page, limit: 2 }));
    expect(pages).toEqual([all.slice(0, 2), all.slice(2), []]);
    expect(await list({ page: 2_000_000_000, limit: 1000 })).toEqual([]);
    expect(await list({ custom: true })).toEqual(["b.example"]);
    expect(await list({ custom: false })).toEqual(["b.docs.test", "g.docs.test", "a.docs.test"]);
    const { docs } = test.client(await test.tokenOf("acme"));
    expect(bodyOf(await docs.listAllDocsUrls({ queryParameters: { custom: false, limit: 1 } })).urls).toEqual([
      { domain: "b.docs.test", basePath: "/v2", organizationId: "acme", updatedAt: "2026-01-01T00:03:00.000Z" },
    ]);
  });

  it.each([
    [{ page: 0 }, "Pages count from 1"],
    [{ limit: 0 }, "at least 1 address"],
  ])("rejects %j", async (queryParameters, content) => {
    const { client } = await openRegistry();
    expect(await client().docs.listAllDocsUrls({ queryParameters })).toMatchObject({
      failure: { statusCode: 400, body: { error: "BadRequestError", content: expect.stringContaining(content) } },
    });
  });

  it("shows an organization its own sites with their custom address as the main one", async () => {
    const test = await threeSites();
    const { dashboard } = test.client(await test.tokenOf("acme"));
    expect(bodyOf(await dashboard.getDocsSitesForOrg({ body: { orgId: "acme" } })).docsSites).toEqual([
      { mainUrl: { domain: "b.example" }, urls: [{ domain: "b.docs.test", path: "/v2" }, { domain: "b.example" }] },
      { mainUrl: { domain: "a.docs.test" }, urls: [{ domain: "a.docs.test" }] },
    ]);
  });
});

describe("a site's metadata", () => {
  it("names its owner and the repository that it is written in", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", {});
    const url = "docs.plants.example/a";
    expect(bodyOf(await docs.getOrganizationForUrl(at(url)))).toBe("acme");
    const plain = {
      url: "docs.plants.example",
      org: "acme",
      isPreviewUrl: false,
      isArchived: false,
      isPrivate: false,
      revision: 1,
    };
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url)))).toEqual(plain);
    const githubUrl = "https://github.com/acme/docs";
    // Without a repository the call changes nothing.
    for (const body of [{ url, githubUrl }, { url }]) bodyOf(await docs.setDocsUrlMetadata({ body }));
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url)))).toEqual({ ...plain, gitUrl: githubUrl });
    await publishSite(test, "acme", {});
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url)))).toEqual({ ...plain, gitUrl: githubUrl, revision: 2 });
  });

  it("has a revision that rises in every process when its copies are dropped", async () => {
    const test = await openRegistry();
    const { docs } = await publishSite(test, "acme", {});
    const second = await openRegistry({ dataFolder: test.folder });
    const url = "docs.plants.example";
    const revision = async () => bodyOf(await second.client().docs.getDocsUrlMetadata(at(url))).revision;
    expect(await revision()).toBe(1);
    bodyOf(await test.client(await test.tokenOf("acme")).docsCache.invalidate(at(`${url}/page`)));
    expect(await revision()).toBe(2);
    bodyOf(await test.client().docs.prepopulateS3Bucket({}));
    expect(await revision()).toBe(3);
    expect(bodyOf(await docs.getDocsUrlMetadata(at(url))).revision).toBe(3);
  });
});

describe("a site's settings by id", () => {
  it("are the current ones, with its APIs in their package form", async () => {
    const test = await openRegistry();
    const { apis } = test.client(await test.tokenOf("acme"));
    const registered = await apis.registerApiDefinition({
      body: { orgId: "acme", apiId: "plants", definition: plants },
    });
    const { apiDefinitionId } = bodyOf(registered);
    const reference = {
      type: "apiReference",
      id: "r",
      title: "API",
      slug: "api",
      apiDefinitionId,
      children: [],
    } as const;
    const child = { type: "sidebarRoot", id: "s", children: [reference] } as const;
    const root = {
      ...({ type: "root", version: "v1", id: "root", title: "Plants", slug: "" } as const),
      child: { type: "unversioned", id: "u", child },
    } as const;
    const { docs } = await publishSite(test, "acme", { config: { title: "Plants", root } });
    const { definition } = bodyOf(await docs.getDocsForUrl(at("docs.plants.example")));
    const byId = bodyOf(await docs.getDocsConfigById({ pathParameters: { docsId: definition.id ?? "" } }));
    expect(byId.docsConfig).toEqual(definition.config);
    expect(Object.keys(byId.apis)).toEqual([apiDefinitionId]);
    expect(byId.apis[apiDefinitionId]?.subpackages).toHaveProperty("subpackage_plants");
    const pages = await test.client().extensions.getPublishedPages({ body: { domain: "docs.plants.example" } });
    expect(bodyOf(pages).entries).toEqual([]);
  });
});

describe("a transfer", () => {
  it("moves a site with its hosts and APIs, unnoticed by readers, and closes it to its former owner", async () => {
    const test = await openRegistry();
    const { docs: acme } = await publishSite(test, "acme", {
      customDomains: ["b.example"],
      config: { title: "Moved" },
    });
    await publishSite(test, "acme", { domain: "b.example/shared" });
    await publishSite(test, "acme", { domain: "stays.example" });
    const begin = { orgId: "acme", domain: "docs.plants.example", customDomains: [], filepaths: [] };
    const open = bodyOf(await acme.startDocsRegister({ body: begin }));

    const transfer = { body: { domain: "docs.plants.example", toOrgId: "globex" } };
    for (const _ of ["first", "repeated"]) bodyOf(await test.client().docs.transferOwnershipOfDomain(transfer));
    const globex = test.client(await test.tokenOf("globex")).docs;
    for (const url of ["docs.plants.example", "b.example", "b.example/shared"]) {
      expect(bodyOf(await globex.getOrganizationForUrl(at(url)))).toBe("globex");
      expect(await acme.getDocsForUrl(at(url))).toMatchObject(notRegistered);
    }
    expect(bodyOf(await globex.getDocsForUrl(at("b.example"))).definition.config.title).toBe("Moved");
    expect(bodyOf(await acme.getOrganizationForUrl(at("stays.example")))).toBe("acme");
    expect(await acme.startDocsRegister({ body: begin })).toMatchObject({ error: "DomainBelongsToAnotherOrgError" });
    const finish = {
      pathParameters: { id: open.docsRegistrationId },
      body: { docsDefinition: { pages: {}, config: {} } },
    };
    expect(await acme.finishDocsRegister(finish)).toMatchObject({ error: "UserNotInOrgError" });
  });
});

describe("a call that is repeated after a lost response", () => {
  it("finishes a registration once, and never brings an older site back", async () => {
    const test = await openRegistry();
    const { docs } = test.client(await test.tokenOf("acme"));
    const begin = { orgId: "acme", domain: "a.example", customDomains: [], filepaths: [] };
    const begun = bodyOf(await docs.startDocsRegister({ body: begin }));
    const finish = (title: string) =>
      docs.finishDocsRegister({
        pathParameters: { id: begun.docsRegistrationId },
        body: { docsDefinition: { pages: {}, config: { title } } },
      });
    bodyOf(await finish("one"));
    await publishSite(test, "acme", { domain: "a.example", config: { title: "two" } });
    bodyOf(await finish("one"));
    expect(bodyOf(await docs.getDocsForUrl(at("a.example"))).definition.config.title).toBe("two");
    expect(await finish("three")).toMatchObject({ error: "DocsRegistrationIdNotFound" });
  });
});

describe("the first generation", () => {
  it("publishes and loads the same sites", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const { docs, docsV1 } = test.client(await test.tokenOf("acme"));
    const start = { orgId: "acme", domain: "v1.plants.example/docs", filepaths: ["a.png", "a.png"] };
    const begun = bodyOf(await docsV1.startDocsRegister({ body: start }));
    expect(Object.keys(begun.uploadUrls)).toEqual(["a.png"]);
    const docsDefinition = { pages: { "a.md": { markdown: "# A" } }, config: { title: "First" } };
    const pathParameters = { docsRegistrationId: begun.docsRegistrationId };
    bodyOf(await docsV1.finishDocsRegister({ pathParameters, body: { docsDefinition } }));
    const loaded = bodyOf(await docsV1.getDocsForDomain({ body: { domain: "https://v1.plants.example/docs/a" } }));
    expect(loaded).toEqual(bodyOf(await docs.getDocsForUrl(at("v1.plants.example/docs"))).definition);
    const legacy = await docsV1.getDocsForDomainLegacy({ pathParameters: { domain: "v1.plants.example" } });
    expect(legacy).toMatchObject(notRegistered);
    expect(bodyOf(await docs.listAllDocsUrls({ queryParameters: { custom: true } })).urls).toHaveLength(1);
    const refused = await docsV1.startDocsRegister({ body: { ...start, domain: "192.0.2.1" } });
    expect(refused).toMatchObject({ failure: { statusCode: 400 } });
  });
});

describe("files with a known hash", () => {
  const fileHash = createHash("sha256").update("bytes").digest("hex");

  it("are complete without an upload, for the organization that has uploaded them only", async () => {
    const test = await openRegistry();
    const first = await publishSite(test, "acme", { filepaths: [{ path: "a.txt", fileHash }] });
    expect(first.begun.skippedFiles).toEqual([]);
    const { uploadUrl } = first.begun.uploadUrls["a.txt"] ?? { uploadUrl: "" };
    await test.send("PUT", uploadUrl, { body: "bytes", headers: { "content-type": "text/plain" } });

    const image = { filePath: "b.png", width: 1, height: 1, fileHash: fileHash.toUpperCase() };
    const second = await publishSite(test, "acme", {
      filepaths: ["plain.txt", { path: "c.txt", fileHash }, { path: "d.txt", fileHash: "none" }],
      images: [image],
    });
    expect(second.begun.skippedFiles).toEqual(["c.txt", "b.png"]);
    const { filesV2 } = bodyOf(await second.docs.getDocsForUrl(at("docs.plants.example"))).definition;
    const { fileId = "", uploadUrl: again = "" } = second.begun.uploadUrls["c.txt"] ?? {};
    expect(new Set(Object.keys(filesV2))).toEqual(new Set([fileId, second.begun.uploadUrls["b.png"]?.fileId]));
    const served = await test.send("GET", `/files/${fileId}`);
    expect([served.text, served.headers.get("content-type")]).toEqual(["bytes", "text/plain"]);
    // A publisher that knows nothing of skipped files uploads them again.
    expect((await test.send("PUT", again, { body: "bytes" })).status).toBe(200);

    const foreign = await publishSite(test, "globex", {
      domain: "g.example",
      filepaths: [{ path: "a.txt", fileHash }],
    });
    expect(foreign.begun.skippedFiles).toEqual([]);
  });

  it.each([
    ["HTTPS://Acme.Docs.example/plants/", ["http://b.example:80/x/"]],
    ["acme.docs.example/plants", ["B.example/x"]],
  ])("domains may have a scheme and a path: %s, %j", async (domain, customDomains) => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const { docs } = await publishSite(test, "acme", { domain, customDomains });
    const urls = bodyOf(await docs.listAllDocsUrls({})).urls;
    expect(urls.map(({ domain: host, basePath }) => host + basePath)).toEqual([
      "acme.docs.example/plants",
      "b.example/x",
    ]);
  });
});
