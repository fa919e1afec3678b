import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { command } from "../../tooling/command.testing.ts";
import { isNightly, someOf } from "../../tooling/tier.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-limits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plants = (title: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    paths: { "/plants": { get: { operationId: "list", responses: { "200": { description: "All plants." } } } } },
  });
const deep = `{"openapi": "3.1.0", "x-deep": ${"[".repeat(2000)}${"]".repeat(2000)}}`;

/** Patience for a busy machine, in milliseconds. */
const patience = { timeout: 120_000 };

/** A running command and its output so far, of both streams. */
interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(args: readonly string[], env: { readonly [name: string]: string } = {}): Started {
  const child = spawn(process.execPath, [...command, ...args], {
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

writeFileSync(join(folder, "plants.json"), plants("Plants"));
writeFileSync(join(folder, "deep.json"), deep);

/** Settings, the file that each run reads, and what it prints. `npm test` has the first row. */
const rows: readonly { readonly limits: string; readonly file: string; readonly output: readonly string[] }[] = [
  {
    limits: "depth=1500",
    file: "deep.json",
    output: ["nested deeper than 1500 levels", "CALLBOARD_READ_LIMITS=depth=3000"],
  },
  { limits: "", file: "deep.json", output: ["nested deeper than 1000 levels"] },
  {
    limits: "readMs=1",
    file: "plants.json",
    output: ["reading it takes longer than 0.001 s", "CALLBOARD_READ_LIMITS=readMs=2"],
  },
  { limits: "nodes=1", file: "plants.json", output: ['CALLBOARD_READ_LIMITS: unknown limit "nodes"'] },
];

describe("every command reads within the default limits, and within configured ones", () => {
  const cases = (isNightly ? rows : rows.slice(0, 1)).flatMap((row) =>
    someOf(commands, 1).map((args) => ({ ...row, command: args(row.file) })),
  );
  it.each(cases)('$command with the limits "$limits"', async ({ limits, command, output }) => {
    const stopped = await run(command, { CALLBOARD_READ_LIMITS: limits });
    for (const part of output) expect(stopped.output).toContain(part);
    expect(stopped.code).toBeGreaterThan(0);
  });
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

it("an address that exceeds a limit when it is fetched again leaves the site unchanged @nightly", async () => {
  let text = plants("Plants");
  const remote = await listen((_, response) => response.end(text));
  const { child, output, ended } = start(["serve", remote.address, "--every", "1"]);
  await expect.poll(output, patience).toContain("Ctrl-C");
  const site = /Docs {2}(\S+)/.exec(output())?.[1] ?? "";
  text = deep;
  await expect.poll(output, patience).toContain("CALLBOARD_READ_LIMITS=depth=2000");
  expect(await (await fetch(site)).text()).toContain("Plants");
  text = plants("More plants");
  await expect.poll(async () => (await fetch(site)).text(), patience).toContain("More plants");
  child.kill("SIGTERM");
  await ended;
  remote.close();
});

// Windows has no `ps`.
it.runIf(process.platform !== "win32")("a command that is killed while it reads leaves no process behind", async () => {
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
  await expect.poll(() => readers().length, patience).toBe(1);
  const found = readers();
  child.kill("SIGKILL");
  await ended;
  await expect.poll(() => found.filter(isRunning)).toEqual([]);
  remote.close();
});
