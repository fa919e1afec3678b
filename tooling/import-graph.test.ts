import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { EntryPoints } from "./entry-points.ts";
import {
  cycles,
  definitionGraph,
  folderCycles,
  type ImportGraph,
  importGraph,
  importsPastIndex,
} from "./import-graph.ts";
import { knownFolders, rooms } from "./rooms.ts";

const root = `${resolve(import.meta.dirname, "..")}/`;
const { imports } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { readonly imports: EntryPoints };

/** The sources of some folders. Tests are left out, since they may import everything that they test. */
const graphOf = (folders: readonly string[]): ImportGraph =>
  importGraph(
    new Map(
      folders
        .flatMap((folder) =>
          readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
            (path) => `${folder}/${path.replaceAll("\\", "/")}`,
          ),
        )
        .filter((file) => /\.tsx?$/.test(file) && !/\.(d|test|testing)\.tsx?$|\/node_modules\//.test(file))
        .map((file) => [file, readFileSync(root + file, "utf8")]),
    ),
    imports,
  );

describe("the imports of the repository", () => {
  const everything = graphOf(knownFolders());

  it("have no cycle of files", () => {
    expect(everything.size).toBeGreaterThan(1000);
    expect(cycles(everything)).toEqual([]);
  });

  it("have no cycle between files and sibling folders", () => {
    expect(folderCycles(everything)).toEqual([]);
  });

  it("import a folder with an index by its index", () => {
    const product = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0] ?? room))];
    expect(importsPastIndex(graphOf(product), imports, new Set(Object.keys(rooms)))).toEqual([]);
  });

  it("include an index in every folder of the engine", () => {
    const files = [...graphOf(["engine"]).keys()];
    const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf("/"))));
    expect(folders.size).toBeGreaterThan(20);
    expect([...folders].filter((folder) => !files.includes(`${folder}/index.ts`))).toEqual([]);
  });
});

describe("an import graph", () => {
  const entryPoints = { "#a": "./a/index.ts", "#a/light": "./a/light.ts" };
  const of = (files: { readonly [path: string]: string }): ImportGraph =>
    importGraph(new Map(Object.entries(files)), entryPoints);

  it("follows relative paths, entry points and re-exports, but no dynamic import", () => {
    const graph = of({
      "a/index.ts": 'export { x } from "./b/x.ts";',
      "a/light.ts": "",
      "a/b/x.ts": 'import type { y } from "../y.ts";\nimport("../z.ts");\nimport "react";',
      "a/y.ts": 'import { x } from "#a";\nimport "#a/light";',
      "a/z.ts": "",
    });
    expect([...graph].map(([file, targets]) => [file, [...targets]])).toEqual([
      ["a/index.ts", ["a/b/x.ts"]],
      ["a/light.ts", []],
      ["a/b/x.ts", ["a/y.ts"]],
      ["a/y.ts", ["a/index.ts", "a/light.ts"]],
      ["a/z.ts", []],
    ]);
    expect(cycles(graph)).toEqual([["a/b/x.ts", "a/index.ts", "a/y.ts"]]);
  });

  it("finds the files that define the imported names, past every index, also renamed", () => {
    const graph = definitionGraph(
      new Map(
        Object.entries({
          "a/index.ts": 'export * from "./b/index.ts";\nexport type { Y as Z } from "./y.ts";\nexport const own = 1;',
          "a/b/index.ts": 'export { x } from "./x.ts";',
          "a/b/x.ts": "const x = 1;\nexport { x };",
          "a/y.ts": "export interface Y {}",
          "c/x.ts": 'import { x as other } from "#a";',
          "c/z.ts": 'import type {\n  Z,\n} from "#a";',
          "c/own.ts": 'import { own } from "#a";\nconst text = `\nimport { x } from "#a"`;',
          "c/all.ts": 'import * as a from "#a";',
          "c/late.ts": 'const late = () => import("../a/b/index.ts");',
        }),
      ),
      entryPoints,
    );
    expect([...graph].filter(([file]) => file.startsWith("c/")).map(([file, targets]) => [file, ...targets])).toEqual([
      ["c/x.ts", "a/b/x.ts"],
      ["c/z.ts", "a/y.ts"],
      ["c/own.ts", "a/index.ts"],
      ["c/all.ts", "a/index.ts", "a/b/index.ts", "a/b/x.ts", "a/y.ts"],
      ["c/late.ts", "a/b/index.ts", "a/b/x.ts"],
    ]);
  });

  it("finds folders that import each other although no files do", () => {
    const graph = of({
      "a/b/x.ts": 'import "../c/y.ts";',
      "a/b/z.ts": "",
      "a/c/y.ts": "",
      "a/c/w.ts": 'import "../b/z.ts";',
    });
    expect(cycles(graph)).toEqual([]);
    expect(folderCycles(graph)).toEqual([["a/b", "a/c"]]);
  });

  it("finds a folder and a file beside it that import each other", () => {
    const graph = of({ "a/b.ts": 'import "./b/x.ts";', "a/b/x.ts": "", "a/b/y.ts": 'import "../b.ts";' });
    expect(folderCycles(graph)).toEqual([["a/b", "a/b.ts"]]);
  });

  it("finds imports past an index, of siblings and of deeper folders", () => {
    const graph = of({
      "a/index.ts": "",
      "a/light.ts": "",
      "a/deep/x.ts": "",
      "a/y.ts": 'import "./deep/x.ts";',
      "b.ts": 'import "./a/index.ts";\nimport "#a/light";\nimport "./a/y.ts";\nimport "./a/deep/x.ts";',
    });
    expect(importsPastIndex(graph, entryPoints)).toEqual(["b.ts imports a/y.ts", "b.ts imports a/deep/x.ts"]);
  });

  it("lets a pattern open a room and the folders in it, and none below them", () => {
    const graph = importGraph(
      new Map([
        ["a/index.ts", ""],
        ["a/b/index.ts", ""],
        ["a/b/c/index.ts", ""],
        ["d.ts", 'import "#a";\nimport "#a/b";\nimport "#a/b/c";'],
      ]),
      { "#*": "./*/index.ts" },
    );
    expect(importsPastIndex(graph, { "#*": "./*/index.ts" }, new Set(["a"]))).toEqual(["d.ts imports a/b/c/index.ts"]);
  });
});
