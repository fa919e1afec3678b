import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSite, type Site } from "#docs-host/site/model";
import { createDocsApp } from "../app.ts";
import { oneSite } from "../hosting/index.ts";
import { previewDrawer } from "../preview-drawing/index.ts";
import type { DrawPreview } from "./preview-cache.ts";
import { maxFileLength } from "./preview-route.ts";

const origin = "https://docs.plants.example";
const assets = {
  page: { script: "/assets/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};
const fonts = dirname(createRequire(import.meta.url).resolve("@fontsource/geist/files/geist-latin-400-normal.woff"));
const draw = previewDrawer(fonts);

const written = (markdown: string, node: object = {}, metadata: object = {}, config: object = {}): Site =>
  buildSite({
    hash: "written",
    apis: new Map(),
    definition: {
      pages: { a: { markdown } },
      filesV2: { pic: { type: "url", url: "/files/pic.svg" } },
      config: {
        ...{ title: "Garden", metadata, ...config },
        root: {
          ...{ type: "root", slug: "" },
          child: { type: "sidebarRoot", children: [{ type: "page", title: "A", slug: "a", pageId: "a", ...node }] },
        },
      },
    },
  });

const smallFile = async (): Promise<Response> =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A site, and what was drawn for it. */
function appOf(site: Site, drawPreview: DrawPreview | undefined = draw, file = smallFile) {
  const drawn: Parameters<DrawPreview>[] = [];
  const app = createDocsApp({
    ...{ assets, origin, proxyUrl: "/proxy" },
    sites: oneSite({
      load: async () => ({ ok: true, site }),
      file,
    }),
    drawPreview:
      drawPreview &&
      ((...request) => {
        drawn.push(request);
        return drawPreview(...request);
      }),
    onBug: () => {},
  });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.fetch(new Request(origin + path, { headers }));
  return { get, drawn };
}

/** The contents of the meta elements of the page, by their names. */
async function tagsOf(site: Site): Promise<{ readonly [name: string]: string | undefined }> {
  const page = await (await appOf(site).get("/a")).text();
  const found = page.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = "", content]) => [name, content]));
}

describe("the image of a page", () => {
  it("is a PNG of the size that its tags name, at an absolute address", async () => {
    const site = written("Text.");
    expect(await tagsOf(site)).toMatchObject({
      ...{ "og:image": `${origin}/og/a.png`, "og:image:width": "1200", "og:image:height": "630" },
      ...{ "og:image:alt": "A", "twitter:card": "summary_large_image" },
    });
    const { get } = appOf(site);
    const response = await get("/og/a.png");
    expect(response.headers.get("content-type")).toBe("image/png");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("is drawn once, and not sent to a reader who has it", async () => {
    const { get, drawn } = appOf(written("Text."), async () => new Uint8Array(9));
    const [first] = await Promise.all([get("/og/a.png"), get("/og/a.png")]);
    const again = await get("/og/a.png", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([again.status, drawn.length]).toEqual([304, 1]);
  });

  it.each<[string, Site]>([
    ["the page is hidden", written("Text.", { hidden: true })],
    ["search engines should leave it out", written("---\nnoindex: true\n---\nText.")],
    ["the site is private", { ...written("Text."), isPrivate: true }],
    ["the page has one", written("---\nimage: https://i.example/a.png\n---\n")],
    ["the site has one", written("Text.", {}, { "og:image": { type: "fileId", value: "pic" } })],
    ["the site wants none", written("Text.", {}, { "og:dynamic": false })],
    ["the page wants none", written("---\nog:dynamic: false\n---\n")],
  ])("is not drawn if %s", async (_, site) => {
    const { get, drawn } = appOf(site);
    expect([404, 403]).toContain((await get("/og/a.png")).status);
    expect(drawn).toEqual([]);
    expect((await tagsOf(site))["og:image"]).not.toBe(`${origin}/og/a.png`);
  });

  it("is not drawn at unknown addresses, and not if the operator wants none", async () => {
    const site = written("Text.");
    expect((await appOf(site).get("/og/b.png")).status).toBe(404);
    expect((await appOf(site).get("/og/%FF.png")).status).toBe(404);
    const app = createDocsApp({
      ...{ assets, origin, proxyUrl: "/proxy", onBug: () => {} },
      sites: oneSite({ load: async () => ({ ok: true, site }) }),
    });
    expect((await app.fetch(new Request(`${origin}/og/a.png`))).status).toBe(404);
    expect(await (await app.fetch(new Request(`${origin}/a`))).text()).not.toContain("og:image");
  });

  it("is unavailable for a while after a failure", async () => {
    const { get, drawn } = appOf(written("Text."), () => Promise.reject(new Error("broken")));
    expect((await get("/og/a.png")).status).toBe(503);
    expect((await get("/og/a.png")).headers.get("retry-after")).toBe("60");
    expect(drawn).toHaveLength(1);
  });

  it("leaves out a file that is too long without saying so, and one that can't be read", async () => {
    const site = written("Text.", {}, { "og:dynamic:background-image": { type: "fileId", value: "pic" } });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 2 ** 20;
        controller.enqueue(new Uint8Array(2 ** 20));
      },
    });
    const pixel = async (): Promise<Uint8Array> => new Uint8Array(9);
    for (const file of [async () => new Response(endless), () => Promise.reject(new Error("gone"))]) {
      const { get, drawn } = appOf(site, pixel, file);
      expect((await get("/og/a.png")).status).toBe(200);
      expect([...(drawn[0]?.[1].keys() ?? [])]).toEqual([]);
    }
    expect(sent).toBeLessThan(maxFileLength + 4 * 2 ** 20);
  });

  it("follows the settings of its site", async () => {
    const site = written(
      "---\ntitle: T\ndescription: D\n---\n",
      {},
      {
        ...{ "og:dynamic:background-color": "#101010", "og:dynamic:text-color": "tomato" },
        ...{ "og:dynamic:show-url": false, "og:dynamic:show-description": false, "og:dynamic:show-gradient": false },
        "og:dynamic:background-image": { type: "fileId", value: "pic" },
      },
    );
    const { get, drawn } = appOf(site);
    expect((await get("/og/a.png")).status).toBe(200);
    expect(drawn[0]?.[0]).toMatchObject({
      ...{ siteTitle: "Garden", title: "T", hasGradient: false, background: "pic" },
      colors: { background: "#101010", text: "#ff6347", isDark: true },
    });
    for (const name of ["url", "description"]) expect(drawn[0]?.[0]).not.toHaveProperty(name);
    expect([...(drawn[0]?.[1].keys() ?? [])]).toEqual(["pic"]);
  });
});

it.each([
  ["no text", ""],
  ["one endless word", "x".repeat(300)],
  ["scripts without a font", "日本語 العربية हिन्दी ไทย"],
  ["emoji, controls and half a surrogate pair", "👩‍👩‍👧\u{1f1ea}\u{1f1fa} \u0000\u202e\ud800 e\u0301"],
  ["marks of markup", "</svg><script>\"&amp;']]>"],
])("draws %s", async (_, text) => {
  const colors = { background: "#fff", text: "#000", muted: "#555", accent: "#06c", soft: "#def", isDark: false };
  const broken = new TextEncoder().encode("<svg");
  const image = {
    siteTitle: text,
    title: text,
    section: text,
    description: text,
    url: text,
    colors,
    hasGradient: true,
  };
  const png = await draw({ ...image, logo: "l" }, new Map([["l", broken]]));
  expect(Buffer.from(png).readUInt32BE(16)).toBe(1200);
});
