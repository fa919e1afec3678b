import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { kindBranches } from "./kind-branches.ts";
import { rooms } from "./rooms.ts";

const root = resolve(import.meta.dirname, "..");

it("finds no branch on the kind of a shape or a control outside their folds", () => {
  const folders = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0] ?? room))];
  const files = folders
    .filter((folder) => folder !== "generated")
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path))
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
    );
  expect(files.length).toBeGreaterThan(500);
  expect(kindBranches(root, files)).toEqual([]);
}, 180_000);

it("reports branches by the type of the value, whatever its name", () => {
  const folder = mkdtempSync(join(root, "tooling/.kind-branches-"));
  try {
    writeFileSync(
      join(folder, "bad.ts"),
      `import type { Control } from "#engine/interpret";
import type { ListShape, MapShape, ObjectShape, Shape } from "#engine/shape";
export const a = (x: Shape) => x.kind === "list";
export const b = (x: Shape | undefined) => "map" !== x?.kind;
export const c = ({ kind }: Shape) => kind === "ref";
export const d = (x: ObjectShape | MapShape) => "value" in x;
export const e = (x: Control) => { const asked = x.kind; switch (asked) { default: return 1; } };
export const f = <T extends Shape>(x: T) => x.kind === "list";
export const g = (xs: readonly Shape[]) => xs.find((x) => x.kind === "list");
`,
    );
    writeFileSync(
      join(folder, "good.ts"),
      `import type { ListShape, Shape } from "#engine/shape";
type Other = { readonly kind: "list" } | { readonly kind: "map"; readonly n: number };
export const a = (shape: Other) => shape.kind === "list";
export const b = (x: ListShape) => x.kind === "list";
export const c = (x: Shape, y: Shape) => x.kind === y.kind;
export const d = (x: { readonly [key: string]: Shape }) => "a" in x;
export const e = (x: Shape) => "default" in x;
`,
    );
    const files = ["bad.ts", "good.ts"].map((name) => relative(root, join(folder, name)).replaceAll("\\", "/"));
    expect(kindBranches(root, files).map((found) => found.slice(found.indexOf("/bad.ts") + 1))).toEqual([
      "bad.ts:3: branch on Shape",
      "bad.ts:4: branch on Shape",
      "bad.ts:5: branch on Shape",
      "bad.ts:6: branch on Shape",
      "bad.ts:7: branch on Control",
      "bad.ts:8: branch on Shape",
      "bad.ts:9: branch on Shape",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
