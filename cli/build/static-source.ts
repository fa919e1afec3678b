import { basename } from "node:path";
import type { StaticSource } from "#docs-host/server";
import type { DocsProject, ProjectFile } from "#docs-project";
import { resolvedAt } from "#engine/model";

/** A project as the source of a static site, with the files that its pages show. */
export interface ProjectSource {
  readonly source: StaticSource;
  /** Files by their ids in the source. */
  readonly files: ReadonlyMap<string, ProjectFile>;
  /** Returns the path of a file in the folder of the site. */
  readonly pathOf: (file: ProjectFile) => string;
}

/** Where the site will be. */
interface SourceOptions {
  readonly base?: string | undefined;
  /** The origin of the site. */
  readonly siteAddress?: string | undefined;
}

/** Makes the source of a static site of a project. Files have their hashes as ids, so equal ones are stored once. */
export function sourceOf(project: DocsProject, { base, siteAddress }: SourceOptions): ProjectSource {
  const ids = new Map(project.files.map((file) => [file.path, idOf(file)] as const));
  const { config, pages, jsFiles } = project.definition({ file: (path) => ids.get(path), api: (key) => key });
  const own = `/${trimmed(config.root.slug)}`.replace(/\/$/, "");
  const path = base ?? own;
  const url = siteAddress === undefined ? undefined : siteAddress + path;
  const files = Object.fromEntries(
    project.files.map((file) => [idOf(file), { ...file.size, url: `${path}/${filePath(file)}` }] as const),
  );
  return {
    source: {
      // Pages read their settings from the registry.
      definition: { config: config as StaticSource["definition"]["config"], pages, jsFiles, filesV2: files },
      apis: project.apis.map(({ key, model }) => ({
        ...(url === undefined ? model : resolvedAt(model, url)),
        id: key,
      })),
      base: path,
      ...(url !== undefined && { url }),
    },
    files: new Map(project.files.map((file) => [idOf(file), file] as const)),
    pathOf: filePath,
  };
}

const trimmed = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

const idOf = ({ hash }: ProjectFile): string => hash.slice(0, 32);

/** The name has the hash of the content, so browsers may keep the file. */
const filePath = (file: ProjectFile): string =>
  `assets/files/${file.hash.slice(0, 16)}-${basename(file.path)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .slice(-80)}`;
