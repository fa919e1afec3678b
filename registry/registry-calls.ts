import type { Typed, Types } from "#engine/shape";
import {
  apis,
  dashboard,
  diff,
  docs,
  docsCache,
  docsV1,
  extensions,
  generators,
  generatorsCli,
  generatorsVersions,
  git,
  sdks,
  snippets,
  snippetsFactory,
  templates,
  tokens,
} from "#generated/registry";
import type { ApiDefinition, RegisterDocsRequest } from "#generated/types";
import { type Implementation, ok } from "#transport";
import type { Attempts } from "./access/attempts.ts";
import { type HostSettings, hostRules } from "./host-rules.ts";
import type { CallContext } from "./http/calls.ts";
import { callsOf, type MountedCall } from "./http/calls.ts";
import { apisCacheKeys, apisService } from "./services/apis.ts";
import { diffService } from "./services/compare/diff.ts";
import { gitService } from "./services/git.ts";
import { cliService } from "./services/releases/cli.ts";
import { generatorVersionsService } from "./services/releases/generator-versions.ts";
import { generatorsService } from "./services/releases/generators.ts";
import { snippetsFactoryService } from "./services/sdks/create-snippets.ts";
import { sdksService } from "./services/sdks/next-version.ts";
import { snippetsService } from "./services/sdks/snippets.ts";
import { templatesService } from "./services/sdks/templates.ts";
import { dashboardService } from "./services/sites/dashboard.ts";
import { docsService } from "./services/sites/docs.ts";
import { docsV1Service } from "./services/sites/docs-v1.ts";
import { extensionsService } from "./services/sites/extensions.ts";
import { notRegistered, readableSite, type SitesHost } from "./services/sites/sites-host.ts";
import { tokensService } from "./services/tokens.ts";
import { documentsOf } from "./store/documents.ts";
import { touchSites } from "./store/sql/sites.ts";
import type { Store } from "./store/store.ts";

/**
 * Answers the calls on copies of sites. The revision of a site is in the database, where every process sees it; docs
 * sites compare it with the revision of their copy.
 */
const docsCacheService = (host: SitesHost): Implementation<typeof docsCache, CallContext> => ({
  invalidate: async ({ body: { url } }, { caller }) => {
    const site = await readableSite(host, url, caller);
    if (site === undefined) return notRegistered;
    await touchSites(host.store.db, site.id);
    return ok();
  },
});

/** Dependencies of the calls of the registry. */
export interface RegistryCallsDeps extends HostSettings {
  readonly store: Store;
  readonly types: Types;
  readonly publicUrl: string;
  readonly sitePort?: number | undefined;
  readonly now: () => Date;
  /** Counts the calls that make or end tokens. */
  readonly tokenAttempts?: Attempts;
  /** Limit of the documents that one call reads, in bytes; beyond it `LargeDocumentsError` is thrown. */
  readonly maxDocumentBytes?: number;
}

/** Returns every call of the registry with its handler. */
export function registryCalls(host: RegistryCallsDeps): readonly MountedCall[] {
  const { store, types, now, tokenAttempts, maxDocumentBytes } = host;
  const definitionShape: Typed<ApiDefinition> = { kind: "ref", id: "api-latest:ApiDefinition" };
  const siteShape: Typed<RegisterDocsRequest> = { kind: "ref", id: "docs:RegisterDocsRequest" };
  const definitions = documentsOf(store.objects, types, definitionShape, maxDocumentBytes);
  const sites = documentsOf(store.objects, types, siteShape, maxDocumentBytes);
  const rules = hostRules(host);
  const sitesHost = { ...host, rules, definitions, sites };
  const releasesHost = { db: store.db, types, now };
  const sdksHost = { store, types, definitions, now };
  return [
    ...callsOf(tokens, tokensService(store, now), tokenAttempts && { attempts: tokenAttempts }),
    ...callsOf(apis, apisService({ ...host, rules, definitions }), { cacheKeys: apisCacheKeys(host) }),
    ...callsOf(docs, docsService(sitesHost)),
    ...callsOf(docsV1, docsV1Service(sitesHost)),
    ...callsOf(docsCache, docsCacheService(sitesHost)),
    ...callsOf(dashboard, dashboardService(sitesHost)),
    ...callsOf(extensions, extensionsService(sitesHost)),
    ...callsOf(generators, generatorsService(releasesHost)),
    ...callsOf(generatorsCli, cliService(releasesHost)),
    ...callsOf(generatorsVersions, generatorVersionsService(releasesHost)),
    ...callsOf(git, gitService(releasesHost)),
    ...callsOf(diff, diffService({ store, definitions }), { isSlow: true }),
    ...callsOf(sdks, sdksService(sdksHost), { isSlow: true }),
    ...callsOf(snippets, snippetsService(sdksHost)),
    ...callsOf(snippetsFactory, snippetsFactoryService(sdksHost)),
    ...callsOf(templates, templatesService(sdksHost)),
  ];
}
