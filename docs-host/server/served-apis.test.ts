import { describe, expect, it } from "vitest";
import { type ApiModel, bareEndpoint, type Channel, type Endpoint } from "#engine/model";
import { createDocsApp, type DocsAppOptions } from "./app.ts";
import { siteEnvironments } from "./environments.ts";
import { oneSite } from "./hosting/index.ts";
import { modelSource } from "./model-source.ts";

const endpoint = (id: string, parts: Partial<Endpoint> = {}): Endpoint =>
  bareEndpoint({
    id,
    method: "GET",
    path: [{ kind: "literal", value: `/${id}` }],
    ...parts,
  });

const api = (id: string, parts: Partial<ApiModel>): ApiModel => ({
  id,
  endpoints: [],
  types: {},
  groups: [],
  auths: {},
  globalHeaders: [],
  ...parts,
});

const parts: Omit<DocsAppOptions, "sites"> = {
  assets: {
    page: {
      script: "/assets/e.js",
      styles: [],
      fonts: [],
      inline: { theme: "", earlyPlayground: "", loginReturn: "" },
    },
    playground: { scripts: ["/assets/p.js", "/assets/s.js"], styles: ["/assets/p.css"] },
    home: { styles: [] },
    read: async () => undefined,
  },
  proxyUrl: "/api/callboard-docs/proxy",
  origin: "http://localhost:4000",
  onBug: (error) => {
    throw error;
  },
};

/** The served site of these models. */
function siteOf(...models: readonly ApiModel[]) {
  const source = modelSource();
  source.show(models, "first");
  const app = createDocsApp({ ...parts, sites: oneSite(source), live: true });
  const get = async (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost:4000${path}`, init));
  return { source, get, page: async (path: string) => (await get(path)).text() };
}

it("leads from an unknown address to the API that it is in", async () => {
  const called = (id: string) => api(id, { name: id, endpoints: [endpoint("get"), endpoint("add")] });
  const { page } = siteOf(called("Plants"), called("Pots"));
  const missing = await page("/pots/nothing/here");
  expect(missing).toContain('<a href="/pots">Go to the home page of Pots</a>');
  expect(missing).not.toContain("Go to the home page of Plants");
  expect(await page("/potsdam")).not.toContain("Go to the home page of");
});

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? "");

describe("a site of 5,000 endpoints and 20,000 types @nightly", () => {
  const large = api("large", {
    name: "Large",
    endpoints: Array.from({ length: 5000 }, (_, n) => endpoint(`call${n}`, { namespace: [`g${n % 100}`] })),
    groups: Array.from({ length: 100 }, (_, n) => ({ id: `g${n}`, name: `Group ${n}` })),
    types: Object.fromEntries(
      Array.from({ length: 20_000 }, (_, n) => [
        `T${n}`,
        { name: `T${n}`, shape: { kind: "list", item: { kind: "ref", id: "T0" } } as const },
      ]),
    ),
  });
  const { page, get } = siteOf(large);

  it("lists all groups on each page, but only the entries near the page", async () => {
    const html = await page("/group-7/call7");
    const nav = html.slice(html.indexOf("<nav id"), html.indexOf("</nav>"));
    const links = linksOf(nav);
    expect(links.filter((href) => /^\/group-\d+$/.test(href))).toHaveLength(100);
    expect(links.filter((href) => /^\/group-\d+\/call/.test(href))).toHaveLength(50);
    expect(links.filter((href) => href.startsWith("/group-7/"))).toHaveLength(50);
    expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it("has small pages of every kind with links that all resolve", async () => {
    for (const path of [
      "/",
      "/group-7",
      "/group-7/call7",
      "/types",
      "/types/list/40",
      "/types/T0",
      "/types/T9",
      "/nowhere",
    ]) {
      const html = await page(path);
      expect(html.length, path).toBeLessThan(150_000);
      const inner = [...new Set(linksOf(html))].filter((href) => href.startsWith("/") && !href.includes("?"));
      for (const href of inner.filter((_, n) => n % 25 === 0)) expect((await get(href)).status, href).toBe(200);
    }
  });

  it("shows a window of a large group around the page, with the number of hidden entries", async () => {
    const one = api("one", {
      endpoints: Array.from({ length: 900 }, (_, n) => endpoint(`call${n}`, { namespace: ["g"] })),
    });
    const html = await siteOf(one).page("/g/call450");
    const nav = html.slice(html.indexOf("<nav id"), html.indexOf("</nav>"));
    // 60 entries, and the nearest page on either side that is not among them.
    const entries = Array.from({ length: 62 }, (_, n) => `/g/call${419 + n}`);
    expect(linksOf(nav).filter((href) => href.startsWith("/g/"))).toEqual(entries);
    expect(nav).toContain('aria-current="page"');
    expect(nav).toMatch(/420 more before/);
    expect(nav).toMatch(/420 more after/);
  });
});

describe("a deprecated call", () => {
  it("is struck through in the contents, without a mark of its stage", async () => {
    const old = { ...endpoint("old"), availability: "Deprecated" as const };
    const html = await siteOf(api("pets", { endpoints: [endpoint("list"), old] })).page("/list");
    // A screen reader does not read that a text is struck through.
    expect(html).toMatch(/<s class="nav-title">old<\/s><span class="unseen"> Deprecated</i);
    expect(html).toMatch(/<span class="nav-title">list</i);
    expect(html).not.toContain("data-stage");
  });
});

describe("several APIs", () => {
  it("show only their own contents and a switch to the other APIs", async () => {
    const { page } = siteOf(
      api("pets", { name: "Pets", version: "1.2", endpoints: [endpoint("list")] }),
      api("shops", { name: "Shops", endpoints: [endpoint("open")] }),
    );
    const html = await page("/pets/list");
    expect(html).toContain('<span class="unseen">API: </span><span class="nav-title">Pets</span>');
    expect(linksOf(html)).toContain("/shops");
    expect(linksOf(html)).not.toContain("/shops/open");
    expect(html).toContain("1.2");
  });
});

describe("channels and webhooks", () => {
  it("have separate pages", async () => {
    const { page } = siteOf(
      api("live", {
        name: "Live",
        channels: [
          {
            ...{
              id: "prices",
              displayName: "Prices",
              namespace: [],
              auth: [],
              requestHeaders: [],
              queryParameters: [],
            },
            ...{ pathParameters: [], examples: [], environments: [{ id: "e", baseUrl: "wss://live.example" }] },
            path: [{ kind: "literal", value: "/prices" }],
            messages: [
              { type: "follow", origin: "client", body: { kind: "string" }, description: "Asks for a share." },
              { type: "price", origin: "server", body: { kind: "double" } },
            ],
          },
        ],
        webhooks: [
          {
            ...{ id: "sold", displayName: "Share sold", namespace: [], method: "POST", path: [], headers: [] },
            payloads: [{ shape: { kind: "ref", id: "Sale" }, contentType: "application/json" }],
            examples: [],
          },
        ],
        types: { Sale: { name: "Sale", shape: { kind: "object", properties: [] } } },
      }),
    );
    const channel = await page("/prices");
    for (const part of [
      "wss://live.example",
      "WSS",
      "Client messages",
      "follow",
      "Asks for a share.",
      "Server messages",
    ]) {
      expect(channel).toContain(part);
    }
    const webhook = await page("/webhooks/sold");
    for (const part of ["Share sold", "Payload", "application/json", 'href="/types/Sale"'])
      expect(webhook).toContain(part);
  });
});

describe("the channel URLs", () => {
  const prices = (id: string, baseUrl: string): Channel => ({
    ...{ id, namespace: [], auth: [], requestHeaders: [], queryParameters: [], pathParameters: [], examples: [] },
    ...{ path: [{ kind: "literal", value: `/${id}` }], messages: [], environments: [{ id: "e", baseUrl }] },
  });
  const live = api("live", {
    endpoints: [endpoint("shares", { environments: [{ id: "e", baseUrl: "https://live.example/v1" }] })],
    channels: [prices("prices", "wss://stream.live.example/v1"), prices("news", "https://live.example/news")],
  });

  it("are allowed targets of the proxy", async () => {
    const source = modelSource();
    source.show([live], "first");
    expect((await siteEnvironments(source)()).map(({ protocol, baseUrl }) => [protocol, baseUrl])).toEqual([
      ["http", "https://live.example/v1"],
      ["websocket", "wss://stream.live.example/v1"],
      ["websocket", "https://live.example/news"],
    ]);
  });

  it("have pages that preload the playground styles in a header only", async () => {
    const { get, page } = siteOf(live);
    const link = (await get("/prices?explorer=true")).headers.get("link") ?? "";
    expect(link.split(", ")).toContain("</assets/p.css>; rel=preload; as=style; crossorigin=anonymous");
    expect(await page("/prices?explorer=true")).not.toContain("/assets/p.css");
  });

  it("are in the policy of every page with a playground if the proxy is turned off, and in no other", async () => {
    for (const direct of [true, false]) {
      const source = modelSource();
      const { pages } = source.show([live], "first");
      const app = createDocsApp({ ...parts, sites: oneSite(source), direct });
      for (const [slug, page] of pages) {
        const answer = await app.fetch(new Request(`http://localhost:4000/${slug}`));
        const policy = /connect-src[^;]*/.exec(answer.headers.get("content-security-policy") ?? "")?.[0];
        const isTried = direct && (page.kind === "endpoint" || page.kind === "channel");
        expect(policy).toBe(
          isTried
            ? "connect-src 'self' https://live.example wss://stream.live.example wss://live.example"
            : "connect-src 'self'",
        );
      }
    }
  });
});

describe("a malicious description", () => {
  const bad = "</title><script>alert(1)</script><img src=x onerror=alert(1)>\"'";
  const text = `${bad} [link](javascript:alert(1)) ![i](http://x/y.png) <iframe src="//x"></iframe> [d](data:text/html,x)`;
  const hostile = api("hostile", {
    name: bad,
    version: bad,
    description: `# ${text}\n\n${text}`,
    endpoints: [
      endpoint("__proto__", {
        displayName: bad,
        description: text,
        namespace: ["constructor"],
        environments: [{ id: bad, baseUrl: "javascript:alert(1)" }],
        auth: ["toString"],
        path: [{ kind: "literal", value: `/${bad}` }],
        queryParameters: [
          { key: bad, description: text, optional: true, shape: { kind: "ref", id: "hasOwnProperty" } },
        ],
      }),
    ],
    groups: [{ id: "constructor", name: bad, description: text }],
    auths: Object.fromEntries([["toString", { kind: "header", headerWireValue: bad, description: text }]]),
    types: Object.fromEntries([
      ["__proto__", { name: "../../x", description: text, shape: { kind: "string", regex: "(a+)+$", format: bad } }],
      ["hasOwnProperty", { name: bad, shape: { kind: "ref", id: "hasOwnProperty" } }],
    ]),
  });

  it("adds no executable content to any page and breaks none", async () => {
    const { source, get } = siteOf(hostile);
    const answer = await source.load();
    const paths = answer.ok ? [...answer.site.pages.keys()] : [];
    expect(paths.length).toBeGreaterThan(4);
    for (const slug of paths) {
      const response = await get(`/${slug.split("/").map(encodeURIComponent).join("/")}`);
      const html = await response.text();
      expect(response.status, slug).toBe(200);
      // Two of the page, its messages, and its facts for search engines.
      expect(html.match(/<script/g), slug).toHaveLength(4);
      expect(html.match(/<script type="application\/ld\+json"/g), slug).toHaveLength(1);
      expect(html, slug).not.toMatch(/<(?:iframe|object|embed|form|base)\b/i);
      // Escaped text is safe; an attribute would not be.
      expect(html.replace(/"[^"]*"/g, '""'), slug).not.toMatch(/<[^>]+\son\w+=/i);
      expect(html, slug).not.toMatch(/href="(?:javascript|data:text)|src="(?:http:|data:|javascript)/i);
    }
  });
});

describe("the endpoints of the server", () => {
  const { source, get } = siteOf(api("a", { name: "A", endpoints: [endpoint("x/y")] }));

  it("report changes to open pages", async () => {
    const changes = async () => (await get("/api/callboard-docs/changes")).json();
    expect(await changes()).toEqual({ definition: "first", notices: [] });
    expect(await (await get("/")).text()).toContain('data-version="first"');
    source.show([], "second");
    source.notify(["a.yaml can't be read."]);
    expect(await changes()).toEqual({ definition: "second", notices: ["a.yaml can't be read."] });
    source.show([api("a", { name: "A", endpoints: [endpoint("x/y")] })], "third");
    source.notify([]);
  });

  it("preload the files and the form of an open playground", async () => {
    const link = (await get("/y?explorer=true")).headers.get("link");
    expect(link?.split(", ")).toEqual([
      "</assets/e.js>; rel=modulepreload",
      "</assets/p.js>; rel=modulepreload",
      "</assets/s.js>; rel=modulepreload",
      "</api/callboard-docs/forms/a/x%2Fy>; rel=preload; as=fetch; crossorigin=anonymous",
      "</assets/p.css>; rel=preload; as=style",
      '</y.md>; rel="alternate"; type="text/markdown"',
    ]);
    expect((await get("/y")).headers.get("link")).toBe('</y.md>; rel="alternate"; type="text/markdown"');
  });

  it("render the fields and styles of an open playground into its page only", async () => {
    const text = { kind: "string" } as const;
    const property = { key: "term", shape: text, optional: false };
    const { page } = siteOf(api("a", { name: "A", endpoints: [endpoint("find", { queryParameters: [property] })] }));
    const open = await page("/find?explorer=true");
    expect(open).toContain('id="input:/queryParameters/term"');
    expect(open).toContain('<link rel="stylesheet" href="/assets/p.css"');
    // The content security policy of the pages forbids style attributes.
    expect(open).not.toContain(" style=");
    for (const other of [await page("/find"), await page("/find?explorer=false")]) {
      expect(other).not.toContain("input:/queryParameters/term");
      expect(other).not.toContain("/assets/p.css");
    }
  });

  it.each([
    ["/y", "POST"],
    ["/nowhere", "DELETE"],
    ["/api/callboard-docs/health", "POST"],
    ["/api/callboard-docs/forms/a/x%2Fy", "PUT"],
    ["/api/callboard-docs/templates/x/y", "POST"],
    ["/api/callboard-docs/answers/x/y", "POST"],
    ["/api/callboard-docs/channels/x/y", "PATCH"],
    ["/api/callboard-docs/endpoints", "POST"],
    ["/api/callboard-docs/changes", "DELETE"],
  ])("%s responds to %s with 405 and an allow header", async (path, method) => {
    const response = await get(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("tell users without JavaScript why the playground doesn't open", async () => {
    expect(await (await get("/y")).text()).toMatch(/<noscript>[^<]*<p[^>]*>To try it here, allow/);
  });
});
