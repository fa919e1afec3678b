import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bodyOf } from "#transport";
import { newFolder, openRegistry } from "./registry.testing.ts";
import { currentDefinition } from "./store/sql/definitions.ts";
import { openStore } from "./store/store.ts";

/** The completed steps that a killed process had reported. */
interface Said {
  readonly registered: number;
  readonly published: number;
}

/** Runs the writing process on a folder and kills it at a moment after it has begun to write. */
async function writeAndDie(folder: string, from: number, moment: number): Promise<Said> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", fileURLToPath(new URL("./crash.testing.ts", import.meta.url)), folder, `${from}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let said = "";
  const began = new Promise<void>((done, refuse) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready")) done();
    });
    child.once("exit", (code) => refuse(new Error(`the writing process ended by itself with ${code}`)));
  });
  await began;
  await sleep(moment);
  const ended = new Promise((done) => child.once("close", done));
  child.kill("SIGKILL");
  await ended;
  const last = (what: string): number =>
    Number([...said.matchAll(new RegExp(`${what} (\\d+)`, "g"))].at(-1)?.[1] ?? -1);
  return { registered: last("registered"), published: last("published") };
}

/** Reads the version in the folder through the API; -1 if there is none. */
async function versionsIn(folder: string): Promise<Said> {
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
  let before: Said = { registered: -1, published: -1 };
  for (const moment of [0, 15, 40, 90, 200].map((most) => Math.random() * most + most / 2)) {
    const from = before.registered + 1;
    const said = await writeAndDie(folder, from, moment);
    const found = await versionsIn(folder);
    for (const what of ["registered", "published"] as const) {
      const answered = Math.max(said[what], before[what]);
      expect(found[what]).toBeGreaterThanOrEqual(answered);
      expect(found[what]).toBeLessThanOrEqual(Math.max(answered, from - 1) + 1);
    }
    before = found;
  }
}, 120_000);
