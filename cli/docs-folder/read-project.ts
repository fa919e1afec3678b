import { type FindReferences, nodeFiles, type ReadProject, readDocsProject } from "#docs-project";
import type { CommandDeps } from "../registry-client.ts";
import { fetchText } from "./fetch-text.ts";
import type { LocatedProject } from "./locate-project.ts";

/** Reads a project on disk once. */
export const readLocatedProject = (
  { root, within, inRepository, description }: LocatedProject,
  { env, findReferences }: Pick<CommandDeps, "env"> & { readonly findReferences?: FindReferences },
): Promise<ReadProject> =>
  readDocsProject({
    ...{ files: nodeFiles({ root, within }), env, description, inRepository, fetchText },
    ...(findReferences !== undefined && { findReferences }),
  });
