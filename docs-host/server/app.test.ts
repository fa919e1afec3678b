import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSite } from "#docs-host/site/model";
import { reservedPaths } from "#engine/host";
import { parseJson } from "#engine/json";
import type { SiteAnswer } from "../site/model/source.ts";
import { createDocsApp, type DocsAppOptions } from "./app.ts";
import type { Assets } from "./assets/index.ts";
import { oneSite } from "./hosting/index.ts";
import { siteLogin } from "./login/index.ts";
import { plants, sampleSite } from "./sample.testing.ts";

const assets: Assets = {
  page: {
    script: "/assets/entry-1.js",
    styles: ["/assets/entry-1.css"],
    fonts: ["/assets/text-1.woff2"],
    inline: { theme: "", earlyPlayground: "", loginReturn: "" },
  },
  playground: { scripts: ["/assets/playground-1.js"], styles: ["/assets/playground-1.css"] },
  home: { styles: [] },
  read: async (name) =>
    name === "entry-1.js"
      ? { bytes: new TextEncoder().encode("export {}"), contentType: "text/javascript; charset=utf-8" }
      : undefined,
};

const appWith = (options: Partial<DocsAppOptions> = {}) =>
  createDocsApp({
    sites: oneSite({ load: async () => ({ ok: true, site: sampleSite }) }),
    assets,
    proxyUrl: "/api/callboard-docs/proxy",
    origin: "https://docs.plants.example",
    onBug: (error) => {
      throw error;
    },
    ...options,
  });

const get = (path: string, init: RequestInit = {}, options: Partial<DocsAppOptions> = {}): Promise<Response> =>
  appWith(options).fetch(new Request(`https://docs.plants.example${path}`, init));
const page = async (path: string): Promise<string> => (await get(path)).text();

const everyPage = [...sampleSite.pages.keys()].map((slug) => `/${slug}`);

describe("pages", () => {
  it.each(everyPage)("%s has a language, one h1, landmarks and a skip link", async (path) => {
    const html = await page(path);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const landmark of ["main", "header", "nav"]) expect(html).toContain(`<${landmark}`);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(html).toContain('href="#main"');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="https://docs.plants.example${path}"`);
  });

  it.each(everyPage)("%s has unique ids, and every fragment link has a target", async (path) => {
    const html = await page(path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const [, target] of html.matchAll(/ href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it("link only to existing pages", async () => {
    const targets = new Set<string>();
    for (const path of everyPage) {
      for (const [, href] of (await page(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) targets.add(href ?? "");
    }
    targets.delete("/");
    for (const target of targets) expect((await get(target)).status, target).toBe(200);
  });

  it("mark only the current page in the navigation", async () => {
    const html = await page("/api/plants/create");
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/api\/plants\/create" aria-current="page"/);
  });

  it("show every part of an endpoint", async () => {
    const html = await page("/api/plants/create");
    const text = html.replace(/<[^>]+>/g, "");
    for (const part of [
      "Add a plant",
      "https://api.plants.example/v2",
      "{gardenId}",
      "Bearer &lt;token&gt;",
      "dryRun",
      "Idempotency-Key",
      "X-Garden-Version",
      "offspring",
      "12345678901234567890",
      "GardenNotFoundError",
      "UnauthorizedError",
      "Ardennes",
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain('href="/api/plants/create?explorer=true"');
    expect(html).toContain('data-form-url="/api/callboard-docs/forms/plants-api/plants.create"');
    expect(html).toContain('data-proxy-url="/api/callboard-docs/proxy"');
  });

  it("list where a type is used", async () => {
    const html = await page("/api/types/Price");
    expect(html).toContain('<a href="/api/types/NewPlant">NewPlant</a>');
    expect(await page("/api/types/Reading")).toContain('<a href="/api/weather/follow">Follow the weather</a>');
  });

  it("summarize the API on the first page and on the API page", async () => {
    for (const path of ["/welcome", "/api"]) {
      const html = await page(path);
      expect(html).toContain("https://api.plants.example/v2");
      for (const { displayName } of plants.endpoints) expect(html).toContain(displayName);
    }
  });

  it("load only the entry script", async () => {
    const html = await page("/api/plants/create");
    expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual(["/assets/entry-1.js"]);
  });

  it.each([
    ["/", 302, "/welcome"],
    ["/welcome/", 308, "/welcome"],
    ["/api/plants/create/?explorer=true", 308, "/api/plants/create?explorer=true"],
  ])("redirect from %s", async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });
});

describe("settings of an author", () => {
  const site = buildSite({
    hash: "1",
    apis: new Map(),
    definition: {
      pages: {
        start: {
          markdown: [
            "---",
            "title: Plants & you",
            "headline: All about plants",
            "subtitle: What *grows* here",
            "description: How to use it.",
            "keywords: [plants, <b>]",
            "noindex: true",
            "nofollow: true",
            "canonical-url: https://plants.example/start",
            "---",
            "Hello",
          ].join("\n"),
        },
        here: { markdown: "Still here" },
      },
      config: {
        title: "Plants",
        redirects: [
          { source: "/here", destination: "/start" },
          { source: "/:page", destination: "/v2/:page" },
          { source: "/old/:path*", destination: "/start?from=:path*#top", permanent: false },
        ],
        root: {
          type: "root",
          slug: "",
          child: {
            type: "sidebarRoot",
            children: [
              { type: "page", title: "Start", slug: "start", pageId: "start" },
              { type: "page", title: "Here", slug: "here", pageId: "here" },
            ],
          },
        },
      },
    },
  });
  const ask = (path: string) => get(path, {}, { sites: oneSite({ load: async () => ({ ok: true, site }) }) });

  it("are the head and the title of a page", async () => {
    const html = await (await ask("/start")).text();
    expect(html).toContain("<title>All about plants</title>");
    expect(html).toContain('<meta name="description" content="How to use it."/>');
    expect(html).toContain('<meta name="keywords" content="plants, &lt;b&gt;"/>');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<link rel="canonical" href="https://plants.example/start"/>');
    expect(html).toContain("<h1>Plants &amp; you</h1>");
    expect(html).toContain("What <em>grows</em> here");
    expect(html).not.toContain("canonical-url");
  });

  it.each([
    ["/here", 308, "/start"],
    ["/start", 200, null],
    ["/gone?a=1", 308, "/v2/gone?a=1"],
    ["/old/a/b?c=1", 307, "/start?from=a%2Fb&c=1#top"],
    ["/no/page", 404, null],
  ])("redirect %s with %s", async (path, status, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });
});

describe("unknown paths", () => {
  it("respond with 404 and suggest similar pages", async () => {
    const response = await get("/api/plant/creat");
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain("Page not found");
    expect(html).toMatch(/Did you mean[\s\S]*href="\/api\/plants\/create"/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it.each(["/%E0%A4%A", "/__proto__", "/constructor", "/welcome/../../etc/passwd", "/api/types/Nothing"])(
    "%s responds with 404, not with an error",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("never render the requested path as markup", async () => {
    expect(await page("/<script>alert(1)</script>")).not.toContain("<script>alert");
  });
});

describe("security", () => {
  it("allows connections to the environments of the API only if the proxy is turned off", async () => {
    const policies = await Promise.all(
      [true, false].map(async (direct) => {
        const response = await get("/api/plants/create", {}, { direct });
        const policy = /connect-src[^;]*/.exec(response.headers.get("content-security-policy") ?? "")?.[0];
        return [policy, (await response.text()).includes('data-direct="true"')];
      }),
    );
    expect(policies).toEqual([
      ["connect-src 'self' https://api.plants.example", true],
      ["connect-src 'self'", false],
    ]);
  });

  it("sends the policy with every page, with a new nonce each time", async () => {
    const [one, two] = await Promise.all([get("/welcome"), get("/welcome")]);
    const nonces = [one, two].map((r) => /'nonce-([^']+)'/.exec(r.headers.get("content-security-policy") ?? "")?.[1]);
    expect(nonces[0]).not.toBe(nonces[1]);
    const nonce = nonces[0] ?? "";
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    expect(one.headers.get("content-security-policy")).toBe(
      [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' https: data: blob:",
        "font-src 'self' https:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "frame-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join("; "),
    );
    const html = await one.text();
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}"/>`);
    for (const [tag] of html.matchAll(/<script(?![^>]*(?:src=|type="application\/json"))[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  it.each([
    "/welcome",
    "/nowhere",
    "/assets/entry-1.js",
    "/api/callboard-docs/health",
    "/api/callboard-docs/forms/a/b",
  ])("%s is not sniffed, leaks no referrer and sets no cookie", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("set-cookie")).toBeNull();
  });
});

describe("the URL of a login response, which contains a code", () => {
  const auth = "/api/callboard-docs/auth";
  const login = siteLogin({
    settings: {
      ...{ issuer: "https://login.example", clientId: "docs", cookieKeys: ["k".repeat(32)], scope: "openid" },
      ...{ parameters: [], apis: [], returnParameter: "state", logout: "site" },
    },
    origins: ["https://docs.plants.example"],
    fetch: () => Promise.reject(new TypeError("fetch failed")),
    now: () => 0,
    log: () => {},
  });

  it.each([
    ["an API", `${auth}/callback?code=c`, 200],
    ["the site, in a login started elsewhere", `${auth}/login/callback?code=c&state=s`, 400],
    ["the site, in the middle of a login", `${auth}/login?state=/welcome`, 302],
  ])("is not sent as a referrer (%s)", async (_, path, status) => {
    const answer = await get(path, {}, { login });
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("files", () => {
  it("are cached forever by their hashed name", async () => {
    const response = await get("/assets/entry-1.js");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await response.text()).toBe("export {}");
  });

  it("that are pages have no origin, wherever they are opened", async () => {
    const bytes = new TextEncoder().encode("<!doctype html>");
    const read = async () => ({ bytes, contentType: "text/html; charset=utf-8" });
    const { headers } = await get("/assets/diagram-1.html", {}, { assets: { ...assets, read } });
    expect(headers.get("content-security-policy")).toBe("sandbox allow-scripts");
  });

  it("respond with 404 if they don't exist", async () => {
    expect((await get("/assets/..%2F..%2Fpackage.json")).status).toBe(404);
  });
});

describe("the form endpoint", () => {
  const form = async (endpointId: string) => {
    const parsed = parseJson(await page(`/api/callboard-docs/forms/plants-api/${endpointId}`));
    expect(parsed.ok).toBe(true);
    return parsed.ok ? (parsed.value as { readonly [key: string]: { readonly [key: string]: unknown } }) : {};
  };

  it("returns an endpoint and only the types that its request uses", async () => {
    const weather = await form("weather.follow");
    expect(Object.keys(weather).sort()).toEqual([
      ...["authSchemes", "endpoint", "globalHeaders", "nodes", "origins", "types"],
    ]);
    // The type of a response is not part of a form.
    expect(weather.types).toEqual({});
    expect(weather.authSchemes).toEqual({});
    expect(weather.endpoint?.id).toBe("weather.follow");
    const create = await form("plants.create");
    expect(Object.keys(create.types ?? {}).sort()).toEqual(["Bought", "Light", "NewPlant", "Origin", "Price"]);
    expect(create.authSchemes).toEqual(plants.auths);
    expect(create.nodes).toEqual([plants.groups[0]]);
    // The description of an endpoint is only on its page.
    expect(plants.endpoints.find(({ id }) => id === "plants.create")?.description).toBeDefined();
    expect(create.endpoint).not.toHaveProperty("description");
    expect(create.globalHeaders).toEqual(plants.globalHeaders);
  });

  it("preserves every digit", async () => {
    expect(await page("/api/callboard-docs/forms/plants-api/plants.create")).toContain("[12,14.50]");
  });

  it("responds with 304 if nothing has changed", async () => {
    const path = "/api/callboard-docs/forms/plants-api/plants.list";
    const etag = (await get(path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(path, { headers: { "if-none-match": `W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each(["plants-api/no.such", "no-api/plants.list", "__proto__/constructor"])(
    "responds with 404 for %s",
    async (path) => {
      const response = await get(`/api/callboard-docs/forms/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: "NotFound" });
    },
  );
});

describe("an unreachable registry", () => {
  const down: SiteAnswer = {
    ok: false,
    error: { message: "The registry did not answer.", advice: "Start it with <npm start>." },
  };
  const options = { sites: oneSite({ load: async () => down }) };

  it("shows an error page with advice for every path", async () => {
    const response = await get("/api/plants/create", {}, options);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain("The registry did not answer.");
    expect(html).toContain("Start it with &lt;npm start&gt;.");
    expect(html).toContain('<a href="/api/plants/create">Try again</a>');
  });

  /** Returns the URL of the retry link on a page, and the URL of that page. */
  const retryLinkOf = async (path: string) => {
    const pageUrl = new URL(`https://docs.plants.example${path}`);
    const [, href = ""] = /<a href="([^"]*)">Try again</.exec(await (await get(path, {}, options)).text()) ?? [];
    return { pageUrl, linkTarget: new URL(href.replaceAll("&amp;", "&"), pageUrl) };
  };

  it.each(["//evil.example/", "///evil.example", "/\\evil.example", "//evil.example/%2e%2e", "/.//evil.example", "//"])(
    "links back to the same site for %s",
    async (path) => {
      const { pageUrl, linkTarget } = await retryLinkOf(path);
      expect(linkTarget.origin).toBe("https://docs.plants.example");
      // Only redundant leading slashes may be removed.
      expect(linkTarget.pathname).toBe(pageUrl.pathname.replace(/^\/+/, "/"));
    },
  );

  it("links back to the same site for any requested path", async () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "%2f",
      "%5c",
      "evil.example",
      "https:",
      "\t",
      "a",
      "&quot;",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
        fc.pre(URL.canParse(`https://docs.plants.example/${pieces.join("")}`));
        expect((await retryLinkOf(`/${pieces.join("")}`)).linkTarget.origin).toBe("https://docs.plants.example");
      }),
    );
  });

  it("is reported by the health check and the form endpoint", async () => {
    for (const path of ["/api/callboard-docs/health", "/api/callboard-docs/forms/plants-api/plants.list"]) {
      const response = await get(path, {}, options);
      expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
        ...[503, "5"],
        { error: "Unavailable", message: "The registry did not answer.", advice: "Start it with <npm start>." },
      ]);
    }
  });
});

it("reports a healthy state while it has a site", async () => {
  const response = await get("/api/callboard-docs/health");
  expect([response.status, await response.json()]).toEqual([200, { status: "ok", definition: "sample-1" }]);
});

it("responds with 500 and reports the error when a request throws", async () => {
  const bugs: unknown[] = [];
  const bug = new Error("the source broke its promise");
  const options = { sites: oneSite({ load: () => Promise.reject(bug) }), onBug: (error: unknown) => bugs.push(error) };
  const response = await get("/welcome", {}, options);
  expect(response.status).toBe(500);
  const shown = await response.text();
  expect(shown).toContain("<h1>This page can’t be shown right now</h1>");
  expect(shown).not.toContain(bug.message);
  expect(bugs).toEqual([bug]);
});

it("renders the new site as soon as the source has it", async () => {
  let site = sampleSite;
  const app = appWith({ sites: oneSite({ load: async () => ({ ok: true, site }) }) });
  const read = async () => (await app.fetch(new Request("https://docs.plants.example/welcome"))).text();
  expect(await read()).toContain(">Plant Store<");
  site = { ...sampleSite, hash: "sample-2", title: "Fern Store" };
  expect(await read()).toContain(">Fern Store<");
});

it("reports each rendered page once, and serves later requests from the cache", async () => {
  let drawn = 0;
  const app = appWith({ onDrawn: () => (drawn += 1) });
  const fetchPage = (path: string) => app.fetch(new Request(`https://docs.plants.example${path}`));
  for (const path of ["/api/plants/create", "/api/plants/create", "/api/callboard-docs/health"]) await fetchPage(path);
  expect(drawn).toBe(1);
  await fetchPage("/api/plants/create?explorer=true");
  expect(drawn).toBe(2);
});

describe("a site below a path", () => {
  /** The statuses of its page and of its calls, if the path has a page directly below it. */
  const statusesAt = async (base: string): Promise<readonly number[]> => {
    const slug = `${base}/start`.slice(1);
    const site = buildSite({
      hash: "h",
      apis: new Map(),
      definition: {
        pages: { "start.md": { markdown: "Hello." } },
        config: {
          root: {
            ...{ type: "root", slug: "", title: "Plants" },
            child: {
              type: "unversioned",
              child: { type: "sidebarRoot", children: [{ type: "page", title: "Start", slug, pageId: "start.md" }] },
            },
          },
        },
      },
    });
    const sites = oneSite({ load: async () => ({ ok: true, site }) }, () => base);
    const paths = [`${base}/start`, `${base}/api/callboard-docs/health`];
    return Promise.all(paths.map(async (path) => (await get(path, {}, { sites })).status));
  };

  it.each(["/v2", "/api", "/api/v2", "/assetsx", "/docs/assets", "/mcp"])("%s shows its pages", async (base) => {
    expect(await statusesAt(base)).toEqual([200, 200]);
  });

  it.each(reservedPaths)("%s can't show one, which is why nobody can publish there", async (base) => {
    expect((await statusesAt(base))[0]).toBe(404);
  });
});
