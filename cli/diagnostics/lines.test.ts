import { expect, it } from "vitest";
import type { ImportDiagnostic } from "#importers";
import { diagnosticLines } from "./lines.ts";
import { plainLine } from "./plain-line.ts";

const options = { source: "a.yaml", folder: "/srv/api", all: false };

const unknownType = (n: number): ImportDiagnostic => ({
  at: `/paths/${n}`,
  code: "unknown-kind",
  message: `expected a type, found "t${n}"`,
  position: { line: n, column: 5 },
});

it("prints the first location of each cause and their number, and names the option for all", () => {
  const other: ImportDiagnostic = { at: "/info", code: "missing", message: "expected a title, found nothing" };
  expect(diagnosticLines([unknownType(3), other, unknownType(4), unknownType(9)], options)).toEqual([
    '  a.yaml:3:5  unknown-kind  expected a type, found "t3" (first of 3; also at 4:5, 9:5)',
    "  a.yaml#/info  missing  expected a title, found nothing",
    "  --all-diagnostics lists all 4 locations",
  ]);
});

it("prints every location if requested", () => {
  expect(diagnosticLines([unknownType(3), unknownType(4)], { ...options, all: true })).toEqual([
    '  a.yaml:3:5  unknown-kind  expected a type, found "t3"',
    '  a.yaml:4:5  unknown-kind  expected a type, found "t4"',
  ]);
});

it("prints the first 20 causes and counts the others", () => {
  const many = Array.from({ length: 23 }, (_, n): ImportDiagnostic => {
    const word = String.fromCharCode(97 + n);
    return { at: `/${word}`, code: "missing", message: `part ${word} is missing` };
  });
  const lines = diagnosticLines(many, options);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe("  and 3 more causes; --all-diagnostics lists all 23 locations");
});

it.each<[string, Partial<ImportDiagnostic>, string]>([
  ["in the working folder", { file: "/srv/api/pets/cat.yaml", at: "/srv/api/pets/cat.yaml#/x" }, "pets/cat.yaml:3:5"],
  ["elsewhere", { file: "/srv/cat.yaml", at: "/srv/cat.yaml#/x" }, "/srv/cat.yaml:3:5"],
  [
    "at an address",
    { file: "https://a.example/cat.yaml", at: "https://a.example/cat.yaml#/x" },
    "https://a.example/cat.yaml:3:5",
  ],
])("names another file %s", (_, parts, where) => {
  expect(diagnosticLines([{ ...unknownType(3), ...parts }], options)[0]).toContain(`  ${where}  unknown-kind`);
});

it("treats each missing file and each unknown name as a separate cause", () => {
  const missing = (name: string): ImportDiagnostic => ({ at: "/a", code: "unreadable", message: `no "${name}"` });
  expect(diagnosticLines([missing("a"), missing("b")], options)).toHaveLength(2);
});

it("prints one line for all mistakes in the text of a file", () => {
  const broken = (line: number, file?: string): ImportDiagnostic => ({
    ...(file !== undefined && { file }),
    ...{ at: file === undefined ? "" : `${file}#`, code: "unreadable", message: `line ${line}` },
    position: { line, column: 1 },
  });
  expect(diagnosticLines([broken(3), broken(4), broken(5, "/srv/api/b.yaml")], options)).toEqual([
    "  a.yaml:3:1  unreadable  line 3 (first of 2; also at 4:1)",
    "  b.yaml:5:1  unreadable  line 5",
    "  --all-diagnostics lists all 3 locations",
  ]);
});

it("removes the control characters of a description", () => {
  expect(plainLine("a\u001b[2Jb\r\nc\u202ed\u009b1m")).toBe("a [2Jb c d 1m");
});
