import { join } from "node:path";
import {
  type MemoizeText,
  nodeFiles,
  type ProjectFiles,
  type ReadProject,
  type RenderCode,
  readDocsProject,
} from "#docs-project";
import { createCodeRenderer } from "../components/render-in-process.ts";
import { packageFolder } from "../package-folder.ts";
import type { CommandDeps } from "../registry-client.ts";
import { fetchText } from "./fetch-text.ts";
import type { LocatedProject } from "./locate-project.ts";

interface ReadingOptions {
  readonly memoizeText?: MemoizeText;
  /** The files of the project; read from disk by default. */
  readonly files?: ProjectFiles;
  /** Reads the text at a web address. */
  readonly fetchText?: typeof fetchText;
  /** Address of the instance to read; the first by default. */
  readonly instance?: string | undefined;
}

/** Creates the function that renders the code of pages by the built programs of this package. */
export const builtCodeRenderer = (): RenderCode =>
  createCodeRenderer(join(packageFolder(import.meta.dirname), "dist/server"));

/** Reads a project on disk once. */
export const readLocatedProject = (
  project: LocatedProject,
  { env, memoizeText, instance, files = nodeFiles(project), ...given }: Pick<CommandDeps, "env"> & ReadingOptions,
): Promise<ReadProject> =>
  readDocsProject({
    ...{ files, env, instance, description: project.description, inRepository: project.inRepository },
    fetchText: given.fetchText ?? fetchText,
    renderCode: builtCodeRenderer(),
    ...(memoizeText !== undefined && { memoizeText }),
  });
