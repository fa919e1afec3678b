import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { command } from "../tooling/command.testing.ts";

/** A descriptor on which every write fails, as on a full disk. */
function unwritable(): number {
  const folder = mkdtempSync(join(tmpdir(), "callboard-output-"));
  writeFileSync(join(folder, "read-only"), "");
  const descriptor = openSync(join(folder, "read-only"), "r");
  onTestFinished(() => {
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });
  return descriptor;
}

const node = (args: readonly string[], stdout: "pipe" | number, stderr: "pipe" | number) =>
  spawn(process.execPath, [...args], { stdio: ["ignore", stdout, stderr] });

it("a command that cannot write its output reports it and exits with code 1", async () => {
  const child = node([...command, "help"], unwritable(), "pipe");
  const said = child.stderr === null ? "" : await text(child.stderr);
  expect(said).toMatch(/^callboard: the output could not be written: .*EBADF.*\n$/);
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(1);
});

it("a command that cannot write its errors either exits with its code", async () => {
  const child = node([...command, "nothing"], unwritable(), unwritable());
  expect((await once(child, "exit"))[0]).toBe(2);
});

it("a command with a closed output pipe exits with its own code", async () => {
  const child = node([...command, "help"], "pipe", "pipe");
  child.stdout?.destroy();
  const said = child.stderr === null ? "" : await text(child.stderr);
  expect(said).toBe("");
  expect(child.exitCode ?? (await once(child, "exit"))[0]).toBe(0);
});

it("a log that cannot be written ends no process, and its records do not accumulate", async () => {
  const program = `
    import { openLog } from ${JSON.stringify(resolve(import.meta.dirname, "log.ts"))};
    const log = openLog({ CALLBOARD_LOG: "info" });
    const before = process.memoryUsage().heapUsed;
    for (let n = 0; n < 30_000; n += 1) log.info({ event: "request", n, padding: "x".repeat(1000) });
    console.log(JSON.stringify({ grownBy: process.memoryUsage().heapUsed - before }));`;
  const child = node(["--import", "tsx", "--input-type=module", "--eval", program], "pipe", unwritable());
  const { grownBy } = JSON.parse(child.stdout === null ? "" : await text(child.stdout));
  expect(grownBy).toBeLessThan(20_000_000);
});

it("a command that serves continues after the reader of its output has exited", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "callboard-e2e-")), "garden.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info: { title: "Garden", version: "1" }, paths: {} }));
  const child = spawn(process.execPath, [...command, "serve", file], { env: { ...process.env, PORT: "0" } });
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
  await expect.poll(async () => (await fetch(site)).text()).toContain("Orchard");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(dirname(file), { recursive: true });
});
