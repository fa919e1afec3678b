import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parseMdx } from "#mdx/syntax";
import { readSettingsInForce } from "../config/index.ts";
import { runDocsCheck } from "../docs/run.ts";
import { type Answers, parseOptions } from "./arguments.ts";
import { runInit } from "./run.ts";
import { starterFiles } from "./starter-files.ts";

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-init-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

async function init(folder: string, args: readonly string[], answers?: Answers | "canceled") {
  const read = parseOptions(args);
  if (read.kind !== "options") throw new Error(JSON.stringify(read));
  let output = "";
  const print = (text: string): void => {
    output += text;
  };
  const ask = answers === undefined ? undefined : async () => (answers === "canceled" ? undefined : answers);
  const code = await runInit(read.options, { folder, out: print, err: print, ask });
  return { code, output };
}

const files = [
  ...[".gitignore", "callboard.config.json", "docs.yml", "generators.yml", "openapi.yaml"],
  ...["pages/first-request.mdx", "pages/welcome.mdx"],
];

const written = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path !== "pages")
    .toSorted();

it.each([
  ["the defaults", [], undefined],
  ["options", ["--yes", "--title", 'A "quoted" <title> {of} *plants*', "--port", "0"], undefined],
  [
    "a title with signs of formulas and entities",
    ["--yes", "--title", "From $5 to $10 &lt; ~~7~~", "--port", "0"],
    undefined,
  ],
  ["answers", [], { title: "日本: #1", api: "http://localhost:3000/v1", port: 4321 }],
] as const)("a starter project of %s has no errors and no warnings", async (_, args, answers) => {
  const folder = newFolder();
  expect(await init(folder, args, answers)).toMatchObject({ code: 0 });
  expect(written(folder)).toEqual(files);
  let output = "";
  const print = (text: string): void => {
    output += text;
  };
  const code = await runDocsCheck({ source: ".", json: false }, { folder, env: {}, out: print, err: print });
  expect({ code, output }).toEqual({ code: 0, output: "2 pages, 2 operations: no errors, no warnings\n" });
  const settings = await readSettingsInForce({ folder, env: {}, values: {} });
  const port = answers?.port ?? (args.length > 0 ? 0 : 4000);
  expect(settings).toMatchObject({ ok: true, settings: { env: { PORT: String(port) } } });
});

const openApi = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{"/pets":{"get":{"responses":{}}}}}';

it.each([
  ["a description", { "pets.json": openApi }, ["pages/first-request.mdx", "pages/welcome.mdx"], "pets.json"],
  ["pages in docs", { "README.md": "# Shop", "docs/start.mdx": "# Start", "src/a.md": "# A" }, [], "docs/start.mdx"],
  ["pages", { "start.md": "# Start", "guide/water.md": "# Water" }, [], "guide/water.md"],
] as const)("a folder with %s gets settings for them, and no other example", async (_, content, pages, named) => {
  const folder = newFolder();
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await init(folder, ["--yes"]);
  const settings = [".gitignore", "callboard.config.json", "docs.yml"];
  expect(output.match(/^written .*/gm)?.toSorted()).toEqual(
    [...settings, ...pages].map((path) => `written  ${path}`).toSorted(),
  );
  expect(readFileSync(join(folder, "docs.yml"), "utf8")).toContain(`path: ${named}\n`);
  const print = (): void => undefined;
  expect(await runDocsCheck({ source: ".", json: false }, { folder, env: {}, out: print, err: print })).toBe(0);
  expect((await init(folder, ["--yes"])).output).not.toContain("written");
});

it("notes that differ in names only are one line, if there are more than three", async () => {
  const folder = newFolder();
  const pages = ["/a", "/b", "/c", "/d"].map((path) => `GET ${path}`);
  writeFileSync(join(folder, "docs.json"), JSON.stringify({ navigation: { pages: ["index", "gone", ...pages] } }));
  writeFileSync(join(folder, "index.mdx"), "# Index\n");
  const { output } = await init(folder, ["--from", "."]);
  expect(output).toContain("no file describes the endpoint `GET /a` (3 more like this; --json lists all)\n");
  expect(output).not.toContain("GET /b");
  expect(output).toContain("page gone does not exist\n");
});

it.each(["From $5 to $10", "A &lt; B", "~~7~~ {of} <b> *it* `x`", "C:\\plants"])(
  "the title %s is shown unchanged",
  (title) => {
    const page = starterFiles({ title, api: "https://api.example.com", port: 0 }, ".").get("pages/welcome.mdx") ?? "";
    const parsed = parseMdx(page.replace(/^---\n[\s\S]*?\n---\n/, ""));
    const textOf = (node: object): string =>
      "value" in node
        ? `${"type" in node && node.type === "text" ? "" : "`"}${node.value}`
        : "children" in node && Array.isArray(node.children)
          ? node.children.map(textOf).join("")
          : "";
    expect(textOf(parsed.tree)).toContain(`the docs of ${title}. Change it`);
  },
);

it.each([
  ["api.example.com", "https://api.example.com"],
  ["localhost:3000/v1", "http://localhost:3000/v1"],
  ["https://{tenant}.example.com", "https://{tenant}.example.com"],
])("the base URL %s is written as %s", async (api, url) => {
  const folder = newFolder();
  await init(folder, ["--yes", "--api", api]);
  expect(readFileSync(join(folder, "openapi.yaml"), "utf8")).toContain(`- url: "${url}"\n`);
});

it("existing files are not changed", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "docs.yml"), "mine");
  const { code, output } = await init(folder, ["--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ kept: ["docs.yml"], written: expect.arrayContaining(["openapi.yaml"]) });
  expect(readFileSync(join(folder, "docs.yml"), "utf8")).toBe("mine");
  expect((await init(folder, [])).output).not.toContain("written");
});

it("a canceled question writes nothing and exits with 130", async () => {
  const folder = newFolder();
  expect(await init(folder, [], "canceled")).toEqual({ code: 130, output: "" });
  expect(written(folder)).toEqual([]);
});

it("a file that can't be written is reported with code 1", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "pages"), "a file");
  expect(await init(folder, [])).toMatchObject({ code: 1, output: expect.stringContaining("can't be written") });
});

it.each([
  [["a", "b"], "init takes one folder; unexpected: b"],
  [["--port", "x"], "--port: it must be a port"],
  [["--api", "ftp://x"], "--api: it must be a base URL"],
  [["--title", " "], "--title: the title must be a line of text"],
])("%j are rejected", (args, error) => {
  expect(parseOptions(args)).toEqual({ kind: "error", error: expect.stringContaining(error) });
});
