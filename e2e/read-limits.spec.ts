import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "./test.ts";

const command = resolve(import.meta.dirname, "../dist/server/callboard.js");

const folder = mkdtempSync(join(tmpdir(), "callboard-limits-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plants = (title: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths: { "/plants": { get: { operationId: "list", responses: { "200": { description: "All plants." } } } } },
  });
const deep = `{"openapi": "3.1.0", "x-deep": ${"[".repeat(2000)}${"]".repeat(2000)}}`;

/** A running command and its output so far, of both streams. */
interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(args: readonly string[], env: { readonly [name: string]: string } = {}): Started {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, PORT: "0", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output, ended: new Promise((done) => child.once("exit", done)) };
}

/** Runs a command to its end. Returns its exit code and its output. */
async function run(args: readonly string[], env: { readonly [name: string]: string } = {}) {
  const { ended, output } = start(args, env);
  return { code: await ended, output: output() };
}

const commands: readonly ((file: string) => readonly string[])[] = [
  (file) => ["serve", file],
  (file) => ["start", file],
  (file) => ["register", file, "--org", "plants", "--api", "plants"],
  (file) => ["export", file, "--openapi"],
  (file) => ["diff", file, "plants.json"],
  (file) => ["check", file],
];

test.describe("every command reads within the default limits, and within configured ones", () => {
  test.beforeAll(() => {
    writeFileSync(join(folder, "plants.json"), plants("Plants"));
    writeFileSync(join(folder, "deep.json"), deep);
  });
  for (const args of commands) {
    test(`callboard ${args("FILE").join(" ")}`, async () => {
      const beyond = await run(args("deep.json"));
      expect(beyond.output).toContain("nested deeper than 1000 levels");
      expect(beyond.output).toContain("CALLBOARD_READ_LIMITS=depth=2000");
      // Only commands that read in a process of their own have a time limit.
      const late = await run(args("plants.json"), { CALLBOARD_READ_LIMITS: "readMs=1" });
      expect(late.output).toContain("reading it takes longer than 0.001 s");
      expect(late.output).toContain("CALLBOARD_READ_LIMITS=readMs=2");
      const unknown = await run(args("plants.json"), { CALLBOARD_READ_LIMITS: "nodes=1" });
      expect(unknown.output).toContain('CALLBOARD_READ_LIMITS: unknown limit "nodes"');
      for (const { code } of [beyond, late, unknown]) expect(code).toBeGreaterThan(0);
    });
  }
});

/** Serves over HTTP on a free port. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}/plants.json`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("an address that exceeds a limit when it is fetched again leaves the site unchanged", async () => {
  let text = plants("Plants");
  const remote = await listen((_, response) => response.end(text));
  const { child, output, ended } = start(["serve", remote.address, "--every", "1"]);
  await expect.poll(output).toContain("Ctrl-C");
  const site = /Docs {2}(\S+)/.exec(output())?.[1] ?? "";
  text = deep;
  await expect.poll(output).toContain("CALLBOARD_READ_LIMITS=depth=2000");
  expect(await (await fetch(site)).text()).toContain("Plants");
  text = plants("More plants");
  await expect.poll(async () => (await fetch(site)).text()).toContain("More plants");
  child.kill("SIGTERM");
  await ended;
  remote.close();
});

test("a command that is killed while it reads leaves no process behind", async () => {
  test.skip(process.platform === "win32", "Windows has no ps");
  // It refers to a part that never arrives.
  const text = plants("Plants").replace('"200":{', '"404":{"$ref":"missing.json"},"200":{');
  const remote = await listen((request, response) => {
    if (request.url === "/plants.json") response.end(text);
  });
  const { child, ended } = start(["serve", remote.address]);
  const readers = () =>
    execFileSync("ps", ["-A", "-o", "ppid=,pid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([parent, pid]) => (parent === child.pid && pid !== undefined ? [pid] : []));
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => readers().length).toBe(1);
  const found = readers();
  child.kill("SIGKILL");
  await ended;
  await expect.poll(() => found.filter(isRunning)).toEqual([]);
  remote.close();
});
