import { type FindReferences, nodeFiles, type ReadProject, readDocsProject } from "#docs-project";
import type { CommandDeps } from "../registry-client.ts";
import { fetchText } from "./fetch-text.ts";
import type { LocatedProject } from "./locate-project.ts";

interface ReadingOptions {
  readonly findReferences?: FindReferences;
  /** Address of the instance to read; the first by default. */
  readonly instance?: string | undefined;
}

/** Reads a project on disk once. */
export const readLocatedProject = (
  { root, within, inRepository, description }: LocatedProject,
  { env, findReferences, instance }: Pick<CommandDeps, "env"> & ReadingOptions,
): Promise<ReadProject> =>
  readDocsProject({
    ...{ files: nodeFiles({ root, within }), env, description, inRepository, fetchText, instance },
    ...(findReferences !== undefined && { findReferences }),
  });
