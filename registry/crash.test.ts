import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bodyOf } from "#transport";
import { newFolder, openRegistry } from "./registry.testing.ts";
import { currentDefinition } from "./store/sql/definitions.ts";
import { openStore } from "./store/store.ts";

/** The numbers of the last completed steps that a killed process had reported. */
interface ReportedSteps {
  readonly registered: number;
  readonly published: number;
}

/** Runs the writing process on a folder and kills it `killAfterMs` after it starts to write. */
async function writeAndDie(folder: string, from: number, killAfterMs: number): Promise<ReportedSteps> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", fileURLToPath(new URL("./crash.testing.ts", import.meta.url)), folder, `${from}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  const began = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("ready")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the writing process ended by itself with ${code}`)));
  });
  await began;
  await sleep(killAfterMs);
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGKILL");
  await ended;
  const last = (what: string): number =>
    Number([...output.matchAll(new RegExp(`${what} (\\d+)`, "g"))].at(-1)?.[1] ?? -1);
  return { registered: last("registered"), published: last("published") };
}

/** Reads the version in the folder through the API; -1 if there is none. */
async function versionsIn(folder: string): Promise<ReportedSteps> {
  const store = await openStore(folder);
  const apiId = await currentDefinition(store.db, "callboard", "big");
  await store.close();
  const { registry, client } = await openRegistry({ dataFolder: folder });
  const versionOf = (text = "version -1"): number => Number(text.slice("version ".length));
  let registered = -1;
  if (apiId !== undefined) {
    const definition = bodyOf(await client().apis.getApiLatest({ pathParameters: { apiId } }));
    registered = versionOf(definition.apiName);
    const types = Object.values(definition.types);
    expect(types.map(({ description }) => description)).toEqual(types.map(() => `${registered} `.repeat(400)));
    expect(types.length).toBe(400);
  }
  const site = await client().docs.getDocsForUrl({ body: { url: "big.example" } });
  const published = site.ok ? versionOf(site.body.definition.config.title) : -1;
  if (site.ok) expect(site.body.definition.pages["page.md"]?.markdown).toBe(`${published} `.repeat(100_000));
  else expect(site.error).toBe("DomainNotRegisteredError");
  await registry.close();
  return { registered, published };
}

it("keeps complete versions and every acknowledged write when its process is killed at any moment", async () => {
  const folder = await newFolder();
  let before: ReportedSteps = { registered: -1, published: -1 };
  for (const killAfterMs of [0, 15, 40, 90, 200].map((maxMs) => Math.random() * maxMs + maxMs / 2)) {
    const from = before.registered + 1;
    const steps = await writeAndDie(folder, from, killAfterMs);
    const found = await versionsIn(folder);
    for (const what of ["registered", "published"] as const) {
      const answered = Math.max(steps[what], before[what]);
      expect(found[what]).toBeGreaterThanOrEqual(answered);
      expect(found[what]).toBeLessThanOrEqual(Math.max(answered, from - 1) + 1);
    }
    before = found;
  }
}, 120_000);
