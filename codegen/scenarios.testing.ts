import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceText } from "./source.ts";

/** A test case of the generator: an IDL and its expected results. */
export interface Scenario {
  readonly file: string;
  readonly title: string;
  readonly sources: readonly SourceText[];
  /** Lines as `printDiagnosticLine` writes them, in order; without any, there must be no diagnostics. */
  readonly diagnostics: readonly string[];
  /** Excerpts that generated files must contain. */
  readonly excerpts: readonly { readonly path: string; readonly text: string }[];
}

const folder = join(import.meta.dirname, "scenarios");

/** An `api.yml` for scenarios that are not about it. */
export const plainApi: SourceText = {
  path: "api.yml",
  text: "name: plants\nauth: bearer\nerror-discrimination: { strategy: property, property-name: error }\n",
};

/**
 * Reads the scenarios. A file has several, each under a heading: a sentence, blocks ```` ```yaml <path> ```` with the
 * IDL (```` ```without <path> ```` omits the default `api.yml`), then ```` ```file <path> ```` and ```` ```diagnostics
 * ```` with the expected results.
 */
export function readScenarios(): readonly Scenario[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((file) => {
      const [, ...sections] = `\n${readFileSync(join(folder, file), "utf8")}`.split(/\n# /);
      return sections.map((section) => readScenario(file, section));
    });
}

const fence = /^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm;

function readScenario(file: string, section: string): Scenario {
  const blocks = [...section.matchAll(fence)].map(([, sort, path = "", text = ""]) => ({ sort, path, text }));
  const of = (sort: string) => blocks.filter((block) => block.sort === sort);
  const sources = of("yaml").map(({ path, text }) => ({ path, text }));
  const given = [...sources, ...of("without")].some(({ path }) => path === plainApi.path);
  return {
    file,
    title: section.split("\n")[0] ?? "",
    sources: given ? sources : [plainApi, ...sources],
    diagnostics: of("diagnostics").flatMap(({ text }) => text.split("\n").filter((line) => line !== "")),
    excerpts: of("file").map(({ path, text }) => ({ path, text })),
  };
}

/** Writes the actual diagnostics into the file of a scenario, for a person to review. */
export function rewriteDiagnostics({ file, title }: Scenario, lines: readonly string[]): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const start = text.indexOf(`# ${title}\n`);
  const open = text.indexOf("```diagnostics\n", start) + "```diagnostics\n".length;
  const close = text.indexOf("```", open);
  writeFileSync(path, text.slice(0, open) + lines.map((line) => `${line}\n`).join("") + text.slice(close));
}
