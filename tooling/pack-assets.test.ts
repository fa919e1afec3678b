import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openAssets } from "#docs-host/server";
import { packAssets } from "./pack-assets.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-pack-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "inline"));
  for (const name of ["theme", "early-playground", "login-return"]) {
    await writeFile(join(folder, "inline", `${name}.js`), `${name}();`);
  }
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, ".vite/manifest.json"), JSON.stringify({ a: { file: "assets/a.js", isEntry: true } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const script = "go(); ".repeat(500);

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("compresses a script that a site serves to clients with %s", async (accepted, unpacked) => {
  await writeFile(join(folder, "assets/a.js"), script);
  await packAssets(join(folder, "assets"));
  const asset = await (await openAssets(folder)).read("a.js", accepted);
  expect(asset?.encoding).toBe(accepted);
  expect(String(unpacked(asset?.bytes ?? ""))).toBe(script);
});

it("does not compress small files or compressed formats", async () => {
  await writeFile(join(folder, "assets/tiny.css"), "a{}");
  await writeFile(join(folder, "assets/face.woff2"), script);
  await packAssets(join(folder, "assets"));
  expect(await readdir(join(folder, "assets"))).toEqual(["face.woff2", "tiny.css"]);
});
