import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { promisesOfObjects } from "./contract.testing.ts";
import { openFolder } from "./folder.ts";
import { DamagedObjectError } from "./objects.ts";

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-objects-"));

promisesOfObjects("a folder of objects", async () => openFolder(await newFolder()));

it("throws if the bytes of an object have changed on disk", async () => {
  const folder = await newFolder();
  const objects = await openFolder(folder);
  const hash = await objects.put(new TextEncoder().encode("hello"));
  await writeFile(join(folder, hash.slice(0, 2), hash.slice(2)), "jello");
  await expect(objects.get(hash)).rejects.toThrow(DamagedObjectError);
});

it("removes unfinished writes of an ended process and keeps the rest", async () => {
  const folder = await newFolder();
  const hash = await (await openFolder(folder)).put(new TextEncoder().encode("hello"));
  await writeFile(join(folder, "unfinished", "left"), "hal");
  const reopened = await openFolder(folder);
  expect(await readdir(join(folder, "unfinished"))).toEqual([]);
  expect(await reopened.has(hash)).toBe(true);
});
