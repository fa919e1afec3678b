import { buildSite, type Site } from "#docs-host/server";
import type { DefinitionOptions, DocsProject } from "#docs-project";

/** Builds the site of a project without a registry. Files and APIs have their paths and keys as ids. */
export function siteOfProject(project: DocsProject, options: DefinitionOptions = {}): Site {
  const { config, pages, jsFiles } = project.definition({ file: (path) => path, api: (key) => key }, options);
  const files = Object.fromEntries(project.files.map(({ path }) => [path, `/${path}`]));
  const base = `/${config.root.slug.replace(/^\/+|\/+$/g, "")}`;
  const site = buildSite({
    hash: "",
    definition: { config, pages, jsFiles, files },
    apis: new Map(project.apis.map(({ key, model }) => [key, model])),
  });
  // Links may leave the path of the site out.
  return base === "/" ? site : { ...site, base };
}
