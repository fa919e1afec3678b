import { createHash } from "node:crypto";
import { siteLook } from "#docs-host/site/look";
import {
  buildSite,
  type OperatorSettings,
  type Site,
  type SiteAnswer,
  type SiteError,
  type SiteSource,
} from "#docs-host/site/model";
import { fileUrl } from "#docs-host/site/page-data";
import { asJson, isRecord, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { RegistryClient } from "#generated/registry";
import type { docsRead } from "#generated/types";
import { apiModelFromRegistry, type ImportDiagnostic } from "#importers";
import { describeOutcome } from "#transport";
import { withFontMetrics } from "../fonts/with-font-metrics.ts";
import { versionedSource } from "./versioned-source.ts";

/**
 * Estimated bytes of memory for a character of a definition: in the text of a page, with its entries of the search, and
 * anywhere else, with the models of APIs. Guides took 3 of the 4.
 */
const [ofText, ofRest] = [4, 12];

/** Estimates the bytes that a site takes, by the characters of its definition and by its pages. */
export function siteBytes(
  characters: number,
  pages: { readonly [id: string]: { readonly markdown: string } } = {},
): number {
  const texts = Object.values(pages).reduce((sum, { markdown }) => sum + markdown.length, 0);
  return texts * ofText + Math.max(0, characters - texts) * ofRest;
}

/** Dependencies of loading sites from a registry, the same for all sites. */
export interface LoadDeps {
  /** The client, with a token that may read the sites. */
  readonly client: {
    readonly docs: Pick<RegistryClient["docs"], "getDocsForUrl">;
    readonly apis: Pick<RegistryClient["apis"], "getApiLatest">;
  };
  /** Serves an uploaded file; undefined if there is none. */
  readonly file: (fileId: string, headers: Headers) => Promise<Response | undefined>;
  readonly now: () => number;
  /** Called with each failed load, including those that readers do not notice. */
  readonly onLoadError: (error: SiteError) => void;
  /** Called with the diagnostics of an API's definition, once per loaded definition. */
  readonly onDiagnostics: (apiId: string, diagnostics: readonly ImportDiagnostic[]) => void;
  /** Called with a sentence for each thing that was repaired or omitted in the look of a loaded site. */
  readonly onLook?: (diagnostics: readonly string[]) => void;
  readonly operator?: OperatorSettings;
  /** Receives errors of a site itself, met while it was built. */
  readonly onError: (error: unknown) => void;
}

/** A docs site to load. */
export interface DocsOptions {
  /** One of its addresses, without a scheme. */
  readonly url: string;
  /** The path of the address that shows it. */
  readonly base: string;
  /** Where readers find it, such as `https://docs.example.com/v2`. */
  readonly siteUrl: string;
  /** The revision that the registry has now. */
  readonly revision: () => number;
  /** Called with its estimated bytes of memory, each time it was loaded. */
  readonly onSize: (bytes: number) => void;
}

/** Creates the source of a docs site in a registry. It is loaded again when its revision has risen. */
export function docsSource(deps: LoadDeps, options: DocsOptions): SiteSource {
  const { url, revision, onSize } = options;
  let last: Extract<SiteAnswer, { readonly ok: true }> | undefined;
  const load = async (): Promise<SiteAnswer> => {
    const outcome = await deps.client.docs.getDocsForUrl({ body: { url } });
    if (!outcome.ok) {
      return { ok: false, error: siteError(outcome.error, describeOutcome(outcome) ?? "It gave no reason.", url) };
    }
    const { definition, authConfig } = outcome.body;
    const { hash, size } = versionOf(definition);
    const isPrivate = authConfig?.type === "private";
    const version = hash + (isPrivate ? "-private" : "");
    // A site that was published again without a change keeps its identity, and its rendered pages with it.
    if (last?.site.hash === version) return last;
    onSize(siteBytes(size, definition.pages));
    const site = await withFontMetrics(
      siteOf(definition, version, options, deps),
      (fileId) => bytesOf(fileId, deps),
      last?.site.fontMetrics,
    );
    const { diagnostics } = siteLook(site, deps.operator);
    if (diagnostics.length > 0) deps.onLook?.(diagnostics);
    last = { ok: true, site: { ...site, ...(isPrivate && { isPrivate }) } };
    return last;
  };
  const source = versionedSource({ ...deps, version: revision, load, name: url });
  return {
    ...source,
    // A site serves only its own files, so that no site can show files of another one on its origin.
    file: async (fileId, headers) => {
      const answer = await source.load();
      return answer.ok && answer.site.files.has(fileId) ? deps.file(fileId, headers) : undefined;
    },
  };
}

async function bytesOf(fileId: string, { file, onError }: LoadDeps): Promise<Uint8Array | undefined> {
  try {
    const response = await file(fileId, new Headers());
    return response?.ok === true ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    // Pages do without the sizes of a font.
    onError(error);
    return undefined;
  }
}

/** Creates the site of a definition, with its pages and files below the path of its address. */
function siteOf(
  { files, filesV2, config, ...definition }: docsRead.DocsDefinition,
  hash: string,
  { base, siteUrl }: DocsOptions,
  { onDiagnostics }: LoadDeps,
): Site {
  const own = (id: string): string => fileUrl(base, id);
  const site = buildSite({
    hash,
    apis: modelsOf(definition, onDiagnostics),
    definition: {
      ...definition,
      config: moveSlugs(config, base),
      files: Object.fromEntries(Object.keys(files).map((id) => [id, own(id)])),
      filesV2: Object.fromEntries(Object.entries(filesV2).map(([id, file]) => [id, { ...file, url: own(id) }])),
    },
  });
  return { ...siteBelow(site, base), url: siteUrl };
}

/** Definitions are compared by all that they say. */
function versionOf(definition: docsRead.DocsDefinition): { readonly hash: string; readonly size: number } {
  const text = printJson(asJson(definition));
  return { hash: createHash("sha256").update(text).digest("hex").slice(0, 32), size: text.length };
}

function modelsOf(
  { apisV2 }: Pick<docsRead.DocsDefinition, "apisV2">,
  onDiagnostics: LoadDeps["onDiagnostics"],
): ReadonlyMap<string, ApiModel> {
  return new Map(
    Object.entries(apisV2).map(([id, api]) => {
      const { model, diagnostics } = apiModelFromRegistry(api);
      if (diagnostics.length > 0) onDiagnostics(id, diagnostics);
      // The site's navigation refers to the API by this key.
      return [id, model.id === id ? model : { ...model, id }];
    }),
  );
}

const advice: { readonly [error: string]: (url: string) => string } = {
  DomainNotRegisteredError: (url) =>
    `Publish the docs under ${url}, or give this site the address that they are published under.`,
  UnauthorizedError: () => "Give this site a token of the organization that owns the docs.",
};

/** Describes a failed call of the registry for the operator. */
export function siteError(error: string, reason: string, url: string): SiteError {
  const advise = Object.hasOwn(advice, error) ? advice[error] : undefined;
  return {
    message: `The registry did not return the docs of ${url}. ${reason}`,
    ...(error === "DomainNotRegisteredError" && { isGone: true }),
    advice: advise?.(url) ?? "Check that the registry is running and that this server can reach it, then try again.",
  };
}

/** Returns a site with its pages moved below a path, such as `/v2`. */
export const siteBelow = (site: Site, base: string): Site =>
  base === "" ? site : { ...site, base, redirects: withRoot(site, base.slice(1)) };

/** Returns the redirects of a site, one from its path among them if it has no page there. */
function withRoot({ pages, redirects, order }: Site, slug: string): Site["redirects"] {
  const [first = ""] = order;
  if (pages.has(slug) || redirects.has(slug)) return redirects;
  return new Map([...redirects, [slug, redirects.get("") ?? first]]);
}

/**
 * Returns a definition with its pages below another path, the path of the address that shows it. Slugs of its navigation
 * begin with the slug of its root, which gives way to the path; slugs that don't begin with it get the path in front.
 *
 * @param base the path, such as `/v2`; empty for none
 */
export function moveSlugs<Config extends { readonly root?: unknown; readonly redirects?: unknown }>(
  config: Config,
  base: string,
): Config {
  const to = trim(base);
  const from = trim(textOf(config.root, "slug"));
  if (from === to) return config;
  const move = (slug: string): string => {
    const inner = within(trim(slug), from);
    return [to, inner ?? trim(slug)].filter((part) => part !== "").join("/");
  };
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        slugKeys.has(key) && typeof value === "string" ? move(value) : walk(value),
      ]),
    );
  };
  // The shape of the settings stays; only texts in it change.
  return { ...config, root: walk(config.root) } as Config;
}

/** Members of navigation nodes that hold slugs. */
const slugKeys: ReadonlySet<string> = new Set(["slug", "pointsTo", "canonicalSlug"]);

const trim = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** Returns the part of a slug below another one; undefined if it is not below it. */
function within(slug: string, above: string): string | undefined {
  if (above === "") return slug;
  if (slug === above) return "";
  return slug.startsWith(`${above}/`) ? slug.slice(above.length + 1) : undefined;
}

const textOf = (value: unknown, key: string): string => {
  const member = isRecord(value) ? value[key] : "";
  return typeof member === "string" ? member : "";
};
