import { describe, expect, it } from "vitest";
import { build } from "./build.ts";
import { printDiagnosticLine } from "./diagnostics/print.ts";
import { type DiagnosticCode, diagnosticTable } from "./diagnostics/table.ts";
import { readScenarios, rewriteDiagnostics } from "./scenarios.testing.ts";

const scenarios = await Promise.all(
  readScenarios().map(async (scenario) => ({ ...scenario, built: await build(scenario.sources, "idl") })),
);
const update = process.env.UPDATE_SCENARIOS === "1";

describe.each(scenarios.map((scenario) => [`${scenario.file}: ${scenario.title}`, scenario] as const))(
  "%s",
  (_, scenario) => {
    const { files, diagnostics } = scenario.built;
    const lines = diagnostics.map(printDiagnosticLine);
    if (update && lines.length > 0) rewriteDiagnostics(scenario, lines);

    it("reports exactly the expected diagnostics", () => {
      expect(lines).toEqual(scenario.diagnostics);
    });

    it.each(scenario.excerpts)("writes the expected excerpt to $path", ({ path, text }) => {
      expect(files?.find((file) => file.path === path)?.text).toContain(text);
    });
  },
);

it("has a scenario for every diagnostic code", () => {
  const reported = new Set(
    scenarios.flatMap(({ diagnostics }) => diagnostics.map((line) => line.split(" ")[2]?.replace(":", ""))),
  );
  const codes = Object.keys(diagnosticTable) as DiagnosticCode[];
  expect(codes.filter((code) => !reported.has(code))).toEqual([]);
});

it("names the position, the severity and the code in every line", () => {
  for (const line of scenarios.flatMap(({ diagnostics }) => diagnostics)) {
    expect(line).toMatch(/^[\w./-]+:\d+:\d+ (error|warning) [a-z-]+: /);
  }
});
