import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createRegistry } from "#registry";
import { bodyOf } from "#transport";
import { clientOf, plants } from "../../registry/client.testing.ts";
import { type DataCommand, type DataDeps, runData } from "./commands.ts";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "callboard-data-"));

let folder = "";
beforeAll(async () => {
  folder = newFolder();
  const dataFolder = join(folder, ".callboard");
  const registry = await createRegistry({ dataFolder, publicUrl: "http://registry.test", log: () => {} });
  const { apis } = clientOf(registry, registry.firstToken.token);
  bodyOf(await apis.registerApiDefinition({ body: { orgId: "callboard", apiId: "plants", definition: plants } }));
  await registry.close();
});

/** Runs a command on the data of a folder. */
async function run(name: DataCommand, args: readonly string[], more: Partial<DataDeps> = {}) {
  const printed = { out: "", err: "" };
  const code = await runData(name, args, {
    ...{ env: {}, folder },
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    ...more,
  });
  return { code, ...printed };
}

it("a backup of an existing name says what to do, and keeps the file", async () => {
  const file = join(newFolder(), "mine.gz");
  writeFileSync(file, "mine");
  expect(await run("backup", [file])).toEqual({
    ...{ code: 1, out: "" },
    err: `callboard: ${file} exists already; choose another name, or remove it first\n`,
  });
});

it("a backup into a folder that does not exist says so", async () => {
  const missing = join(newFolder(), "missing");
  const { code, err } = await run("backup", [join(missing, "a.gz")]);
  expect([code, err]).toEqual([1, `callboard: the folder ${missing} does not exist; create it first\n`]);
});

it("a backup is restored, and refused by a store that is not empty", async () => {
  const target = newFolder();
  const file = join(newFolder(), "a.gz");
  expect(await run("backup", [file])).toMatchObject({ code: 0, err: "" });
  expect(await run("restore", [file], { folder: target })).toMatchObject({ code: 0, err: "" });
  expect((await run("restore", [file])).err).toMatch(
    /^callboard: the target is not empty: its table \w+ has rows; choose an empty database or folder, or move \S+registry\.db away\n$/,
  );
});

it("an interrupted command leaves nothing behind, and ends with 130", async () => {
  const [target, backups] = [newFolder(), newFolder()];
  const signal = AbortSignal.abort();
  const interrupted = { code: 130, out: "", err: "callboard: interrupted; nothing was written\n" };
  expect(await run("backup", [join(backups, "a.gz")], { signal })).toEqual(interrupted);
  expect(readdirSync(backups)).toEqual([]);
  await run("backup", [join(backups, "a.gz")]);
  expect(await run("restore", [join(backups, "a.gz")], { folder: target, signal })).toEqual(interrupted);
  expect(existsSync(join(target, ".callboard", "registry.db"))).toBe(false);
});

it("a bucket that does not answer is named, and not the database", async () => {
  const env = {
    ...{ S3_ENDPOINT: "http://127.0.0.1:2", S3_BUCKET: "objects" },
    ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "s3cret" },
  };
  const file = join(newFolder(), "a.gz");
  await run("backup", [file]);
  const { code, err } = await run("restore", [file], { folder: newFolder(), env });
  expect(code).toBe(1);
  expect(err).toMatch(/^callboard: the bucket of S3_BUCKET can't be reached \(.*\)\. Check that its server is running/);
  expect(err).not.toContain("s3cret");
});
