import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { kindBranches } from "./kind-branches.ts";
import { rooms } from "./rooms.ts";

const root = resolve(import.meta.dirname, "..");

/** Files with branches and without, which share one program with the sources, since parsing these takes seconds. */
const examples = mkdtempSync(join(root, "tooling/.kind-branches-"));
afterAll(() => rmSync(examples, { recursive: true }));

let found: readonly string[] = [];
beforeAll(() => {
  writeFileSync(
    join(examples, "bad.ts"),
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
    join(examples, "good.ts"),
    `import type { ListShape, Shape } from "#engine/shape";
type Other = { readonly kind: "list" } | { readonly kind: "map"; readonly n: number };
export const a = (shape: Other) => shape.kind === "list";
export const b = (x: ListShape) => x.kind === "list";
export const c = (x: Shape, y: Shape) => x.kind === y.kind;
export const d = (x: { readonly [key: string]: Shape }) => "a" in x;
export const e = (x: Shape) => "default" in x;
`,
  );
  const folders = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0] ?? room))];
  const sources = folders
    .filter((folder) => folder !== "generated")
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path))
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
    );
  expect(sources.length).toBeGreaterThan(500);
  const others = ["bad.ts", "good.ts"].map((name) => relative(root, join(examples, name)).replaceAll("\\", "/"));
  found = kindBranches(root, [...sources, ...others]);
}, 600_000);

const isExample = (line: string): boolean => line.startsWith("tooling/.kind-branches-");

it("finds no branch on the kind of a shape or a control outside their folds", () => {
  expect(found.filter((line) => !isExample(line))).toEqual([]);
});

it("reports branches by the type of the value, whatever its name", () => {
  expect(found.filter(isExample).map((line) => line.slice(line.indexOf("/bad.ts") + 1))).toEqual([
    "bad.ts:3: branch on Shape",
    "bad.ts:4: branch on Shape",
    "bad.ts:5: branch on Shape",
    "bad.ts:6: branch on Shape",
    "bad.ts:7: branch on Control",
    "bad.ts:8: branch on Shape",
    "bad.ts:9: branch on Shape",
  ]);
});
