import { describe, expect, it } from "vitest";
import { dashboard, docs, docsCache, docsV1, extensions } from "#generated/registry";
import { bodyOf, type Endpoint } from "#transport";
import { type ErrorCase, errorIn, expectDeclaredErrors } from "../errors.testing.ts";
import { publishSite, type ServedRegistry, serveRegistry } from "./sites.testing.ts";

const services = { dashboard, docs, docsCache, docsV1, extensions };
const endpoints = Object.values(services).flatMap((service): readonly Endpoint[] => Object.values(service));

/** A published site of globex, an open registration of it, and a host without a site. */
interface Scene extends ServedRegistry {
  readonly acme: string;
  readonly globex: string;
  readonly registrationId: string;
}

async function scene(): Promise<Scene> {
  const served = await serveRegistry({ domainSuffix: "docs.test" });
  await publishSite(served, "globex", { domain: "globex.docs.test/plants", customDomains: ["globex.example"] });
  const [acme, globex] = [await served.tokenOf("acme"), await served.tokenOf("globex")];
  const begin = { orgId: "globex", domain: "globex.docs.test/plants", customDomains: [], filepaths: [] };
  const begun = bodyOf(await served.client(globex).docs.startDocsRegister({ body: begin }));
  return { ...served, acme, globex, registrationId: begun.docsRegistrationId };
}

const url = "globex.example/a";
const nowhere = "nobody.example";
const emptyDefinition = { docsDefinition: { pages: {}, config: {} } };
const site = { orgId: "acme", domain: "acme.docs.test", customDomains: [], filepaths: [] };

const staff = ({ registry }: Scene): string => registry.firstToken.token;

/** The cases besides the missing token and the starting registry, which every call has. */
const cases: readonly ErrorCase<Scene>[] = [
  [dashboard.getDocsSitesForOrg, "UserNotInOrgError", () => ({ body: { orgId: "globex" } })],
  [docsV1.getDocsForDomainLegacy, "DomainNotRegisteredError", () => ({ path: { domain: "globex.example" } })],
  [docsV1.getDocsForDomain, "DomainNotRegisteredError", () => ({ body: { domain: url } })],
  [
    docsV1.startDocsRegister,
    "UserNotInOrgError",
    () => ({ body: { orgId: "globex", domain: "globex.docs.test", filepaths: [] } }),
  ],
  [
    docsV1.startDocsRegister,
    "DomainBelongsToAnotherOrgError",
    () => ({ body: { orgId: "acme", domain: "globex.example/mine", filepaths: [] } }),
  ],
  [
    docsV1.finishDocsRegister,
    "UserNotInOrgError",
    ({ registrationId }) => ({ path: { docsRegistrationId: registrationId }, body: emptyDefinition }),
    staff,
  ],
  [docsV1.finishDocsRegister, "DocsRegistrationIdNotFound", () => ({ body: emptyDefinition })],
  [docs.getOrganizationForUrl, "DomainNotRegisteredError", () => ({ body: { url } })],
  [docs.getDocsUrlMetadata, "DomainNotRegisteredError", () => ({ body: { url } })],
  [docs.getDocsForUrl, "DomainNotRegisteredError", () => ({ body: { url } })],
  [docs.getPrivateDocsForUrl, "DomainNotRegisteredError", () => ({ body: { url } })],
  [docs.getDocsConfigById, "DocsDefinitionNotFoundError", () => ({ path: { docsId: "docs_none" } })],
  [docs.prepopulateS3Bucket, "UserNotInOrgError", () => ({})],
  [docs.startDocsRegister, "UserNotInOrgError", () => ({ body: { ...site, orgId: "globex" } })],
  [docs.startDocsRegister, "InvalidDomainError", () => ({ body: { ...site, domain: "acme.example" } })],
  [docs.startDocsRegister, "InvalidCustomDomainError", () => ({ body: { ...site, customDomains: ["intranet"] } })],
  [docs.startDocsRegister, "InvalidURLError", () => ({ body: { ...site, domain: "acme.docs.test/--" } })],
  [
    docs.startDocsRegister,
    "DomainBelongsToAnotherOrgError",
    () => ({ body: { ...site, customDomains: ["globex.example"] } }),
  ],
  [docs.startDocsPreviewRegister, "UserNotInOrgError", () => ({ body: { orgId: "globex", filepaths: [] } })],
  [
    docs.startDocsPreviewRegister,
    "InvalidDomainError",
    () => ({ body: { orgId: "acme", basePath: "/what is new?", filepaths: [] } }),
  ],
  [
    docs.finishDocsRegister,
    "UserNotInOrgError",
    ({ registrationId }) => ({ path: { id: registrationId }, body: emptyDefinition }),
    staff,
  ],
  [
    docs.finishDocsRegister,
    "DocsRegistrationIdNotFound",
    ({ registrationId }) => ({ path: { id: registrationId }, body: emptyDefinition }),
  ],
  [docs.finishDocsRegister, "DocsRegistrationIdNotFound", () => ({ body: emptyDefinition })],
  [docs.transferOwnershipOfDomain, "UserNotInOrgError", () => ({ body: { domain: url, toOrgId: "acme" } })],
  [docs.transferOwnershipOfDomain, "DocsNotFoundError", () => ({ body: { domain: nowhere, toOrgId: "acme" } }), staff],
  [docs.setIsArchived, "UserNotInOrgError", () => ({ body: { url, isArchived: true } }), staff],
  [docs.setIsArchived, "DomainNotRegisteredError", () => ({ body: { url, isArchived: true } })],
  [docs.setIsArchived, "DomainNotRegisteredError", () => ({ body: { url: nowhere, isArchived: true } })],
  [
    docs.setIsArchived,
    "DocsNotFoundError",
    () => ({ body: { url: "globex.docs.test/other", isArchived: true } }),
    ({ globex }) => globex,
  ],
  [docs.setDocsUrlMetadata, "UserNotInOrgError", () => ({ body: { url, githubUrl: "https://g.example/x" } }), staff],
  [docs.setDocsUrlMetadata, "DocsNotFoundError", () => ({ body: { url, githubUrl: "https://g.example/x" } })],
  [docs.setDocsUrlMetadata, "DocsNotFoundError", () => ({ body: { url: nowhere } })],
  [docsCache.invalidate, "DomainNotRegisteredError", () => ({ body: { url } })],
  [extensions.getPublishedPages, "DomainNotRegisteredError", () => ({ body: { domain: "globex.example" } })],
  [extensions.getOrgConfig, "UserNotInOrgError", () => ({ path: { orgId: "globex" } })],
  [extensions.checkSdkDynamicIr, "UserNotInOrgError", () => ({ body: { orgId: "globex", snippetConfiguration: {} } })],
  [extensions.deleteDocsSite, "UserNotInOrgError", () => ({ body: { url } }), staff],
  [extensions.deleteDocsSite, "DocsNotFoundError", () => ({ body: { url } })],
  [extensions.listTokens, "UserNotInOrgError", () => ({ body: { orgId: "globex" } })],
  [extensions.deleteDocsSite, "DocsNotFoundError", () => ({ body: { url: nowhere } })],
];

describe("calls on docs sites over HTTP", () => {
  it("answer every declared error with its name and status", async () => {
    await expectDeclaredErrors(await scene(), endpoints, cases);
  });

  it("answer a stranger's token with an error, and change nothing of the foreign site", async () => {
    const opened = await scene();
    const own_ = opened.client(opened.globex).docs;
    const before = bodyOf(await own_.getDocsUrlMetadata({ body: { url } }));
    const { definition } = bodyOf(await own_.getDocsForUrl({ body: { url } }));
    const walked = new Set<Endpoint>();
    for (const [endpoint, , request, token] of cases) {
      if (token !== undefined) continue;
      const answer = await opened.call(endpoint, opened.acme, request(opened));
      expect([endpoint.id, answer.status >= 400]).toEqual([endpoint.id, true]);
      expect(JSON.stringify(answer.body)).not.toContain("Welcome");
      walked.add(endpoint);
    }
    const byId = await opened.call(docs.getDocsConfigById, opened.acme, { path: { docsId: definition.id ?? "" } });
    expect(errorIn(byId.body)).toBe("DocsDefinitionNotFoundError");
    // A listing names no object: it answers with the caller's own addresses only.
    const listed = await opened.call(docs.listAllDocsUrls, opened.acme, {});
    expect(listed).toEqual({ status: 200, body: { urls: [] } });
    const atHost = await opened.call(extensions.getSitesAtHost, opened.acme, { body: { host: "globex.example" } });
    expect(atHost).toEqual({ status: 200, body: { sites: [] } });
    const sites = await opened.call(extensions.listSites, opened.acme, { body: { query: "globex" } });
    expect(sites).toEqual({ status: 200, body: { sites: [], total: 0 } });
    for (const listing of [docs.listAllDocsUrls, extensions.getSitesAtHost, extensions.listSites]) walked.add(listing);
    expect(endpoints.filter((endpoint) => !walked.has(endpoint)).map(({ id }) => id)).toEqual([]);

    expect(bodyOf(await own_.getDocsUrlMetadata({ body: { url } }))).toEqual(before);
    expect(bodyOf(await own_.getDocsForUrl({ body: { url } })).definition).toEqual(definition);
  });
});
