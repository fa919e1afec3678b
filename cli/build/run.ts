import { join, relative } from "node:path";
import type { Assets } from "#docs-host/server";
import { nodeFiles } from "#docs-project/files";
import { docsLines, fileOf } from "../docs-folder/diagnostic-lines.ts";
import { fetchText } from "../docs-folder/fetch-text.ts";
import { locateProject } from "../docs-folder/locate-project.ts";
import type { CommandDeps } from "../registry-client.ts";
import { counted } from "../text.ts";
import type { BuildOptions } from "./arguments.ts";
import { recordInputs } from "./build-inputs.ts";
import { collectPages } from "./kept-pages.ts";
import { type BuiltSite, openLastBuild } from "./last-build.ts";
import type { PageThreads } from "./page-threads.ts";

/** The dependencies of the command. */
export interface BuildDeps extends CommandDeps {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows the progress on a terminal; absent elsewhere. */
  readonly status?: ((text: string) => void) | undefined;
  /** The folder with the built files of the pages. */
  readonly assetFolder: string;
  /** The folder with the fonts of images for link previews. */
  readonly fontFolder: string;
  /** Identifies the program that renders pages, and the files that pages load. */
  readonly program: string;
  /** Pages up to which a build takes so short that nothing is cached. */
  readonly fewPages: number;
  /** Loads what renders pages, which takes longer than to find that nothing changed. */
  readonly load: () => Promise<RenderingDeps>;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
}

/** The dependencies of a build that renders pages. */
export interface RenderingDeps {
  readonly assets: Assets;
  readonly threads: PageThreads;
}

/**
 * Builds a site: a summary goes to `out`, all else to `err`. A build that would read and write the same as the last one
 * into its folder only reports that again. Returns 0 if the site is built, 1 if the project has errors, 2 if there is
 * nothing to build or no folder to build it into.
 */
export async function runBuild(options: BuildOptions, deps: BuildDeps): Promise<0 | 1 | 2> {
  const { out, err, folder, status = () => {}, now } = deps;
  const from = now();
  const located = await locateProject(options.source, folder);
  if (!located.ok) {
    err(`callboard: ${located.error}\n`);
    return 2;
  }
  const { project } = located;
  const cacheFolder = join(project.root, ".callboard/build-cache");
  const sources = { files: nodeFiles(project), env: deps.env };
  const last = openLastBuild(cacheFolder, options.out, [deps.program, { ...options, json: false }, project]);
  const unchanged = await last.unchanged(sources);
  const place = { root: project.root, folder };
  const print = (diagnostics: BuiltSite["diagnostics"]): void => {
    const lines = docsLines(diagnostics, place);
    if (lines.length > 0) err(`${lines.join("\n")}\n`);
  };
  const report = (built: BuiltSite): 0 => {
    print(built.diagnostics);
    for (const note of built.notes) err(`callboard: ${note}\n`);
    const facts = { options, place, took: Math.round(now() - from) };
    out(options.json ? jsonSummary(built, facts) : textSummary(built, facts));
    return 0;
  };
  if (unchanged !== undefined) return report(unchanged);
  const recorded = recordInputs(sources, fetchText);
  const rendering = await deps.load();
  try {
    const { buildProject } = await import("./build-project.ts");
    const kept = collectPages(cacheFolder);
    const parts = { recorded, cacheFolder, status, last, kept };
    const result = await buildProject(project, options, { ...deps, ...rendering, ...parts });
    status("");
    if (!result.ok) {
      print(result.diagnostics);
      err(`callboard: ${result.error}\n`);
      return result.code;
    }
    if (result.built.pages > deps.fewPages) {
      // Results of watches are files that change on their own.
      const inputs = options.watchStates.length === 0 ? recorded.inputs() : undefined;
      kept.save(last.save(result.built, inputs, result.paths));
    }
    return report(result.built);
  } finally {
    await rendering.threads.end();
  }
}

function textSummary(
  { pages, files, bytes, base }: BuiltSite,
  { options: { out }, took }: Omit<SummaryOptions, "place">,
): string {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const what = `${counted(pages, "page")} in ${counted(files, "file")} (${size}) in ${(took / 1000).toFixed(1)} s`;
  return `${what}: ${out}${base === "" ? "" : `, to be served at ${base}`}\n`;
}

interface SummaryOptions {
  readonly options: BuildOptions;
  readonly place: Parameters<typeof fileOf>[1];
  readonly took: number;
}

function jsonSummary(
  { pages, files, bytes, base, redirects, notes, diagnostics }: BuiltSite,
  { options, place, took }: SummaryOptions,
): string {
  const found = diagnostics.map((one) => ({ ...one, file: fileOf(one, place) }));
  const folder = relative(place.folder, options.out) || options.out;
  return `${JSON.stringify({ folder, base, pages, files, bytes, redirects, milliseconds: took, notes, diagnostics: found })}\n`;
}
