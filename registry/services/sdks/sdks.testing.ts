import type { SDKSnippetsCreate, SnippetRegistryEntry } from "#generated/types";
import { bodyOf } from "#transport";
import { plants, type TestRegistry } from "../../registry.testing.ts";

/** The endpoint of `plants`. */
export const getPlant = { method: "GET", path: "/plants/{plantId}" } as const;

/** Registers `plants` and returns its id. */
export async function registerPlants(
  { client, tokenOf }: TestRegistry,
  { orgId = "acme", apiId = "plants", definition = plants } = {},
): Promise<string> {
  const { apis } = client(await tokenOf(orgId));
  return bodyOf(await apis.registerApiDefinition({ body: { orgId, apiId, definition } })).apiDefinitionId;
}

/** Ruby snippets of one version, for the endpoint of `plants`. */
export const rubySnippets = (version: string, code = `plants.get # ${version}`): SDKSnippetsCreate => ({
  type: "ruby",
  sdk: { gem: "acme_plants", version },
  snippets: [{ endpoint: getPlant, snippet: { client: code } }],
});

/** A Go template of one version, for the endpoint of `plants`. */
export const goTemplate = (version: string): SnippetRegistryEntry => ({
  sdk: { type: "go", githubRepo: "github.com/acme/plants-go", version },
  endpointId: getPlant,
  snippetTemplate: {
    type: "v1",
    clientInstantiation: "client := plants.New()",
    functionInvocation: {
      type: "generic",
      isOptional: false,
      templateString: "client.Get($CALLBOARD_INPUT)",
      templateInputs: [{ type: "payload", location: "PATH", path: "plantId" }],
    },
  },
});
