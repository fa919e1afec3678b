import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { Project } from "ts-morph";
import { expect, it } from "vitest";
import { breaches, knownFolders, rooms } from "./rooms.ts";

const root = `${resolve(import.meta.dirname, "..")}/`;

it("finds every room keeping to its plan", () => {
  const project = new Project({ compilerOptions: { allowJs: false }, skipAddingFilesFromTsConfig: true });
  const folders = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0]))];
  project.addSourceFilesAtPaths(folders.map((folder) => `${root}${folder}/**/*.{ts,tsx}`));
  expect(project.getSourceFiles().length).toBeGreaterThan(50);
  expect(project.getSourceFiles().flatMap((file) => breaches(file, root))).toEqual([]);
}, 180_000);

it("knows every folder of the house", () => {
  const hidden = ["node_modules", "dist", "test-results"];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !hidden.includes(entry.name))
    .map((entry) => entry.name);
  expect(folders.filter((folder) => !knownFolders().includes(folder))).toEqual([]);
});

it("bites", () => {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowImportingTsExtensions: true } });
  project.createSourceFile("/ui/a.ts", "export const a = 1;");
  const bad = project.createSourceFile(
    "/engine/b.ts",
    `
    import { a } from "../ui/a.ts";
    import { c } from "#machines";
    import React from "react";
    export const b = [fetch("/" + a + c), window.fetch, Date.now(), new Date(), new Date(0), Date.parse("1"), { fetch: 1 }];
    export const d = (shape) => (shape.kind === "list" ? 1 : 2);
    `,
  );
  expect(breaches(bad, "")).toEqual([
    "engine/b.ts: room ui",
    "engine/b.ts: room machines",
    "engine/b.ts: package react",
    "engine/b.ts: new Date()",
    "engine/b.ts: Date.now",
    "engine/b.ts: fetch",
    "engine/b.ts: window",
    "engine/b.ts: branch on shape.kind",
  ]);
});

it("lets a room past another's door only through the door", () => {
  const project = new Project({ useInMemoryFileSystem: true });
  const file = project.createSourceFile(
    "/ui/form/a.ts",
    `import { x } from "../../engine/shape/fold.ts"; import { y } from "#engine/shape"; import { z } from "../kit/z.ts";`,
  );
  expect(breaches(file, "")).toEqual(["ui/form/a.ts: room engine past its door"]);
});

it("keeps the proxy apart from the site it stands in", () => {
  const project = new Project({ useInMemoryFileSystem: true });
  const file = project.createSourceFile("/docs-host/proxy/a.ts", `import { app } from "../server/app.ts";`);
  expect(breaches(file, "")).toEqual(["docs-host/proxy/a.ts: room docs-host past its door"]);
});
