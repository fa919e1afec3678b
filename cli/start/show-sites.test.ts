import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proxyHeaders } from "#docs-host/proxy";
import { bodyOf } from "#transport";
import { type RunningSites, startSites, untilAskedAgain } from "./sites.testing.ts";

const calls = "/api/callboard-docs";

/** For tests that only publish and read. */
let shared: RunningSites;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shared = await startSites({}, undefined, (stop) => void stops.push(stop));
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

describe("the sites of a registry", () => {
  it("are shown at their hosts and paths, and at their names on this machine", async () => {
    const { publish, titleAt, get } = shared;
    const customDomains = ["docs.plants.example"];
    await publish("acme", { domain: "plants.example/v2", title: "Second", slug: "v2", customDomains });
    await publish("acme", { domain: "plants.example", title: "First" });
    await publish("globex", { domain: "globex.localhost", title: "Gears" });
    for (const [host, path, title] of [
      ["plants.example", "/w", "First"],
      ["plants.example", "/v2/w", "Second"],
      ["PLANTS.example:8443", "/v2/w", "Second"],
      ["plants.example", "/v2", "to /v2/w"],
      ["plants.example", "/v2x/w", "404"],
      ["plants-example.localhost", "/v2/w", "Second"],
      // Its publisher wrote it for another path.
      ["docs.plants.example", "/w", "Second"],
      ["docs-plants-example.localhost", "/w", "Second"],
      ["globex.localhost", "/w", "Gears"],
    ] as const) {
      expect([host, path, await titleAt(host, path)]).toEqual([host, path, title]);
    }
    for (const [path, base] of [
      ["/w", ""],
      ["/v2/w", "/v2"],
    ] as const) {
      const page = await get("plants.example", path);
      expect(page.text).toContain(`src="${base}/assets/e.js"`);
      expect((await get("plants.example", `${base}/assets/e.js`)).text).toBe("asset");
      const changes = await get("plants.example", `${base}${calls}/changes`);
      expect(changes.status).toBe(200);
      expect(page.text).toContain(
        `<link rel="canonical" href="https://${base === "" ? "plants.example" : "docs.plants.example"}/w"`,
      );
    }
  });

  it("are refused at hosts that nobody has published at", async () => {
    const { titleAt, get } = shared;
    expect(await titleAt("evil.example", "/")).toBe("421");
    const { status, text } = await get("nobody.localhost:4000", "/a<b");
    expect(status).toBe(404);
    expect(text).toContain("There are no docs at this address");
    expect(text).toContain("nobody.localhost:4000/a%3Cb");
    expect(await titleAt("nobody.localhost", `${calls}/changes`)).toBe("404");
  });

  it("show the last publication at the next request, in every process @nightly", async () => {
    const { publish, titleAt, startAnother } = await startSites();
    const other = await startAnother();
    const site = { domain: "plants.example", title: "Old" };
    await publish("acme", site);
    for (const read of [titleAt, other]) expect(await read("plants.example", "/w")).toBe("Old");
    for (let n = 1; n <= 5; n += 1) {
      await publish("acme", { ...site, title: `New ${n}` });
      for (const read of [titleAt, other]) expect(await read("plants.example", "/w")).toBe(`New ${n}`);
    }
  });

  it("stay while the registry is down, and all others are unavailable @nightly", async () => {
    const { publish, titleAt, stopRegistry } = await startSites();
    await publish("acme", { domain: "plants.example", title: "Plants" });
    expect(await titleAt("plants.example", "/w")).toBe("Plants");
    await stopRegistry();
    expect(await titleAt("plants.example", "/w")).toBe("Plants");
    expect(await titleAt("other.localhost", "/")).toBe("503");
    expect(await titleAt("other.example", "/")).toBe("503");
  });

  it("are shown while the registry hangs, at once after the first request @nightly", async () => {
    const { publish, titleAt, hangRegistry } = await startSites();
    await publish("acme", { domain: "plants.example", title: "Plants" });
    expect(await titleAt("plants.example", "/w")).toBe("Plants");
    hangRegistry();
    await untilAskedAgain();
    expect(await titleAt("plants.example", "/w")).toBe("Plants");
    const from = performance.now();
    for (let n = 0; n < 10; n += 1) {
      await untilAskedAgain();
      expect(await titleAt("plants.example", "/w")).toBe("Plants");
    }
    // Each would wait for a second.
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it("are gone while they are archived, and unlisted as previews @nightly", async () => {
    const { publish, clientOf, get, titleAt } = await startSites();
    await publish("acme", { domain: "plants.example", title: "Plants" });
    const { docs } = await clientOf("acme");
    const archive = async (isArchived: boolean) => {
      bodyOf(await docs.setIsArchived({ body: { url: "plants.example", isArchived } }));
      await untilAskedAgain();
    };
    await titleAt("plants.example", "/w");
    await archive(true);
    const gone = await get("plants.example", "/w");
    expect([gone.status, gone.text.includes("no longer available")]).toEqual([410, true]);
    expect((await get("plants.example", `${calls}/changes`)).status).toBe(410);
    await archive(false);
    expect(await titleAt("plants.example", "/w")).toBe("Plants");

    const begun = bodyOf(await docs.startDocsPreviewRegister({ body: { orgId: "acme", filepaths: [] } }));
    const docsDefinition = { pages: {}, config: { title: "Next" } };
    const id = begun.docsRegistrationId;
    bodyOf(await docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
    const preview = await get(new URL(begun.previewUrl).host, "/");
    expect([preview.status, preview.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect((await get("plants.example", "/w")).headers["x-robots-tag"]).toBeUndefined();
  });
});

describe("files of a site", () => {
  it("are served to its own hosts only, and run nothing", async () => {
    const { publish, get } = shared;
    const file = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    const [fileId] = await publish("acme", { domain: "plants.example/v2", title: "Plants", file });
    await publish("globex", { domain: "globex.example", title: "Gears", file: "<svg/>" });
    const path = `/v2${calls}/files/${fileId}`;
    const { status, text, headers } = await get("plants.example", path);
    expect([status, text]).toEqual([200, file]);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get("plants.example", path, { "if-none-match": String(headers.etag) })).status).toBe(304);
    const part = await get("plants.example", path, { range: "bytes=0-3" });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "<svg", `bytes 0-3/${file.length}`]);
    // Mintlify served files of any site at all hosts of all sites.
    expect((await get("globex.example", `${calls}/files/${fileId}`)).status).toBe(404);
    expect((await get("plants.example", `/v2${calls}/files/..%2Fx`)).status).toBe(404);
  });
});

describe("a private site", () => {
  it("shows neither pages nor files nor its proxy to readers who are not logged in", async () => {
    const { publish, get, port } = shared;
    const [fileId] = await publish("acme", {
      domain: "acme.localhost",
      title: "Secret",
      isPrivate: true,
      file: "<svg/>",
    });
    const host = `acme.localhost:${port}`;
    for (const [path, status] of [
      ["/w", 403],
      [`${calls}/files/${fileId}`, 401],
      [`${calls}/changes`, 401],
    ] as const) {
      const answer = await get(host, path);
      expect([path, answer.status, answer.text.includes("Secret")]).toEqual([path, status, false]);
    }
  });
});

describe("the hosts of the server itself", () => {
  it("show the docs of the registry, and list all sites as soon as there are more @nightly", async () => {
    const { publish, clientOf, titleAt, get, port } = await startSites();
    const own = [`localhost:${port}`, `127.0.0.1:${port}`, `registry.localhost:${port}`];
    for (const host of own) expect(await titleAt(host, "/")).toBe("to /overview");
    await publish("acme", { domain: "plants.example/v2", title: "<Plants>", isPrivate: true });
    const { apis } = await clientOf("globex");
    const definition = { rootPackage: { endpoints: [], types: [], subpackages: [] }, types: {}, subpackages: {} };
    bodyOf(await apis.registerApiDefinition({ body: { orgId: "globex", apiId: "weather", definition } }));
    const list = await get(`localhost:${port}`, "/");
    const entries = [...list.text.matchAll(/<a href="([^"]+)">([^<]+)<\/a><\/h2>/g)].map(([, href, title]) => [
      href,
      title,
    ]);
    expect(entries).toEqual([
      [`http://globex-weather.localhost:${port}`, "weather"],
      [`http://plants-example.localhost:${port}/v2`, "&lt;Plants&gt;"],
      [`http://registry.localhost:${port}`, "Callboard"],
    ]);
    expect(list.text).toContain("3 sites");
    expect(list.text).toContain("<li>Private</li>");
    const found = await get(`localhost:${port}`, "/?find=weather");
    expect(found.text).toContain("1 site for “weather”");
    // Open pages of the registry's docs go on as before.
    for (const host of own) expect(await titleAt(host, "/overview")).toBe("Callboard Registry | Callboard");
    expect(await titleAt(`registry.localhost:${port}`, "/")).toBe("to /overview");
    expect(await titleAt(`globex-weather.localhost:${port}`, "/")).toBe("weather");
  });

  it("list nothing, and show no API, unless the operator allows it @nightly", async () => {
    const settings = { list: false, apiSites: "off", origin: "https://docs.example", hosts: ["docs.example"] } as const;
    const { publish, clientOf, titleAt } = await startSites(settings);
    await publish("acme", { domain: "plants.example", title: "Plants" });
    const { apis } = await clientOf("globex");
    const definition = { rootPackage: { endpoints: [], types: [], subpackages: [] }, types: {}, subpackages: {} };
    bodyOf(await apis.registerApiDefinition({ body: { orgId: "globex", apiId: "weather", definition } }));
    expect(await titleAt("docs.example", "/")).toBe("to /overview");
    expect(await titleAt("globex-weather.localhost", "/")).toBe("404");
    expect(await titleAt("plants.example", "/w")).toBe("Plants");
  });
});

it("a site that others can open does not call the registry on this machine @nightly", async () => {
  const { port, registryUrl } = await startSites({ hosts: ["docs.example"] });
  const headers = {
    origin: `http://127.0.0.1:${port}`,
    [proxyHeaders.url]: `${registryUrl}/x`,
    [proxyHeaders.method]: "GET",
  };
  const answer = await fetch(`http://127.0.0.1:${port}${calls}/proxy`, { method: "POST", headers });
  expect(answer.headers.get(proxyHeaders.cause)).toBe("blocked-address");
});

it("no site can send calls to the environments of another one, nor to this machine", async () => {
  const { publish, port, registryUrl } = await startSites();
  await publish("acme", { domain: "acme.localhost", title: "Plants" });
  const call = async (host: string, base = "") => {
    const headers = {
      origin: `http://${host}`,
      [proxyHeaders.url]: `${registryUrl}/tokens/generate`,
      [proxyHeaders.method]: "POST",
    };
    const answer = await fetch(`http://127.0.0.1:${port}${base}${calls}/proxy`, {
      method: "POST",
      headers: { ...headers },
    });
    return answer.headers.get(proxyHeaders.cause);
  };
  // Fetch sets the Host header by the address, so these reach the registry's own docs.
  expect(await call(`127.0.0.1:${port}`)).toBeNull();
  expect(await call(`127.0.0.1:${port}`, "/v2")).toBe("not-registered");
});
