import fc from "fast-check";
import { expect, it } from "vitest";
import { createReporter } from "../../diagnostics/diagnostic.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { Yaml } from "./value.ts";

const read = (text: string) => {
  const reporter = createReporter();
  const read = parseYaml({ path: "a.yml", text }, reporter.report);
  return {
    yaml: read.kind === "read" ? read.value : undefined,
    codes: reporter.diagnostics().map(({ code }) => code),
  };
};

const entry = (yaml: Yaml | undefined, key: string): Yaml | undefined =>
  yaml?.kind === "map" ? yaml.entries.find((each) => each.key.text === key)?.value : undefined;

it("keeps the position of every key and value", () => {
  const text = "a:\n  b: hello # said\n";
  const inner = entry(read(text).yaml, "a");
  const value = entry(inner, "b");
  expect(value && text.slice(value.span.start, value.span.end)).toBe("hello");
  expect(inner?.kind === "map" && inner.entries.map(({ key }) => text.slice(key.span.start, key.span.end))).toEqual([
    "b",
  ]);
});

it("keeps keys as written, numbers and booleans too", () => {
  const { yaml } = read("1.0: a\ntrue: b\nnull: c\n'x y': d\n");
  expect(yaml?.kind === "map" && yaml.entries.map(({ key }) => key.text)).toEqual(["1.0", "true", "null", "x y"]);
});

it("keeps the digits of a number that a double cannot hold", () => {
  expect(entry(read("a: 9007199254740993").yaml, "a")).toMatchObject({ source: "9007199254740993" });
});

it.each([
  ["a: [1", "yaml-syntax"],
  ["a: 1\na: 2", "yaml-duplicate-key"],
  ["? [a]\n: b", "yaml-key"],
  ["a: &x 1\nb: *y", "yaml-anchor"],
  ["a: &x [*x]", "yaml-anchor"],
  ["a: 1\n---\nb: 2", "yaml-syntax"],
  ["[".repeat(5000), "yaml-syntax"],
  [`${Array.from({ length: 120 }, (_, i) => `${" ".repeat(i)}a:\n`).join("")}`, "yaml-syntax"],
])("reports an error and does not throw: %j", (text, code) => {
  expect(read(text).codes).toContain(code);
});

it("reads an alias as the value of its anchor, at the position of the anchor", () => {
  const { yaml, codes } = read("a: &x [1, 2]\nb: *x\n");
  expect(codes).toEqual([]);
  expect(entry(yaml, "b")).toEqual(entry(yaml, "a"));
});

it("rejects aliases that expand beyond memory", () => {
  const lines = Array.from({ length: 30 }, (_, i) => `x${i + 1}: &x${i + 1} [${Array(9).fill(`*x${i}`).join(", ")}]`);
  expect(read(["x0: &x0 lol", ...lines].join("\n")).codes).toContain("yaml-anchor");
});

it("never throws, for any text", () => {
  const piece = fc.constantFrom(
    "a",
    ":",
    " ",
    "\n",
    "  ",
    "-",
    "[",
    "]",
    "{",
    "}",
    "'",
    '"',
    "&x",
    "*x",
    "|",
    ">",
    "#",
    "!t",
    "?",
    "1",
    "\t",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { yaml, codes } = read(pieces.join(""));
      expect(yaml === undefined || ["scalar", "list", "map"].includes(yaml.kind)).toBe(true);
      expect(codes.every((code) => code.startsWith("yaml-"))).toBe(true);
    }),
  );
});
