import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { commandForFolder } from "./command-for-folder.ts";

const openApi = "openapi: 3.1.0\ninfo: { title: Plants, version: '1' }\npaths: {}\n";
const other = { "package.json": '{ "name": "x" }', "compose.yaml": "services:\n  openapi: 3\n", "README.md": "# X\n" };

it.each<readonly [{ readonly [path: string]: string }, string, readonly string[]]>([
  [{}, "init", []],
  [other, "init", []],
  [{ ...other, "openapi.yaml": openApi }, "serve", ["openapi.yaml"]],
  [{ "api.json": '{\n  "info": {},\n  "swagger": "2.0"\n}' }, "serve", ["api.json"]],
  [{ "b.yml": "asyncapi: '3.0.0'\n", "a.json": '{"openrpc":"1.3.2"}' }, "serve", ["a.json", "b.yml"]],
  [{ "openapi.yaml": openApi, "guide.md": "# Guide\n" }, "serve", ["openapi.yaml"]],
  [{ "guide.mdx": "# Guide\n" }, "dev", []],
  [{ "README.md": "# X", "sub/deep.md": "# Deep" }, "dev", []],
  [{ ...other, "src/README.md": "# Source", "docs/docs.yml": "title: X" }, "dev", ["docs"]],
  [{ ...other, "node_modules/x/guide.md": "# Guide", ".github/a.md": "# A" }, "init", []],
  [{ "docs.yml": "title: X\n", "openapi.yaml": openApi }, "dev", []],
  [{ "fern/docs.yml": "title: X\n", "openapi.yaml": openApi }, "dev", []],
  [{ "generators.yml": "api:\n  specs:\n    - openapi: openapi.yaml\n" }, "init", []],
])("a folder with %j is for %s", async (files, name, args) => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(await commandForFolder(folder)).toMatchObject({ name, args });
});
