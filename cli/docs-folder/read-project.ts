import { join } from "node:path";
import { type FindReferences, nodeFiles, type ReadProject, type RenderCode, readDocsProject } from "#docs-project";
import { createCodeRenderer } from "../components/render-in-process.ts";
import { packageFolder } from "../package-folder.ts";
import type { CommandDeps } from "../registry-client.ts";
import { fetchText } from "./fetch-text.ts";
import type { LocatedProject } from "./locate-project.ts";

interface ReadingOptions {
  readonly findReferences?: FindReferences;
  /** Address of the instance to read; the first by default. */
  readonly instance?: string | undefined;
}

/** Creates the function that renders the code of pages by the built programs of this package. */
export const builtCodeRenderer = (): RenderCode =>
  createCodeRenderer(join(packageFolder(import.meta.dirname), "dist/server"));

/** Reads a project on disk once. */
export const readLocatedProject = (
  { root, within, inRepository, description }: LocatedProject,
  { env, findReferences, instance }: Pick<CommandDeps, "env"> & ReadingOptions,
): Promise<ReadProject> =>
  readDocsProject({
    ...{ files: nodeFiles({ root, within }), env, description, inRepository, fetchText, instance },
    renderCode: builtCodeRenderer(),
    ...(findReferences !== undefined && { findReferences }),
  });
