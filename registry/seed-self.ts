import { setTimeout as sleep } from "node:timers/promises";
import { asJson, equalJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { type ApiDefinition, registryTypes } from "#generated/types";
import { bodyOf, createFetchTransport, exactCodec } from "#transport";
import { navigationOf, overviewPageId } from "./self/navigation.ts";
import { overviewPage } from "./self/overview.ts";
import type { Registry } from "./server.ts";
import { staffOrganization } from "./staff-organization.ts";

/** Options of publishing the registry's own documentation. */
export interface SelfOptions {
  /** The host of the docs site that shows it, such as `registry.localhost`. */
  readonly siteDomain: string;
  /** Further hosts of the site. */
  readonly customDomains?: readonly string[];
  /** Called with a host that has other docs, which stay. */
  readonly onSkipped?: (host: string) => void;
  /** The registry's API as its own value wire type. */
  readonly definition: ApiDefinition;
}

/** The result of it. */
export interface Self {
  readonly apiDefinitionId: string;
  /** False if the site was there already, just as it should be, or if other docs are at its address. */
  readonly published: boolean;
}

/** The name of the registry's own API within the organization that runs it. */
export const selfApiId = "registry";

const siteTitle = "Callboard";

/**
 * Registers the registry's own definition with the registry, at the address where it runs, and publishes the docs site
 * that shows it: by the ordinary calls of the generated client, with the first token. A second time changes nothing.
 * Other docs at its hosts are not changed.
 *
 * Throws `CallFailedError` when a call does not succeed.
 */
export async function seedSelf(registry: Registry, options: SelfOptions): Promise<Self> {
  const { siteDomain, customDomains = [], definition, onSkipped = () => {} } = options;
  const client = clientOf(registry);
  const orgId = staffOrganization;
  const definitionV2 = at(registry.publicUrl, definition);
  const registered = await client.apis.registerApiDefinition({ body: { orgId, apiId: selfApiId, definitionV2 } });
  const { apiDefinitionId } = bodyOf(registered);

  const docsDefinition = {
    pages: { [overviewPageId]: { markdown: overviewPage(registry.publicUrl) } },
    config: { title: siteTitle, root: navigationOf({ ...definitionV2, id: apiDefinitionId }, siteTitle) },
  };
  await deleteEarlierSites(client, siteDomain);
  const free: string[] = [];
  for (const host of [siteDomain, ...customDomains]) {
    const state = await siteAt(client, host);
    if (state === "other") onSkipped(host);
    else free.push(host);
  }
  const [domain, ...others] = free;
  if (domain === undefined) return { apiDefinitionId, published: false };
  const current = await client.docs.getDocsForUrl({ body: { url: domain } });
  if (current.ok) {
    const { pages, config } = current.body.definition;
    const isSame = equalJson(asJson({ pages, config }), asJson(docsDefinition));
    const hosts = await Promise.all(others.map((host) => siteAt(client, host)));
    if (isSame && hosts.every((state) => state === "own")) return { apiDefinitionId, published: false };
  }
  const site = { orgId, domain, customDomains: others, filepaths: [] };
  const begun = await client.docs.startDocsRegister({ body: site });
  if (!begun.ok && begun.error === "DomainBelongsToAnotherOrgError") {
    onSkipped(domain);
    return { apiDefinitionId, published: false };
  }
  const { docsRegistrationId: id } = bodyOf(begun);
  bodyOf(await client.docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  return { apiDefinitionId, published: true };
}

/** Returns whether a host has no site, the registry's own docs, or others. */
async function siteAt(client: RegistryClient, host: string): Promise<"none" | "own" | "other"> {
  const { sites } = bodyOf(await client.extensions.getSitesAtHost({ body: { host } }));
  const docs = sites.filter((site) => site.type === "docs");
  if (docs.length === 0) return "none";
  return docs.every((site) => site.orgId === staffOrganization) && (await isOwnDocs(client, host)) ? "own" : "other";
}

/** Returns true if the docs at an address are the registry's own, of this or an earlier version. */
async function isOwnDocs(client: RegistryClient, url: string): Promise<boolean> {
  const loaded = await client.docs.getDocsForUrl({ body: { url } });
  if (!loaded.ok || loaded.body.orgId !== staffOrganization) return false;
  const { pages, config, apiNameToId = {} } = loaded.body.definition;
  return (
    config.title === siteTitle &&
    Object.keys(pages).join() === overviewPageId &&
    Object.keys(apiNameToId).join() === selfApiId
  );
}

/** Deletes the registry's own docs at `localhost` and a port, where earlier versions published them. */
async function deleteEarlierSites(client: RegistryClient, siteDomain: string): Promise<void> {
  const { sites } = bodyOf(
    await client.extensions.listSites({ body: { query: "localhost:", kind: "docs", limit: 200 } }),
  );
  for (const { url = "", orgId } of sites) {
    if (orgId !== staffOrganization || url === siteDomain || !/^localhost:\d+$/.test(url)) continue;
    if (await isOwnDocs(client, url)) bodyOf(await client.extensions.deleteDocsSite({ body: { url } }));
  }
}

/** The generated client, speaking HTTP to the registry without a socket. */
const clientOf = (registry: Registry): RegistryClient =>
  createRegistryClient(
    createFetchTransport({
      baseUrl: registry.publicUrl,
      token: registry.firstToken.token,
      fetch: (url, init) => registry.fetch(new Request(url, init)),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
      },
      random: Math.random,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
    }),
  );

/** The definition with one environment, where the registry runs. */
function at(baseUrl: string, definition: ApiDefinition): ApiDefinition {
  const environment = { id: "This registry", baseUrl };
  const here = { environments: [environment], defaultEnvironment: environment.id };
  const endpoints = Object.entries(definition.endpoints).map(([id, endpoint]) => [id, { ...endpoint, ...here }]);
  return { ...definition, endpoints: Object.fromEntries(endpoints) };
}
