import { defined } from "#engine/item-at";
import { registryServices } from "#generated/registry";
import { type Endpoint, fail } from "#transport";
import type { MountedCall } from "../http/calls.ts";

type Services = typeof registryServices;

/**
 * The calls of the IDL that this registry does not serve yet, by area. They answer UnavailableError, and their pages
 * say so. A call leaves this list when its service is added.
 */
export const unserved = {
  dashboard: ["getDocsSitesForOrg"],
  diff: ["diff"],
  docs: [
    "getOrganizationForUrl",
    "getDocsUrlMetadata",
    "getPrivateDocsForUrl",
    "listAllDocsUrls",
    "getDocsConfigById",
    "prepopulateS3Bucket",
    "startDocsPreviewRegister",
    "transferOwnershipOfDomain",
    "setIsArchived",
    "setDocsUrlMetadata",
  ],
  docsCache: ["invalidate"],
  docsV1: ["getDocsForDomainLegacy", "getDocsForDomain", "startDocsRegister", "finishDocsRegister"],
  generators: ["upsertGenerator", "getGeneratorByImage", "getGenerator", "listGenerators"],
  generatorsCli: [
    "getLatestCliRelease",
    "getChangelog",
    "getMinCliForIr",
    "upsertCliRelease",
    "getCliRelease",
    "listCliReleases",
  ],
  generatorsVersions: [
    "getLatestGeneratorRelease",
    "getChangelog",
    "upsertGeneratorRelease",
    "getGeneratorRelease",
    "listGeneratorReleases",
  ],
  git: [
    "getRepository",
    "listRepositories",
    "upsertRepository",
    "deleteRepository",
    "getPullRequest",
    "listPullRequests",
    "upsertPullRequest",
    "deletePullRequest",
  ],
  sdks: ["computeSemanticVersion"],
  snippets: ["get", "load"],
  snippetsFactory: ["createSnippetsForSDK"],
  templates: ["register", "registerBatch", "get"],
} as const satisfies { readonly [A in keyof Services]?: readonly (keyof Services[A])[] };

/** The response of an unserved call, which its page shows too. */
export const unservedSentence = "This registry does not run the service behind this call yet.";

const unservedEndpoints: readonly Endpoint[] = Object.entries(unserved).flatMap(([area, names]) => {
  // The list is typed by the services, so every area and name in it exists.
  const service = registryServices[area as keyof Services] as { readonly [name: string]: Endpoint };
  return names.map((name) => defined(service[name]));
});

/** The ids of the unserved calls, as descriptors and the self-description have them. */
export const unservedIds: ReadonlySet<string> = new Set(unservedEndpoints.map(({ id }) => id));

/** The unserved calls with the one answer that they give. */
export const unservedCalls: readonly MountedCall[] = unservedEndpoints.map((endpoint) => ({
  endpoint,
  handler: async () => fail({ error: "UnavailableError", content: unservedSentence }),
}));
