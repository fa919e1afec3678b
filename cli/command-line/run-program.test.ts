import { expect, it } from "vitest";
import { isAlone } from "./run-program.ts";

it.each([
  [[], true],
  [["--port", "4000"], true],
  [["-p", "4000"], true],
  [["--help"], false],
  [["-h"], false],
  [["--version"], false],
  [["-V"], false],
  [["serve"], false],
  [["serve", "--port"], false],
])("%j has only options of the default command: %j", (words, expected) => {
  expect(isAlone(words)).toBe(expected);
});
