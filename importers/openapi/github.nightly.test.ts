import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type EvaluatedExample, evaluateGithub } from "./github.testing.ts";

/**
 * Each published example that the importer rejects, with the reason: its JSON pointer, two spaces, and the first
 * diagnostic.
 */
const explained = new Map(
  readFileSync(new URL("./github-rejected.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("/"))
    .map((line): [string, string] => [line.slice(0, line.indexOf("  ")), line.slice(line.indexOf("  ") + 2)]),
);

let evaluated: readonly EvaluatedExample[];
let operations: number;
beforeAll(async () => {
  const all = await evaluateGithub();
  evaluated = all.evaluated;
  operations = all.model.endpoints.length;
});

describe("GitHub's definition", () => {
  it("has all its operations, and enough examples to measure", () => {
    expect(operations).toBe(1223);
    expect(evaluated.length).toBeGreaterThan(1400);
  });

  it("has at least 99.5 % of its valid examples accepted", () => {
    const right = evaluated.filter(({ theirs }) => theirs === undefined);
    const accepted = right.filter(({ ours }) => ours === undefined);
    expect(accepted.length / right.length).toBeGreaterThanOrEqual(0.995);
  });

  it("has every accepted request sent as its example documents", () => {
    expect(evaluated.filter((one) => one.returns === false).map(({ at }) => at)).toEqual([]);
    expect(evaluated.filter((one) => one.returns === true).length).toBeGreaterThan(350);
  });

  it("has an explanation for each rejected example, and for no other", () => {
    const refused = evaluated.filter(({ ours }) => ours !== undefined);
    expect(refused.map(({ at, ours }) => `${at}  ${ours}`)).toEqual([...explained].map(([at, why]) => `${at}  ${why}`));
  });
});
