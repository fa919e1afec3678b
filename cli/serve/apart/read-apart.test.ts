import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packModel } from "#engine/packed-model";
import { apiOf, endpointOf } from "../api.testing.ts";
import { defaultReadLimits } from "../read-limits.ts";
import { readApart } from "./read-apart.ts";
import type { ReadAnswer } from "./read-description.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-apart-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const given = "openapi: 3.1.0 🌱\n".repeat(100_000);

/** Reads by a program in place of the built reader, with the part `a` only. */
async function readBy(program: string): Promise<ReadAnswer> {
  const file = join(folder, "reader.mjs");
  await writeFile(file, program);
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < given.length; at += 60_000) yield Buffer.from(given.slice(at, at + 60_000));
  };
  return readApart(file)(
    { name: "api.yaml", chunks },
    {
      id: "shop",
      positions: "causes",
      limits: defaultReadLimits,
      read: async (address) => {
        if (address === "a") return "the part";
        throw new Error(`there is no ${address}`);
      },
    },
  );
}

it("sends the text and the requested parts to a process, and receives the model from it", async () => {
  const { bytes, ...model } = packModel(apiOf("shop", [endpointOf("list")]));
  const done = JSON.stringify({ ...model, size: bytes.length });
  const answer = await readBy(`
    const heard = [];
    process.on("message", async (message) => {
      heard.push(message);
      if (message.type === "task") process.send({ type: "read", address: "a" });
      if (message.type === "part") process.send({ type: "read", address: "b" });
      if (message.type !== "noPart") return;
      let text = "";
      for await (const piece of process.stdin.setEncoding("utf8")) text += piece;
      const told = { at: "/x", code: "missing", message: JSON.stringify({ heard, length: text.length }) };
      process.send({ type: "done", format: "openapi", diagnostics: [told], model: ${done}, cache: 0 });
      process.stdout.end(Buffer.from("${Buffer.from(bytes).toString("hex")}", "hex"), () => process.disconnect());
    });`);
  expect(answer).toMatchObject({ ok: true, format: "openapi", model: { id: "shop", endpoints: [{ id: "list" }] } });
  expect(JSON.parse(answer.diagnostics[0]?.message ?? "")).toEqual({
    heard: [
      {
        type: "task",
        name: "api.yaml",
        id: "shop",
        positions: "causes",
        isExported: false,
        isOfClient: false,
        keepsAudiences: false,
        limits: defaultReadLimits,
        cache: 0,
      },
      { type: "part", address: "a", text: "the part" },
      { type: "noPart", address: "b", problem: "there is no b" },
    ],
    length: given.length,
  });
});

it.each([
  ["ends at once", "process.exit(3)", "code 3"],
  ["is killed", "process.kill(process.pid, 'SIGKILL')", "SIGKILL"],
  [
    "sends half of a model",
    `process.stdin.resume().on("end", () => {
       process.send({ type: "done", format: "openapi", diagnostics: [], model: { ends: [2], precise: [], ids: {}, size: 2 }, cache: 0 });
       process.stdout.end("{", () => process.disconnect());
     }); process.on("message", () => {});`,
    "its result is incomplete",
  ],
])("reports a limit for a process that %s", async (_, program, how) => {
  expect(await readBy(program)).toMatchObject({
    ok: false,
    diagnostics: [{ code: "limit", message: expect.stringContaining(how) }],
  });
});

it("reports a process that exits with code 0 without an answer", async () => {
  const answer = await readBy(`process.on("message", () => process.exit(0));`);
  expect(answer).toMatchObject({
    ok: false,
    diagnostics: [{ code: "limit", message: expect.stringContaining("without an answer") }],
  });
});

it("reports that no process could be started", async () => {
  const program = `
    import { openSync } from "node:fs";
    import { readApart } from ${JSON.stringify(resolve(import.meta.dirname, "read-apart.ts"))};
    const found = { name: "api.yaml", chunks: async function* () {} };
    const read = async () => "";
    try {
      for (;;) openSync(process.execPath, "r");
    } catch {
      const answer = await readApart("reader.mjs")(found, { id: "shop", positions: "causes", limits: { readMs: 60_000 }, read });
      console.log(JSON.stringify(answer));
    }`;
  // Loading the sources takes up to 500 descriptors on Node 22.
  const command = `ulimit -n 2000 && exec "$0" --import tsx --input-type=module --eval "$1"`;
  const child = spawn("sh", ["-c", command, process.execPath, program], { stdio: ["ignore", "pipe", "inherit"] });
  expect(JSON.parse(await text(child.stdout))).toMatchObject({
    ok: false,
    diagnostics: [{ code: "limit", message: expect.stringContaining("EMFILE") }],
  });
});
