import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const read = (...args: readonly string[]) => readOptions(args, ["pages", "http"], () => 42);

it("parses all options", () => {
  expect(read()).toEqual({ kind: "run", minutes: 10, seed: 42, only: [] });
  expect(read("--minutes", "0.5", "--seed", "-7", "--only", "http")).toEqual({
    kind: "run",
    minutes: 0.5,
    seed: -7,
    only: ["http"],
  });
  expect(read("--replay", "a.json")).toEqual({ kind: "replay", file: "a.json" });
  expect(read("--help")).toEqual({ kind: "help" });
});

it.each([
  [["--minutes", "0"], "--minutes"],
  [["--minutes", "soon"], "--minutes"],
  [["--seed", "x"], "--seed"],
  [["--only", "page"], "pages, http"],
  [["--other"], "--other"],
])("reports what is wrong with %j", (args, words) => {
  expect(read(...args)).toMatchObject({ kind: "wrong", problem: expect.stringContaining(words) });
});
