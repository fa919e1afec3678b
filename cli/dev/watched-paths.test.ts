import { resolve } from "node:path";
import { expect, it } from "vitest";
import { watchedPaths } from "./watched-paths.ts";

const root = resolve("/plants/fern");
const at = (path: string): string => resolve(root, path);

it("follows the folder, and used files that are elsewhere or in folders that are left out", () => {
  const used = ["pages/a.mdx", "../specs/a.yaml", ".specs/b.yaml", "../.api/c.yaml"].map(at);
  const { paths, ignores } = watchedPaths(root, used, true);
  expect(paths).toEqual([root, ...["../specs/a.yaml", ".specs/b.yaml", "../.api/c.yaml"].map(at)]);
  const watched = ["pages/a.mdx", "new.mdx", ".specs", ".specs/b.yaml", "../.api/c.yaml"];
  expect(watched.map(at).filter(ignores)).toEqual([]);
  const left = [".git", ".git/index", "node_modules/x/a.md", ".specs/other.yaml", "../.api/other.yaml"].map(at);
  expect(left.filter(ignores)).toEqual(left);
});

it("follows the files of a description alone", () => {
  expect(watchedPaths(root, [at("a.yaml")], false).paths).toEqual([at("a.yaml")]);
});
