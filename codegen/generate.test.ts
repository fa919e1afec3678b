import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { build } from "./build.ts";
import { generate } from "./generate.ts";
import { readIdlFolder } from "./write/idl-folder.ts";

const registry = join(import.meta.dirname, "..", "idl");
let room: string;
let idl: string;
let out: string;

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), "codegen-"));
});
afterAll(() => rm(room, { recursive: true, force: true }));

const api = "name: plants\nauth: bearer\n";
const area =
  "service:\n  auth: true\n  base-path: /plants\n  endpoints:\n    list: { method: GET, path: '', response: list<Plant> }\ntypes:\n  Plant: string\n";

beforeEach(async () => {
  const here = await mkdtemp(join(room, "case-"));
  [idl, out] = [join(here, "idl"), join(here, "generated")];
  await writeTree({ "api.yml": api, "areas/plants.yml": area, "areas/pots.yml": "types:\n  Pot: string\n" });
});

async function writeTree(files: { readonly [path: string]: string }): Promise<void> {
  await mkdir(join(idl, "areas"), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(idl, path), text);
}

async function tree(): Promise<{ readonly [path: string]: string }> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.slice(out.length + 1), await readFile(path, "utf8")])),
  );
}

describe("generate", () => {
  it("writes the files, and writes nothing the second time", async () => {
    const first = await generate({ idl, out });
    expect(first).toMatchObject({ kind: "written", counts: { types: 2, calls: 1, errors: 0 } });
    expect(Object.keys(await tree())).toEqual([
      "client/client.ts",
      "client/errors.ts",
      "client/index.ts",
      "client/manifest.json",
      "client/plants.ts",
      "types/index.ts",
      "types/plants.ts",
      "types/pots.ts",
    ]);
    expect(await generate({ idl, out })).toMatchObject({ kind: "fresh", diagnostics: [] });
  });

  it("writes only changed files", async () => {
    await generate({ idl, out });
    const before = await stat(join(out, "types/plants.ts"));
    await writeTree({ "areas/pots.yml": "types:\n  Pot: integer\n" });
    const result = await generate({ idl, out });
    expect(result.kind === "written" && result.stale).toEqual([
      { path: "client/manifest.json", why: "changed" },
      { path: "types/pots.ts", why: "changed" },
    ]);
    expect((await stat(join(out, "types/plants.ts"))).mtimeMs).toBe(before.mtimeMs);
  });

  it("removes files that it no longer generates, and lists others without touching them", async () => {
    await generate({ idl, out });
    await mkdir(join(out, "client/mine"));
    const mine = {
      "client/mine/deep.ts": "// Generated from elsewhere\n",
      "types/by-hand.ts": "export const mine = 1;\n",
      "types/notes.md": "",
    };
    for (const [path, text] of Object.entries(mine)) await writeFile(join(out, path), text);
    await writeFile(join(out, "types/.hidden"), "");
    const foreign = ["client/mine/", "types/by-hand.ts", "types/notes.md"];
    expect(await generate({ idl, out, check: true })).toMatchObject({ kind: "fresh", foreign });
    await rm(join(idl, "areas/pots.yml"));
    expect(await generate({ idl, out })).toMatchObject({ kind: "written", foreign });
    expect(await tree()).toMatchObject(mine);
    expect(await tree()).not.toHaveProperty(["types/pots.ts"]);
  });

  it("removes the temporary files of a killed run, and does not remove files of a running one", async () => {
    await generate({ idl, out });
    // No process has this number: Linux and macOS count to less.
    await writeFile(join(out, "types/pots.ts.99999999.tmp"), "// Gener");
    await writeFile(join(out, `types/plants.ts.${process.pid}.tmp`), "// Gener");
    expect(await generate({ idl, out, check: true })).toMatchObject({
      kind: "stale",
      stale: [{ path: "types/pots.ts.99999999.tmp", why: "no longer generated" }],
      foreign: [],
    });
    await generate({ idl, out });
    expect(Object.keys(await tree()).filter((path) => path.endsWith(".tmp"))).toEqual([
      `types/plants.ts.${process.pid}.tmp`,
    ]);
  });

  it("overwrites no file that was not generated", async () => {
    await mkdir(join(out, "types/index.ts"), { recursive: true });
    await writeFile(join(out, "types/pots.ts"), "export const mine = 1;\n");
    for (const check of [false, true]) {
      expect(await generate({ idl, out, check })).toMatchObject({
        kind: "blocked",
        blocked: ["types/index.ts/", "types/pots.ts"],
      });
    }
    expect(await tree()).toEqual({ "types/pots.ts": "export const mine = 1;\n" });
  });

  it("lists a generated file that was changed by hand and is no longer needed", async () => {
    await generate({ idl, out });
    await writeFile(join(out, "types/pots.ts"), "export const mine = 1;\n");
    await rm(join(idl, "areas/pots.yml"));
    expect(await generate({ idl, out })).toMatchObject({ kind: "written", foreign: ["types/pots.ts"] });
    expect(await generate({ idl, out })).toMatchObject({ kind: "fresh", foreign: ["types/pots.ts"] });
  });

  it("restores files that were changed or removed by hand", async () => {
    await generate({ idl, out });
    const right = await tree();
    await writeFile(join(out, "types/pots.ts"), "export type Pot = number;\n");
    await rm(join(out, "client/errors.ts"));
    await generate({ idl, out });
    expect(await tree()).toEqual(right);
  });

  it("does not trust an incomplete manifest", async () => {
    await generate({ idl, out });
    for (const text of ["<<<<<<< ours\n", "null", "{}", '{"generator":"x","inputs":{},"outputs":{}}']) {
      await writeFile(join(out, "client/manifest.json"), text);
      expect((await generate({ idl, out })).kind).toBe("written");
    }
  });

  it("writes nothing when the IDL has an error", async () => {
    await generate({ idl, out });
    const before = await tree();
    await writeTree({
      "areas/pots.yml": "types:\n  Pot: Plnat\n",
      "areas/plants.yml": area.replace("list<Plant>", "string"),
    });
    expect((await generate({ idl, out })).kind).toBe("invalid");
    expect(await tree()).toEqual(before);
  });

  it("reports a file that it no longer generates, even if nothing else has changed", async () => {
    await generate({ idl, out });
    await writeFile(join(out, "types/left.ts"), "// Generated from idl/areas/left.yml\n");
    expect(await generate({ idl, out, check: true })).toMatchObject({
      kind: "stale",
      stale: [{ path: "types/left.ts", why: "no longer generated" }],
    });
  });

  it("reports the unchanged files of another generator as stale", async () => {
    await generate({ idl, out, generator: "older" });
    expect(await generate({ idl, out, generator: "newer", check: true })).toMatchObject({
      kind: "stale",
      stale: [{ path: "client/manifest.json", why: "changed" }],
    });
  });

  it("compares file contents in a check, whatever the manifest contains", async () => {
    await generate({ idl, out });
    expect(await generate({ idl, out, check: true })).toMatchObject({ kind: "fresh" });
    const changed = (await tree())["types/pots.ts"]?.replace("string", "number") ?? "";
    await writeFile(join(out, "types/pots.ts"), changed);
    await writeFile(join(out, "types/left.ts"), "// Generated from idl/areas/left.yml\n");
    const result = await generate({ idl, out, check: true });
    expect(result.kind === "stale" && result.stale).toEqual([
      { path: "types/left.ts", why: "no longer generated" },
      { path: "types/pots.ts", why: "changed" },
    ]);
    expect((await tree())["types/pots.ts"]).toBe(changed);
  });

  it("writes the same bytes for line ends of any system", async () => {
    await generate({ idl, out });
    const right = await tree();
    await writeTree({
      "api.yml": `\uFEFF${api.replaceAll("\n", "\r\n")}`,
      "areas/plants.yml": area.replaceAll("\n", "\r\n"),
    });
    expect(await generate({ idl, out, check: true })).toMatchObject({ kind: "fresh" });
    expect(await tree()).toEqual(right);
  });
});

describe("the registry's own IDL", () => {
  it("has no diagnostics, and generates the same bytes for any order of its files", async () => {
    const sources = await readIdlFolder(registry);
    const once = await build(sources, "idl");
    expect(once.diagnostics).toEqual([]);
    expect((await build([...sources].reverse(), "idl")).files).toEqual(once.files);
  });
});
