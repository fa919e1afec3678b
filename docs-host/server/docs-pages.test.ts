import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { docsApis, docsDefinition } from "../site/model/docs-definition.testing.ts";
import { createDocsApp } from "./app.ts";
import { oneSite } from "./hosting/index.ts";
import type { SiteLogin } from "./login/index.ts";

const origin = "https://docs.garden.example";

/** A login that knows one reader. */
const login: SiteLogin = {
  isLoggedIn: (request) => request.headers.get("cookie") === "session=reader",
  addressFor: (path) => `/login?state=${encodeURIComponent(path)}`,
  isFor: () => false,
  answer: async () => new Response(),
};

/** Creates the server of a site. */
const serve = (site: Site) =>
  createDocsApp({
    ...{ sites: oneSite({ load: async () => ({ ok: true, site }) }), login, origin, proxyUrl: "/proxy" },
    assets: {
      page: {
        script: "/assets/a.js",
        styles: [],
        fonts: [],
        inline: { theme: "", earlyPlayground: "", loginReturn: "" },
      },
      playground: { scripts: [], styles: [] },
      home: { styles: [] },
      read: async () => undefined,
    },
    onBug: (error) => {
      throw error;
    },
  });

const site = buildSite({ hash: "h", definition: docsDefinition, apis: docsApis });
const app = serve(site);

const get = (path: string, cookie?: string): Promise<Response> =>
  app.fetch(new Request(origin + path, cookie === undefined ? {} : { headers: { cookie } }));
const html = async (path: string, cookie?: string): Promise<string> => (await get(path, cookie)).text();

/** Returns the addresses in the links with a text, in the order of the page. */
const linksTo = (page: string, text: string): readonly string[] =>
  [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].flatMap(([, href = "", inside = ""]) =>
    inside.replace(/<small[^>]*>.*?<\/small>|<[^>]*>/g, "").trim() === text ? [href] : [],
  );

const pages = [...site.pages.keys()].map((slug) => `/${slug}`);

describe("a page of a docs site", () => {
  it("has one title, unique ids, and links to pages that exist", async () => {
    const answers = new Map<string, number>();
    for (const path of [...pages, "/garden/changelog?tag=fixes", "/garden/changelog?page=2", "/nowhere"]) {
      const page = await html(path);
      expect([path, page.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.filter((id, i) => ids.indexOf(id) !== i)]).toEqual([path, []]);
      for (const [, href = ""] of page.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        const known = answers.get(href) ?? (await get(href.replaceAll("&amp;", "&"))).status;
        answers.set(href, known);
        expect([path, href, [200, 302].includes(known)]).toEqual([path, href, true]);
      }
    }
    expect(answers.size).toBeGreaterThan(pages.length / 2);
  });

  it("has no heading with the id of another part", async () => {
    const markdown = "## Contents\n\n## Main\n\n## Search\n\n## Sidebar\n";
    const definition = {
      ...docsDefinition,
      pages: Object.fromEntries(Object.keys(docsDefinition.pages).map((id) => [id, { markdown }])),
    };
    const page = await serve(buildSite({ hash: "h", definition, apis: docsApis })).fetch(
      new Request(`${origin}/garden/guides/welcome`),
    );
    const ids = [...(await page.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain("contents");
  });

  it.each([
    ["/garden/guides/sowing/soil", "v1", "/garden/v1/guides/sowing/soil"],
    ["/garden/v1/guides/sowing/soil", "v2", "/garden/guides/sowing/soil"],
    ["/garden/guides/harvest/baskets", "v1", "/garden/v1/guides/welcome"],
    ["/garden/api/plants/get", "v1", "/garden/v1/api/plants/get"],
    ["/garden/changelog", "v1", "/garden/v1/guides/welcome"],
    ["/garden/guides/welcome", "Greenhouse", "/greenhouse/guides/welcome"],
    ["/garden/v1/guides/welcome", "Greenhouse", "/greenhouse/guides/welcome"],
    ["/greenhouse/guides/welcome", "Garden", "/garden/guides/welcome"],
    ["/garden/api/plants/get", "Greenhouse", "/greenhouse/start"],
  ])("%s is kept by the choice of %s where it exists there: %s", async (path, choice, target) => {
    expect(new Set(linksTo(await html(path), choice))).toEqual(new Set([target]));
  });

  it("names its neighbors in its own sidebar, without hidden pages", async () => {
    const next = async (path: string) => /<a href="([^"]+)" rel="next"/.exec(await html(path))?.[1];
    expect(await next("/garden/guides/sowing/soil")).toBe("/garden/guides/sowing/glass");
    expect(await next("/garden/guides/sowing/glass/light")).toBe("/garden/guides/harvest/baskets");
    expect(await next("/garden/guides/harvest/baskets")).toBeUndefined();
    expect(await next("/garden/changelog/2025/9/21")).toBe("/garden/changelog/2025/9/14");
  });

  it("says when and where it can be changed, and how stable it is", async () => {
    const glass = await html("/garden/guides/sowing/glass");
    expect(glass).toContain("Last updated 1 May 2025");
    expect(linksTo(await html("/garden/guides/welcome"), "Edit this page")).toEqual([
      "https://code.example/welcome.mdx?plain=1",
    ]);
    expect(await html("/garden/guides/harvest/baskets")).toMatch(/<h1>[^<]*<span class="availability"[^>]*>Deprecated/);
  });
});

describe("the frame of a page", () => {
  const framed = async (config: object): Promise<string> => {
    const definition = { ...docsDefinition, config: { ...docsDefinition.config, ...config } };
    const own = serve(buildSite({ hash: "f", definition, apis: docsApis }));
    return (await own.fetch(new Request(`${origin}/garden/changelog`))).text();
  };
  const entries = (page: string): number => linksTo(page, "Changelog").length;

  it("names a changelog that is a tab once where its tabs are in the sidebar", async () => {
    // Tabs in the header are repeated in the sidebar of narrow pages.
    expect(entries(await framed({ layout: { tabsPlacement: "HEADER" } }))).toBe(3);
    expect(entries(await framed({ layout: { tabsPlacement: "SIDEBAR" } }))).toBe(1);
  });

  it("has a switch of the color scheme unless the site has one", async () => {
    const accentPrimary = { r: 12, g: 100, b: 120 };
    expect(await framed({})).toContain("data-theme-switch");
    expect(await framed({ colorsV3: { type: "light", accentPrimary } })).not.toContain("data-theme-switch");
  });
});

it("shows the endpoints of a section in full, if its publisher doesn't want a page for each", async () => {
  const [long, short] = [await html("/garden/v1/api/plants"), await html("/garden/api/plants")];
  for (const [title, slug] of [
    ["List plants", "list"],
    ["Get a plant", "get"],
  ]) {
    const id = `garden%2Fv1%2Fapi%2Fplants%2F${slug}`;
    expect(long).toContain(`<h2 id="${id}.title"><a href="/garden/v1/api/plants/${slug}">${title}</a></h2>`);
    expect(long).toContain(`<h3 id="${id}.response">Response</h3>`);
  }
  expect(short).not.toContain("Response</h");
});

describe("a changelog", () => {
  const entries = (page: string) =>
    [...page.matchAll(/<article class="entry" id="entry-([^"]+)"/g)].map(([, date]) => date);

  it("shows its entries in parts, newest first", async () => {
    const [first, second] = [await html("/garden/changelog"), await html("/garden/changelog?page=2")];
    expect(entries(first)).toHaveLength(10);
    expect(entries(first)[0]).toBe("2025-09-21");
    expect(entries(second)).toEqual(["2024-04-14", "2024-04-03"]);
    expect(linksTo(first, "Older")).toEqual(["/garden/changelog?page=2"]);
    expect([first.includes('content="noindex"'), second.includes('content="noindex"')]).toEqual([false, true]);
    expect(await html("/garden/changelog?page=99")).toContain("Page 2 of 2");
  });

  it("shows those with a tag, of a year and of a month", async () => {
    expect(entries(await html("/garden/changelog?tag=fixes"))).toHaveLength(4);
    expect(entries(await html("/garden/changelog?tag=other"))).toHaveLength(10);
    expect(entries(await html("/garden/changelog/2024"))).toHaveLength(6);
    expect(entries(await html("/garden/changelog/2024/4"))).toEqual(["2024-04-21", "2024-04-14", "2024-04-03"]);
    expect(await html("/garden/changelog/2024/4")).toContain("<h1>April 2024</h1>");
  });
});

describe("a page for some readers", () => {
  it("is at its address and in the sidebar for those who are logged in", async () => {
    const answer = await get("/greenhouse/staff", "session=reader");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect(linksTo(await answer.text(), "Staff")).toEqual(["/greenhouse/staff"]);
  });

  it("leads others to the login, and is in no sidebar", async () => {
    const answer = await get("/greenhouse/staff");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?state=%2Fgreenhouse%2Fstaff"]);
    const page = await get("/greenhouse/guides/welcome");
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(await page.text()).not.toContain("greenhouse/staff");
  });
});

describe("a page is sent", () => {
  const [slug = ""] = pages;
  const send = (headers: { readonly [name: string]: string }) => app.fetch(new Request(origin + slug, { headers }));
  const nonceIn = (response: Response): string =>
    /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";

  it("compressed to those who ask for it, each time with another nonce in all places", async () => {
    const nonces = new Set<string>();
    const texts = new Set<string>();
    const encodings = { gzip: true, "br, gzip;q=0.5": true, "gzip;q=0": false, "": false, identity: false };
    for (const [encoding, isPacked] of Object.entries(encodings)) {
      const response = await send({ "Accept-Encoding": encoding });
      expect([encoding, response.headers.get("Content-Encoding")]).toEqual([encoding, isPacked ? "gzip" : null]);
      expect(response.headers.get("Vary")).toContain("Accept-Encoding");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
      const nonce = nonceIn(response);
      expect(text).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
      texts.add(text.replaceAll(nonce, ""));
    }
    expect([nonces.size, texts.size]).toEqual([5, 1]);
  });

  it("once to those who keep it, and again after a change", async () => {
    const tag = (await send({})).headers.get("ETag") ?? "";
    for (const condition of [tag, `"other", ${tag}`, tag.replace("W/", "")]) {
      const response = await send({ "If-None-Match": condition });
      expect([response.status, await response.text()]).toEqual([304, ""]);
      // The copy keeps the policy that its nonce is in.
      expect(response.headers.get("Content-Security-Policy")).toBeNull();
      expect(response.headers.get("ETag")).toBe(tag);
    }
    expect((await send({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});
