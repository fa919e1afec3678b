import type { Site } from "#docs-host/server";
import {
  type DefinitionOptions,
  type DocsDiagnostic,
  duplicateAddresses,
  nodeFiles,
  type ProjectFiles,
  type ReadProject,
  unusedPages,
} from "#docs-project";
import type { LocatedProject } from "../docs-folder/locate-project.ts";
import { checkColors } from "./check-colors.ts";
import { checkLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkStyles } from "./check-styles.ts";
import { type CheckedTexts, createTextCheck } from "./check-texts.ts";

/** Returns all diagnostics of a project, including its reading; errors first, by file, line and column. */
export type ProjectCheck = (
  read: Extract<ReadProject, { readonly ok: true }>,
  site: Site,
  options: DefinitionOptions,
  signal?: AbortSignal,
) => Promise<readonly DocsDiagnostic[]>;

/** Creates the check of a project. It reads pages again only if they have changed, and stops early if it is aborted. */
export function createProjectCheck(located: LocatedProject): ProjectCheck {
  const texts = createTextCheck();
  return async (read, site, options, signal) => {
    const checked = await texts(read.project, site, signal);
    return signal?.aborted ? [] : checkWithTexts(read, { located, site, options, checked });
  };
}

/** The dependencies of a check after the texts have been checked. */
interface CheckedParts {
  readonly located: LocatedProject;
  /** The files of the project; read from disk by default. */
  readonly files?: ProjectFiles | undefined;
  readonly site: Site;
  readonly options: DefinitionOptions;
  readonly checked: CheckedTexts;
}

/** Finds all problems of a project except in its texts, and returns them with the problems of its texts. */
export async function checkWithTexts(
  { project, diagnostics }: Extract<ReadProject, { readonly ok: true }>,
  { located, files = nodeFiles(located), site, options, checked }: CheckedParts,
): Promise<readonly DocsDiagnostic[]> {
  return inOrder([
    ...diagnostics,
    ...checked.diagnostics,
    ...checkLinks({ project, site, options, idsOf: checked.idsOf }),
    ...checkRedirects(project, site),
    ...checkColors(project, site),
    ...checkStyles(project),
    ...duplicateAddresses(project, options),
    ...(located.description === undefined && !project.hasOtherParts && !lacksNavigation(diagnostics)
      ? await unusedPages(project, files)
      : []),
  ]);
}

/** Returns true if a part of the navigation could not be read, so that pages seem unused although they are not. */
const lacksNavigation = (diagnostics: readonly DocsDiagnostic[]): boolean =>
  diagnostics.some(
    ({ severity, code, file, message }) =>
      severity === "error" && navigationCodes.has(code) && /\.ya?ml$/.test(file) && !/\.mdx?$/.test(message),
  );

/** Codes of mistakes that invalidate a part of the settings; a missing page does not. */
const navigationCodes: ReadonlySet<DocsDiagnostic["code"]> = new Set([
  ...(["expected", "missing-file", "missing-key", "unknown-key", "yaml-syntax", "yaml-duplicate-key"] as const),
]);

/** Orders diagnostics, errors first, and raises the severity of diagnostics that are errors in a check. */
export const inOrder = (diagnostics: readonly DocsDiagnostic[]): readonly DocsDiagnostic[] =>
  diagnostics
    .map(asError)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column),
    );

const rank = ({ severity }: DocsDiagnostic): number => (severity === "error" ? 0 : 1);

/** Codes of publishable mistakes that change the result: a page lacks an image, or a reference lacks an endpoint. */
const errorsOfChecks: ReadonlySet<DocsDiagnostic["code"]> = new Set<DocsDiagnostic["code"]>([
  "missing-file",
  "missing-entry",
]);

const asError = (one: DocsDiagnostic): DocsDiagnostic =>
  errorsOfChecks.has(one.code) ? { ...one, severity: "error" } : one;
