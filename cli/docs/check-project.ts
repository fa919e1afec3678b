import {
  addressTarget,
  colorRepairs,
  homeOf,
  linkTarget,
  redirectFault,
  type Site,
  styleOmissions,
} from "#docs-host/server";
import {
  type DefinitionOptions,
  type DocsDiagnostic,
  type DocsProject,
  duplicateAddresses,
  nodeFiles,
  type PlacedRedirect,
  type ProjectFiles,
  type ReadProject,
  unusedPages,
} from "#docs-project";
import type { LocatedProject } from "../docs-folder/locate-project.ts";
import { checkLinks } from "./check-links.ts";
import { type CheckedTexts, createTextCheck } from "./check-texts.ts";

/** Finds rules in a project's style sheets that pages omit. */
const checkStyles = ({ styleSheets }: DocsProject): readonly DocsDiagnostic[] =>
  styleSheets.flatMap(({ file, text }) =>
    styleOmissions(text).map(({ line, message }) => ({
      ...({ code: "style", severity: "warning", file, line, column: 1, message } as const),
      advice: "correct or remove it; all other rules are used",
    })),
  );

/**
 * Finds redirects that can't be followed, or point to an address without a page. Destinations with parameters depend on
 * the requested path.
 */
const checkRedirects = ({ redirects }: DocsProject, site: Site): readonly DocsDiagnostic[] =>
  redirects.flatMap((redirect) => {
    const fault = faultOf(redirect, site);
    if (fault === undefined) return [];
    const { file, line, column } = redirect;
    return [{ code: "broken-redirect", severity: "error", ...fault, file, line, column }];
  });

type Fault = Pick<DocsDiagnostic, "message" | "advice">;

function faultOf({ source, destination }: PlacedRedirect, site: Site): Fault | undefined {
  switch (redirectFault({ source, destination })) {
    case "source":
      return {
        message: `the source ${source} of a redirect can't be read`,
        advice:
          "write a path, with parameters such as :name and :name*, and a backslash before ( ) { } : * + ? themselves",
      };
    case "slow-source":
      return {
        message: `the source ${source} of a redirect could take long to match`,
        advice: "let at most two of its parts repeat, and none within another",
      };
    case "destination":
      return {
        message: `the redirect of ${source} has the target ${destination}, which is not an address`,
        advice: "begin it with a /, or with https://",
      };
  }
  const isOpen = /[:*(]/.test(destination) || !destination.startsWith("/");
  if (isOpen || addressTarget(site, destination).kind !== "nothing") return undefined;
  const message = `the redirect of ${source} has the target ${destination}, where no page is`;
  const base = homeOf(site);
  // Unlike links, addresses of redirects are followed as written.
  return linkTarget(site, { slug: "", path: "" }, destination).kind === "nothing"
    ? { message, advice: "correct the destination, or remove the redirect" }
    : { message, advice: `begin it with the path of the site: ${base}${destination}` };
}

/** Finds colors that text can't be read in, or on, which pages show differently. */
function checkColors({ colors }: DocsProject, site: Site): readonly DocsDiagnostic[] {
  return colorRepairs(site.settings.look).flatMap(({ setting, scheme, message }): readonly DocsDiagnostic[] => {
    const own = colors.filter((color) => color.setting === setting);
    // A scheme without a color has the color of the other scheme.
    const place = own.find((color) => color.scheme === undefined || color.scheme === scheme) ?? own[0];
    if (place === undefined) return [];
    const { file, line, column } = place;
    const advice = "choose a color with more contrast for this scheme, or leave it so";
    // The advice follows in the same line.
    return [{ code: "color", severity: "warning", message: message.replace(/\.$/, ""), advice, file, line, column }];
  });
}

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
