import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildPrograms } from "../../../tooling/build-programs.testing.ts";
import { builtPrograms } from "../../../tooling/command.testing.ts";
import { someOf } from "../../../tooling/tier.ts";
import { defaultReadLimits, type ReadLimits } from "../read-limits.ts";
import { readApart } from "./read-apart.ts";
import type { CachedReading, ReadAnswer } from "./read-description.ts";

const reader = join(builtPrograms, "reader.js");
const built = buildPrograms(import.meta.dirname, ["supervise-reading", "read-apart"]);

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-reader-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 60_000) yield Buffer.from(text.slice(at, at + 60_000));
}

interface Options {
  readonly name?: string;
  readonly limits?: Partial<ReadLimits>;
  readonly before?: CachedReading | undefined;
  readonly program?: string;
  readonly isOfClient?: boolean;
}

const read = (text: string, { name = "shop.json", limits, before, isOfClient, program = reader }: Options = {}) =>
  readApart(program)(
    { name, chunks: () => piecesOf(text) },
    {
      ...{ id: "shop", positions: "causes", before, isOfClient, limits: { ...defaultReadLimits, ...limits } },
      read: async (address) => {
        if (address === "pet.yaml") return "type: object\nproperties: { name: { type: string } }\n";
        throw new Error(`there is no ${address}`);
      },
    },
  );

/** The text of a description with one schema that is given as JSON. */
const shop = (title: string, schema: string): string =>
  `{"openapi": "3.1.0", "info": {"title": "${title}", "version": "1"}, "paths": {"/pets": {"post": {"operationId": "add",
    "requestBody": {"content": {"application/json": {"schema": ${schema}}}}}}},
    "components": {"schemas": {"Pet": {"type": "string"}}}}`;

const nested = (depth: number): string =>
  `${'{"type": "object", "properties": {"next": '.repeat(depth)}{}${"}}".repeat(depth)}`;

/** The results of a reading: its model, diagnostics and import cache. */
const results = (answer: ReadAnswer): readonly unknown[] => {
  if (!answer.ok) return [answer.diagnostics];
  const { model, diagnostics, cached } = answer;
  return [JSON.stringify(model), diagnostics, Buffer.from(cached?.cache ?? []).toString()];
};

const messages = ({ diagnostics }: ReadAnswer): readonly string[] => diagnostics.map(({ message }) => message);

describe("a reading process", () => {
  it("reads a description and the parts it references, and reports missing ones", async () => {
    const answer = await read(shop("Shop", '{"$ref": "pet.yaml"}'));
    if (!answer.ok) throw new Error(messages(answer).join("\n"));
    expect(answer.model.name).toBe("Shop");
    expect(Object.values(answer.model.types).map(({ shape }) => shape.kind)).toEqual(["string", "object"]);
    const other = await read(shop("Shop", '{"$ref": "none.yaml"}'));
    expect(messages(other)).toContain('"none.yaml" could not be read: there is no none.yaml');
  });

  it("reports examples that their schemas do not allow, with their positions", async () => {
    const answer = await read(shop("Shop", '{"type": "integer"}, "example": "Rex"'));
    expect(answer.diagnostics).toMatchObject([
      {
        message: 'the example differs from its schema: expected a whole number, found "Rex"',
        position: { line: 2, column: 33 },
      },
    ]);
  });

  it("reads operations of AsyncAPI 3 as operations of a client if asked to @nightly", async () => {
    const text = JSON.stringify({
      asyncapi: "3.0.0",
      channels: { bed: { address: "/bed", messages: { grow: { payload: { type: "string" } } } } },
      operations: { grow: { action: "send", channel: { $ref: "#/channels/bed" } } },
    });
    const originsOf = (answer: ReadAnswer) =>
      answer.ok ? answer.model.channels?.[0]?.messages.map(({ origin }) => origin) : messages(answer);
    expect(originsOf(await read(text))).toEqual(["server"]);
    expect(originsOf(await read(text, { isOfClient: true }))).toEqual(["client"]);
  });

  it("reads only what has changed since the last time, with the result of a full read @nightly", async () => {
    const pet = '{"$ref": "#/components/schemas/Pet"}';
    const first = await read(shop("Shop", pet));
    if (!first.ok) throw new Error(messages(first).join("\n"));
    const next = shop("Other shop", pet);
    const [changed, whole] = [await read(next, { before: first.cached }), await read(next)];
    expect(changed).toMatchObject({ ok: true, model: { name: "Other shop" } });
    expect(results(changed)).toEqual(results(whole));
  });

  it.each(someOf(["shop.json", "shop.yaml"], 1))(
    "reads a description as deep as the maximum depth limit: %s @nightly",
    async (name) => {
      const answer = await read(shop("Deep shop", nested(2480)), { name, limits: { depth: 5000 } });
      expect(answer).toMatchObject({ ok: true, model: { name: "Deep shop" } });
    },
  );

  it.each<[string, string, string, Partial<ReadLimits>, string]>([
    [
      "nested deeper than the default limit",
      "shop.json",
      "[".repeat(100_000),
      {},
      "nested deeper than 1000 levels, at line 1, column 1002; to allow more, set CALLBOARD_READ_LIMITS=depth=2000",
    ],
    [
      "with too many values",
      "shop.yaml",
      "openapi: 3.1.0\ninfo: {}",
      { values: 2 },
      "it holds more than 2 values, at line 2, column 7; to allow more, set CALLBOARD_READ_LIMITS=values=4",
    ],
    [
      "that takes too much memory",
      "shop.yaml",
      `a: [${"1,".repeat(1_250_000)}1]`,
      { memoryBytes: 128 * 1024 * 1024 },
      "reading it takes more than 128 MB of memory; to allow more, set CALLBOARD_READ_LIMITS=memoryBytes=268435456",
    ],
    [
      "that takes too much memory while its text arrives",
      "shop.json",
      " ".repeat(200_000_000),
      { memoryBytes: 128 * 1024 * 1024 },
      "reading it takes more than 128 MB of memory; to allow more, set CALLBOARD_READ_LIMITS=memoryBytes=268435456",
    ],
  ])("rejects a description %s", async (_, name, text, limits, message) => {
    expect(await read(text, { name, limits })).toMatchObject({ ok: false, diagnostics: [{ code: "limit", message }] });
  });
});

/** A reading process with a second thread that writes a file and is then busy forever. */
async function busyReader(): Promise<{ readonly program: string; readonly mark: string }> {
  const [program, busy, mark] = [join(folder, "reader.mjs"), join(folder, "busy.mjs"), join(folder, "mark")];
  await writeFile(
    busy,
    `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, ""); for (;;);`,
  );
  await writeFile(
    program,
    `import { superviseReading } from ${JSON.stringify(built("supervise-reading"))};
     superviseReading(new URL("./busy.mjs", import.meta.url));`,
  );
  return { program, mark };
}

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await sleep(20);
};

/** Returns the ids of the processes that run a program. */
async function running(program: string): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-ww", "-o", "pid=,args="]);
  return stdout.split("\n").flatMap((line) => (line.includes(program) ? [Number.parseInt(line, 10)] : []));
}

describe("a reading process in an endless loop", () => {
  it("ends at its time limit", async () => {
    const { program } = await busyReader();
    const answer = await read("{}", { program, limits: { readMs: 1000 } });
    expect(messages(answer)).toEqual([
      "reading it takes longer than 1 s; to allow more, set CALLBOARD_READ_LIMITS=readMs=2000",
    ]);
    await until(async () => (await running(program)).length === 0);
  });

  it.each(someOf(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"] as const, 1))(
    "ends when %s ends its parent",
    async (signal) => {
      const { program, mark } = await busyReader();
      const parent = join(folder, "parent.mjs");
      await writeFile(
        parent,
        `import { readApart } from ${JSON.stringify(built("read-apart"))};
       const limits = ${JSON.stringify(defaultReadLimits)};
       const found = { name: "a.json", chunks: async function* () { yield Buffer.from("{}"); } };
       await readApart(${JSON.stringify(program)})(found, { id: "a", positions: "causes", limits, read: async () => "" });`,
      );
      const child = spawn(process.execPath, [parent], { stdio: "inherit" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await until(() => existsSync(mark));
      expect(await running(program)).toHaveLength(1);
      child.kill(signal);
      await ended;
      await until(async () => (await running(program)).length === 0);
    },
  );
});
