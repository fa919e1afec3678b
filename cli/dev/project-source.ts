import { createHash, randomUUID } from "node:crypto";
import { basename } from "node:path";
import {
  buildSite,
  changeSignal,
  fileUrl,
  protectedFiles,
  type Site,
  type SiteDiagnostic,
  type SiteSource,
  siteBelow,
  siteOfApis,
} from "#docs-host/server";
import type { DefinitionOptions, DocsProject, ProjectFile } from "#docs-project";
import { memoizeWeak } from "#engine/memoize-weak";
import type { ApiModel } from "#engine/model";

/** The source of the site of a project on disk. */
export interface ProjectSource extends SiteSource {
  /** Shows a project. Returns its site; the same one as before if nothing in it differs. */
  readonly show: (project: DocsProject, options: DefinitionOptions) => Site;
  /** Returns the path of the site on its host, such as `/docs`, as its address has it; empty for the whole host. */
  readonly base: () => string;
  /** Sets the diagnostics, and notices about the site. */
  readonly report: (diagnostics: readonly SiteDiagnostic[], notices: readonly string[]) => void;
  /** Ends the waits of open pages. */
  readonly end: () => void;
}

/** Creates the source of a site, initially empty. */
export function projectSource(): ProjectSource {
  const signal = changeSignal(randomUUID());
  const hashes = { ofModel: modelHashes(), ofText: textHashes() };
  let site = siteOfApis("empty", []);
  let files: ReadonlyMap<string, ProjectFile> = new Map();
  let notices: readonly string[] = [];
  let diagnostics: readonly SiteDiagnostic[] = [];
  const sendFile = protectedFiles(async (id) => {
    const file = files.get(id);
    if (file === undefined) return new Response(null, { status: 404 });
    const bytes = new Uint8Array(await file.read());
    return new Response(bytes, {
      headers: { "Content-Type": file.mediaType, "Content-Length": String(bytes.length), ETag: `"${file.hash}"` },
    });
  });
  return {
    load: async () => ({ ok: true, site }),
    notices: () => notices,
    diagnostics: () => diagnostics,
    changes: signal,
    base: () => site.base ?? "",
    file: async (id, headers) => (files.has(id) ? sendFile(id, headers) : undefined),
    show: (project, options) => {
      const shown = siteOf(project, options, hashes);
      files = shown.files;
      if (shown.hash === site.hash) return site;
      site = shown.build();
      signal.announce();
      return site;
    },
    report: (next, nextNotices) => {
      if (JSON.stringify([next, nextNotices]) === JSON.stringify([diagnostics, notices])) return;
      diagnostics = next;
      notices = nextNotices;
      signal.announce();
    },
    end: signal.end,
  };
}

/** Prepares the site of a project. Files have ids that change with their content. */
function siteOf(project: DocsProject, options: DefinitionOptions, { ofModel, ofText }: Hashes) {
  const fileIds = new Map(project.files.map((file) => [file.path, fileId(file)]));
  const apiIds = idsOf(project.apis.map(({ key }) => key));
  const api = (key: string): string => apiIds.get(key) ?? key;
  const { config, pages, jsFiles } = project.definition({ file: (path) => fileIds.get(path), api }, options);
  const { root, ...settings } = config;
  const path = root.slug.replace(/^\/+|\/+$/g, "");
  const base = path === "" ? "" : `/${path}`;
  const apis = new Map(project.apis.map(({ key, model }) => [api(key), named(model, api(key))] as const));
  const models = project.apis.map(({ key, model }) => [key, ofModel(model)]);
  // Open pages exchange their texts, and load again for everything else (docs-host/client/live/).
  const hash = `${hashOf([settings, jsFiles, models, base])}.${hashOf([root, hashedTexts(pages, ofText)])}`;
  const files = Object.fromEntries(
    project.files.map((file) => [fileId(file), { type: "url", url: fileUrl(base, fileId(file)), ...file.size }]),
  );
  return {
    hash,
    files: new Map(project.files.map((file) => [fileId(file), file] as const)),
    build: () => siteBelow(buildSite({ hash, definition: { config, pages, jsFiles, filesV2: files }, apis }), base),
  };
}

interface Hashes {
  readonly ofModel: (model: ApiModel) => string;
  readonly ofText: (place: string, text: string) => string;
}

/** Returns pages with hashes in place of their texts. */
const hashedTexts = (pages: { readonly [id: string]: object }, ofText: Hashes["ofText"]) =>
  Object.entries(pages).map(([id, page]) => [
    id,
    ...Object.entries(page).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? ofText(`${id} ${key}`, value) : value,
    ]),
  ]);

const fileId = ({ path, hash }: ProjectFile): string => `${hash.slice(0, 12)}-${basename(path)}`;

const named = (model: ApiModel, id: string): ApiModel => (model.id === id ? model : { ...model, id });

/** Returns an id for each key of an API, which can be a part of an address. */
function idsOf(keys: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const key of keys) {
    const plain = key.replace(/^specs:|\.(?:json|ya?ml)$/g, "").replace(/[^\w-]+/g, "-");
    let id = plain.replace(/^-|-$/g, "") || "api";
    while (taken.has(id)) id += "-2";
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** Creates a function that hashes models, each once: large ones have many megabytes. */
const modelHashes = (): ((model: ApiModel) => string) => memoizeWeak(hashOf);

/** Creates a function that hashes the text of a place, again only if it has changed: most changes are in one page. */
function textHashes(): Hashes["ofText"] {
  const known = new Map<string, { readonly text: string; readonly hash: string }>();
  return (place, text) => {
    const last = known.get(place);
    if (last?.text === text) return last.hash;
    const hash = hashOf(text);
    known.set(place, { text, hash });
    return hash;
  };
}
