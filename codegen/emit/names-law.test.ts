import fc from "fast-check";
import { expect, it } from "vitest";
import { isNightly } from "../../tooling/tier.ts";
import { build } from "../build.ts";
import { printDiagnosticLine } from "../diagnostics/print.ts";
import type { GeneratedFile } from "../write/generated-file.ts";
import { compile } from "./compile.testing.ts";
import { definition } from "./names-law.testing.ts";

/** The compiler takes seconds to start, so that it reads many definitions at once. */
const together = 20;

it("compiles for any names of files, types, requests, errors, endpoints, properties, webhooks and messages @nightly", async () => {
  const property = fc.asyncProperty(
    fc.array(definition, { minLength: together, maxLength: together }),
    async (definitions) => {
      const files: GeneratedFile[] = [];
      for (const [i, sources] of definitions.entries()) {
        const built = await build(sources, "idl", { kind: "module", name: "callboard/client" });
        const refused = built.diagnostics.filter(({ severity }) => severity === "error").map(printDiagnosticLine);
        expect({ sources, refused }).toEqual({ sources, refused: [] });
        for (const { path, text } of built.files ?? []) files.push({ path: `api${i}/${path}`, text });
      }
      const output = await compile(files);
      const failed = /\bapi(\d+)\//.exec(output)?.[1];
      expect({ output, sources: failed === undefined ? [] : definitions[Number(failed)] }).toEqual({
        output: "",
        sources: [],
      });
    },
  );
  // Shrinking would compile hundreds of times; the failure shows the definition.
  await fc.assert(property, { numRuns: isNightly ? 2 : 1, endOnFailure: true });
}, 300_000);
