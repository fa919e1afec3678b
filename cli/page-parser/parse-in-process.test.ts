import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { type ParserProcess, parseInProcess } from "./parse-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-parser-"));
const program = join(folder, "program.mjs");
writeFileSync(
  program,
  `process.on("message", ({ id, text }) => {
    if (text === "panic") process.abort();
    if (text === "endless") for (;;);
    process.send({ id, tree: { type: text, value: String(process.env.SECRET_OF_SERVER) } });
  });
  process.on("disconnect", () => process.exit());
  process.send("ready");`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { parseMs: 300, idleMs: 60_000, failures: 5 };

/** Resolves to the tree of a text as soon as a process has started. */
async function whenStarted({ parse }: ParserProcess, text: string) {
  for (;;) {
    const tree = await parse(text);
    if (tree !== undefined) return tree;
    await setTimeout(10);
  }
}

it.each(["panic", "endless"])("answers without the text that ends its process: %s", async (text) => {
  process.env.SECRET_OF_SERVER = "planted";
  const parser = parseInProcess(program, limits);
  try {
    expect(await parser.parse("first")).toBeUndefined();
    expect(await whenStarted(parser, "a")).toEqual({ type: "a", value: "undefined" });
    expect(await Promise.all([text, "b"].map(parser.parse))).toEqual([undefined, undefined]);
    expect(await whenStarted(parser, "b")).toMatchObject({ type: "b" });
    // It is not sent again, so the process goes on.
    expect(await parser.parse(text)).toBeUndefined();
    expect(await parser.parse("c")).toMatchObject({ type: "c" });
  } finally {
    delete process.env.SECRET_OF_SERVER;
    parser.close();
  }
});

it("starts no more processes after too many failures", async () => {
  const parser = parseInProcess(join(folder, "missing.mjs"), { ...limits, failures: 2 });
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await parser.parse("a")).toBeUndefined();
    await setTimeout(10);
  }
  parser.close();
});
