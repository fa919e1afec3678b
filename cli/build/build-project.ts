import { resolve } from "node:path";
import type { ReadMemory } from "#docs-host/server";
import { buildMark, type DocsDiagnostic, type ReadProject } from "#docs-project";
import { checkWithTexts, inOrder } from "../docs/check-project.ts";
import { checkRendered } from "../docs/check-texts.ts";
import { nothingIn, summary } from "../docs-folder/diagnostic-lines.ts";
import type { LocatedProject } from "../docs-folder/locate-project.ts";
import { readLocatedProject } from "../docs-folder/read-project.ts";
import { siteOfProject } from "../docs-folder/site-of-project.ts";
import { readState } from "../watch/state-file.ts";
import type { BuildOptions } from "./arguments.ts";
import type { RecordedInputs } from "./build-inputs.ts";
import type { KeptPages } from "./kept-pages.ts";
import type { BuiltSite, LastBuild } from "./last-build.ts";
import { openOutput } from "./output-folder.ts";
import type { BuildDeps, RenderingDeps } from "./run.ts";
import { type ProjectSource, sourceOf } from "./static-source.ts";
import { openTextCache } from "./text-cache.ts";
import { type WrittenSite, writeSite } from "./write-site.ts";

/** The dependencies of a build of a project. */
interface ProjectBuildDeps extends BuildDeps, RenderingDeps {
  /** The files and variables of the project. */
  readonly recorded: RecordedInputs;
  /** The folder of the caches of the project. */
  readonly cacheFolder: string;
  readonly status: (text: string) => void;
  /** The last build into the same folder. */
  readonly last: LastBuild;
  /** Collects pages for the next build. */
  readonly kept: KeptPages;
}

/** A built site and the paths of its files, or the reason of a failure. */
type BuildResult =
  | { readonly ok: true; readonly built: BuiltSite; readonly paths: readonly string[] }
  | {
      readonly ok: false;
      readonly code: 1 | 2;
      readonly error: string;
      readonly diagnostics: readonly DocsDiagnostic[];
    };

const failed = (code: 1 | 2, error: string, diagnostics: readonly DocsDiagnostic[] = []): BuildResult => ({
  ...{ ok: false, code, error, diagnostics },
});

/** Reads a project, writes its site and checks it. The folder of the site is replaced only if there are no errors. */
export async function buildProject(
  located: LocatedProject,
  options: BuildOptions,
  deps: ProjectBuildDeps,
): Promise<BuildResult> {
  const { threads, status, cacheFolder } = deps;
  status("reading the project");
  const read = await readProject(located, deps);
  const found = inOrder(read.diagnostics);
  const hasStopped = (diagnostics: readonly DocsDiagnostic[]): boolean =>
    diagnostics
      .filter((one) => !options.allowBroken || !leadsNowhere(one))
      .some(({ severity }) => options.strict || severity === "error");
  const refuse = (diagnostics: readonly DocsDiagnostic[]): BuildResult => {
    const advice = options.strict ? "" : adviceFor(diagnostics);
    return failed(1, `the site was not built: ${summary(diagnostics)}${advice}`, diagnostics);
  };
  if (!read.ok && read.isEmpty) return failed(2, nothingIn(options.source));
  if (!read.ok || hasStopped(found)) return refuse(found);
  const opened = await openPlaces(options, located.root, deps);
  if (!opened.ok) return failed(2, opened.error);
  const { folder: output, memories } = opened;
  try {
    const written = await writeSite({
      ...withChecks(sourceOf(read.project, options), memories),
      ...deps,
      ...{ status, renderPages: threads.renderPages },
      output,
      cacheFolder,
      proxyUrl: options.proxy,
      drawsPreviews: options.ogImages,
    });
    if (written.problems.length > 0) {
      await output.discard();
      return failed(1, `the site was not built:\n${written.problems.map((one) => `  ${one}`).join("\n")}`, found);
    }
    status("checking links");
    const diagnostics = await checkBuilt(read, located, written, deps.recorded.files);
    if (hasStopped(diagnostics)) {
      await output.discard();
      return refuse(diagnostics);
    }
    await output.finish(written.paths);
    const { pages, paths, bytes, redirects, base, notes } = written;
    const built = { pages, files: paths.size, bytes, redirects, base, notes, diagnostics };
    return { ok: true, built, paths: [...paths, buildMark] };
  } catch (error) {
    // Threads that still write would create the folder again.
    await threads.end();
    await output.discard();
    throw error;
  }
}

/** Reads a project. Facts of texts that did not change are cached. */
async function readProject(project: LocatedProject, deps: ProjectBuildDeps): Promise<ReadProject> {
  const { cacheFolder: folder, program, fewPages: fewTexts } = deps;
  const { memoize, save } = openTextCache({ folder, program, fewTexts });
  const read = await readLocatedProject(project, { ...deps.recorded, memoizeText: memoize });
  save();
  return read;
}

/** Returns a source that adds a page of live checks to its site if there are any. */
const withChecks = (from: ProjectSource, liveChecks: readonly ReadMemory[]) => ({
  ...{ ...from, liveChecks },
  source: { ...from.source, ...(liveChecks.length > 0 && { hasLiveChecks: true }) },
});

/** Reads the memories of watches, and opens the folder that is written. */
async function openPlaces(
  { watchStates, out, force }: BuildOptions,
  root: string,
  { folder, last }: Pick<ProjectBuildDeps, "folder" | "last">,
) {
  const watches = await readMemories(watchStates, folder);
  if (!watches.ok) return watches;
  const opened = await openOutput(out, root, force, last.files());
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
  files: RecordedInputs["files"],
): Promise<readonly DocsDiagnostic[]> {
  const site = siteOfProject(read.project);
  const checked = checkRendered(read.project, site, texts);
  return checkWithTexts(read, { located, files, site, options: {}, checked });
}
