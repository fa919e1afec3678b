import { describe, expect, it, onTestFinished, vi } from "vitest";
import { importGraph } from "../import-graph.ts";
import type { Bench, Memory } from "./bench.ts";
import { readEquivalents, reasonOf } from "./equivalents.ts";
import { mutantsOf, plant, withSwitches } from "./mutants.ts";
import { nearestFirst } from "./nearest.ts";
import { readOptions } from "./options.ts";
import { type MutantResult, report } from "./report.ts";
import { productRoom, sampleMutants } from "./sample.ts";
import { type Found, findFaults } from "./search.ts";
import type { Tree } from "./tree.ts";

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
      [...["condition: if (!(a)) b(); else c()", "statement: if (a) {} else c()", "statement: if (a) b(); else {}"]],
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

describe("the switches of faults", () => {
  const switched = (text: string, operator: string): string =>
    withSwitches(
      text,
      [...mutantsOf("a.ts", text).entries()].filter(([, mutant]) => mutant.operator === operator),
    );

  /** Runs a module with one of its faults switched on, and returns what it assigns to `result`. */
  const run = (text: string, planted: number): unknown => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal("isPlanted", (number: number) => number === planted);
    // It runs only texts of this test.
    return new Function(`let result; ${text}; return result;`)();
  };

  it("are in the innermost function with the fault; only one fault of nested functions is on", () => {
    const text = `
      const f = (a) => a < 3 ? "small" : ((b) => b < 5 ? "medium" : "large")(a);
      function g(a) { if (a < 1) return "none"; return f(a); }
      result = [0, 1, 3, 5].map(g);`;
    const all = switched(text, "boundary");
    const numbers = [...mutantsOf("a.ts", text).entries()].flatMap(([number, { operator }]) =>
      operator === "boundary" ? [number] : [],
    );
    expect([-1, ...numbers].map((number) => run(all, number))).toEqual([
      ["none", "small", "medium", "large"],
      ["none", "small", "small", "large"],
      ["none", "small", "medium", "medium"],
      ["none", "none", "medium", "large"],
    ]);
  });

  it("only record a fault outside of functions, from each function of the file", () => {
    const text = "const limit = 5;\nconst f = (a) => (b) => a(limit);\nconst g = { h() {} };";
    expect(switched(text, "number")).toBe(
      [
        "const limit = 5;",
        "const f = (a) => (globalThis.isPlanted?.(0), ((b) => (globalThis.isPlanted?.(0), (a(limit)))));",
        "const g = { h() {globalThis.isPlanted?.(0);{}} };",
      ].join("\n"),
    );
  });
});

describe("the search", () => {
  const text =
    "export const f = (a) => a < 3;\nconst g = (a) => a > 3;\nconst h = (a) => a <= 3;\nconst limit = 4;\nconst b = (a) => a >= 3;";
  const mutants = mutantsOf("engine/a.ts", text).filter(
    ({ operator, isStatic }) => operator === "boundary" || isStatic,
  );
  const tests = ["engine/a.test.ts", "engine/b.test.ts", "engine/c.test.ts", "engine/d.test.ts"];
  const failure = (file: string) => ({ file, title: "t", reason: "r" });

  /** Runs a search with test files that reach and fail as the functions say. */
  async function search(
    reaches: (test: string) => readonly number[],
    fails: (test: string, fault?: number) => boolean,
  ) {
    const memory: Memory = { reached: {}, seconds: {}, passed: {}, compiled: [], failing: {} };
    const runs: string[] = [];
    const texts = new Map([["engine/a.ts", text]]);
    const tree: Tree = {
      ...{ folder: "/tree", files: [], restore: () => {} },
      read: (file) => texts.get(file) ?? "",
      committed: () => text,
      write: (file, written) => void texts.set(file, written),
    };
    const bench: Bench = {
      tests: new Set(tests),
      run: async (faults) => {
        runs.push([...faults].map(([test, fault = ""]) => `${test.slice(7, 8)}${fault}`).join(" "));
        const planted = texts.get("engine/a.ts") === text ? undefined : 3;
        const failed = [...faults].filter(([test, fault]) => fails(test, fault ?? planted)).map(([test]) => test);
        const passed = [...faults.keys()].filter((test) => !failed.includes(test));
        for (const test of passed) memory.reached[test] = reaches(test);
        return { passed, failed: new Map(failed.map((test) => [test, failure(test)])) };
      },
      ...{ reload: () => {}, close: async () => {} },
    };
    const graph = new Map(tests.map((test) => [test, new Set(["engine/a.ts"])]));
    const found: Found[] = [];
    const options = { tree, graph, mutants, bench, memory, limit: 3, limitSeconds: 100 };
    const typeErrors = async () => new Map([[4, "a.ts(5,1): error"]]);
    for await (const one of findFaults({ ...options, typeErrors }, [0, 1, 2, 3, 4])) found.push(one);
    return {
      runs,
      failing: Object.keys(memory.failing),
      ends: found.map(([number, { outcome }]) => `${number} ${outcome}`),
    };
  }

  it("tries the tests that reach a fault, once each, until one fails with it and passes without it", async () => {
    const { runs, ends } = await search(
      (test) => (test === "engine/d.test.ts" ? [2] : [0, 1, 3]),
      (test, fault) => (fault === 1 && test === "engine/c.test.ts") || fault === 3,
    );
    expect(ends).toEqual(["4 types", "1 killed", "0 survived", "2 survived", "3 killed"]);
    // The last two runs are of the fault at load time, planted and not.
    expect(runs.filter((run) => run !== "")).toEqual(["a0", "a1", "b0 c0 d2", "b1 c1", "c1", "a b c", "a"]);
  });

  it("does not believe tests that fail without the fault, or pass when they run again", async () => {
    let fails = 1;
    const { failing, ends } = await search(
      () => [0, 1, 2, 3],
      (test) => test === "engine/a.test.ts" || (test === "engine/b.test.ts" && fails-- > 0),
    );
    expect(failing).toEqual(["engine/a.test.ts"]);
    expect(ends).toEqual(["4 types", "0 survived", "1 survived", "2 survived", "3 survived"]);
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
  tests: 2,
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
