import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Assets } from "#docs-host/server";
import { docsIn } from "../commands/docs.ts";
import { parseOptions } from "./arguments.ts";
import { thisThread } from "./page-threads.ts";
import { runBuild } from "./run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-build-"));
  write("client/assets/entry-1.js", "go();");
  write("client/assets/entry-1.js.br", "packed");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The fonts of images for link previews, as they are installed. */
const fontFolder = dirname(
  createRequire(import.meta.url).resolve("@fontsource/geist/files/geist-latin-400-normal.woff"),
);

const assets: Assets = {
  page: {
    ...{ script: "/assets/entry-1.js", styles: [], fonts: [] },
    inline: { theme: "theme();", earlyPlayground: "", loginReturn: "" },
  },
  playground: { scripts: [], styles: [] },
  home: { styles: [] },
  read: async () => undefined,
};

/** Variables of the environment of builds. */
const env: Record<string, string> = {};

/** Runs the command in the folder; returns its exit code and its output. */
const build = (...args: readonly string[]) => buildCaching(100, ...args);

/** Runs the command, with a cache of the pages of projects that have more than a few. */
async function buildCaching(fewPages: number, ...args: readonly string[]) {
  const read = parseOptions(args);
  if (read.kind !== "options") return { code: 2, out: "", err: read.kind === "error" ? read.error : "", loads: 0 };
  let [out, err, loads] = ["", "", 0];
  const code = await runBuild(
    { ...read.options, out: join(folder, read.options.out) },
    {
      ...{
        env,
        folder,
        load: async () => {
          loads += 1;
          return { assets, threads: thisThread };
        },
        assetFolder: join(folder, "client"),
        fontFolder,
        ...{ program: "this", fewPages },
        now: () => 0,
      },
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    },
  );
  return { code, out, err, loads };
}

/** Returns all files of a built site with their contents. */
const filesIn = (name: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(join(folder, name).length + 1), readFileSync(path, "utf8")] as const),
  );

const settings = (navigation: string, more = ""): string =>
  `instances: [{ url: https://plants.example/docs }]\ntitle: Plants\nnavigation:\n${navigation}${more}`;

/** Writes a project with pages, a changelog, an API and redirects. */
function writePlants(name: string): void {
  const navigation =
    "  - { page: Start, path: start.mdx }\n  - changelog: news\n  - { api: API, specs: [{ type: openapi, path: api.yml }] }\n";
  const redirects = "redirects: [{ source: /docs/old, destination: /docs/start }]\n";
  write(`${name}/docs.yml`, settings(navigation, redirects));
  write(`${name}/start.mdx`, "Welcome. ![A plant](./plant.svg)\n\n```ts\nconst a = 1;\n```\n");
  write(`${name}/plant.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
  for (let day = 10; day < 22; day += 1) write(`${name}/news/2024-01-${day}.mdx`, `News of day ${day}.\n`);
  write(
    `${name}/api.yml`,
    `openapi: 3.1.0
info: { title: Store, version: "1" }
servers: [{ url: https://api.plants.example }]
paths: { /plants: { get: { operationId: listPlants, responses: { "200": { description: All } } } } }
`,
  );
}

it("writes the same files from the same project, byte for byte, and none that names another host", async () => {
  writePlants("plants");
  const note = "no sitemap, robots.txt or feeds, which need the address of the site: --site-address";
  expect(await build("plants", "--out", "one")).toMatchObject({ code: 0, err: `callboard: ${note}\n` });
  const summary = await build("plants", "--out", "two", "--json");
  expect([summary.code, JSON.parse(summary.out).notes]).toEqual([0, [note]]);
  const files = filesIn("one");
  expect([...filesIn("two")]).toEqual([...files]);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      ...["404.html", "search/index.html", "start/index.html", "start.md", "old/index.html", "_redirects"],
      ...["changelog/page-2/index.html", "api/callboard-docs/endpoints.json", "assets/entry-1.js"],
    ]),
  );
  expect([...files.keys()].some((path) => path.endsWith(".br"))).toBe(false);
  expect([...files.keys()].filter((path) => /sitemap|robots|rss$/.test(path))).toEqual([]);
  expect(files.get("llms.txt")).toContain("/start.md)");
  const page = files.get("start/index.html") ?? "";
  expect(page).toContain("script-src 'self' 'sha256-");
  expect(page).not.toMatch(/nonce|rel="canonical"|https:\/\/plants\.example/);
  expect(page).toMatch(/src="\/docs\/assets\/files\/[0-9a-f]{16}-plant\.svg"/);
});

it("writes the messages of playgrounds in the languages of the site", async () => {
  writePlants("spoken");
  write(
    "spoken/docs.yml",
    settings(
      "  - { page: Start, path: start.mdx }\n  - { api: API, specs: [{ type: openapi, path: api.yml }] }\n",
      "translations: [en, de]\n",
    ),
  );
  write("spoken/translations/de/start.mdx", "Willkommen.\n");
  expect(await build("spoken", "--out", "spoken-site")).toMatchObject({ code: 0 });
  const files = filesIn("spoken-site");
  const messages = [...files.keys()].filter((path) => path.includes("/messages/"));
  expect(messages).toEqual(["api/callboard-docs/messages/de.json"]);
  expect(JSON.parse(files.get(messages[0] ?? "") ?? "").playground.sendRequest).toBe("Anfrage senden");
  const pages = [...files].filter(([path, text]) => path.endsWith(".html") && text.includes("data-messages-url"));
  expect(pages.length).toBeGreaterThan(0);
  for (const [path, text] of pages) {
    expect(path).toMatch(/^de\//);
    expect(text).toContain('data-messages-url="/docs/api/callboard-docs/messages/de.json"');
  }
});

it("writes redirects beside pages and files that have their names", async () => {
  const redirects = [
    "/docs/start/index.html",
    "/docs/sitemap.xml",
    "/docs/llms.txt",
    "/docs/Start/x",
    "/docs/404.html/a",
    "/docs/../../escape",
  ]
    .map((source) => `  - { source: ${source}, destination: /docs/start }\n`)
    .join("");
  const other = "  - { source: /docs/two/index.html, destination: /docs/start }\n";
  write(
    "beside/docs.yml",
    settings(
      "  - { page: Start, path: start.mdx }\n  - { page: Two, path: start.mdx }\n",
      `redirects:\n${redirects}${other}`,
    ),
  );
  write("beside/start.mdx", "Welcome.\n");
  const { code, err } = await build("beside", "--out", "beside-out", "--site-address", "https://plants.example");
  expect([code, err]).toEqual([0, expect.stringContaining("the redirect from /docs/two/index.html was left out")]);
  for (const source of ["/docs/llms.txt", "/docs/../../escape"])
    expect(err).toContain(`the redirect from ${source} works on hosts with rules only`);
  const files = filesIn("beside-out");
  expect(files.get("start/index.html")).toContain("Welcome.");
  expect(files.get("two/index.html")).toContain("Welcome.");
  expect(files.get("llms.txt")).toContain("Start");
  // A rule of nginx would redirect the page of the folder too.
  expect(files.get("nginx.conf")).not.toContain("index.html");
  expect(files.get("nginx.conf")).toContain('location = "/docs/llms.txt"');
});

it("writes only the files that show a changed guide, and leaves all others of the last build", async () => {
  writePlants("partly");
  write("partly/docs.yml", settings("  - { page: Start, path: start.mdx }\n  - { page: Soil, path: soil.mdx }\n"));
  write("partly/soil.mdx", "Loam.\n");
  const args = ["partly", "--out", "partly-site", "--site-address", "https://plants.example"];
  const inodes = (): ReadonlyMap<string, number> =>
    new Map([...filesIn("partly-site").keys()].map((path) => [path, statSync(join(folder, "partly-site", path)).ino]));
  const changes = async (): Promise<readonly string[]> => {
    const before = inodes();
    expect((await build(...args)).code).toBe(0);
    const after = inodes();
    const all = [...new Set([...before.keys(), ...after.keys()])];
    return all.filter((path) => path !== ".callboard-build" && before.get(path) !== after.get(path)).sort();
  };
  expect((await build(...args)).code).toBe(0);
  const first = filesIn("partly-site");
  expect((await changes()).filter((path) => path !== "llms-full.txt")).toEqual([]);
  write("partly/soil.mdx", "Sand.\n");
  const changed = await changes();
  const now = filesIn("partly-site");
  expect(now.get("soil/index.html")).toContain("Sand.");
  const indexes = changed.filter((path) => path.startsWith("assets/search-"));
  expect(new Set(indexes.map((path) => path.split("/")[1])).size).toBe(2);
  expect(indexes.some((path) => now.has(path)) && indexes.some((path) => first.has(path))).toBe(true);
  expect(changed.filter((path) => !indexes.includes(path))).toEqual([
    ...["api/callboard-docs/search.json", "llms-full.txt", "llms.txt", "soil.md", "soil/index.html"],
  ]);
  const [live] = indexes.filter((path) => now.has(path));
  expect(JSON.parse(now.get("api/callboard-docs/search.json") ?? "")).toEqual({
    folder: `/docs/${live?.split("/").slice(0, 2).join("/")}`,
  });
  expect(indexes.filter((path) => now.has(path) && first.has(path))).toEqual([]);
});

it("builds the same from pages of the last build as from their texts, after each change @nightly", async () => {
  write("cached/docs.yml", settings("  - { page: Start, path: start.mdx }\n  - changelog: news\n"));
  write("cached/start.mdx", "Welcome.\n");
  for (const day of [10, 11, 12]) write(`cached/news/2024-01-${day}.mdx`, `News of day ${day}.\n`);
  expect((await buildCaching(0, "cached", "--out", "from-cache")).code).toBe(0);
  const changes: readonly (() => void)[] = [
    () => write("cached/start.mdx", "Welcome to the garden.\n"),
    () => {
      write("cached/start.mdx", "---\nsidebar-title: First\n---\nWelcome.\n");
      write("cached/news/2024-01-11.mdx", "Other news.\n");
      rmSync(join(folder, "cached/news/2024-01-12.mdx"));
    },
  ];
  for (const change of changes) {
    change();
    for (const [few, out] of [[0, "from-cache"] as const, [100, "from-texts"] as const]) {
      expect((await buildCaching(few, "cached", "--out", out)).code).toBe(0);
    }
    expect([...filesIn("from-cache")]).toEqual([...filesIn("from-texts")]);
  }
});

it("loads nothing that renders pages, and reports the last build again, if a build would be the same", async () => {
  write(
    "same/docs.yml",
    settings("  - { page: Start, path: start.mdx }\n  - changelog: news\n").replace(
      "title: Plants",
      `title: \${TITLE}`,
    ),
  );
  write("same/start.mdx", '![A plant](plant.svg) <Markdown src="part.md" /> <Fern />\n');
  write("same/part.md", "Part.\n");
  write("same/plant.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
  write("same/news/2024-01-10.mdx", "News.\n");
  env.TITLE = "Plants";
  const args = ["same", "--out", "same-site"];
  const run = async (...more: readonly string[]) => buildCaching(0, ...args, ...more);
  const changes: readonly (readonly [what: string, change: () => void, ...more: readonly string[]])[] = [
    ["a page", () => write("same/start.mdx", '![A plant](plant.svg) <Markdown src="part.md" /> <Moss />\n')],
    ["an included text", () => write("same/part.md", "Other part.\n")],
    ["an image", () => write("same/plant.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="2"/>')],
    ["a new page in a folder", () => write("same/news/2024-01-11.mdx", "More.\n")],
    ["a page that is gone", () => rmSync(join(folder, "same/news/2024-01-10.mdx"))],
    ["a page that is not used", () => write("same/unused.mdx", "Unused.\n")],
    ["a variable", () => Object.assign(env, { TITLE: "Ferns" })],
    ["a page of the site", () => write("same-site/start/index.html", "")],
    ["a file beside the pages of the site", () => write("same-site/start/other.html", "")],
    ["a site that is gone", () => rmSync(join(folder, "same-site"), { recursive: true })],
    ["an option", () => {}, "--site-address", "https://plants.example"],
  ];
  // The folder of the cache appears in the project.
  for (let number = 0; number < 2; number += 1) expect((await run()).code).toBe(0);
  for (const [what, change, ...more] of changes) {
    change();
    const built = await run(...more);
    expect([what, built.code, built.loads]).toEqual([what, 0, 1]);
    expect((await buildCaching(100, "same", "--out", "same-fresh", ...more)).code).toBe(0);
    expect([...filesIn("same-site")], what).toEqual([...filesIn("same-fresh")]);
    const again = await run(...more);
    expect([what, { ...again, loads: 1 }]).toEqual([what, built]);
    expect(again.loads).toBe(0);
  }
});

it("names the address of a site that is known", async () => {
  writePlants("named");
  const { code } = await build(
    "named",
    "--out",
    "addressed",
    "--base",
    "/",
    "--site-address",
    "https://plants.example",
  );
  expect(code).toBe(0);
  const files = filesIn("addressed");
  expect(files.get("sitemap.xml")).toContain("<loc>https://plants.example/start</loc>");
  expect(files.get("robots.txt")).toContain("Sitemap: https://plants.example/sitemap.xml");
  expect(files.get("changelog.rss")).toContain("<link>https://plants.example/changelog");
  const page = files.get("start/index.html");
  expect(page).toContain('<link rel="canonical" href="https://plants.example/start"/>');
  expect(page).toContain('<script type="application/ld+json">');
  expect(page).not.toContain("nonce");
});

it("draws images for link previews if it is asked to, the same each time @nightly", async () => {
  write("drawn/docs.yml", settings("  - { page: Start, path: start.mdx }\n  - { page: Own, path: own.mdx }\n"));
  write("drawn/start.mdx", "Welcome.\n");
  write("drawn/own.mdx", "---\nimage: https://i.example/a.png\n---\nText.\n");
  const args = ["drawn", "--site-address", "https://plants.example/docs", "--out"];
  for (const out of ["images", "images-again"]) expect((await build(...args, out, "--og-images")).code).toBe(0);
  expect([...filesIn("images").keys()].filter((path) => path.startsWith("og/"))).toEqual(["og/start.png"]);
  const [png, again] = ["images", "images-again"].map((out) => readFileSync(join(folder, out, "og/start.png")));
  expect(png?.subarray(1, 4).toString()).toBe("PNG");
  expect(again).toEqual(png);
  const tag = '<meta property="og:image" content="https://plants.example/docs/og/start.png"/>';
  expect(filesIn("images").get("start/index.html")).toContain(tag);
  expect((await build(...args, "without")).code).toBe(0);
  expect(filesIn("without").get("start/index.html")).not.toContain("og:image");
});

it("replaces no folder that has the project in it, and reads no site that was built into the project", async () => {
  write("inside/start.md", "# Start\n");
  const refused = { code: 2, err: expect.stringContaining("has the project in it") };
  expect(await build("inside", "--out", "inside", "--force")).toMatchObject(refused);
  expect(await build("inside", "--out", ".", "--force")).toMatchObject(refused);
  const pages = async (): Promise<number> =>
    JSON.parse((await build("inside", "--out", "inside/site", "--json")).out).pages;
  expect([await pages(), await pages()]).toEqual([1, 1]);
});

it("replaces its own folder, and another one only with --force", async () => {
  writePlants("again");
  write("mine/notes.txt", "Keep me.");
  expect(await build("again", "--out", "mine")).toMatchObject({ code: 2, err: expect.stringContaining("--force") });
  expect([...filesIn("mine").keys()]).toEqual(["notes.txt"]);
  expect((await build("again", "--out", "mine", "--force")).code).toBe(0);
  write("mine/stale.html", "");
  expect((await build("again", "--out", "mine")).code).toBe(0);
  expect(filesIn("mine").has("stale.html")).toBe(false);
});

it.each([
  [
    "a page that is missing",
    settings("  - { page: Gone, path: gone.mdx }\n"),
    [],
    1,
    /broken\/docs\.yml:4:\d+ {2}error/,
  ],
  ["settings that can't be read", "title: [", [], 1, /broken\/docs\.yml:1:\d+/],
  [
    "pages with addresses that differ in capitals only",
    settings("  - { page: A, slug: Care, path: a.mdx }\n  - { page: B, slug: care, path: a.mdx }\n"),
    ...[[], 1, /are one file on systems that ignore capitals/],
  ] as const,
])("does not build %s", async (_, text, args, code, message) => {
  write("broken/docs.yml", text);
  write("broken/a.mdx", "Text.\n");
  const result = await build("broken", "--out", "unbuilt", ...args);
  expect(result).toMatchObject({ code, out: "", err: expect.stringMatching(message) });
  expect(readdirSync(folder).filter((name) => /unbuilt/.test(name))).toEqual([]);
});

/** Mistakes that a check finds in the text of a page. */
const mistakes: readonly (readonly [title: string, text: string, ...codes: readonly string[]])[] = [
  ["no mistake", "## Here\n\n[a](#here) [b](other.mdx#there) [c](/other) [d](/docs/other)"],
  ["a link without a target", "[a](nothing.mdx)", "error broken-link"],
  ["a link to a heading that its page doesn't have", "[a](other.mdx#nowhere)", "error broken-anchor"],
  ["a missing image", "![A fern](./fern.png)", "error missing-file"],
  ["an unknown component", "<Fern>A fern.</Fern>", "warning unknown-component"],
  ["code, behind a link that is published otherwise", "[a](other.mdx) {new Date()}", "warning code"],
  ["a mistake that some readers don't see", "<If loggedIn>{new Date()}</If>", "warning code"],
];

it.each(mistakes)("reports %s as docs check does", async (_, text, ...codes) => {
  write(
    "checked/docs.yml",
    settings("  - { page: Start, path: start.mdx }\n  - { page: Other, slug: other, path: other.mdx }\n"),
  );
  write("checked/start.mdx", `---\ntitle: Start\n---\n{/* no text */}\n\n${text}\n`);
  write("checked/other.mdx", "## There\n");
  let expected = "";
  const collect = (more: string): void => {
    expected += more;
  };
  await docsIn(["check", "checked"], { folder, env: {}, out: collect, err: () => {} });
  const lines = expected.split("\n").filter((line) => line.includes(".mdx:"));
  expect(lines.map((line) => line.split("  ").slice(1, 3).join(" "))).toEqual(codes);
  const isRefused = codes.some((code) => code.startsWith("error"));
  const built = await build("checked", "--out", "unchecked", "--force");
  expect(built.code).toBe(isRefused ? 1 : 0);
  expect(built.err.split("\n").filter((line) => line.includes(".mdx:"))).toEqual(lines);
  expect(built.err.includes("--allow-broken builds it")).toBe(isRefused);
  const allowed = await build("checked", "--out", "unchecked", "--force", "--allow-broken");
  expect([allowed.code, allowed.err.split("\n").filter((line) => line.includes(".mdx:"))]).toEqual([0, lines]);
  expect((await build("checked", "--out", "unchecked", "--force", "--strict")).code).toBe(codes.length > 0 ? 1 : 0);
});

it.each([
  [["--out", ""], "build needs the folder to write: --out"],
  [["--out", "x", "--base", "a?b"], "--base must be a path such as /docs, without a query"],
  [["--out", "x", "--proxy", "proxy"], "--proxy must be an https or http address"],
  [["--out", "x", "a", "b"], "build takes one folder or description; unexpected: b"],
])("refuses %j", (args, error) => expect(parseOptions(args)).toEqual({ kind: "error", error }));
