import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { type Child, startChild } from "./child.ts";

const secret = "planted-7Qm3xVt9Lw2sKd8r";

/** Starts a small program in place of the product. */
async function start(program: string, memory?: number): Promise<Child> {
  const child = await startChild({
    name: "small",
    args: ["-e", `console.log("ready on 4711");${program}`],
    cwd: tmpdir(),
    env: {},
    secrets: [secret],
    ready: /ready on (\d+)/,
    ...(memory !== undefined && { memory }),
  });
  onTestFinished(child.stop);
  return child;
}

/** Collects reports until there is one of a kind. */
async function until(child: Child, kind: string): Promise<readonly string[]> {
  const kinds: string[] = [];
  while (!kinds.includes(kind)) {
    kinds.push(...child.drain().map((one) => one.kind));
    await sleep(20);
  }
  return kinds;
}

it("reports a process that ends, with its output", async () => {
  const child = await start(`setTimeout(() => { throw new Error("x") }, 50)`);
  expect(child.readyGroups).toEqual(["4711"]);
  expect(await until(child, "crash")).toContain("log");
  expect(child.hasEnded()).toBe(true);
});

it("reports a process that exceeds its memory limit", async () => {
  const child = await start("const held = Buffer.alloc(200e6, 1);setInterval(() => held, 100)", 150e6);
  expect(await until(child, "memory")).toEqual(["memory"]);
  expect(child.peak()).toBeGreaterThan(150e6);
});

it("includes the memory of child processes", async () => {
  // It ends with its parent, which closes its input.
  const inner = `const held = Buffer.alloc(200e6, 1);process.stdin.resume().on("end", () => process.exit(held.at(1)))`;
  const child = await start(
    `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner)}])`,
    150e6,
  );
  expect(await until(child, "memory")).toEqual(["memory"]);
});

it("reports nothing for a process that is stopped", async () => {
  const child = await start("setInterval(() => 0, 100)");
  await child.stop();
  expect(child.drain()).toEqual([]);
});

it("throws the output of a process that cannot start", async () => {
  const options = { name: "small", cwd: tmpdir(), env: {}, secrets: [], ready: /ready/ };
  await expect(startChild({ ...options, args: ["-e", 'console.log("no such port");process.exit(3)'] })).rejects.toThrow(
    /small ended before it could be called[\s\S]*no such port/,
  );
});
