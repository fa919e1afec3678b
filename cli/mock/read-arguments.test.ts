import { expect, it } from "vitest";
import { readArguments } from "./read-arguments.ts";

const read = (...args: readonly string[]) => readArguments(["a.yaml", ...args]);
const optionsOf = (...args: readonly string[]) => {
  const found = read(...args);
  return found.kind === "options" ? found.options : undefined;
};
const errorOf = (...args: readonly string[]) => {
  const found = read(...args);
  return found.kind === "error" ? found.error : undefined;
};

it("reads the sources once each, with defaults", () => {
  expect(readArguments(["a.yaml", "b.yaml", "a.yaml"])).toMatchObject({
    kind: "options",
    options: { sources: ["a.yaml", "b.yaml"], delay: 0, errorRate: 0, isStateful: false, cassettes: [], all: false },
  });
  expect(readArguments([])).toMatchObject({ kind: "error", error: expect.stringContaining("name a file") });
  expect(readArguments(["--help"])).toEqual({ kind: "help" });
});

it.each([
  ["port", ["0", "4000", "65535"], ["65536", "-1", "1.5", "http", ""], "a number from 0 to 65535"],
  ["delay", ["0", "600000"], ["600001", "1000000", "-1", "1s"], "milliseconds from 0 to 600000"],
  ["error-rate", ["0", "1", "0.25", ".5", "1.0"], ["1.1", "2", "-0.1", "5%"], "a number from 0 to 1"],
  ["seed", ["0", "-7", "1234567890"], ["12345678901", "1.5", "x"], "a whole number"],
])("takes a %s of %j, and refuses %j", (option, accepted, refused, wanted) => {
  const key = option === "error-rate" ? "errorRate" : (option as "port" | "delay" | "seed");
  expect(accepted.map((text) => optionsOf(`--${option}=${text}`)?.[key])).toEqual(accepted.map(Number));
  expect(refused.map((text) => errorOf(`--${option}=${text}`))).toEqual(
    refused.map((text) => `--${option} needs ${wanted}, not ${JSON.stringify(text)}`),
  );
});
