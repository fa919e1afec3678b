import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { schemaAddress } from "./schema-address.ts";
import { starterFiles } from "./starter-files.ts";

const root = mkdtempSync(join(tmpdir(), "callboard-schema-"));

afterEach(() => rmSync(root, { recursive: true, force: true }));

const installIn = (path: string): void => {
  mkdirSync(join(root, path, "node_modules/callboard"), { recursive: true });
};

it.each([
  ["the folder itself", "docs", "./node_modules/callboard/docs.schema.json"],
  ["a folder above it", "", "../node_modules/callboard/docs.schema.json"],
])("names the package in %s", (_, installed, expected) => {
  installIn(installed);
  expect(schemaAddress(join(root, "docs"), "docs.schema.json")).toBe(expected);
});

it("names the nearest package, also two folders up, and the folder itself without one", () => {
  const deep = join(root, "a/b");
  expect(schemaAddress(deep, "callboard.schema.json")).toBe("./node_modules/callboard/callboard.schema.json");
  installIn("");
  expect(schemaAddress(deep, "callboard.schema.json")).toBe("../../node_modules/callboard/callboard.schema.json");
  installIn("a");
  expect(schemaAddress(deep, "callboard.schema.json")).toBe("../node_modules/callboard/callboard.schema.json");
});

it("is in the files of a starter project", () => {
  installIn("");
  const files = starterFiles({ title: "Garden", api: "https://api.example.com", port: 4000 }, join(root, "docs"));
  expect(files.get("docs.yml")).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/node_modules\/callboard\/docs\.schema\.json\n/,
  );
  expect(files.get("callboard.config.json")).toContain('"../node_modules/callboard/callboard.schema.json"');
});
