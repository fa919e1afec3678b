import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalHost } from "#engine/host";
import type { RegistryClient } from "#generated/registry";
import { bodyOf } from "#transport";
import { openRegistry, type TestRegistry } from "../../registry.testing.ts";
import { publishPreview, publishSite } from "./sites.testing.ts";

const clientOf = async (test: TestRegistry, orgId: string) => test.client(await test.tokenOf(orgId));

const begin = (orgId: string, domain: string, customDomains: readonly string[] = []) => ({
  body: { orgId, domain, customDomains, filepaths: [] },
});

const taken = { error: "DomainBelongsToAnotherOrgError", rawResponse: { status: 403 } };

describe("a host of another organization", () => {
  it.each([
    ["a.localhost", "a.localhost:4000"],
    ["a.localhost:4000", "a.localhost"],
    ["a.localhost:4000", "http://A.localhost.:5000"],
    ["docs.acme.test", "docs.acme.test:8443"],
    ["docs.acme.test:8443/v1", "docs.acme.test:9/v2"],
    ["bücher.example:8080", "XN--BCHER-KVA.example.:81"],
  ])("%s can't be taken as %s, by any call, and shows its own site only", async (owned, wanted) => {
    const test = await openRegistry();
    await publishSite(test, "acme", { domain: owned, config: { title: "Own" } });
    const { docs, docsV1 } = await clientOf(test, "globex");
    expect(await docs.startDocsRegister(begin("globex", wanted))).toMatchObject(taken);
    expect(await docs.startDocsRegister(begin("globex", "globex.example", [wanted]))).toMatchObject(taken);
    const v1 = { orgId: "globex", domain: wanted, filepaths: [] };
    expect(await docsV1.startDocsRegister({ body: v1 })).toMatchObject({ rawResponse: { status: 403 } });
    const bare = owned.replace(/\/.*/, "");
    const { sites } = bodyOf(
      await test.client().extensions.getSitesAtHost({ body: { host: wanted.replace(/\/v2$/, "") } }),
    );
    expect(sites.every(({ orgId }) => orgId === "acme")).toBe(true);
    expect(bodyOf(await test.client().docs.getOrganizationForUrl({ body: { url: owned } }))).toBe("acme");
    // The owner itself may have other sites at other ports.
    await publishSite(test, "acme", { domain: `${bare.replace(/:\d+$/, "")}:7777` });
  });

  it("below the domain suffix can't be taken by its name below localhost, or the other way round", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    await publishSite(test, "acme", { domain: "acme.docs.example" });
    await publishSite(test, "initech", { domain: "x.docs.example", customDomains: ["trees.localhost"] });
    const { docs } = await clientOf(test, "globex");
    expect(await docs.startDocsRegister(begin("globex", "globex.docs.example", ["acme.localhost:4000"]))).toMatchObject(
      taken,
    );
    expect(await docs.startDocsRegister(begin("globex", "trees.docs.example"))).toMatchObject(taken);
  });

  it("can't be taken by the name of a preview", async () => {
    const test = await openRegistry();
    const url = new URL(await publishPreview(test, "acme", { previewId: "x" }));
    const { docs } = await clientOf(test, "globex");
    expect(await docs.startDocsRegister(begin("globex", `${url.hostname}:4000`))).toMatchObject(taken);
    await publishSite(test, "globex", { domain: "globex-preview-y.localhost:8080" });
    const other = await clientOf(test, "acme");
    expect(await other.docs.startDocsRegister(begin("acme", "globex-preview-y.localhost"))).toMatchObject(taken);
  });

  it("moves with all its ports when it is transferred", async () => {
    const test = await openRegistry();
    await publishSite(test, "acme", { domain: "docs.acme.test:8443" });
    await publishSite(test, "acme", { domain: "docs.acme.test" });
    const { docs } = test.client();
    bodyOf(await docs.transferOwnershipOfDomain({ body: { domain: "docs.acme.test", toOrgId: "globex" } }));
    for (const url of ["docs.acme.test", "docs.acme.test:8443"]) {
      expect(bodyOf(await docs.getOrganizationForUrl({ body: { url } }))).toBe("globex");
    }
    const acme = await clientOf(test, "acme");
    expect(await acme.docs.startDocsRegister(begin("acme", "docs.acme.test:9"))).toMatchObject(taken);
  });

  it("is not taken by two publications that started before either finished", async () => {
    const test = await openRegistry();
    const finish = async (orgId: string, domain: string) => {
      const { docs } = await clientOf(test, orgId);
      const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister(begin(orgId, domain)));
      return () =>
        docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition: { pages: {}, config: {} } } });
    };
    const finishes = [await finish("acme", "docs.acme.test:1"), await finish("globex", "docs.acme.test:2")];
    const outcomes = await Promise.all(finishes.map((call) => call()));
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ error: "UserNotInOrgError" });
  });
});

describe("a reserved host", () => {
  const settings = {
    domainSuffix: "docs.example",
    operatorHosts: ["home.test", "*.ops.test", "app.docs.example", "192.0.2.7"],
  };
  const reserved = [
    ...["localhost", "LOCALHOST.:4000", "127.0.0.1", "127.9.9.9:80", "0x7f.1", "[::1]:4000"],
    ...["home.test", "Home.Test.:8443", "a.ops.test", "192.0.2.7", "registry.localhost", "registry.localhost:4000"],
  ];

  it.each(reserved)("%s is a custom domain of the operator only", async (host) => {
    const test = await openRegistry(settings);
    const { docs } = await clientOf(test, "acme");
    expect(await docs.startDocsRegister(begin("acme", "acme.docs.example", [host]))).toMatchObject(taken);
    expect(await test.client().docs.startDocsRegister(begin("callboard", host))).toMatchObject({ ok: true });
  });

  it.each(["docs.example", "app.docs.example", "registry.docs.example"])(
    "%s is a main address of the operator only",
    async (host) => {
      const test = await openRegistry(settings);
      const { docs } = await clientOf(test, "acme");
      expect(await docs.startDocsRegister(begin("acme", host))).toMatchObject(taken);
      expect(await test.client().docs.startDocsRegister(begin("callboard", host))).toMatchObject({ ok: true });
    },
  );

  it.each(reserved)("%s is a main address of the operator only, without a suffix", async (host) => {
    const test = await openRegistry({ operatorHosts: settings.operatorHosts });
    const { docs } = await clientOf(test, "acme");
    expect(await docs.startDocsRegister(begin("acme", host))).toMatchObject(taken);
    expect(await test.client().docs.startDocsRegister(begin("callboard", host))).toMatchObject({ ok: true });
  });

  it("leaves names below localhost and below the suffix to everybody", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example", operatorHosts: ["*.example", "*.localhost"] });
    const { docs } = await clientOf(test, "acme");
    expect(await docs.startDocsRegister(begin("acme", "acme.docs.example", ["acme.localhost"]))).toMatchObject({
      ok: true,
    });
  });

  it("is the operator's although another organization published there before it was reserved", async () => {
    const test = await openRegistry();
    await publishSite(test, "acme", { domain: "home.test", config: { title: "Acme" } });
    await test.registry.close();
    const after = await openRegistry({ dataFolder: test.folder, operatorHosts: ["home.test"] });
    const { docs, extensions } = after.client();
    const at = async (host: string) => bodyOf(await extensions.getSitesAtHost({ body: { host } })).sites;
    expect(after.log).toContainEqual(
      expect.objectContaining({ event: "reserved-host", host: "home.test", orgId: "acme" }),
    );
    expect(await at("home.test:4000")).toEqual([]);
    expect(await docs.getDocsForUrl({ body: { url: "home.test" } })).toMatchObject({
      error: "DomainNotRegisteredError",
    });
    await publishSite(after, "callboard", { domain: "home.test", config: { title: "Own" } });
    expect(await at("home.test")).toMatchObject([{ orgId: "callboard" }]);
    expect(bodyOf(await docs.getDocsForUrl({ body: { url: "home.test" } })).definition.config.title).toBe("Own");
  });

  it("can't be transferred to another organization", async () => {
    const test = await openRegistry({ operatorHosts: ["home.test"] });
    await publishSite(test, "callboard", { domain: "home.test" });
    const { docs } = test.client();
    const outcome = await docs.transferOwnershipOfDomain({ body: { domain: "home.test", toOrgId: "acme" } });
    expect(outcome).toMatchObject({ ok: false, rawResponse: { status: 400 } });
    expect(bodyOf(await docs.getOrganizationForUrl({ body: { url: "home.test" } }))).toBe("callboard");
  });

  it("is not shown by the name of another organization's API or host", async () => {
    const test = await openRegistry({ domainSuffix: "docs.example" });
    const { apis } = await clientOf(test, "registry");
    bodyOf(
      await apis.registerApiDefinition({
        body: {
          orgId: "registry",
          apiId: "_",
          definition: { types: {}, subpackages: {}, rootPackage: { endpoints: [], types: [], subpackages: [] } },
        },
      }),
    );
    const { sites } = bodyOf(await test.client().extensions.getSitesAtHost({ body: { host: "registry.localhost" } }));
    expect(sites).toEqual([]);
  });
});

describe("an address that can't show pages is refused", () => {
  it.each([
    ["-bad-.example.com", "InvalidDomainError"],
    ["a_b.example.com", "InvalidDomainError"],
    [`${"a".repeat(64)}.example.com`, "InvalidDomainError"],
    ["192.0.2.1", "InvalidDomainError"],
    ["[2001:db8::1]:4000", "InvalidDomainError"],
    ["a.example/assets", "InvalidDomainError"],
    ["a.example/assets/v2", "InvalidDomainError"],
    ["a.example/%61ssets", "InvalidDomainError"],
    ["a.example/%2561ssets", "InvalidDomainError"],
    ["a.example/a%2fb", "InvalidDomainError"],
    ["a.example/ünï", "InvalidDomainError"],
    ["a.example/api/callboard-docs", "InvalidDomainError"],
    ["a.example/api/callboard-docs/proxy", "InvalidDomainError"],
  ])("%s, with %s as main address", async (domain, error) => {
    const test = await openRegistry();
    const { docs, docsV1 } = await clientOf(test, "acme");
    expect(await docs.startDocsRegister(begin("acme", domain))).toMatchObject({ error, rawResponse: { status: 400 } });
    const custom = await docs.startDocsRegister(begin("acme", "acme.example", [domain]));
    expect(custom).toMatchObject({ error: "InvalidCustomDomainError", rawResponse: { status: 400 } });
    const v1 = await docsV1.startDocsRegister({ body: { orgId: "acme", domain, filepaths: [] } });
    expect(v1).toMatchObject({ rawResponse: { status: 400 } });
  });

  it.each(["/assets", "api/callboard-docs/x", "/a%20b"])("the preview at %s", async (basePath) => {
    const test = await openRegistry();
    const { docs } = await clientOf(test, "acme");
    const outcome = await docs.startDocsPreviewRegister({ body: { orgId: "acme", basePath, filepaths: [] } });
    expect(outcome).toMatchObject({ error: "InvalidDomainError" });
  });
});

describe("every host", () => {
  const names = ["docs", "a-b", "bücher", "ünïcode", "xn--fa-hia", "1a"];
  const domains = ["example", "test", "localhost", "例え.example"];
  const spelled = fc.record({
    name: fc.constantFrom(...names),
    domain: fc.constantFrom(...domains),
    isUpper: fc.boolean(),
    dot: fc.constantFrom("", ".", "。"),
    port: fc.constantFrom("", ":80", ":443", ":4000", ":8443"),
    scheme: fc.constantFrom("", "http://", "https://"),
    path: fc.constantFrom("", "/v1", "/v2/"),
  });
  const org = fc.constantFrom("acme", "globex", "callboard");
  const step = fc.record({ org, at: spelled, isCustom: fc.boolean() });

  it("has exactly one owner in every spelling and at every port, and only its sites are found", async () => {
    const test = await openRegistry();
    const clients = new Map<string, RegistryClient>();
    for (const one of ["acme", "globex", "callboard"]) clients.set(one, await clientOf(test, one));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 6 }),
        fc.array(spelled, { maxLength: 4 }),
        async (steps, reads) => {
          run += 1;
          const textOf = ({ name, domain, isUpper, dot, port, scheme, path }: (typeof reads)[number]) => {
            const host = `${name}.r${run}.${domain}`;
            return { host, text: `${scheme}${isUpper ? host.toUpperCase() : host}${dot}${port}${path}` };
          };
          const owners = new Map<string, string>();
          for (const [n, { org: orgId, at, isCustom }] of steps.entries()) {
            const { host, text } = textOf(at);
            const { docs } = clients.get(orgId) ?? test.client();
            const [main, customDomains] = isCustom ? [`main${n}.r${run}.test`, [text]] : [text, []];
            const begun = await docs.startDocsRegister(begin(orgId, main, customDomains));
            const key = canonicalHost(host) ?? "";
            const owner = owners.get(key) ?? orgId;
            if (owner !== orgId) {
              expect(begun).toMatchObject(taken);
              continue;
            }
            owners.set(key, orgId);
            const id = bodyOf(begun).docsRegistrationId;
            bodyOf(
              await docs.finishDocsRegister({
                pathParameters: { id },
                body: { docsDefinition: { pages: {}, config: { title: orgId } } },
              }),
            );
          }
          for (const read of [...reads, ...steps.map(({ at }) => at)]) {
            const { host, text } = textOf(read);
            const owner = owners.get(canonicalHost(host) ?? "");
            const { docs, extensions } = test.client();
            const { sites } = bodyOf(
              await extensions.getSitesAtHost({ body: { host: text.replace(/\/v\d\/?$/, "") } }),
            );
            expect(new Set(sites.map(({ orgId }) => orgId))).toEqual(sites.length === 0 ? new Set() : new Set([owner]));
            const found = await docs.getOrganizationForUrl({ body: { url: text } });
            if (found.ok) expect(found.body).toBe(owner);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
