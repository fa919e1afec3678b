import { typesFrom } from "#engine/shape";
import { createRegistryClient, type RegistryClient } from "#generated/registry";
import { type RegisterApiDefinition, registryTypes } from "#generated/types";
import { createFetchTransport, exactCodec } from "#transport";
import type { Registry } from "./server.ts";

/** The generated client, without sockets and retries. An empty token means no token. */
export const clientOf = (registry: Pick<Registry, "fetch">, token: string): RegistryClient =>
  createRegistryClient(
    createFetchTransport({
      baseUrl: "http://registry.test",
      token,
      fetch: (url, init) => registry.fetch(new Request(url, init)),
      sleep: async () => {},
      random: () => 0.5,
      maxRetries: 0,
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: process.version },
      codec: exactCodec(typesFrom(registryTypes)),
    }),
  );

/** Headers of a plain JSON request with a token. */
export const jsonHeaders = (token: string): { readonly [name: string]: string } => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

/** A small definition in the package form. */
export const plants: RegisterApiDefinition = {
  apiName: "Plant Store",
  rootPackage: { endpoints: [], types: [], subpackages: ["subpackage_plants"] },
  subpackages: {
    subpackage_plants: {
      subpackageId: "subpackage_plants",
      name: "plants",
      displayName: "Plants",
      types: ["type_plants:Plant"],
      subpackages: [],
      endpoints: [
        {
          id: "get",
          originalEndpointId: "endpoint_plants.get",
          name: "Get a plant",
          auth: true,
          method: "GET",
          environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
          path: {
            parts: [
              { type: "literal", value: "/plants/" },
              { type: "pathParameter", value: "plantId" },
            ],
            pathParameters: [{ key: "plantId", type: { type: "primitive", value: { type: "string", maxLength: 40 } } }],
          },
          queryParameters: [],
          headers: [],
          response: { type: { type: "reference", value: { type: "id", value: "type_plants:Plant" } } },
          errorsV2: [{ name: "PlantNotFoundError", statusCode: 404 }],
          examples: [],
        },
      ],
    },
  },
  types: {
    "type_plants:Plant": {
      name: "Plant",
      shape: {
        type: "object",
        extends: [],
        properties: [
          { key: "name", valueType: { type: "primitive", value: { type: "string" } } },
          {
            key: "seeds",
            valueType: { type: "primitive", value: { type: "long", maximum: "9007199254740993" } },
          },
        ],
      },
    },
  },
  auth: { type: "bearerAuth", tokenName: "token" },
};
