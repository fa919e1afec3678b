import { setTimeout as sleep } from "node:timers/promises";
import { asJson, equalJson } from "#engine/json";
import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { type ApiDefinition, registryTypes } from "#generated/types";
import { bodyOf, createFetchTransport, exactCodec } from "#transport";
import { staffOrganization } from "./access/caller.ts";
import { navigationOf, overviewPageId } from "./self/navigation.ts";
import { overviewPage } from "./self/overview.ts";
import type { Registry } from "./server.ts";

/** Options of publishing the registry's own documentation. */
export interface SelfOptions {
  /** The address of the docs site that shows it, such as `localhost:4000`. */
  readonly siteDomain: string;
  /** The registry's API as its own value wire type. */
  readonly definition: ApiDefinition;
}

/** The result of it. */
export interface Self {
  readonly apiDefinitionId: string;
  /** False when the site was there already, just as it should be. */
  readonly published: boolean;
}

/** The name of the registry's own API within the organisation that runs it. */
export const selfApiId = "registry";

const siteTitle = "Callboard";

/**
 * Registers the registry's own definition with the registry, at the address where it runs, and publishes the docs site
 * that shows it: by the ordinary calls of the generated client, with the first token. A second time changes nothing.
 *
 * Throws `CallFailedError` when a call does not succeed.
 */
export async function seedSelf(registry: Registry, { siteDomain, definition }: SelfOptions): Promise<Self> {
  const client = clientOf(registry);
  const orgId = staffOrganization;
  const definitionV2 = at(registry.publicUrl, definition);
  const registered = await client.apis.registerApiDefinition({ body: { orgId, apiId: selfApiId, definitionV2 } });
  const { apiDefinitionId } = bodyOf(registered);

  const docsDefinition = {
    pages: { [overviewPageId]: { markdown: overviewPage(registry.publicUrl) } },
    config: { title: siteTitle, root: navigationOf({ ...definitionV2, id: apiDefinitionId }, siteTitle) },
  };
  const current = await client.docs.getDocsForUrl({ body: { url: siteDomain } });
  if (current.ok) {
    const { pages, config } = current.body.definition;
    const shown = asJson({ pages, config });
    if (equalJson(shown, asJson(docsDefinition))) return { apiDefinitionId, published: false };
  }
  const site = { orgId, domain: siteDomain, customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = bodyOf(await client.docs.startDocsRegister({ body: site }));
  bodyOf(await client.docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
  return { apiDefinitionId, published: true };
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
