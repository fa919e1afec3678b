import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { crowdedFolders } from "./folder-sizes.ts";
import { rooms } from "./rooms.ts";

const root = resolve(import.meta.dirname, "..");

it("no folder of the product has more than 21 source files", () => {
  const folders = new Set(Object.keys(rooms).map((room) => room.replace(/\/.*/, "")));
  folders.delete("generated");
  const files = [...folders].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  );
  expect(files.length).toBeGreaterThan(1000);
  // Nobody reads generated files side by side.
  const isWritten = (path: string): boolean =>
    !path.endsWith(".ts") || !readFileSync(resolve(root, path), "utf8").startsWith("// Generated");
  expect(crowdedFolders(files.filter(isWritten), 21)).toEqual([]);
});

it("counts the sources of each folder, without tests and without subfolders", () => {
  const files = ["ui/a.ts", "ui/b.tsx", "ui/b.test.tsx", "ui/c.testing.ts", "ui/style.css", "ui/form/a.ts"];
  expect(crowdedFolders(files, 1)).toEqual(["ui: 2 source files"]);
  expect(crowdedFolders(files, 2)).toEqual([]);
});
