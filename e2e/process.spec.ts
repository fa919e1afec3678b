import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startSite } from "./site.ts";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

interface Exit {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command until it exits. */
const runCommand = (args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<Exit> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...env } });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("exit", (code) => done({ code, output }));
  });

test("a second start finds the data of the first, and Ctrl-C ends it cleanly", async () => {
  const first = await startSite();
  const token = first.token();
  const body = JSON.stringify({ orgId: "callboard", scope: "admin" });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const created = await fetch(`${first.registry}/tokens/generate`, { method: "POST", headers, body });
  expect(created.status).toBe(200);
  const { token: second } = (await created.json()) as { token: string };
  expect(await first.stop("SIGINT")).toBe(0);
  expect(first.output()).toContain("Stopping");

  const again = await startSite(first.folder);
  expect(again.token()).toBe(token);
  const secondHeaders = { ...headers, authorization: `Bearer ${second}` };
  const answer = await fetch(`${again.registry}/tokens/generate`, { method: "POST", headers: secondHeaders, body });
  expect(answer.status).toBe(200);
  expect(await again.stop()).toBe(0);
  rmSync(first.folder, { recursive: true });
});

test("only its owner may read the first token", async ({ running }) => {
  test.skip(process.platform === "win32", "Windows has no file modes");
  expect(statSync(join(running.folder, "token")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(running.folder, "registry.db")).includes(running.token())).toBe(false);
});

test("the command has the production build of React, and no other", async () => {
  const folder = resolve(import.meta.dirname, "../dist/server");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const text = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  expect(text).toMatch(/react-dom-server-legacy\.node\.production\.js/);
  expect(text).not.toMatch(/react-dom-server\S*\.development\.js/);
});

test("a port in use is reported with the setting that changes it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  const data = join(resolve(import.meta.dirname, "../test-results"), `taken-${port}`);
  for (const [name, rest] of [
    ["PORT", "REGISTRY_PORT"],
    ["REGISTRY_PORT", "PORT"],
  ] as const) {
    const ended = await runCommand(["start"], { [name]: String(port), [rest]: "0", CALLBOARD_DATA: data });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(`port ${port} is in use`);
    expect(ended.output).toContain(`${name}=`);
    expect(ended.output).not.toContain("    at ");
  }
  expect(existsSync(data)).toBe(false);
  other.close();
});

test("an unusable data folder is reported in one sentence", async () => {
  const ended = await runCommand(["start"], { PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: command });
  expect(ended.code).toBe(1);
  expect(ended.output).toBe(
    `callboard: ${command} is a file, but the data needs a folder; choose another folder: CALLBOARD_DATA=<folder>\n`,
  );
});

test("ends right after the last response, although the connection is persistent", async () => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise((done) => {
    const headers = { authorization: `Bearer ${site.token()}`, "content-type": "application/json" };
    const call = request(`${site.registry}/tokens/generate`, { agent, method: "POST", headers }, (answer) =>
      answer.resume().on("end", () => done(answer.statusCode)),
    );
    call.write('{"orgId":"callboard",');
    setTimeout(() => call.end('"scope":"read"}'), 400);
  });
  await new Promise((done) => setTimeout(done, 200));
  const ended = site.stop("SIGINT");
  expect(await answered).toBe(200);
  expect(await ended).toBe(0);
  agent.destroy();
  rmSync(site.folder, { recursive: true });
});

test("an unhandled error ends it with code 1, after the open calls are answered", async () => {
  // An injected bug: it throws from a timer, outside of any call.
  const bug = 'process.on("SIGUSR2", () => setImmediate(() => { throw new RangeError(["s3", "cret"].join("")); }))';
  const site = await startSite(undefined, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(bug)}`,
    CALLBOARD_LOG: "error",
  });
  const headers = { authorization: `Bearer ${site.token()}`, "content-type": "application/json" };
  const call = request(`${site.registry}/tokens/generate`, { agent: false, method: "POST", headers });
  const answered = new Promise((done) => call.on("response", (answer) => done(answer.resume().statusCode)));
  call.write('{"orgId":"callboard",');
  expect((await fetch(`${site.registry}/health`)).status).toBe(200);
  const ended = site.stop("SIGUSR2");
  // Not a page, whose first drawing could take longer than open calls may last on a busy machine.
  const health = `${site.site}/api/callboard-docs/health`;
  await expect(async () => expect(await fetch(health).catch(() => "refused")).toBe("refused")).toPass();
  call.end('"scope":"read"}');
  expect(await answered).toBe(200);
  expect(await ended).toBe(1);
  const entries = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  expect(entries).toEqual([
    expect.objectContaining({ event: "fatal", origin: "uncaughtException", error: "RangeError" }),
  ]);
  expect(site.output()).toContain("callboard: unexpected error (RangeError); stopping with code 1");
  expect(site.output()).not.toContain("s3cret");
  rmSync(site.folder, { recursive: true });
});

test("continues to serve after the reader of its output has exited", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "callboard-e2e-")), "garden.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "Garden", version: "1" }, paths: {} }));
  const child = spawn(process.execPath, [command, "serve", file], { env: { ...process.env, PORT: "0" } });
  const site = await new Promise<string>((done) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, address] = /Docs\s+(http:\S+)/.exec(output) ?? [];
      if (address !== undefined && output.includes("Ctrl-C")) done(address);
    });
  });
  child.stdout.destroy();
  child.stderr.destroy();
  const ended = new Promise((done) => child.once("exit", done));
  writeFileSync(file, "{");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "Orchard", version: "1" }, paths: {} }));
  await expect(async () => expect(await (await fetch(site)).text()).toContain("Orchard")).toPass();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(dirname(file), { recursive: true });
});

test("an invalid setting, an unknown command and a request for help print a message", async () => {
  expect(await runCommand(["start"], { PORT: "x" })).toEqual({
    code: 2,
    output: 'callboard: PORT is "x"; it must be a port, a whole number from 0 to 65535\n',
  });
  const unknown = await runCommand(["strat"]);
  expect(unknown.code).toBe(2);
  expect(unknown.output).toContain('unknown command "strat"');
  const help = await runCommand(["help"]);
  expect(help.code).toBe(0);
  expect(help.output).toContain("start");
});

test("after a kill during a registration it serves the old definition or the new one, never a mixture", async () => {
  test.setTimeout(120_000);
  let site = await startSite();
  const { folder } = site;
  const token = site.token();
  const endpoints = (version: number) =>
    Array.from({ length: 400 }, (_, n) => ({
      id: `endpoint${n}`,
      method: "GET",
      path: { parts: [{ type: "literal", value: `/v${version}/things/${n}` }], pathParameters: [] },
      queryParameters: [],
      headers: [],
      description: `Version ${version}. ${"Words. ".repeat(100)}`,
      examples: [],
    }));
  const definition = (version: number) => ({
    rootPackage: { endpoints: endpoints(version), types: [], subpackages: [] },
    types: {},
    subpackages: {},
  });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(site.registry + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
  const register = (version: number) =>
    call("/registry/api/register", {
      method: "POST",
      body: JSON.stringify({ orgId: "callboard", apiId: "big", definition: definition(version) }),
    });
  /** Returns the version of a complete definition; fails for anything else. */
  const versionOf = async (id: string): Promise<number> => {
    const answer = await call(`/registry/api/latest/load/${id}`);
    expect(answer.status).toBe(200);
    const loaded = (await answer.json()) as { endpoints: { [id: string]: { path: { value: string }[] } } };
    const paths = Object.values(loaded.endpoints).map(({ path }) => path.map(({ value }) => value).join(""));
    const versions = new Set(paths.map((path) => /^\/v(\d+)\//.exec(path)?.[1]));
    expect(paths).toHaveLength(400);
    expect(versions.size).toBe(1);
    return Number([...versions][0]);
  };

  const stored = new Map<string, number>();
  const first = (await (await register(0)).json()) as { apiDefinitionId: string };
  stored.set(first.apiDefinitionId, 0);
  // registry/crash/crash.test.ts tries more moments, since a kill costs less there.
  for (const [round, wait] of [5, 30].entries()) {
    const version = round + 1;
    const attempt = register(version).then(
      async (answer) => ((await answer.json()) as { apiDefinitionId: string }).apiDefinitionId,
      () => undefined,
    );
    await new Promise((done) => setTimeout(done, wait));
    await site.stop("SIGKILL");
    const id = await attempt.catch(() => undefined);
    site = await startSite(folder);
    // A confirmed write is stored, also after every later kill.
    if (id !== undefined) stored.set(id, version);
    for (const [known, kept] of stored) expect(await versionOf(known)).toBe(kept);
    // It can be registered again after any kill.
    const retried = (await (await register(version)).json()) as { apiDefinitionId: string };
    expect(await versionOf(retried.apiDefinitionId)).toBe(version);
  }
  await site.stop();
  rmSync(folder, { recursive: true });
});
