import { expect, it } from "vitest";
import { offeredLanguages } from "./offered-languages.ts";

it.each([
  ["all", ["curl", "typescript", "python"]],
  [
    ["python", "curl", "go"],
    ["curl", "python"],
  ],
  [["javascript"], ["typescript"]],
  [["go"], ["curl"]],
  [[], ["curl"]],
] as const)("of %j are %j", (chosen, offered) => expect(offeredLanguages(chosen)).toEqual(offered));
