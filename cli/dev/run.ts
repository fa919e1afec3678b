import { join, relative, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { oneSite } from "#docs-host/server";
import { createProjectReader, type DocsDiagnostic, type ImportSpec, nodeFiles, type ReadProject } from "#docs-project";
import { exampleCheck, fieldCheck, importDescription } from "#importers";
import { commandText } from "../command-text.ts";
import { createProjectCheck } from "../docs/check-project.ts";
import { docsLines, fileOf, nothingIn, summary } from "../docs-folder/diagnostic-lines.ts";
import { fetchText } from "../docs-folder/fetch-text.ts";
import { type LocatedProject, locateProject } from "../docs-folder/locate-project.ts";
import { builtCodeRenderer } from "../docs-folder/read-project.ts";
import { isLocal } from "../is-local.ts";
import { chooseInstance } from "../publish/choose-instance.ts";
import { logBug, type Running } from "../running.ts";
import type { ReadDescription } from "../serve/apart/read-description.ts";
import { defaultReadLimits, type ReadLimits } from "../serve/read-limits.ts";
import type { ServeDeps } from "../serve/serve-deps.ts";
import { listenForSite } from "../site.ts";
import { watchPaths } from "../watched-paths/watch-paths.ts";
import type { DevOptions } from "./arguments.ts";
import { type ProjectSource, projectSource } from "./project-source.ts";
import { type WatchedPaths, watchedPaths } from "./watched-paths.ts";

/** The dependencies of the command. */
export interface DevDeps extends Omit<ServeDeps, "dataFolder" | "atOnce"> {
  readonly env: { readonly [name: string]: string | undefined };
  readonly readDescription: ReadDescription;
}

/** Why a project is not shown, a sentence each. */
export interface DevRefusal {
  readonly errors: readonly string[];
  /** True if the named path does not exist. */
  readonly isMissing?: true;
}

type Located = LocatedProject & { readonly folder: string };

/** Pause between the showing of a project and its check, in ms, in which open pages are answered. */
const checkAfter = 200;

/** Most diagnostics that are printed at a time. */
const most = 30;

/** Shows the site of a project and follows its files; or returns sentences about why it can't start. */
export async function runDev(options: DevOptions, deps: DevDeps): Promise<Running | DevRefusal> {
  const { log, out, err, env, folder } = deps;
  const located = await locateProject(options.source, folder);
  if (!located.ok) return { errors: [located.error], isMissing: true };
  const project: Located = { ...located.project, folder };
  const { root, within, inRepository, description } = project;
  const importSpec = specReader(deps.readDescription, deps.readLimits);
  const reader = createProjectReader({
    ...{ files: nodeFiles({ root, within }), env, description, inRepository, fetchText, importSpec },
    instance: options.instance,
    renderCode: builtCodeRenderer(),
  });
  const first = await reader.read();
  if (!first.ok && first.isEmpty) return { errors: [nothingIn(options.source)], isMissing: true };
  if (!first.ok) return { errors: docsLines(first.diagnostics, project) };
  const chosen = options.instance === undefined ? undefined : chooseInstance(first.project, options.instance);
  if (chosen?.ok === false) return { errors: [chosen.error], isMissing: true };
  const site = await listenForSite(deps, deps.port, log);
  if (!site.ok) return { errors: site.errors };

  const source = projectSource();
  const shown = showing({ source, project, instance: options.instance, out, err });
  site.show({
    sites: oneSite(source, source.base),
    live: true,
    assets: await deps.assets(),
    direct: options.direct,
    privateOrigins: options.allowed,
    // All descriptions are the author's files, and usually only the author can open the site.
    isOwn: () => isLocal(deps),
  });
  const onError = logBug(log);
  let watched = watchedOf(first, project);
  const watcher = watchPaths(
    async (paths) => {
      const read = await reader.read(paths.map((path) => relative(root, path).split(sep).join("/")));
      shown.show(read, onError);
      watched = watchedOf(read, project, watched);
      watcher.follow(watched.paths);
    },
    onError,
    (path) => watched.ignores(path),
  );
  shown.show(first, onError);
  watcher.follow(watched.paths);
  out(
    `\nCallboard is running.\n\n  Docs  ${site.url}${source.base()}\n\nFiles are read again when they change. Press Ctrl-C to stop.`,
  );
  return {
    stop: async () => {
      source.end();
      shown.stop();
      await Promise.all([watcher.stop(), site.close()]);
    },
  };
}

/** Returns the paths to watch after a reading; after a failed one, the previous paths. */
function watchedOf(read: ReadProject, { root, description }: Located, before?: WatchedPaths): WatchedPaths {
  if (!read.ok) return before ?? watchedPaths(root, [], true);
  const used = [...read.project.watched].map((path) => join(root, path));
  return watchedPaths(root, used, description === undefined);
}

interface ShowingDeps {
  readonly source: ProjectSource;
  readonly project: Located;
  readonly instance: string | undefined;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Creates the function that shows each reading of a project: the site at once, and its diagnostics once found. */
function showing({ source, project, instance, out, err }: ShowingDeps) {
  const check = createProjectCheck(project);
  let printed: string | undefined;
  let checking = new AbortController();
  const report = (diagnostics: readonly DocsDiagnostic[], notices: readonly string[]): void => {
    source.report(
      diagnostics.map((one) => ({
        place: `${fileOf(one, project)}:${one.line}:${one.column}`,
        ...{ severity: one.severity, message: one.message, advice: one.advice },
      })),
      notices,
    );
    const lines = docsLines(diagnostics, project);
    const text = lines.join("\n");
    if (text === (printed ?? "")) return;
    printed = text;
    for (const line of lines.slice(0, most)) err(line);
    if (lines.length > most) err(`… and ${lines.length - most} more; ${commandText("docs check")} lists all of them`);
    out(summary(diagnostics));
  };
  const show = (read: ReadProject, onError: (error: unknown) => void): void => {
    checking.abort();
    if (!read.ok) {
      report(read.diagnostics, ["The project can't be read. You see its last version that could be read."]);
      return;
    }
    const chosen = instance === undefined ? undefined : chooseInstance(read.project, instance);
    if (chosen?.ok === false) {
      source.report([], [`${chosen.error}. You see the last version that has it.`]);
      if (printed !== chosen.error) err(`callboard: ${chosen.error}`);
      printed = chosen.error;
      return;
    }
    const options = chosen?.ok ? { instance: chosen.instance } : {};
    const site = source.show(read.project, options);
    checking = new AbortController();
    const { signal } = checking;
    // Open pages request the new texts at once.
    setTimeout(checkAfter, undefined, { signal })
      .catch(() => undefined)
      .then(() => check(read, site, options, signal))
      .then((diagnostics) => {
        if (!signal.aborted) report(diagnostics, []);
      })
      .catch(onError);
  };
  return { show, stop: (): void => checking.abort() };
}

/** Length of a description that this process reads itself, in UTF-16 units: starting another one takes longer. */
const small = 300_000;

/**
 * Creates the reader of descriptions: large ones are read by a separate process, so that pages are served at the same
 * time.
 */
const specReader =
  (readDescription: ReadDescription, limits: ReadLimits = defaultReadLimits): ImportSpec =>
  (description, options) => {
    const { name, text } = description;
    if (text.length <= small)
      return importDescription(description, { ...options, checkExamples: exampleCheck, checkFields: fieldCheck });
    const bytes = new TextEncoder().encode(text);
    return readDescription(
      {
        name,
        chunks: async function* () {
          yield bytes;
        },
      },
      { ...options, limits, positions: "causes" },
    );
  };
