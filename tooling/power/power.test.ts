import { describe, expect, it } from "vitest";
import { importGraph } from "../import-graph.ts";
import { readEquivalents, reasonOf } from "./equivalents.ts";
import { instrument, mutantsOf, plant } from "./mutants.ts";
import { nearestFirst } from "./nearest.ts";
import { readOptions } from "./options.ts";
import { type MutantResult, report } from "./report.ts";
import { productRoom, sampleMutants } from "./sample.ts";

/** The texts of a file with each of its faults. */
const plantedIn = (text: string): readonly string[] =>
  mutantsOf("engine/a.ts", text).map((mutant) => `${mutant.operator}: ${plant(text, mutant)}`);

describe("the faults of", () => {
  it.each<[string, readonly string[]]>([
    ["f = () => a < 3", ["boundary: f = () => a <= 3", "number: f = () => a < 4", "statement: ;"]],
    [
      "x = a === 'b' && !c",
      [
        ...["statement: ;", "logic: x = a === 'b' || !c", "equality: x = a !== 'b' && !c"],
        ...['text: x = a === "" && !c', "condition: x = a === 'b' && c"],
      ],
    ],
    ["const a = b ?? c?.d", ["fallback: const a = b", "optional chain: const a = b ?? c.d"]],
    ["const a = b + -1", ["arithmetic: const a = b - -1", "arithmetic: const a = b + 1", "number: const a = b + -2"]],
    ["const a = 'b' + c", []],
    [
      "if (a) b(); else c()",
      [...["condition: if (!(a)) b(); else c()", "statement: if (a) ; else c()", "statement: if (a) b(); else ;"]],
    ],
    ["const f = () => [a.filter(b)]", ["empty result: const f = () => []", "method: const f = () => [a]"]],
    [
      "const a = b.some(c) ? true : d",
      [
        ...["condition: const a = !(b.some(c)) ? true : d", "method: const a = b.every(c) ? true : d"],
        "boolean: const a = b.some(c) ? false : d",
      ],
    ],
    ["import a from 'b'; type C = 1 | 'd'; const e = { f: 'g' } as H<1>", []],
  ])("%s", (text, faults) => {
    expect(plantedIn(text).toSorted()).toEqual(faults.toSorted());
  });

  it("a line are shown with the line", () => {
    const [mutant] = mutantsOf("engine/a.ts", "first();\n  if (a < b) c;\n").filter(
      (one) => one.operator === "boundary",
    );
    expect(mutant).toMatchObject({ line: 2, before: "  if (a < b) c;", after: "  if (a <= b) c;" });
  });
});

describe("the recording calls of a fault", () => {
  const instrumented = (text: string, line: number): string =>
    instrument(
      text,
      mutantsOf("a.ts", text)
        .flatMap((one) => (one.line === line ? [[7, one] as const] : []))
        .slice(0, 1),
    );

  it("are in the function around it, or in all functions of its file", () => {
    expect(instrumented("function f() {\n  return a < b;\n}\ng();", 2)).toBe(
      "function f() {globalThis.recordReached?.(7);\n  return a < b;\n}\ng();",
    );
    expect(instrumented("const limit = 5;\nconst f = (a) => (b) => a(limit);\nconst g = { h() {} };", 1)).toBe(
      [
        "const limit = 5;",
        "const f = (a) => (globalThis.recordReached?.(7), (b) => (globalThis.recordReached?.(7), a(limit)));",
        "const g = { h() {globalThis.recordReached?.(7);} };",
      ].join("\n"),
    );
  });
});

describe("a sample", () => {
  const text = (n: number): string => Array.from({ length: n }, (_, i) => `const x${i} = ${i};`).join("\n");
  const all = [
    ...mutantsOf("engine/a.ts", text(80)),
    ...mutantsOf("ui/b.tsx", text(20)),
    ...mutantsOf("cli/c.ts", text(5)),
  ];
  const pick = (seed: number, mutants = all) => sampleMutants(mutants, { count: 40, seed, minimum: 4 });
  const rooms = (seed: number): readonly number[] =>
    ["engine/", "ui/", "cli/"].map((room) => pick(seed).filter(({ file }) => file.startsWith(room)).length);

  it("has the count, the minimum of each room, and others in proportion", () => {
    const [engine = 0, ui = 0, cli = 0] = rooms(1);
    expect(engine + ui + cli).toBe(40);
    expect(Math.min(engine, ui, cli)).toBeGreaterThanOrEqual(4);
    expect(engine).toBeGreaterThan(ui);
  });

  it("depends on the seed, and hardly on other lines of a file", () => {
    expect(pick(1)).toEqual(pick(1));
    expect(pick(2)).not.toEqual(pick(1));
    const moved = [...mutantsOf("engine/a.ts", `\n\n${text(80)}`), ...all.filter(({ file }) => file !== "engine/a.ts")];
    expect(pick(1, moved).map(({ before }) => before)).toEqual(pick(1).map(({ before }) => before));
  });

  it("is of product files", () => {
    expect(["engine/a.ts", "docs-host/proxy/a.ts", "ui/a.tsx"].map(productRoom)).toEqual([
      "engine",
      "docs-host/proxy",
      "ui",
    ]);
    const others = ["engine/a.test.ts", "engine/a.testing.ts", "engine/a.d.ts", "generated/a.ts", "e2e/a.ts", "a.md"];
    expect(others.map(productRoom)).toEqual(others.map(() => undefined));
  });
});

it("puts tests first that are near by imports and folders, and fast ones before slow ones", () => {
  const graph = importGraph(
    new Map([
      ["a/b/x.ts", ""],
      ["a/b/y.ts", 'import "./x.ts";'],
      ["a/b/y.test.ts", 'import "./y.ts";'],
      ["a/b/z.test.ts", 'import "./y.ts";'],
      ["a/b/x.test.ts", 'import "./z.ts";'],
      ["c/d/e.test.ts", 'import "../../a/b/x.ts";'],
    ]),
    {},
  );
  const tests = ["c/d/e.test.ts", "a/b/y.test.ts", "a/b/z.test.ts", "a/b/x.test.ts"];
  const seconds = (test: string): number => (test === "a/b/y.test.ts" ? 2 : 1);
  expect(nearestFirst({ tests, file: "a/b/x.ts", graph, seconds })).toEqual([
    ...["a/b/x.test.ts", "a/b/z.test.ts", "a/b/y.test.ts", "c/d/e.test.ts"],
  ]);
});

it("reads options, and reports wrong ones", () => {
  expect(readOptions(["--only", "a/b.ts:12", "--only", "c.ts", "--count", "60", "--resume"])).toMatchObject({
    ...{ only: [{ file: "a/b.ts", line: 12 }, { file: "c.ts" }], count: 60, seed: 34, minimum: 10, isResumed: true },
  });
  expect(readOptions(["--help"])).toBe("help");
  expect(() => readOptions(["--count", "many"])).toThrow('--count: expected a whole number, found "many"');
  expect(() => readOptions(["--every"])).toThrow(TypeError);
});

const resultOf = (room: string, outcome: MutantResult["outcome"]): MutantResult => ({
  ...{ room, outcome, file: `${room}/a.ts`, line: 3, operator: "number", before: "  a(1);", after: "  a(2);" },
  ...{ tests: 2, seconds: 1 },
});

it("reports rates without equivalent mutants, and each survivor", () => {
  const text = report([
    ...[
      resultOf("ui", "killed"),
      resultOf("ui", "timeout"),
      resultOf("engine", "types"),
      resultOf("engine", "survived"),
    ],
    resultOf("ui", "equivalent"),
  ]);
  expect(text).toContain("| ui | 2 | 2 | 0 | 0 | 100 % | 100 % |");
  expect(text).toContain("| engine | 2 | 0 | 1 | 1 | 0 % | 50 % |");
  expect(text).toContain("| number | 4 | 2 | 1 | 1 | 50 % | 75 % |");
  expect(text).toContain("engine/a.ts:3 (number, 2 test files reach it)\n- a(1);\n+ a(2);\n");
  expect(text).toContain("4 mutants, 1 others judged equivalent.");
});

it("lists equivalent mutants by file and lines, each with a reason", () => {
  expect(readEquivalents().filter(({ reason }) => reason.length < 20)).toEqual([]);
  const [mutant] = mutantsOf("engine/a.ts", "  a(1);");
  if (!mutant) throw new Error("there is no mutant");
  const { file, before, after } = mutant;
  const listed = { file, before: before.trim(), after: after.trim(), reason: "the argument is not used" };
  expect(reasonOf([listed], mutant)).toBe(listed.reason);
  expect(reasonOf([{ ...listed, file: "b.ts" }], mutant)).toBeUndefined();
});
