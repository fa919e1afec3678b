import { describe, expect, it } from "vitest";
import { sampler } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { registryServices } from "#generated/registry";
import { registryTypes } from "#generated/types";
import { bodyOf, type Endpoint } from "#transport";
import { plants } from "../registry.testing.ts";
import { type PlainRequest, publishSite, type ServedRegistry, serveRegistry } from "../services/sites/sites.testing.ts";
import { neededScope, scopes } from "./scopes.ts";

const endpoints = Object.values(registryServices).flatMap((service): readonly Endpoint[] => Object.values(service));
const guarded = endpoints.filter(({ auth }) => auth);
const sample = sampler(typesFrom(registryTypes));

/** Returns a valid request of a call. */
function requestOf({ request }: Endpoint): PlainRequest {
  const value = sample([{ shape: request }])[0]?.value;
  const part = (key: string): Json | undefined => (isObject(value) ? own(value, key) : undefined);
  const query = Object.entries((part("queryParameters") as object | undefined) ?? {});
  return {
    path: Object.fromEntries(Object.entries((part("pathParameters") as object | undefined) ?? {}).map(textual)),
    query: `?${new URLSearchParams(query.map(textual))}`,
    body: part("body"),
  };
}

const textual = ([key, value]: [string, unknown]): [string, string] => [key, String(value)];

type Answer = Awaited<ReturnType<ServedRegistry["call"]>>;

const refused = (content: string): Answer => ({ status: 401, body: { error: "UnauthorizedError", content } });

describe("every call that needs a token", () => {
  it("refuses one that is missing, unknown, revoked or expired, before it looks at the request", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const served = await serveRegistry({ now: () => now });
    const { tokens } = served.client();
    const create = async (expiresAt?: string) =>
      bodyOf(await tokens.generate({ body: { orgId: "acme", scope: "admin", ...(expiresAt && { expiresAt }) } }));
    const [revoked, expiring] = [await create(), await create("2026-11-21T08:01:00Z")];
    bodyOf(await tokens.revoke({ body: { orgId: "acme", tokenId: revoked.id } }));
    now = new Date("2026-11-21T08:01:00Z");
    for (const endpoint of guarded) {
      const call = async (token: string) => [endpoint.id, await served.call(endpoint, token, requestOf(endpoint))];
      const missing = "No registry token was sent. Send one as `Authorization: Bearer <token>`.";
      expect(await call("")).toEqual([endpoint.id, refused(missing)]);
      expect(await call("callboard_x")).toEqual([endpoint.id, refused("The token is unknown to this registry.")]);
      expect(await call(revoked.token)).toEqual([endpoint.id, refused("The token has been revoked.")]);
      const expired = "The token expired at 2026-11-21T08:01:00.000Z.";
      expect(await call(expiring.token)).toEqual([endpoint.id, refused(expired)]);
    }
  });

  it("refuses a token with too small a scope, and names the scope that it needs", async () => {
    const served = await serveRegistry();
    for (const endpoint of guarded) {
      const needed = neededScope(endpoint.id);
      for (const scope of scopes) {
        const answer = await served.call(endpoint, await served.tokenOf("acme", scope), requestOf(endpoint));
        const isEnough = scopes.indexOf(scope) >= scopes.indexOf(needed);
        const refusal = refused(`The token has the scope ${scope}; this call needs ${needed}.`);
        if (isEnough) expect([endpoint.id, answer.status]).not.toEqual([endpoint.id, 401]);
        else expect([endpoint.id, answer]).toEqual([endpoint.id, refusal]);
      }
    }
  });
});

/** The names in requests: of an object of globex, or of one that does not exist. */
interface Names {
  readonly orgId: string;
  readonly apiId: string;
  readonly apiDefinitionId: string;
  readonly url: string;
  readonly docsId: string;
  readonly registrationId: string;
  readonly tokenId: string;
  readonly owner: string;
}

type Subject = ((names: Names) => PlainRequest) | "public" | "own";

type Services = typeof registryServices;

const documents = { docsDefinition: { pages: {}, config: {} } };
const get = { path: "/plants", method: "GET" };
const template = {
  type: "v1",
  clientInstantiation: "client",
  functionInvocation: { type: "generic", isOptional: false, templateString: "$FERN_INPUT" },
};
const sdk = { type: "python", package: "plants", version: "1.0.0" };
const entry = { sdk, endpointId: get, snippetTemplate: template };
const repository = ({ owner }: Names) => ({ path: { owner, repo: "plants", number: "1" } });
const cli = { version: "1.0.0" };

/**
 * Requests of each call for an object of another organization. `public` calls read what everybody may read, `own` calls
 * answer about the caller only.
 */
const subjects: { readonly [A in keyof Services]: { readonly [C in keyof Services[A]]: Subject } } = {
  apis: {
    getApiLatest: ({ apiDefinitionId }) => ({ path: { apiId: apiDefinitionId } }),
    getApi: ({ apiDefinitionId }) => ({ path: { apiId: apiDefinitionId } }),
    registerApiDefinition: ({ orgId }) => ({ body: { orgId, apiId: "plants", definition: plants } }),
  },
  dashboard: { getDocsSitesForOrg: ({ orgId }) => ({ body: { orgId } }) },
  diff: {
    diff: ({ apiDefinitionId: id }) => ({ query: `?previousApiDefinitionId=${id}&currentApiDefinitionId=${id}` }),
  },
  docs: {
    getDocsForUrl: ({ url }) => ({ body: { url } }),
    getPrivateDocsForUrl: ({ url }) => ({ body: { url } }),
    getDocsConfigById: ({ docsId }) => ({ path: { docsId } }),
    getOrganizationForUrl: ({ url }) => ({ body: { url } }),
    getDocsUrlMetadata: ({ url }) => ({ body: { url } }),
    listAllDocsUrls: "own",
    startDocsRegister: ({ orgId }) => ({
      body: { orgId, domain: "new.docs.test", customDomains: [], filepaths: [] },
    }),
    startDocsPreviewRegister: ({ orgId }) => ({ body: { orgId, filepaths: [] } }),
    finishDocsRegister: ({ registrationId }) => ({ path: { id: registrationId }, body: documents }),
    setIsArchived: ({ url }) => ({ body: { url, isArchived: true } }),
    setDocsUrlMetadata: ({ url }) => ({ body: { url, githubUrl: "https://git.example/x" } }),
    prepopulateS3Bucket: () => ({}),
    transferOwnershipOfDomain: ({ url, orgId }) => ({ body: { domain: url, toOrgId: orgId } }),
  },
  docsCache: { invalidate: ({ url }) => ({ body: { url } }) },
  docsV1: {
    getDocsForDomainLegacy: ({ url }) => ({ path: { domain: url } }),
    getDocsForDomain: ({ url }) => ({ body: { domain: url } }),
    startDocsRegister: ({ orgId }) => ({ body: { orgId, domain: "new.docs.test", filepaths: [] } }),
    finishDocsRegister: ({ registrationId }) => ({ path: { docsRegistrationId: registrationId }, body: documents }),
  },
  extensions: {
    getPublishedPages: ({ url }) => ({ body: { domain: url } }),
    getOrgConfig: ({ orgId }) => ({ path: { orgId } }),
    checkSdkDynamicIr: ({ orgId }) => ({ body: { orgId, snippetConfiguration: {} } }),
    deleteDocsSite: ({ url }) => ({ body: { url } }),
    listTokens: ({ orgId }) => ({ body: { orgId } }),
    ...{ getSitesAtHost: "own", listSites: "own" },
  },
  generators: {
    upsertGenerator: () => requestOf(registryServices.generators.upsertGenerator),
    ...{ getGeneratorByImage: "public", getGenerator: "public", listGenerators: "public" },
  },
  generatorsCli: {
    ...{ getLatestCliRelease: "public", getChangelog: "public", getMinCliForIr: "public" },
    ...{ getCliRelease: "public", listCliReleases: "public" },
    upsertCliRelease: () => ({ body: { ...cli, irVersion: 1 } }),
  },
  generatorsVersions: {
    ...{ getLatestGeneratorRelease: "public", getChangelog: "public" },
    ...{ getGeneratorRelease: "public", listGeneratorReleases: "public" },
    upsertGeneratorRelease: () => ({ body: { ...cli, generatorId: "python", irVersion: 1 } }),
  },
  git: {
    getRepository: repository,
    listRepositories: ({ orgId }) => ({ body: { organizationId: orgId } }),
    upsertRepository: () => requestOf(registryServices.git.upsertRepository),
    deleteRepository: repository,
    getPullRequest: repository,
    listPullRequests: ({ owner }) => ({ body: { repositoryOwner: owner } }),
    upsertPullRequest: () => requestOf(registryServices.git.upsertPullRequest),
    deletePullRequest: repository,
  },
  sdks: { computeSemanticVersion: "public" },
  snippets: {
    get: ({ orgId, apiId }) => ({ body: { orgId, apiId, endpoint: get } }),
    load: ({ orgId, apiId }) => ({ query: "?page=1", body: { orgId, apiId } }),
  },
  snippetsFactory: {
    createSnippetsForSDK: ({ orgId, apiId }) => ({
      body: { orgId, apiId, snippets: { type: "python", sdk: { package: "plants", version: "1.0.0" }, snippets: [] } },
    }),
  },
  templates: {
    register: ({ orgId, apiId, apiDefinitionId }) => ({ body: { orgId, apiId, apiDefinitionId, snippet: entry } }),
    registerBatch: ({ orgId, apiId, apiDefinitionId }) => ({
      body: { orgId, apiId, apiDefinitionId, snippets: [entry] },
    }),
    get: ({ orgId, apiId }) => ({ body: { orgId, apiId, sdk, endpointId: get } }),
  },
  tokens: {
    generate: ({ orgId }) => ({ body: { orgId, scope: "admin" } }),
    revoke: ({ orgId, tokenId }) => ({ body: { orgId, tokenId } }),
  },
};

const unknown: Names = {
  ...{ orgId: "initech", apiId: "unheard", apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13" },
  ...{ url: "initech.example", docsId: "docs_0", registrationId: "reg_0", tokenId: "tok_0", owner: "initech" },
};

/** Publishes a site and an API of globex, and returns the names of everything. */
async function globex(served: ServedRegistry): Promise<Names> {
  const orgId = "globex";
  const { docs } = await publishSite(served, orgId, { domain: "globex.docs.test", customDomains: ["globex.example"] });
  const { apis, tokens } = served.client(await served.tokenOf(orgId));
  const api = { orgId, apiId: "plants", definition: plants };
  const begin = { orgId, domain: "globex.docs.test", customDomains: [], filepaths: [] };
  const loaded = bodyOf(await docs.getDocsForUrl({ body: { url: "globex.example" } }));
  return {
    ...{ orgId, apiId: "plants", url: "globex.example", owner: "globex" },
    apiDefinitionId: bodyOf(await apis.registerApiDefinition({ body: api })).apiDefinitionId,
    docsId: loaded.definition.id ?? "",
    registrationId: bodyOf(await docs.startDocsRegister({ body: begin })).docsRegistrationId,
    tokenId: bodyOf(await tokens.generate({ body: { orgId, scope: "admin" } })).id,
  };
}

/** Replaces the names by their keys. */
const anonymized = ({ status, body }: Answer, names: Names): string =>
  Object.entries(names).reduce((text, [key, name]) => text.replaceAll(name, key), JSON.stringify({ status, body }));

/** Returns what the owner sees of everything that strangers could change. */
async function stateOf(served: ServedRegistry, { url, apiDefinitionId }: Names): Promise<string> {
  const { docs, apis, extensions, dashboard } = served.client(await served.tokenOf("globex"));
  const { tokens } = bodyOf(await extensions.listTokens({ body: { orgId: "globex" } }));
  return JSON.stringify([
    bodyOf(await docs.getDocsForUrl({ body: { url } })),
    bodyOf(await docs.getDocsUrlMetadata({ body: { url } })),
    bodyOf(await apis.getApiLatest({ pathParameters: { apiId: apiDefinitionId } })),
    bodyOf(await dashboard.getDocsSitesForOrg({ body: { orgId: "globex" } })),
    // Each look at the state creates a token.
    tokens.slice(0, 4).map(({ id }) => id),
  ]);
}

describe("every call on an object of another organization", () => {
  it("is refused with a declared error, the same as for an object that does not exist, and changes nothing", async () => {
    const served = await serveRegistry({ domainSuffix: "docs.test" });
    const acme = await served.tokenOf("acme");
    const foreign = await globex(served);
    const before = await stateOf(served, foreign);
    const all: { readonly [area: string]: { readonly [call: string]: Subject } } = subjects;
    for (const area of Object.keys(registryServices) as (keyof Services)[]) {
      const service: { readonly [call: string]: Endpoint } = registryServices[area];
      for (const [name, endpoint] of Object.entries(service)) {
        const subject = all[area]?.[name];
        const { id } = endpoint;
        if (subject === undefined || typeof subject === "string") continue;
        const answer = await served.call(endpoint, acme, subject(foreign));
        const error = isObject(answer.body) ? own(answer.body, "error") : undefined;
        const declared = endpoint.errors.map((one) => `${one.status} ${one.name}`);
        expect([id, declared.includes(`${answer.status} ${String(error)}`)]).toEqual([id, true]);
        expect(JSON.stringify(answer.body)).not.toMatch(/Welcome|Plant Store/);
        const none = await served.call(endpoint, acme, subject(unknown));
        expect([id, anonymized(answer, foreign)]).toEqual([id, anonymized(none, unknown)]);
      }
    }
    const listed = await served.call(registryServices.docs.listAllDocsUrls, acme, {});
    expect(listed).toEqual({ status: 200, body: { urls: [] } });
    expect(await stateOf(served, foreign)).toBe(before);
  });
});
