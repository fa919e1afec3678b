import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startSite } from "../../e2e/site.ts";
import { command } from "../../tooling/command.testing.ts";
import { someOf } from "../../tooling/tier.ts";

interface Exit {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command until it exits. */
const runCommand = (args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<Exit> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [...command, ...args], { env: { ...process.env, ...env } });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("exit", (code) => done({ code, output }));
  });

it("Ctrl-C ends it right after the last response, and a second start finds the data of the first", async () => {
  const first = await startSite(undefined, {}, command);
  const token = first.token();
  // Windows has no file modes.
  if (process.platform !== "win32") expect(statSync(join(first.folder, "token")).mode & 0o777).toBe(0o600);
  const body = JSON.stringify({ orgId: "callboard", scope: "admin" });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const created = await fetch(`${first.registry}/tokens/generate`, { method: "POST", headers, body });
  expect(created.status).toBe(200);
  const { token: second } = (await created.json()) as { token: string };

  const agent = new Agent({ keepAlive: true });
  const call = request(`${first.registry}/tokens/generate`, { agent, method: "POST", headers });
  const answered = new Promise((done) => call.on("response", (answer) => done(answer.resume().statusCode)));
  call.write('{"orgId":"callboard",');
  // The registry has the start of the call by then.
  expect((await fetch(`${first.registry}/health`)).status).toBe(200);
  const ended = first.stop("SIGINT");
  await expect.poll(first.output).toContain("Stopping");
  call.end('"scope":"read"}');
  expect(await answered).toBe(200);
  expect(await ended).toBe(0);
  agent.destroy();

  const again = await startSite(first.folder, {}, command);
  expect(again.token()).toBe(token);
  expect(readFileSync(join(first.folder, "registry.db")).includes(token)).toBe(false);
  const secondHeaders = { ...headers, authorization: `Bearer ${second}` };
  const answer = await fetch(`${again.registry}/tokens/generate`, { method: "POST", headers: secondHeaders, body });
  expect(answer.status).toBe(200);
  expect(await again.stop()).toBe(0);
  rmSync(first.folder, { recursive: true });
});

it("a port in use is reported with the setting that changes it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  const data = join(tmpdir(), `callboard-taken-${port}`);
  const pairs = [
    ["PORT", "REGISTRY_PORT"],
    ["REGISTRY_PORT", "PORT"],
  ] as const;
  for (const [name, rest] of someOf(pairs, 1)) {
    const ended = await runCommand(["start"], { [name]: String(port), [rest]: "0", CALLBOARD_DATA: data });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain(`port ${port} is in use`);
    expect(ended.output).toContain(`${name}=`);
    expect(ended.output).not.toContain("    at ");
  }
  expect(existsSync(data)).toBe(false);
  other.close();
});

it("an unusable data folder is reported in one sentence @nightly", async () => {
  const file = import.meta.filename;
  const ended = await runCommand(["start"], { PORT: "0", REGISTRY_PORT: "0", CALLBOARD_DATA: file });
  expect(ended.code).toBe(1);
  expect(ended.output).toBe(
    `callboard: ${file} is a file, but the data needs a folder; choose another folder: CALLBOARD_DATA=<folder>\n`,
  );
});

it("an unhandled error ends it with code 1, after the open calls are answered @nightly", async () => {
  // An injected bug: it throws from a timer, outside of any call.
  const bug = 'process.on("SIGUSR2", () => setImmediate(() => { throw new RangeError(["s3", "cret"].join("")); }))';
  const options = `--import data:text/javascript,${encodeURIComponent(bug)}`;
  const site = await startSite(undefined, { NODE_OPTIONS: options, CALLBOARD_LOG: "error" }, command);
  const headers = { authorization: `Bearer ${site.token()}`, "content-type": "application/json" };
  const call = request(`${site.registry}/tokens/generate`, { agent: false, method: "POST", headers });
  const answered = new Promise((done) => call.on("response", (answer) => done(answer.resume().statusCode)));
  call.write('{"orgId":"callboard",');
  expect((await fetch(`${site.registry}/health`)).status).toBe(200);
  const ended = site.stop("SIGUSR2");
  // On a busy machine the first render of a page could exceed the time limit of open calls, so this is not a page.
  const health = `${site.site}/api/callboard-docs/health`;
  await expect.poll(() => fetch(health).catch(() => "refused")).toBe("refused");
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

it("an invalid setting, an unknown command and a request for help print a message", async () => {
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
