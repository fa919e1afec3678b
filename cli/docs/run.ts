import type { DefinitionOptions, DocsProject } from "#docs-project";
import { docsLines, fileOf, nothingIn, summary } from "../docs-folder/diagnostic-lines.ts";
import { type LocatedProject, locateProject } from "../docs-folder/locate-project.ts";
import { readLocatedProject } from "../docs-folder/read-project.ts";
import { siteOfProject } from "../docs-folder/site-of-project.ts";
import { chooseInstance } from "../publish/choose-instance.ts";
import { counted } from "../text.ts";
import type { DocsCheckOptions } from "./arguments.ts";
import { createProjectCheck, inOrder, type ProjectCheck } from "./check-project.ts";

/** The dependencies of the command. */
export interface DocsCheckDeps {
  readonly folder: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Checks a project. Returns 0 if it has no errors, 1 if it has, 2 if there is no project. */
export async function runDocsCheck(options: DocsCheckOptions, deps: DocsCheckDeps): Promise<0 | 1 | 2> {
  const { out, err, folder } = deps;
  const located = await locateProject(options.source, folder);
  if (!located.ok) {
    err(`callboard: ${located.error}\n`);
    return 2;
  }
  const read = await readLocatedProject(located.project, { ...deps, instance: options.instance });
  if (!read.ok && read.isEmpty) {
    err(`callboard: ${nothingIn(options.source)}\n`);
    return 2;
  }
  const chosen = read.ok && options.instance !== undefined ? chooseInstance(read.project, options.instance) : undefined;
  if (chosen?.ok === false) {
    err(`callboard: ${chosen.error}\n`);
    return 2;
  }
  const diagnostics = read.ok
    ? await checkOnce(read, located.project, { instance: chosen?.instance })
    : inOrder(read.diagnostics);
  const place = { root: located.project.root, folder };
  if (options.json) {
    out(
      `${JSON.stringify(
        diagnostics.map((one) => ({ ...one, file: fileOf(one, place) })),
        null,
        2,
      )}\n`,
    );
  } else {
    for (const line of docsLines(diagnostics, place)) out(`${line}\n`);
    const size = read.ok ? `${sizeOf(read.project)}: ` : "";
    out(`${size}${summary(diagnostics)}\n`);
  }
  return diagnostics.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** Counts the checked pages and API operations, if the project has any. */
function sizeOf({ pages, apis }: DocsProject): string {
  const operations = apis.reduce(
    (sum, { model: { endpoints, channels = [], webhooks = [] } }) =>
      sum + endpoints.length + channels.length + webhooks.length,
    0,
  );
  const texts = pages.size > 0 || operations === 0 ? [counted(pages.size, "page")] : [];
  return [...texts, ...(operations > 0 ? [counted(operations, "operation")] : [])].join(", ");
}

const checkOnce = (
  read: Parameters<ProjectCheck>[0],
  project: LocatedProject,
  options: DefinitionOptions,
): ReturnType<ProjectCheck> => createProjectCheck(project)(read, siteOfProject(read.project, options), options);
