import { expect, it } from "vitest";
import { hrefOf, type Site, siteOfApis } from "#docs-host/site/model";
import { type ApiModel, bareEndpoint } from "#engine/model";
import type { WatchState } from "#live/watch";
import { createDocsApp } from "../app.ts";
import { oneSite } from "../hosting/index.ts";
import { staticPages } from "../static-site/static-pages.ts";
import { checkedApi, type LiveCheckSource, type ReadMemory } from "./index.ts";

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 26, 12, minute)).toISOString();

const endpoint = (id: string, method: "GET" | "POST", path: string) =>
  bareEndpoint({
    ...{ id, method, displayName: id },
    path: [{ kind: "literal", value: path }],
    environments: [{ id: "main", baseUrl: "https://api.example" }],
  });

const api: ApiModel = {
  ...{ id: "plants", name: "Plants", types: {}, groups: [], auths: {}, globalHeaders: [] },
  endpoints: [endpoint("list", "GET", "/plants"), endpoint("beds", "GET", "/beds"), endpoint("add", "POST", "/plants")],
};
const site = siteOfApis("h", [api]);

const drift = {
  check: "wrong-body",
  ...{ cause: "200 kind", firstSeen: at(1), lastSeen: at(5) },
  ...{ message: 'kind is "alice@mail.example"', file: "get-plants-wrong-body-1.json" },
} as const;

const state: WatchState = {
  ...{ server: "https://api.example", api: "Plants", definition: "d", started: at(0), rounds: 2, calls: 9 },
  lastRound: { at: at(5), isUp: true, calls: 5, milliseconds: 20 },
  drifts: [
    { ...drift, endpoint: "GET /plants" },
    { ...drift, endpoint: "GET /secret" },
    { ...drift, endpoint: "GET /beds", gone: at(5) },
  ],
  parts: [
    { kind: "operation", endpoint: "GET /plants", name: "called", firstSeen: at(0), lastSeen: at(5) },
    { kind: "enum value", endpoint: "GET /plants", name: "200 [].kind = tree", firstSeen: at(0), lastSeen: at(5) },
    { kind: "optional property", endpoint: "GET /plants", name: "200 [].size" },
    { kind: "operation", endpoint: "GET /beds", name: "called" },
    { kind: "operation", endpoint: "GET /secret", name: "called", lastSeen: at(5) },
  ],
};

const watching = (...memories: readonly ReadMemory[]): LiveCheckSource => ({ read: async () => memories });

/** Opens an address of the site. */
async function open(path: string, liveChecks: LiveCheckSource | undefined, shown: Site = site): Promise<Response> {
  const app = createDocsApp({
    sites: oneSite({ load: async () => ({ ok: true, site: shown }) }),
    ...{ origin: "https://docs.example", proxyUrl: "/proxy" },
    liveChecksOf: () => liveChecks,
    assets: {
      page: { script: "/a.js", styles: [], fonts: [], inline: { theme: "", earlyPlayground: "", loginReturn: "" } },
      ...{ playground: { scripts: [], styles: [] }, home: { styles: [] }, read: async () => undefined },
    },
    onBug: (error) => {
      throw error;
    },
  });
  return app.fetch(new Request(`https://docs.example${path}`));
}

it("shows what is contradicted since when, what is confirmed, never seen and not checked, with links to the reference", async () => {
  const answer = await open("/live-checks", watching({ kind: "memory", state }));
  const text = await answer.text();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
  expect(text).toContain("The live API differs from these docs.");
  expect(text).toMatch(/<li id="live-1-contradicted-1">.*wrong-body.*Since.*dateTime="2026-11-26T12:01:00.000Z"/s);
  expect(text).toContain('<a href="#live-1-contradicted-1" dir="ltr">');
  expect(text).toContain('href="/list"');
  expect(text).toContain("1 of 2 parts verified");
  expect(text).toMatch(/Never seen in a live response.*200 \[\]\.size.*Seen in live responses.*200 \[\]\.kind = tree/s);
  expect(text).toContain("Not verified");
  expect(text).toMatch(/Not checked \(1\).*href="\/add"/s);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});

it("quotes no live answer, and names no endpoint that the reader's site does not list", async () => {
  const hidden = new Map([...site.pages].map(([slug, page]) => [slug, { ...page, isHidden: slug === "beds" }]));
  const text = await (
    await open("/live-checks", watching({ kind: "memory", state }), { ...site, pages: hidden })
  ).text();
  expect(text).not.toContain("alice@mail.example");
  expect(text).not.toContain("/secret");
  expect(text).not.toContain("As documented again");
});

it("has neither page nor link unless the operator shows a watch", async () => {
  expect((await open("/live-checks", undefined)).status).toBe(404);
  expect(await (await open("/list", undefined)).text()).not.toContain("live-checks");
  expect(await (await open("/list", watching())).text()).toContain('<a href="/live-checks">Live checks</a>');
});

it("leaves the address to a page of the publisher", async () => {
  const page = site.pages.get("list");
  if (page === undefined) throw new Error("no page");
  const pages = new Map([...site.pages, ["live-checks", { ...page, slug: "live-checks" }]]);
  const text = await (await open("/live-checks", watching({ kind: "memory", state }), { ...site, pages })).text();
  expect(text).not.toContain("Mismatches");
});

it.each([
  ["No check has ended yet.", { kind: "waiting" }],
  ["can&#x27;t be read at the moment", { kind: "unreadable" }],
  ["is not part of these docs", { kind: "memory", state: { ...state, drifts: [], parts: [] } }],
  [
    "did not respond to the last check",
    { kind: "memory", state: { ...state, lastRound: { at: at(5), isUp: false, calls: 0, milliseconds: 1 } } },
  ],
  [
    "The API refused the credentials of the last check.",
    {
      kind: "memory",
      state: {
        ...state,
        drifts: [],
        lastRound: { at: at(5), isUp: true, isLockedOut: true, calls: 3, milliseconds: 1 },
      },
    },
  ],
] as const)("says %j", async (words, memory) => {
  expect(await (await open("/live-checks", watching(memory))).text()).toContain(words);
});

it("is in the language that is asked for, with the words of checks marked as English", async () => {
  const languages = [
    { tag: "de", slug: "", home: "list" },
    { tag: "ar", slug: "ar", home: "list" },
  ];
  const german = { ...site, settings: { ...site.settings, language: "de" }, languages };
  const first = await (await open("/live-checks", watching({ kind: "memory", state }), german)).text();
  expect(first).toContain("Live-Antworten widersprechen dieser Dokumentation.");
  expect(first).toContain('<dd lang="en" dir="ltr">Bodies of answers are as documented.</dd>');
  const other = await (await open("/live-checks?language=ar", watching({ kind: "memory", state }), german)).text();
  expect(other).toContain('<html lang="ar" dir="rtl">');
});

it.each(["pt_BR", "de-x", "auto"])("has times and numbers for a language that is not a tag: %s", async (language) => {
  const shown = { ...site, settings: { ...site.settings, language } };
  const answer = await open("/live-checks", watching({ kind: "memory", state }), shown);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("1 of 2 parts verified");
});

it("has a title for each of several APIs, above its sections", async () => {
  const foreign = { ...state, api: "Secret", drifts: [], parts: [] };
  const memories: readonly ReadMemory[] = [
    { kind: "memory", state },
    { kind: "memory", state: foreign },
    { kind: "waiting" },
    { kind: "unreadable" },
  ];
  const text = await (await open("/live-checks", watching(...memories))).text();
  const headings = [...text.matchAll(/<(h[1-6])[^>]*>([^<]*)/g)].map(([, level, title]) => `${level} ${title}`);
  const [h1, h2, ...others] = headings.slice(headings.indexOf("h1 Live checks"));
  expect([h1, h2]).toEqual(["h1 Live checks", "h2 Plants"]);
  expect(others.filter((one) => one.startsWith("h2"))).toEqual([
    "h2 Live checks (2)",
    "h2 Live checks (3)",
    "h2 Live checks (4)",
  ]);
  const sections = ["h3 Mismatches", "h3 Checked endpoints"];
  const parts = ["h4 Never seen in a live response", "h4 Seen in live responses"];
  expect(others.slice(0, 4)).toEqual([...sections, ...parts]);
  expect(text).not.toContain("Secret");
});

it("lists the contradictions of an endpoint by their checks and causes, and counts the parts that it does not name", async () => {
  const causes = ["200 kind", "200 size"];
  const drifts = causes.map((cause) => ({ ...drift, cause, endpoint: "GET /plants" }));
  const names = Array.from({ length: 102 }, (_, i) => `200 [].size${i}`);
  const parts = names.map((name) => ({ kind: "optional property", endpoint: "GET /plants", name }) as const);
  const memory = { kind: "memory", state: { ...state, drifts, parts } } as const;
  const text = await (await open("/live-checks", watching(memory))).text();
  const links = [...text.matchAll(/<li><a href="#(live-1-contradicted-\d)"[^>]*>(.*?)<\/a><\/li>/g)];
  expect(links.map(([, id, content = ""]) => [id, content.replace(/<.*?>/g, "")])).toEqual([
    ["live-1-contradicted-1", "wrong-body: 200 kind"],
    ["live-1-contradicted-2", "wrong-body: 200 size"],
  ]);
  expect(text).toContain("2 more parts");
  const german = { ...site, settings: { ...site.settings, language: "de" } };
  expect(await (await open("/live-checks", watching(memory), german)).text()).toContain("2 weitere Einträge");
});

it("lists findings that the docs say nothing about apart, and does not call them contradictions", async () => {
  const other = { ...drift, endpoint: "GET /plants", check: "wrong-method-accepted", cause: "no Allow" } as const;
  const gone = { ...other, cause: "QUERY", gone: at(5) };
  const text = await (
    await open("/live-checks", watching({ kind: "memory", state: { ...state, drifts: [gone, other] } }))
  ).text();
  expect(text).toContain("The live API matches these docs.");
  expect(text).toMatch(/No mismatches\..*Other findings.*These docs say nothing about them\..*wrong-method-accepted/s);
  expect(text.match(/<dt>Until<\/dt>/g)).toHaveLength(1);
  for (const absent of ["no Allow", "QUERY", "As documented again", ">Mismatch<", "<dt>Difference</dt>"]) {
    expect(text).not.toContain(absent);
  }
});

it("names a difference only between the documentation and the response", async () => {
  const unprotected = { ...drift, endpoint: "GET /plants", check: "auth-not-required", cause: "none" } as const;
  const text = await (
    await open("/live-checks", watching({ kind: "memory", state: { ...state, drifts: [unprotected] } }))
  ).text();
  expect(text).toContain("The live API differs from these docs.");
  expect(text).toContain('<a href="#live-1-contradicted-1" dir="ltr"><code>auth-not-required</code></a>');
  expect(text).not.toContain("<dt>Difference</dt>");
  expect(text).not.toContain("<code>none</code>");
});

it("walks the pages of a site once, however often its checks are read and however many APIs it has", () => {
  let walks = 0;
  const pages = new Map(site.pages);
  const values = pages.values.bind(pages);
  pages.values = () => {
    walks += 1;
    return values();
  };
  const apis = new Map([...site.apis, ["other", { ...api, id: "other" }]]);
  const walked = { ...site, apis, pages };
  const found = [checkedApi(state, walked), checkedApi(state, walked)];
  expect(found.map(({ kind }) => kind)).toEqual(["checked", "checked"]);
  expect(walks).toBe(1);
});

it("names the server only where the description does", () => {
  const server = (address: string) => {
    const checked = checkedApi({ ...state, server: address }, site);
    return checked.kind === "checked" ? checked.server : checked.kind;
  };
  expect([server("https://api.example"), server("http://10.0.0.5:3000")]).toEqual(["https://api.example", undefined]);
});

it("is a file of a static site, without a time that would be wrong later", async () => {
  const assets = {
    script: "/a.js",
    styles: [],
    fonts: [],
    inline: { theme: "", earlyPlayground: "", loginReturn: "" },
  };
  const still = { ...site, isStatic: true, hasLiveChecks: true };
  const pages = await staticPages(still, { assets, liveChecks: [{ kind: "memory", state }] });
  const files = pages.others();
  const page = files.find(({ path }) => path === "live-checks/index.html");
  expect(page?.content).toContain("Nov 26, 2026, 12:05 PM UTC</time>");
  expect(page?.content).toContain(`href="${hrefOf("list")}"`);
  const without = (await staticPages(site, { assets })).others();
  expect(without.map(({ path }) => path)).not.toContain("live-checks/index.html");
});
