import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readIdlFolder } from "./idl-folder.ts";

async function makeFolder(files: { readonly [path: string]: string | Uint8Array }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "idl-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const files = { "api.yml": "name: a\n", "areas/b.yaml": "b", "areas/notes.md": "", "areas/deep/c.yml": "c" };
const sources = [
  { path: "api.yml", text: "name: a\n" },
  { path: "areas/b.yaml", text: "b" },
  { path: "areas/deep/c.yml", text: "c" },
];

it("names files by their paths in the folder, for any notation of the folder", async () => {
  const folder = await makeFolder(files);
  const here = relative(process.cwd(), folder);
  for (const written of [folder, `${folder}/`, `${folder}/areas/..`, here, `./${here}/.`]) {
    expect(await readIdlFolder(written)).toEqual(sources);
  }
  const before = process.cwd();
  try {
    process.chdir(folder);
    expect(await readIdlFolder(".")).toEqual(sources);
    expect(await readIdlFolder("./")).toEqual(sources);
  } finally {
    process.chdir(before);
  }
});

it("follows links, circular ones too", async () => {
  const elsewhere = await makeFolder({ "deep/c.yml": "c", "b.txt": "b" });
  const folder = await makeFolder({ "api.yml": "name: a\n", "areas/notes.md": "" });
  await symlink(join(elsewhere, "b.txt"), join(folder, "areas/b.yaml"));
  await symlink(join(elsewhere, "deep"), join(folder, "areas/deep"));
  await symlink(folder, join(folder, "areas/again"));
  await symlink("nowhere", join(folder, ".#lock"));
  expect(await readIdlFolder(folder)).toEqual(sources);
});

it.each([
  ["a link to nothing", async (folder: string) => symlink("nowhere", join(folder, "areas/x.yml")), /ENOENT.*x\.yml/],
  [
    "a text that is not UTF-8",
    async (folder: string) => writeFile(join(folder, "areas/x.yml"), "docs: B\u00e4ume", "latin1"),
    /areas\/x\.yml is not UTF-8 text; save it as UTF-8/,
  ],
  ["no folder", async (folder: string) => rm(folder, { recursive: true }), /ENOENT/],
])("reports what is wrong with %s", async (_, spoil, reason) => {
  const folder = await makeFolder(files);
  await spoil(folder);
  await expect(readIdlFolder(folder)).rejects.toThrow(reason);
  await expect(readIdlFolder(folder)).rejects.toThrow(`cannot read the IDL folder ${folder}: `);
});
