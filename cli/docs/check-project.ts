import type { Site } from "#docs-host/server";
import {
  type DefinitionOptions,
  type DocsDiagnostic,
  duplicateAddresses,
  nodeFiles,
  type ReadProject,
  unusedPages,
} from "#docs-project";
import type { LocatedProject } from "../docs-folder/locate-project.ts";
import { checkColors } from "./check-colors.ts";
import { checkLinks } from "./check-links.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkStyles } from "./check-styles.ts";
import { type CheckedTexts, createTextCheck } from "./check-texts.ts";

/** Finds all that is wrong in a project that was read, with what its reading found; errors first, ordered by file, line and column. */
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
  readonly site: Site;
  readonly options: DefinitionOptions;
  readonly checked: CheckedTexts;
}

/** Finds all problems of a project except in its texts, and returns them with the problems of its texts. */
export async function checkWithTexts(
  { project, diagnostics }: Extract<ReadProject, { readonly ok: true }>,
  { located: { root, within, description }, site, options, checked }: CheckedParts,
): Promise<readonly DocsDiagnostic[]> {
  return inOrder([
    ...diagnostics,
    ...checked.diagnostics,
    ...checkLinks({ project, site, options, idsOf: checked.idsOf }),
    ...checkRedirects(project, site),
    ...checkColors(project, site),
    ...checkStyles(project),
    ...duplicateAddresses(project, options),
    ...(description === undefined && !project.hasOtherParts && !lacksNavigation(diagnostics)
      ? await unusedPages(project, nodeFiles({ root, within }))
      : []),
  ]);
}

/** Returns true if a part of the navigation could not be read, so that pages seem unused although they are not. */
const lacksNavigation = (diagnostics: readonly DocsDiagnostic[]): boolean =>
  diagnostics.some(
    ({ severity, code, file, message }) =>
      severity === "error" && navigationCodes.has(code) && /\.ya?ml$/.test(file) && !/\.mdx?$/.test(message),
  );

/** Codes of mistakes by which settings lose a part; a missing page is not such a part. */
const navigationCodes: ReadonlySet<DocsDiagnostic["code"]> = new Set([
  ...(["expected", "missing-file", "missing-key", "unknown-key", "yaml-syntax", "yaml-duplicate-key"] as const),
]);

/** Orders diagnostics, errors first, with those that are errors to a check as such. */
export const inOrder = (diagnostics: readonly DocsDiagnostic[]): readonly DocsDiagnostic[] =>
  diagnostics
    .map(asError)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column),
    );

const rank = ({ severity }: DocsDiagnostic): number => (severity === "error" ? 0 : 1);

/** Codes of what can be published, but not as its author means it: a page lacks an image, or a reference an endpoint. */
const errorsOfChecks: ReadonlySet<DocsDiagnostic["code"]> = new Set<DocsDiagnostic["code"]>([
  "missing-file",
  "missing-entry",
]);

const asError = (one: DocsDiagnostic): DocsDiagnostic =>
  errorsOfChecks.has(one.code) ? { ...one, severity: "error" } : one;
