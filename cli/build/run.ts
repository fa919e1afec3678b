import { join, relative, resolve } from "node:path";
import type { Assets, ReadMemory } from "#docs-host/server";
import type { DocsDiagnostic, ReadProject } from "#docs-project";
import { checkWithTexts, inOrder } from "../docs/check-project.ts";
import { checkRendered } from "../docs/check-texts.ts";
import { docsLines, fileOf, nothingIn, summary } from "../docs-folder/diagnostic-lines.ts";
import { type LocatedProject, locateProject } from "../docs-folder/locate-project.ts";
import { readLocatedProject } from "../docs-folder/read-project.ts";
import { siteOfProject } from "../docs-folder/site-of-project.ts";
import type { CommandDeps } from "../registry-client.ts";
import { counted } from "../text.ts";
import { readState } from "../watch/state-file.ts";
import type { BuildOptions } from "./arguments.ts";
import { openOutput } from "./output-folder.ts";
import type { PageThreads } from "./page-threads.ts";
import { openReferenceCache } from "./reference-cache.ts";
import { type ProjectSource, sourceOf } from "./static-source.ts";
import { type WrittenSite, writeSite } from "./write-site.ts";

/** The dependencies of the command. */
export interface BuildDeps extends CommandDeps {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows the progress on a terminal; absent elsewhere. */
  readonly status?: ((text: string) => void) | undefined;
  readonly assets: Assets;
  /** The folder with the built files of the pages. */
  readonly assetFolder: string;
  /** The folder with the fonts of images for link previews. */
  readonly fontFolder: string;
  /** Identifies the program that renders pages. */
  readonly program: string;
  /** Pages up to which a build takes so short that none is cached. */
  readonly fewPages: number;
  readonly threads: PageThreads;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
}

/**
 * Builds a site: a summary goes to `out`, all else to `err`. Returns 0 if it was built, 1 if the project has errors, 2 if
 * there is nothing to build or no folder to build it into.
 */
export async function runBuild(options: BuildOptions, deps: BuildDeps): Promise<0 | 1 | 2> {
  try {
    return await build(options, deps);
  } finally {
    await deps.threads.end();
  }
}

async function build(options: BuildOptions, deps: BuildDeps): Promise<0 | 1 | 2> {
  const { threads, out, err, folder, status = () => {}, now } = deps;
  const from = now();
  const stop = (code: 1 | 2, error: string): 1 | 2 => {
    status("");
    err(`callboard: ${error}\n`);
    return code;
  };
  const located = await locateProject(options.source, folder);
  if (!located.ok) return stop(2, located.error);
  status("reading the project");
  const cacheFolder = join(located.project.root, ".callboard/build-cache");
  const read = await readProject(located.project, cacheFolder, deps);
  const found = inOrder(read.diagnostics);
  const place = { root: located.project.root, folder };
  const print = (diagnostics: readonly DocsDiagnostic[]): void => {
    const lines = docsLines(diagnostics, place);
    if (lines.length === 0) return;
    status("");
    err(`${lines.join("\n")}\n`);
  };
  const hasStopped = (diagnostics: readonly DocsDiagnostic[]): boolean =>
    diagnostics
      .filter((one) => !options.allowBroken || !leadsNowhere(one))
      .some(({ severity }) => options.strict || severity === "error");
  const refuse = (diagnostics: readonly DocsDiagnostic[]): 1 | 2 => {
    print(diagnostics);
    return stop(1, `the site was not built: ${summary(diagnostics)}${options.strict ? "" : adviceFor(diagnostics)}`);
  };
  if (!read.ok && read.isEmpty) return stop(2, nothingIn(options.source));
  if (!read.ok || hasStopped(found)) return refuse(found);
  const opened = await openPlaces(options, located.project.root, folder);
  if (!opened.ok) return stop(2, opened.error);
  const { folder: output, memories } = opened;
  try {
    const written = await writeSite({
      ...withChecks(sourceOf(read.project, options), memories),
      ...deps,
      ...{ status, renderPages: threads.renderPages },
      output: output.path,
      earlier: output.target,
      cacheFolder,
      proxyUrl: options.proxy,
      drawsPreviews: options.ogImages,
    });
    if (written.problems.length > 0) {
      await output.discard();
      print(found);
      return stop(1, `the site was not built:\n${written.problems.map((one) => `  ${one}`).join("\n")}`);
    }
    status("checking links");
    const diagnostics = await checkBuilt(read, located.project, written);
    if (hasStopped(diagnostics)) {
      await output.discard();
      return refuse(diagnostics);
    }
    print(diagnostics);
    await output.finish();
    status("");
    for (const note of written.notes) err(`callboard: ${note}\n`);
    const facts = { options, place, took: Math.round(now() - from) };
    out(options.json ? jsonSummary(written, diagnostics, facts) : textSummary(written, facts));
    return 0;
  } catch (error) {
    // Threads that still write would create the folder again.
    await threads.end();
    await output.discard();
    throw error;
  }
}

/** Reads a project. References in texts that did not change are cached. */
async function readProject(project: LocatedProject, cacheFolder: string, deps: BuildDeps): Promise<ReadProject> {
  const { findReferences, save } = openReferenceCache({
    folder: cacheFolder,
    program: deps.program,
    fewTexts: deps.fewPages,
    findReferences: deps.threads.findReferences,
  });
  const read = await readLocatedProject(project, { ...deps, findReferences });
  save();
  return read;
}

/** Returns a source that adds a page of live checks to its site if there are any. */
const withChecks = (from: ProjectSource, liveChecks: readonly ReadMemory[]) => ({
  ...{ ...from, liveChecks },
  source: { ...from.source, ...(liveChecks.length > 0 && { hasLiveChecks: true }) },
});

/** Reads the memories of watches, and opens the folder that is written. */
async function openPlaces({ watchStates, out, force }: BuildOptions, root: string, folder: string) {
  const watches = await readMemories(watchStates, folder);
  if (!watches.ok) return watches;
  const opened = await openOutput(out, root, force);
  return opened.ok ? { ...opened, memories: watches.memories } : opened;
}

/** Reads the memories of watches. Unlike a server, a build can't wait for one that has not begun. */
async function readMemories(
  files: readonly string[],
  folder: string,
): Promise<
  { readonly ok: true; readonly memories: readonly ReadMemory[] } | { readonly ok: false; readonly error: string }
> {
  const memories: ReadMemory[] = [];
  for (const file of files) {
    const read = await readState(resolve(folder, file));
    if (read === undefined) return { ok: false, error: `--watch-state: there is no file ${file}` };
    if (!read.ok) return { ok: false, error: `--watch-state: ${read.error}` };
    memories.push({ kind: "memory", state: read.state });
  }
  return { ok: true, memories };
}

/** Returns true for a broken link, a missing file of a page, or an unknown entry in the layout of an API. */
const leadsNowhere = ({ code, file }: DocsDiagnostic): boolean =>
  code.startsWith("broken-") || code === "missing-entry" || (code === "missing-file" && /\.mdx?$/.test(file));

/** Returns the end of a message that names the option by which a project is built all the same, if there is one. */
const adviceFor = (diagnostics: readonly DocsDiagnostic[]): string =>
  diagnostics.filter(({ severity }) => severity === "error").every(leadsNowhere)
    ? "; --allow-broken builds it with its broken links"
    : "";

/** Checks a project as `callboard docs check` does. Pages that were rendered without mistakes are not read again. */
async function checkBuilt(
  read: Extract<ReadProject, { readonly ok: true }>,
  located: LocatedProject,
  { texts }: WrittenSite,
): Promise<readonly DocsDiagnostic[]> {
  const site = siteOfProject(read.project);
  return checkWithTexts(read, { located, site, options: {}, checked: checkRendered(read.project, site, texts) });
}

function textSummary(
  { pages, files, bytes, base }: WrittenSite,
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
  { pages, files, bytes, base, redirects, notes }: WrittenSite,
  diagnostics: readonly DocsDiagnostic[],
  { options, place, took }: SummaryOptions,
): string {
  const found = diagnostics.map((one) => ({ ...one, file: fileOf(one, place) }));
  const folder = relative(place.folder, options.out) || options.out;
  return `${JSON.stringify({ folder, base, pages, files, bytes, redirects, milliseconds: took, notes, diagnostics: found })}\n`;
}
