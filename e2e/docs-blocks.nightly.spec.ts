import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { blocks, blocksOf, isLine } from "./docs-blocks/blocks.ts";
import { canCheck, checkConfiguration } from "./docs-blocks/check-configuration.ts";
import { type CommandLine, commandLines } from "./docs-blocks/command-lines.ts";
import { linesNotRun, programsNotRun } from "./docs-blocks/not-run.ts";
import { type LineRunner, startLineRunner } from "./docs-blocks/run-lines.ts";
import { createTemplate } from "./docs-blocks/sandbox.ts";
import type { PageBlock } from "./docs-pages/page-blocks.ts";

const root = resolve(import.meta.dirname, "..");
const command = join(root, "dist/server/callboard.js");
const run = promisify(execFile);

let template: string;
let lines: LineRunner;
let registry: { readonly url: string; readonly tokens: { readonly [org: string]: string } };
const stops: (() => void)[] = [];

test.describe.configure({ timeout: 120_000 });

/** Starts the registry that blocks publish to. */
async function startRegistry(folder: string): Promise<typeof registry> {
  const env = { ...process.env, REGISTRY_PORT: "0", CALLBOARD_DATA: join(folder, ".callboard") };
  const child = spawn(process.execPath, [command, "registry"], { env, cwd: folder });
  stops.push(() => child.kill());
  const url = await new Promise<string>((ready) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Registry +(\S+)/.exec(output) ?? [];
      if (address !== undefined && output.includes("Ctrl-C")) ready(address);
    });
  });
  const callboard = readFileSync(join(folder, ".callboard/token"), "utf8").trim();
  const answer = await fetch(`${url}/tokens/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${callboard}`, "content-type": "application/json" },
    body: JSON.stringify({ orgId: "acme", scope: "publish" }),
  });
  const { token }: { readonly token: string } = await answer.json();
  return { url, tokens: { callboard, acme: token } };
}

test.beforeAll(async () => {
  template = createTemplate();
  lines = startLineRunner();
  stops.push(lines.close, () => rmSync(template, { recursive: true, force: true }));
  // The data of a registry, which some blocks expect.
  const begun = await lines.run(["registry"], template, { REGISTRY_PORT: "0" });
  expect(begun, begun.output).toMatchObject({ code: 0, page: 200 });
  await lines.run(["backup", "before.backup"], template, {});
  registry = await startRegistry(newFolder());
});

test.afterAll(() => {
  for (const stop of stops.reverse()) stop();
});

/** Makes a folder as a reader has it at the start of a page. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-blocks-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Replaces the addresses and folders of examples by the ones of this test. */
const here = (text: string, folder: string): string =>
  text
    .replaceAll("https://registry.example.com", registry.url)
    .replaceAll("/var/lib/callboard", join(folder, "var/lib/callboard"))
    .replace(/(--(?:registry-)?port) \d+/, "$1 0")
    .replaceAll(/\bsleep \d+/g, "sleep 0")
    .replace(/^npx /gm, "");

/** The environment of a reader. */
const environmentOf = (text: string, folder: string): { readonly [name: string]: string } => ({
  ...{ HOME: folder, NO_COLOR: "1", PORT: "0", REGISTRY_PORT: "0", CALLBOARD_REGISTRY: registry.url },
  CALLBOARD_TOKEN: registry.tokens[/--org acme|publish docs --(?!org)/.test(text) ? "acme" : "callboard"] ?? "",
  PATH: `${join(folder, "node_modules/.bin")}:${process.env.PATH}`,
});

/** Runs a block that needs a shell. */
async function runInShell({ page, line, text }: PageBlock, folder: string): Promise<void> {
  const env = { ...process.env, FORCE_COLOR: undefined, ...environmentOf(text, folder) };
  await run("bash", ["-ec", here(text, folder)], { cwd: folder, env }).catch((error: unknown) => {
    throw new Error(`${page}:${line}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** Expects that paths in the arguments of a program that is not run exist. */
function expectPaths(words: readonly string[], folder: string, at: string): void {
  const paths = words.filter(
    (word) => /^[\w.-]+(\/|$)/.test(word) && (word === "site" || word.includes("/")) && !word.includes("*"),
  );
  for (const path of paths) expect(existsSync(join(folder, path)), `${at}: ${path}`).toBe(true);
}

async function runLine(line: CommandLine, folder: string, at: string): Promise<void> {
  if (linesNotRun.some(({ starts }) => isLine(line.text, starts))) return;
  const [program, ...words] = here(line.words.join("\n"), folder)
    .replace(/^npx\n/, "")
    .split("\n");
  if (program !== undefined && programsNotRun[program] !== undefined) return expectPaths(words, folder, at);
  if (program !== "callboard") throw new Error(`${at}: no test runs ${line.text}`);
  const given = Object.entries(line.env).filter(([name]) => !/^(PORT|CALLBOARD_TOKEN)$/.test(name));
  const env = Object.fromEntries(given.map(([name, value]) => [name, here(value, folder)]));
  const result = await lines.run(words, folder, { ...environmentOf(line.text, folder), ...env });
  expect.soft(result.code, `${at}: ${line.text}\n${result.output}`).toBe(0);
  if (result.page !== undefined) expect.soft(result.page, `${at}: ${line.text}\n${result.output}`).toBe(200);
}

/** Pages with commands. The blocks of a page build on each other, except in the reference of commands. */
const pagesOfCommands = [...new Set(blocksOf("commands").map(({ page }) => page))];

for (const page of pagesOfCommands) {
  test(`commands of ${page} work when they are copied`, async () => {
    const folderOfPage = (): string => {
      const folder = newFolder();
      const [, instance] = /--instance (https:\S+)/.exec(readFileSync(join(root, page), "utf8")) ?? [];
      const file = join(folder, "docs/docs.yml");
      if (instance) writeFileSync(file, readFileSync(file, "utf8").replace("https://docs.acme.example", instance));
      return folder;
    };
    let folder = folderOfPage();
    for (const block of blocksOf("commands").filter((one) => one.page === page)) {
      if (page === "docs/reference/commands.md") folder = folderOfPage();
      // Its own example begins with a backup that was written earlier.
      if (page === "docs/reference/commands.md" && block.text.includes("callboard restore")) {
        cpSync(join(folder, "before.backup"), join(folder, "callboard.backup"));
      }
      const split = commandLines(block.text);
      if (split === undefined) await runInShell(block, folder);
      for (const line of split ?? []) await runLine(line, folder, `${page}:${block.line}`);
    }
  });
}

/** Starts an API that takes plants with a name of up to 40 characters, and shows one with a 64-bit number. */
async function startApi(): Promise<{ readonly url: string; readonly added: () => number }> {
  let added = 0;
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return response.end('{"name":"fern","serial":9007199254740993}');
    const body = await textOf(request);
    const { name }: { readonly name?: unknown } = Object(parsed(body));
    const isValid = typeof name === "string" && [...name].length >= 1;
    added += isValid ? 1 : 0;
    response.writeHead(isValid ? 201 : 400).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  return { url: `http://localhost:${port}`, added: () => added };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test("programs of docs/programs.md have no error of types, and do what they say", async () => {
  const folder = newFolder();
  await lines.run(["generate", "--idl", "shop", "--out", "gen"], folder, {});
  const api = await startApi();
  const programs = blocksOf("programs").filter(({ page }) => page === "docs/programs.md");
  const names = programs.map(({ text, line }, i) => {
    const name = `program-${i}.ts`;
    // Values in comments are what the expression before them gives.
    const printing = text
      .replace(/^((?:defaultValue|validate)\(.*\));(?= \/\/)/gm, "console.log(JSON.stringify($1));")
      .replace(/^(printJson\(.*\));(?= \/\/)/gm, "console.log($1);");
    writeFileSync(
      join(folder, name),
      `${printing
        .replace("createRegistryClient({", `createRegistryClient({ environment: "${registry.url}",`)
        .replaceAll(/http:\/\/localhost:3000|https:\/\/shop\.example\.com/g, api.url)}\nexport {}; // line ${line}\n`,
    );
    return name;
  });
  const compilerOptions = { strict: true, noEmit: true, target: "es2023", module: "nodenext", types: ["node"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: names }));
  await run(join(root, "node_modules/.bin/tsc"), ["--project", folder]).catch((error: { readonly stdout?: string }) => {
    throw new Error(error.stdout);
  });
  const env = { ...process.env, CALLBOARD_TOKEN: registry.tokens.callboard };
  const printed = await Promise.all(
    names.map((name) => run(process.execPath, ["--import", import.meta.resolve("tsx"), name], { cwd: folder, env })),
  );
  expect(programs.length).toBe(4);
  const outputs = printed.map(({ stdout }) => stdout.trim());
  expect(outputs[0]).toMatch(/^\S{20,}$/);
  expect(api.added()).toBeGreaterThan(50);
  expect(outputs[2]?.split("\n")).toEqual([
    '{"name":""}',
    expect.stringContaining('[{"path":["name"],"code":"min-length",'),
    '{"name":"fern","serial":9007199254740993}',
  ]);
  expect(outputs[3]).toMatch(/^9007199254740993n?$/);
});

test("settings files of the docs are read, and an error of one is printed as the docs say", async () => {
  const page = "docs/reference/settings.md";
  const files = blocks.filter((block) => block.page === page && /^(json|ts)$/.test(block.language));
  expect(files.length).toBe(2);
  for (const { text, language } of files) {
    const folder = newFolder();
    writeFileSync(join(folder, `callboard.config.${language}`), text);
    const { code, output } = await lines.run(["config", "--json"], folder, {});
    expect(code, output).toBe(0);
    for (const part of ["8080", "docs.example.com", '"totalMs": 300000']) expect(output).toContain(part);
  }
  const [error] = blocks.filter((block) => block.page === page && block.language === "text");
  const folder = newFolder();
  writeFileSync(join(folder, "callboard.config.yaml"), "port: 1\ntrustedHops: 11\n");
  expect((await lines.run(["config"], folder, {})).output).toBe(`${error?.text}\n`);
});

test("extensions of descriptions are read without a diagnostic", async () => {
  const folder = newFolder();
  const [values, login, calls, ...more] = blocksOf("descriptions");
  expect(more).toEqual([]);
  const text = readFileSync(join(folder, "openapi.yaml"), "utf8");
  const servers = 'servers: [{ url: "http://localhost:3000", description: Sandbox }]';
  writeFileSync(
    join(folder, "a.yaml"),
    `${text.replace(/^components:.*$/m, "").replace(/^servers:.*$/m, servers)}${values?.text}\n${login?.text}\n`,
  );
  const { code, output } = await lines.run(["docs", "check", "a.yaml"], folder, {});
  expect([code, output]).toEqual([0, "3 operations: no errors, no warnings\n"]);
  const called = (block = "") => `openapi: 3.1.0
info: { title: Garden, version: "1" }
servers: [{ url: https://garden.example }]
paths:
  /beds/{bed}:
    post:
      operationId: water
      summary: Water a bed
      parameters:
        - { name: bed, in: path, required: true, schema: { type: string } }
        - { name: litres, in: query, schema: { type: integer } }
      requestBody: { content: { application/json: { schema: { type: object, properties: { plant: { type: string } } } } } }
      responses: { "200": { description: It. } }
${block.replace(/^/gm, "      ")}
`;
  writeFileSync(join(folder, "c.yaml"), called(calls?.text));
  expect((await lines.run(["docs", "check", "c.yaml"], folder, {})).output).toBe(
    "1 operation: no errors, no warnings\n",
  );
  writeFileSync(join(folder, "d.yaml"), called(calls?.text.replace(/code:.*\}/, "}")));
  expect((await lines.run(["docs", "check", "d.yaml"], folder, {})).output).toContain("expected code in `code`");
  const broken = readFileSync(join(folder, "a.yaml"), "utf8")
    .replace("createSession #", "noSession #")
    .replace("path_p", "pathp");
  writeFileSync(join(folder, "b.yaml"), broken);
  expect((await lines.run(["docs", "check", "b.yaml"], folder, {})).output).toMatch(/noSession(?:.|\n)*\d warnings/);
});

test("diagrams of the docs can be drawn", async ({ page }) => {
  await page.setContent("<p>Diagrams</p>");
  await page.addScriptTag({ path: join(root, "node_modules/mermaid/dist/mermaid.min.js") });
  for (const { page: at, line, text } of blocksOf("diagrams")) {
    const parse = `mermaid.parse(${JSON.stringify(text)}).then(() => "", String)`;
    expect(await page.evaluate(parse), `${at}:${line}`).toBe("");
  }
});

test("configurations of servers are read by these, where they are installed", async () => {
  const folder = newFolder();
  const built = await lines.run(["build", "docs", "--out", "site", "--base", "/"], folder, {});
  expect(built.code, built.output).toBe(0);
  for (const { language, page, line, text } of blocksOf("configurations")) {
    // The list of reasons can't have it, since it depends on the machine.
    if (!canCheck(language)) test.info().annotations.push({ type: "not installed", description: `${page}:${line}` });
    else await checkConfiguration(language, text.replaceAll("/srv/site", join(folder, "site")), folder);
  }
});
