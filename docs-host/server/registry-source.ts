import { createHash } from "node:crypto";
import { asJson, printJson } from "#engine/json";
import type { ApiModel } from "#engine/model";
import type { RegistryClient } from "#generated/registry";
import type { docsRead } from "#generated/types";
import { apiModelFromRegistry, type ImportDiagnostic } from "#importers";
import { describeOutcome } from "#transport";
import { siteLook } from "../app/look/index.ts";
import {
  buildSite,
  revalidating,
  type Site,
  type SiteAnswer,
  type SiteError,
  type SiteSource,
} from "../app/site/index.ts";
import { customDomains } from "./hosts/index.ts";

/** Options of loading a site from a registry. */
export interface RegistrySourceOptions {
  /** The client, with a token that may read the site. */
  readonly client: { readonly docs: Pick<RegistryClient["docs"], "getDocsForUrl" | "getDocsUrlMetadata"> };
  /** The address that the site is registered under, such as `localhost:4000`; the scheme may be left out. */
  readonly url: string;
  readonly now: () => number;
  /** Called with each failed load, including those that readers do not notice. */
  readonly onLoadError: (error: SiteError) => void;
  /** Called with the diagnostics of an API's definition, once per loaded definition. */
  readonly onDiagnostics: (apiId: string, diagnostics: readonly ImportDiagnostic[]) => void;
  /** Called with what was repaired or left out in the look of a loaded site, a sentence each. */
  readonly onLook?: (diagnostics: readonly string[]) => void;
  /** Receives errors of the site itself, met while it was built. */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds until a loaded site is reloaded from the registry; 30 seconds by default. */
  readonly freshFor?: number;
}

/** Milliseconds between two questions to the registry if the site has changed (docs/registry.md#copies-of-sites). */
const checkedFor = 1000;

/** Milliseconds after a failure until the next request loads the site again. */
const failedFor = 2000;

/** The registry did not give the site, or did not say if it shows it under a host. */
class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/** Creates the source of a site in a registry, which it reaches through the client over HTTP only. */
export function registrySiteSource(options: RegistrySourceOptions): SiteSource {
  const { client, url, now, onLoadError, onDiagnostics, onError = () => {}, freshFor = 30_000 } = options;
  /** The registry's id of the site that is shown. */
  let siteId: string | undefined;
  let last: Extract<SiteAnswer, { readonly ok: true }> | undefined;

  /** The revision of the site that is shown, if the registry counts them. */
  let revision: number | undefined;

  /** The current revision; "gone" if the site is no longer published. */
  const currentRevision = async (): Promise<number | "gone" | undefined> => {
    const outcome = await client.docs.getDocsUrlMetadata({ body: { url } });
    if (outcome.ok) return outcome.body.isArchived === true ? "gone" : outcome.body.revision;
    return outcome.error === "DomainNotRegisteredError" ? "gone" : undefined;
  };
  /** A registry that does not answer has replaced nothing. */
  const isReplaced = async (): Promise<boolean> => {
    const current = await currentRevision().catch(() => undefined);
    return current !== undefined && current !== revision;
  };

  const fetchSite = async (): Promise<SiteAnswer> => {
    // Asked before the site, so that a change in between is noticed at the next question.
    const current = await currentRevision();
    const outcome = await client.docs.getDocsForUrl({ body: { url } });
    if (!outcome.ok) {
      return { ok: false, error: siteError(outcome.error, describeOutcome(outcome) ?? "It gave no reason.", url) };
    }
    const { definition, authConfig } = outcome.body;
    siteId = definition.id;
    const isPrivate = authConfig?.type === "private";
    revision = current === "gone" ? undefined : current;
    const hash = hashOf(definition) + (isPrivate ? "-private" : "");
    if (last?.site.hash === hash) return last;
    const site = buildSite({ hash, definition, apis: modelsOf(definition, onDiagnostics) });
    reportLook(site, options.onLook);
    last = { ok: true, site: isPrivate ? { ...site, isPrivate } : site };
    return last;
  };

  // The reload runs in the background, where nothing handles a rejection.
  const fetchSafely = (): Promise<SiteAnswer> =>
    fetchSite().catch((error: unknown): SiteAnswer => {
      onError(error);
      return { ok: false, error: { message: `The docs of ${url} could not be assembled.`, advice: seeLog } };
    });
  /** The id of the site that the registry shows at a host, if it shows one. */
  const idAt = async (host: string): Promise<string | undefined> => {
    const outcome = await client.docs.getDocsForUrl({ body: { url: host } });
    if (!outcome.ok && outcome.error !== "DomainNotRegisteredError") throw new NoAnswerError(outcome.error);
    return outcome.ok ? outcome.body.definition.id : undefined;
  };

  const source = revalidating({
    fetchSite: fetchSafely,
    now,
    freshFor,
    failedFor,
    onError: onLoadError,
    isReplaced,
    checkedFor,
  });
  const isSiteAt = async (host: string): Promise<boolean> => {
    // The first request may be for a custom domain, so this loads and refreshes the site too.
    const answer = await source.load();
    if (!answer.ok) throw new NoAnswerError(answer.error.message);
    return siteId !== undefined && (await idAt(host)) === siteId;
  };
  return { ...source, resolveHost: customDomains({ isSiteAt, now }) };
}

function reportLook(site: Site, onLook: RegistrySourceOptions["onLook"]): void {
  const { diagnostics } = siteLook(site);
  if (diagnostics.length > 0) onLook?.(diagnostics);
}

/** Definitions are compared by all that they say. */
function hashOf(definition: docsRead.DocsDefinition): string {
  const text = printJson(asJson(definition));
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

function modelsOf(
  { apisV2 }: docsRead.DocsDefinition,
  onDiagnostics: RegistrySourceOptions["onDiagnostics"],
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

const seeLog = "An internal error occurred, or the registry's response is not a docs definition. See the site's log.";

const advice: { readonly [error: string]: (url: string) => string } = {
  DomainNotRegisteredError: (url) =>
    `Publish the docs under ${url}, or give this site the address that they are published under.`,
  UnauthorizedError: () => "Give this site a token of the organisation that owns the docs.",
};

function siteError(error: string, reason: string, url: string): SiteError {
  const advise = Object.hasOwn(advice, error) ? advice[error] : undefined;
  return {
    message: `The registry did not return the docs of ${url}. ${reason}`,
    ...(error === "DomainNotRegisteredError" && { isGone: true }),
    advice: advise?.(url) ?? "Check that the registry is running and that this server can reach it, then try again.",
  };
}
