import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openTestPuts } from "../store.testing.ts";
import { compressedObjects } from "./compressed-objects.ts";
import { promisesOfObjects } from "./contract.testing.ts";
import { openFolder } from "./folder.ts";
import { DamagedObjectError, type Objects } from "./objects.ts";

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-objects-"));
const open = async (folder: string): Promise<Objects> =>
  compressedObjects(await openFolder(folder), await openTestPuts());
const hello = new TextEncoder().encode("hello");
const pathOf = (folder: string, hash: string): string => join(folder, hash.slice(0, 2), hash.slice(2));

promisesOfObjects("a folder of objects", async () => open(await newFolder()));

it("compresses objects", async () => {
  const folder = await newFolder();
  const bytes = new TextEncoder().encode("fern ".repeat(10_000));
  const stored = await readFile(`${pathOf(folder, await (await open(folder)).put(bytes))}.gz`);
  expect(stored.length).toBeLessThan(bytes.length / 50);
  expect(Buffer.compare(gunzipSync(stored), bytes)).toBe(0);
});

it("reads, measures, lists and removes the uncompressed objects of earlier versions", async () => {
  const folder = await newFolder();
  const objects = await open(folder);
  const hash = createHash("sha256").update(hello).digest("hex");
  await mkdir(join(folder, hash.slice(0, 2)));
  await writeFile(pathOf(folder, hash), hello);
  expect(await objects.has(hash)).toBe(true);
  expect(Buffer.compare((await objects.get(hash)) ?? new Uint8Array(), hello)).toBe(0);
  expect(await objects.sizeOf(hash)).toBe(5);
  expect(await objects.put(hello)).toBe(hash);
  expect(await objects.list()).toEqual([hash]);
  await objects.remove(hash);
  expect(await objects.has(hash)).toBe(false);
});

it.each([
  ["no gzip", "jello"],
  ["cut short", gzipSync(hello).subarray(0, 10)],
  ["the gzip of something else", gzipSync("jello")],
])("throws if the bytes of an object on disk are %s", async (_, bytes) => {
  const folder = await newFolder();
  const objects = await open(folder);
  const hash = await objects.put(hello);
  await writeFile(`${pathOf(folder, hash)}.gz`, bytes);
  await expect(objects.get(hash)).rejects.toThrow(DamagedObjectError);
});

it("removes unfinished writes of an ended process, and does not remove files of a running one or other files", async () => {
  const folder = await newFolder();
  const hash = await (await open(folder)).put(hello);
  const [left, running] = [join(folder, "unfinished", "left"), join(folder, "unfinished", "running")];
  await writeFile(left, "hal");
  await writeFile(running, "hal");
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(left, twoHoursAgo, twoHoursAgo);
  const reopened = await open(folder);
  expect(await readdir(join(folder, "unfinished"))).toEqual(["running"]);
  expect(await reopened.has(hash)).toBe(true);
});
