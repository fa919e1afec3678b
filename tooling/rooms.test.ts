import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { knownFolders, rooms, violations } from "./rooms.ts";

const root = `${resolve(import.meta.dirname, "..")}/`;

it("finds no room that breaks its plan", () => {
  const folders = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0] ?? room))];
  const files = folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => violations(file, readFileSync(root + file, "utf8")))).toEqual([]);
}, 180_000);

it("knows every folder of the repository", () => {
  const hidden = ["node_modules", "dist", "test-results"];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !hidden.includes(entry.name))
    .map((entry) => entry.name);
  expect(folders.filter((folder) => !knownFolders().includes(folder))).toEqual([]);
});

it("reports each kind of breach", () => {
  const bad = `
    import { a } from "../ui/a.ts";
    import { c } from "#machines";
    import React from "react";
    export const b = [fetch("/" + a + c), window.fetch, Date.now(), new Date(), new Date(0), Date.parse("1"), { fetch: 1 }];
  `;
  expect(violations("engine/b.ts", bad)).toEqual([
    "engine/b.ts: room ui",
    "engine/b.ts: room machines",
    "engine/b.ts: package react",
    "engine/b.ts: Date.now",
    "engine/b.ts: new Date()",
    "engine/b.ts: fetch",
    "engine/b.ts: window",
  ]);
  expect(violations("engine/c.ts", `const fetch = 1; export const a = { b: fetch, c: (x) => x.window };`)).toEqual([]);
});

it("allows imports from another room only through its entry point", () => {
  const text = `import { x } from "../../engine/shape/fold.ts"; import { y } from "#engine/shape"; import { z } from "../kit/z.ts";`;
  expect(violations("ui/form/a.ts", text)).toEqual(["ui/form/a.ts: room engine past its door"]);
});

it.each([
  ["docs-host/site/look/a.ts", `import { x } from "#docs-host/pages/render";`, "room docs-host/pages"],
  ["docs-host/pages/a.ts", `import("../playground/page/playground.tsx");`, "room docs-host/playground"],
  ["docs-host/client/a.ts", `import { x } from "../site/words/index.ts";`, "room docs-host/site past its door"],
  ["docs-host/server/a.ts", `import { x } from "#docs-host/site/words";`, undefined],
  ["docs-host/client/a.ts", `import("../playground/page/playground.tsx");`, undefined],
  ["docs-host/client/a.ts", `import "../pages/styles/index.css";`, undefined],
])("lets a room of the site import only rooms before it: %s, %s", (file, text, violation) => {
  expect(violations(file, text)).toEqual(violation === undefined ? [] : [`${file}: ${violation}`]);
});

it("separates the proxy from its site", () => {
  const text = `import { app } from "../server/app.ts";`;
  expect(violations("docs-host/proxy/a.ts", text)).toEqual(["docs-host/proxy/a.ts: room docs-host/server"]);
});
