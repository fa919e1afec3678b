import { expect, it } from "vitest";
import { createReporter } from "./diagnostic.ts";
import { printDiagnostic } from "./print.ts";

const source = { path: "areas/a.yml", text: "types:\n\tPlant: lst<string>\n  Pot:\n    x" };
const span = (start: number, end: number) => ({ source, start, end });

const printed = (start: number, end: number): string => {
  const { report, diagnostics } = createReporter();
  report("unknown-type", span(start, end), { name: "lst", where: "areas/a.yml", meant: "list" });
  return diagnostics()
    .map((diagnostic) => printDiagnostic(diagnostic, source))
    .join("\n");
};

it("underlines the invalid part of the line, tabs included", () => {
  expect(printed(15, 18)).toBe(
    [
      "areas/a.yml:2:9 error unknown-type",
      "  areas/a.yml declares no type lst",
      "  2 | \tPlant: lst<string>",
      "    | \t       ^^^",
      "  advice: did you mean list?",
    ].join("\n"),
  );
});

it("underlines to the end of the line if the span continues below", () => {
  expect(printed(15, 30).split("\n")[3]).toBe("    | \t       ^^^^^^^^^^^");
});

it("reports every diagnostic once, in the order of positions", () => {
  const { report, diagnostics, failed } = createReporter();
  report("unknown-import", span(9, 10), { path: "b.yml" });
  report("unused-import", span(0, 5), { name: "b" });
  report("unknown-import", span(9, 10), { path: "b.yml" });
  expect(diagnostics().map(({ code, line, column }) => [code, line, column])).toEqual([
    ["unused-import", 1, 1],
    ["unknown-import", 2, 3],
  ]);
  expect(failed()).toBe(true);
});

it("does not fail for a warning", () => {
  const { report, failed } = createReporter();
  report("unused-import", span(0, 5), { name: "b" });
  expect(failed()).toBe(false);
});
