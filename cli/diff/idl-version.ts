import { join } from "node:path";
import { describeIdl, IdlFolderError, printDiagnostic, readIdlFolder, type SourceText } from "#codegen";
import type { ApiDefinition } from "#generated/types";
import { apiModelFromRegistry } from "#importers";
import { readGitSources } from "./git-sources.ts";
import { type LoadedVersion, refused } from "./version.ts";

/** Reads a version from an IDL folder, which was typed as `text`. */
export async function folderVersion(folder: string, text: string): Promise<LoadedVersion> {
  try {
    return versionOf(await readIdlFolder(folder), text, (path) => join(text, path));
  } catch (thrown) {
    if (thrown instanceof IdlFolderError) return refused(thrown.message);
    throw thrown;
  }
}

/** Reads a version from a git revision and the IDL folder in it, such as `main:idl`. */
export async function revisionVersion(tree: string, folder: string): Promise<LoadedVersion> {
  const read = await readGitSources(tree, folder);
  const locate = (path: string): string => (/[:/]$/.test(tree) ? `${tree}${path}` : `${tree}/${path}`);
  return read.ok ? versionOf(read.sources, tree, locate) : refused(`${tree} could not be read: ${read.error}`);
}

/** `locate` returns the path of an IDL file relative to the working directory. */
function versionOf(sources: readonly SourceText[], where: string, locate: (path: string) => string): LoadedVersion {
  if (sources.length === 0) return refused(`${where} contains no IDL: it has no .yml file`);
  const { definition, diagnostics } = describeIdl(sources);
  if (definition === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const shown = errors.slice(0, maxShown).map((one) =>
      printDiagnostic(
        one,
        sources.find(({ path }) => path === one.file),
        locate(one.file),
      ),
    );
    const more = errors.length - shown.length;
    return refused(`the IDL of ${where} has errors`, ...shown, ...(more > 0 ? [`and ${more} more`] : []));
  }
  // The generator describes a definition as plain data of this type; the compiler checks this for the generated one.
  const { model, diagnostics: notes } = apiModelFromRegistry(definition as ApiDefinition);
  return {
    ok: true,
    version: { inRegistryForm: true, model, notes: notes.map(({ at, message }) => `${where}: ${at}: ${message}`) },
  };
}

/** A long list of errors is truncated: a comparison only needs to say that the IDL is invalid. */
const maxShown = 5;
