import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { definitionGraph } from "./import-graph.ts";
import { quickTests } from "./quick.ts";

const graph = definitionGraph(
  new Map(
    Object.entries({
      "a/index.ts": 'export { x } from "./x.ts";\nexport { y } from "./y.ts";',
      "a/x.ts": "export const x = 1;",
      "a/y.ts": "export const y = 1;",
      "a/x.test.ts": 'import { x } from "./x.ts";',
      "a/y.test.ts": 'import { y } from "./y.ts";',
      "b/far.ts": 'import { x } from "../a/index.ts";',
      "b/far.test.ts": 'import { far } from "./far.ts";',
      "b/y.test.ts": 'import { y } from "../a/index.ts";',
      "b/x.nightly.test.ts": 'import { x } from "../a/index.ts";',
    }),
  ),
  {},
);
const words = "tooling/words/words.test.ts";
const choose = (changed: readonly string[], limit = 100): readonly string[] =>
  quickTests({ changed, graph, seconds: () => 1, limit });

describe("the tests of a minute", () => {
  it("are those that use a changed file, the nearest first, and those beside it", () => {
    expect(choose(["a/x.ts"])).toEqual([words, "a/x.test.ts", "b/far.test.ts", "a/y.test.ts"]);
  });

  it("end where the time does", () => {
    expect(choose(["a/x.ts"], 2)).toEqual([words, "a/x.test.ts"]);
  });

  it("are those beside a changed file that nothing imports", () => {
    expect(choose(["b/data.json"])).toEqual([words, "b/far.test.ts", "b/y.test.ts"]);
  });

  it("are the checks of words if nothing has changed", () => {
    expect(choose([])).toEqual([words]);
    expect(existsSync(resolve(import.meta.dirname, "..", words))).toBe(true);
  });
});
