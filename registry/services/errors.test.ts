import { expect, it } from "vitest";
import {
  apis,
  diff,
  generators,
  generatorsCli,
  generatorsVersions,
  git,
  registryServices,
  sdks,
  snippets,
  snippetsFactory,
  templates,
  tokens,
} from "#generated/registry";
import { bodyOf, type Endpoint } from "#transport";
import { plants } from "../registry.testing.ts";
import { type ErrorCase, expectDeclaredErrors } from "./errors.testing.ts";
import { getPlant, goTemplate, registerPlants, rubySnippets } from "./sdks/sdks.testing.ts";
import { type ServedRegistry, serveRegistry } from "./sites/sites.testing.ts";

/** The services except docs sites; `sites/errors.test.ts` provokes their errors. */
const services = {
  ...{ apis, diff, generators, generatorsCli, generatorsVersions, git },
  ...{ sdks, snippets, snippetsFactory, templates, tokens },
};
const endpoints = Object.values(services).flatMap((service): readonly Endpoint[] => Object.values(service));

/** Two APIs of acme, one of globex, and an SDK without a semantic version; initech has a token alone. */
interface Scene extends ServedRegistry {
  readonly acme: string;
  readonly initech: string;
  readonly definitionId: string;
}

async function scene(): Promise<Scene> {
  const served = await serveRegistry();
  const definitionId = await registerPlants(served);
  await registerPlants(served, { apiId: "trees" });
  await registerPlants(served, { orgId: "globex" });
  const [acme, initech] = [await served.tokenOf("acme"), await served.tokenOf("initech")];
  const body = { orgId: "acme", apiId: "plants", snippets: rubySnippets("next") };
  bodyOf(await served.client(acme).snippetsFactory.createSnippetsForSDK({ body }));
  return { ...served, acme, initech, definitionId };
}

const staff = ({ registry }: Scene): string => registry.firstToken.token;
const initech = (of: Scene): string => of.initech;

const unknownId = "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13";
const release = { version: "1.0.0", irVersion: 1 };
const range = { fromVersion: { type: "inclusive", value: "x" }, toVersion: { type: "inclusive", value: "1.0.0" } };
const generator = { id: "go", displayName: "Go", generatorType: { type: "sdk" }, dockerImage: "acme/go", scripts: {} };
const repository = {
  ...{ type: "config", id: { type: "github", id: "1" }, owner: "acme", name: "docs", fullName: "acme/docs" },
  ...{ url: "https://git.example/acme/docs", repositoryOwnerOrganizationId: "acme", defaultBranchChecks: [] },
};
const pullRequest = {
  ...{ pullRequestNumber: 1, repositoryName: "docs", repositoryOwner: "acme", reviewers: [], checks: [] },
  ...{ title: "One", url: "https://git.example/1", state: "open", createdAt: "2026-03-05T10:00:00Z" },
};
const repositoryPath = { path: { owner: "acme", repo: "docs" } };
const pullRequestPath = { path: { owner: "acme", repo: "docs", number: "1" } };
const ofGlobex = { orgId: "globex", apiId: "plants" };
const ofAcme = { orgId: "acme", apiId: "plants" };
const unknownSdk = { type: "ruby", gem: "none" };
const get = (more: object) => () => ({ body: { endpoint: getPlant, ...more } });
const load = (more: object) => () => ({ body: more });

/** The cases besides the missing token and the starting registry. */
const cases: readonly ErrorCase<Scene>[] = [
  [apis.getApiLatest, "ApiDoesNotExistError", () => ({ path: { apiId: unknownId } })],
  [apis.getApi, "ApiDoesNotExistError", () => ({ path: { apiId: unknownId } })],
  [apis.registerApiDefinition, "UserNotInOrgError", () => ({ body: { ...ofGlobex, definition: plants } })],
  [
    diff.diff,
    "ApiDoesNotExistError",
    ({ definitionId }) => ({ query: `?previousApiDefinitionId=${definitionId}&currentApiDefinitionId=${unknownId}` }),
  ],
  [generators.upsertGenerator, "UserNotInOrgError", () => ({ body: generator })],
  [generatorsCli.getLatestCliRelease, "NoValidClisFoundError", () => ({ body: {} })],
  [generatorsCli.getChangelog, "InvalidVersionError", () => ({ body: range })],
  [generatorsCli.getMinCliForIr, "NoValidClisFoundError", () => ({ path: { irVersion: "1" } })],
  [generatorsCli.upsertCliRelease, "InvalidVersionError", () => ({ body: { ...release, version: "1" } }), staff],
  [generatorsCli.upsertCliRelease, "UserNotInOrgError", () => ({ body: release })],
  [generatorsCli.getCliRelease, "CliVersionNotFoundError", () => ({ path: { version: "9.9.9" } })],
  [generatorsVersions.getLatestGeneratorRelease, "NoValidGeneratorsFoundError", () => ({ body: { generator: "go" } })],
  [generatorsVersions.getChangelog, "InvalidVersionError", () => ({ path: { generatorId: "go" }, body: range })],
  [
    generatorsVersions.upsertGeneratorRelease,
    "InvalidVersionError",
    () => ({ body: { ...release, generatorId: "go", version: "1" } }),
    staff,
  ],
  [generatorsVersions.upsertGeneratorRelease, "UserNotInOrgError", () => ({ body: { ...release, generatorId: "go" } })],
  [
    generatorsVersions.getGeneratorRelease,
    "GeneratorVersionNotFoundError",
    () => ({ path: { generatorId: "go", version: "9.9.9" } }),
  ],
  [git.getRepository, "UserNotInOrgError", () => repositoryPath],
  [git.getRepository, "RepositoryNotFoundError", () => repositoryPath, staff],
  [git.listRepositories, "UserNotInOrgError", () => ({ body: {} })],
  [git.upsertRepository, "UserNotInOrgError", () => ({ body: repository })],
  [git.deleteRepository, "UserNotInOrgError", () => repositoryPath],
  [git.deleteRepository, "RepositoryNotFoundError", () => repositoryPath, staff],
  [git.getPullRequest, "UserNotInOrgError", () => pullRequestPath],
  [git.getPullRequest, "PullRequestNotFoundError", () => pullRequestPath, staff],
  [git.listPullRequests, "UserNotInOrgError", () => ({ body: {} })],
  [git.upsertPullRequest, "UserNotInOrgError", () => ({ body: pullRequest })],
  [git.deletePullRequest, "UserNotInOrgError", () => pullRequestPath],
  [git.deletePullRequest, "PullRequestNotFoundError", () => pullRequestPath, staff],
  [
    sdks.computeSemanticVersion,
    "FailedToComputeExistingVersion",
    () => ({ body: { package: "none", language: "Ruby" } }),
  ],
  [
    sdks.computeSemanticVersion,
    "FailedToIncrementVersion",
    () => ({ body: { package: "acme_plants", language: "Ruby" } }),
  ],
  [snippets.get, "UserNotInOrgError", get(ofGlobex)],
  [snippets.get, "ApiIdRequiredError", get({ orgId: "acme" })],
  [snippets.get, "OrgIdRequiredError", get({}), staff],
  [snippets.get, "OrgIdAndApiIdNotFound", get({ orgId: "initech" }), initech],
  [snippets.get, "OrgIdNotFound", get({ orgId: "nobody" }), staff],
  [snippets.get, "EndpointNotFound", get({ ...ofAcme, endpoint: { method: "GET", path: "/none" } })],
  [snippets.get, "SDKNotFound", get({ ...ofAcme, sdks: [unknownSdk] })],
  [snippets.load, "UserNotInOrgError", load(ofGlobex)],
  [snippets.load, "InvalidPageError", () => ({ query: "?page=0", body: ofAcme })],
  [snippets.load, "ApiIdRequiredError", load({ orgId: "acme" })],
  [snippets.load, "OrgIdRequiredError", load({}), staff],
  [snippets.load, "OrgIdAndApiIdNotFound", load({ orgId: "initech" }), initech],
  [snippets.load, "OrgIdNotFound", load({ orgId: "nobody" }), staff],
  [snippets.load, "SDKNotFound", load({ ...ofAcme, sdks: [unknownSdk] })],
  [
    snippetsFactory.createSnippetsForSDK,
    "UserNotInOrgError",
    () => ({ body: { ...ofGlobex, snippets: rubySnippets("1.0.0") } }),
  ],
  [
    snippetsFactory.createSnippetsForSDK,
    "OrgIdNotFound",
    () => ({ body: { ...ofAcme, orgId: "nobody", snippets: rubySnippets("1.0.0") } }),
    staff,
  ],
  [
    snippetsFactory.createSnippetsForSDK,
    "SDKNotFound",
    () => ({ body: { ...ofAcme, snippets: { ...rubySnippets("1.0.0"), snippets: [] } } }),
  ],
  [
    templates.register,
    "UserNotInOrgError",
    ({ definitionId }) => ({ body: { ...ofGlobex, apiDefinitionId: definitionId, snippet: goTemplate("1.0.0") } }),
  ],
  [
    templates.registerBatch,
    "UserNotInOrgError",
    ({ definitionId }) => ({ body: { ...ofGlobex, apiDefinitionId: definitionId, snippets: [] } }),
  ],
  [templates.get, "UserNotInOrgError", () => ({ body: { ...ofGlobex, sdk: unknownSdk, endpointId: getPlant } })],
  [templates.get, "SnippetNotFound", () => ({ body: { ...ofAcme, sdk: unknownSdk, endpointId: getPlant } })],
  [tokens.generate, "UserNotInOrgError", () => ({ body: { orgId: "globex", scope: "read" } })],
  [tokens.revoke, "UserNotInOrgError", () => ({ body: { orgId: "globex", tokenId: "tok_none" } })],
];

it("calls beside those on docs sites answer every declared error with its name and status", async () => {
  await expectDeclaredErrors(await scene(), endpoints, cases);
});

it("every service is in one of the two tables of errors", () => {
  const ofSites = ["dashboard", "docs", "docsCache", "docsV1", "extensions"];
  expect([...Object.keys(services), ...ofSites].toSorted()).toEqual(Object.keys(registryServices).toSorted());
});
