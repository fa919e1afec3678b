import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plants } from "./idl.testing.ts";
import { watching, watchingJson, writing } from "./watch.testing.ts";

/** Reads results until one has written a file: links are made one after the other, and each is its own change. */
async function writtenWith(next: (kind: "written") => Promise<unknown>, path: string): Promise<boolean> {
  for (;;) if (JSON.stringify(await next("written")).includes(`"path":"${path}"`)) return true;
}

it("survives errors: reports them, writes nothing, and continues when they are fixed", async () => {
  const { next, out, write } = await watchingJson();
  const before = await readFile(join(out, "types/pots.ts"), "utf8");
  await write({ "areas/pots.yml": "types:\n  Pot: Clay\n" });
  expect(await next("invalid")).toMatchObject({ diagnostics: [{ code: "unknown-type" }] });
  expect(await readFile(join(out, "types/pots.ts"), "utf8")).toBe(before);
  await write({ "areas/pots.yml": "types: {\n" });
  expect(await next("invalid")).toMatchObject({ diagnostics: [{ code: "yaml-syntax" }] });
  await write({ "areas/pots.yml": "types:\n  Pot: boolean\n" });
  expect(await next("written")).toMatchObject(writing("types/pots.ts"));
});

it("detects a save that replaces the file, twice", async () => {
  const { idl, next } = await watchingJson();
  for (const type of ["integer", "boolean"]) {
    const beside = join(idl, "areas/.pots.yml.swp");
    await writeFile(beside, `types:\n  Pot: ${type}\n`);
    await rename(beside, join(idl, "areas/pots.yml"));
    expect(await next("written")).toMatchObject(writing("types/pots.ts"));
  }
});

it("detects files that are created and removed, in new folders too", async () => {
  const { idl, next, write } = await watchingJson();
  await write({ "areas/garden/beds.yml": "types:\n  Bed: string\n" });
  expect(await next("written")).toMatchObject(writing("client/manifest.json"));
  await write({ "areas/garden/beds.yml": "types:\n  Bed: integer\n" });
  expect(await next("written")).toMatchObject(writing("client/manifest.json"));
  await rm(join(idl, "areas/pots.yml"));
  expect(await next("written")).toMatchObject({
    stale: expect.arrayContaining([expect.objectContaining({ path: "types/pots.ts", why: "no longer generated" })]),
  });
});

it("detects changes behind links", async () => {
  const { idl, room, next } = await watchingJson();
  await mkdir(join(room, "shared"));
  await writeFile(join(room, "shared/beds.yml"), "types:\n  Bed: string\n");
  await writeFile(join(room, "tools.yml"), "types:\n  Tool: string\n");
  await symlink(join(room, "shared"), join(idl, "areas/linked"));
  await symlink(join(room, "tools.yml"), join(idl, "areas/tools.yml"));
  expect(await writtenWith(next, "types/tools.ts")).toBe(true);
  const saves = [
    ["shared/beds.yml", "types:\n  Bed: integer\n", "types/linked-beds.ts"],
    ["tools.yml", "types:\n  Tool: integer\n", "types/tools.ts"],
  ] as const;
  for (const [path, text, made] of saves) {
    await writeFile(join(room, path), text);
    expect(await writtenWith(next, made)).toBe(true);
  }
});

it("waits for a removed folder, and continues when it is restored", async () => {
  const { idl, out, room, next, errorLine, write } = await watchingJson();
  await rename(idl, join(room, "away"));
  expect(await errorLine()).toContain("cannot read the IDL folder");
  await write({ ...plants, "areas/pots.yml": "types:\n  Pot: integer\n" });
  await next("written");
  await write({ "areas/pots.yml": "types:\n  Pot: boolean\n" });
  for (;;) {
    await next("written");
    if ((await readFile(join(out, "types/pots.ts"), "utf8")).includes("export type Pot = boolean;")) break;
  }
});

it("reports the saved file and the result, without progress if there is no terminal", async () => {
  const { idl, out, line, write } = await watching();
  expect(await line()).toBe("generated 8 files (2 types, 1 call, 0 errors): 8 written, 0 removed");
  expect(await line()).toBe(`watching ${idl}; Ctrl-C stops`);
  await write({ "areas/pots.yml": "types:\n  Pot: integer\n" });
  const reported = await line();
  expect(reported.startsWith(join(idl, "areas/pots.yml: generated 8 files"))).toBe(true);
  expect(reported).toMatch(/: generated 8 files \(2 types, 1 call, 0 errors\): 2 written, 0 removed in \d+ ms$/);
  expect(await line()).toBe(`  ${join(out, "client/manifest.json")}: changed`);
  expect(await line()).toBe(`  ${join(out, "types/pots.ts")}: changed`);
});
