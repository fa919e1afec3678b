import { defined } from "#engine/item-at";
import { registryServices } from "#generated/registry";
import type { Endpoint } from "#transport";

/** Scopes of tokens. Each one includes those before it. */
export const scopes = ["read", "publish", "admin"] as const;

/** The permissions of a token (docs/registry.md#tokens). */
export type Scope = (typeof scopes)[number];

/** Returns the scope of a text, `undefined` if it names none. */
export const readScope = (text: string): Scope | undefined => scopes.find((scope) => scope === text);

/** Returns true if a scope is the needed one or includes it. */
export const includesScope = (granted: Scope, needed: Scope): boolean =>
  scopes.indexOf(granted) >= scopes.indexOf(needed);

type Services = typeof registryServices;

/** The scope that each call needs. The compiler rejects an omission. */
export const neededScopes: { readonly [A in keyof Services]: { readonly [C in keyof Services[A]]: Scope } } = {
  apis: { getApiLatest: "read", getApi: "read", registerApiDefinition: "publish" },
  dashboard: { getDocsSitesForOrg: "read" },
  diff: { diff: "read" },
  docs: {
    getDocsForUrl: "read",
    getPrivateDocsForUrl: "read",
    getDocsConfigById: "read",
    getOrganizationForUrl: "read",
    getDocsUrlMetadata: "read",
    listAllDocsUrls: "read",
    startDocsRegister: "publish",
    startDocsPreviewRegister: "publish",
    finishDocsRegister: "publish",
    setIsArchived: "publish",
    setDocsUrlMetadata: "publish",
    prepopulateS3Bucket: "admin",
    transferOwnershipOfDomain: "admin",
  },
  docsCache: { invalidate: "publish" },
  docsV1: {
    getDocsForDomainLegacy: "read",
    getDocsForDomain: "read",
    startDocsRegister: "publish",
    finishDocsRegister: "publish",
  },
  extensions: {
    getPublishedPages: "read",
    getOrgConfig: "read",
    checkSdkDynamicIr: "read",
    deleteDocsSite: "publish",
    listTokens: "admin",
    getSitesAtHost: "read",
    listSites: "read",
  },
  generators: { upsertGenerator: "admin", getGeneratorByImage: "read", getGenerator: "read", listGenerators: "read" },
  generatorsCli: {
    getLatestCliRelease: "read",
    getChangelog: "read",
    getMinCliForIr: "read",
    getCliRelease: "read",
    listCliReleases: "read",
    upsertCliRelease: "admin",
  },
  generatorsVersions: {
    getLatestGeneratorRelease: "read",
    getChangelog: "read",
    getGeneratorRelease: "read",
    listGeneratorReleases: "read",
    upsertGeneratorRelease: "admin",
  },
  git: {
    getRepository: "read",
    listRepositories: "read",
    getPullRequest: "read",
    listPullRequests: "read",
    upsertRepository: "publish",
    deleteRepository: "publish",
    upsertPullRequest: "publish",
    deletePullRequest: "publish",
  },
  sdks: { computeSemanticVersion: "read" },
  snippets: { get: "read", load: "read" },
  snippetsFactory: { createSnippetsForSDK: "publish" },
  templates: { get: "read", register: "publish", registerBatch: "publish" },
  tokens: { generate: "admin", revoke: "admin" },
};

const byEndpoint: ReadonlyMap<string, Scope> = new Map(
  Object.entries(neededScopes).flatMap(([area, calls]: [string, { readonly [name: string]: Scope }]) => {
    // The table is typed by the services, so every area and name in it exists.
    const service = registryServices[area as keyof Services] as { readonly [name: string]: Endpoint };
    return Object.entries(calls).map(([name, scope]) => [defined(service[name]).id, scope] as const);
  }),
);

/** Returns the scope that a call needs by its id, such as `tokens.generate`. */
export const neededScope = (endpointId: string): Scope => defined(byEndpoint.get(endpointId));
