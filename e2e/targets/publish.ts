import type { RegistryClient } from "#generated/registry";
import type { ApiDefinition, RootNode } from "#generated/types";
import { bodyOf } from "#transport";

/** The definition to publish, and its address. */
export interface Publication {
  readonly orgId: string;
  readonly apiId: string;
  /** The address of the site, such as `localhost:4000`. */
  readonly domain: string;
  readonly definition: ApiDefinition;
}

/** Registers a definition and publishes a docs site with a page for each endpoint, through the registry's calls. */
export async function publish(client: RegistryClient, publication: Publication): Promise<void> {
  const { orgId, apiId, domain, definition } = publication;
  const registered = await client.apis.registerApiDefinition({ body: { orgId, apiId, definitionV2: definition } });
  const root = navigationOf(definition, bodyOf(registered).apiDefinitionId);
  const site = { orgId, domain, customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = bodyOf(await client.docs.startDocsRegister({ body: site }));
  const docsDefinition = { pages: {}, config: { title: definition.apiName ?? apiId, root } };
  bodyOf(await client.docs.finishDocsRegister({ pathParameters: { id }, body: { docsDefinition } }));
}

function navigationOf(definition: ApiDefinition, apiDefinitionId: string): RootNode {
  const title = definition.apiName ?? "API";
  return {
    type: "root",
    version: "v1",
    id: "root",
    title,
    slug: "",
    pointsTo: "reference",
    child: {
      type: "unversioned",
      id: "unversioned",
      child: {
        type: "sidebarRoot",
        id: "sidebar",
        children: [
          {
            type: "apiReference",
            id: "reference",
            title: "API reference",
            slug: "reference",
            apiDefinitionId,
            children: Object.values(definition.endpoints).map(({ id, displayName, method }) => ({
              type: "endpoint",
              id: `reference/${id}`,
              title: displayName ?? id,
              slug: `reference/${id}`,
              apiDefinitionId,
              method,
              endpointId: id,
            })),
          },
        ],
      },
    },
  };
}
