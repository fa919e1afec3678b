// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 ba30eed646c2a276ba7087eb76ddddc1

import type { apiLatest as ApiLatest } from "#generated/types";

/** The definition of the registry's own API, in the format in which the registry stores definitions. */
export const registryDefinition: ApiLatest.ApiDefinition = {
  id: "15bd3050-bec6-889e-8d86-7f46ab2a0e9e",
  endpoints: {
    "apis.getApiLatest": {
      description: "Returns one registered version of an API as flat maps of endpoints, channels, webhooks, types and sections.\nThis is the form to build on. Tokens of the organisation that registered the API may load it, and tokens of\nthe organisation that runs the registry; for any other caller it does not exist.",
      namespace: ["apis"],
      id: "apis.getApiLatest",
      method: "GET",
      path: [
        { type: "literal", value: "/registry/api/latest/load/" },
        { type: "pathParameter", value: "apiId" },
      ],
      displayName: "Load an API",
      operationId: "getApiLatest",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "apiId",
          valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
          description: "The `apiDefinitionId` that the registration answered.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "api-latest:ApiDefinition" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "No definition has this id, or it belongs to an organisation that the token cannot read.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "ApiDoesNotExistError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "ApiDoesNotExistError",
        },
      ],
      examples: [
        {
          path: "/registry/api/latest/load/3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
          responseStatusCode: 200,
          name: "The plant store",
          pathParameters: { apiId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13" },
          responseBody: {
            type: "json",
            value: {
              id: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              endpoints: {
                "endpoint_plants.get": {
                  namespace: ["subpackage_plants"],
                  id: "endpoint_plants.get",
                  method: "GET",
                  path: [
                    { type: "literal", value: "/plants/" },
                    { type: "pathParameter", value: "plantId" },
                  ],
                  displayName: "Get a plant",
                  auth: ["bearer"],
                  defaultEnvironment: "Production",
                  environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
                  pathParameters: [
                    {
                      description: "Printed on the plant's label.",
                      key: "plantId",
                      valueShape: {
                        type: "alias",
                        value: { type: "primitive", value: { type: "string", maxLength: 40 } },
                      },
                    },
                  ],
                  responses: [
                    {
                      body: { type: "alias", value: { type: "id", id: "type_plants:Plant" } },
                      statusCode: 200,
                    },
                  ],
                  errors: [
                    {
                      description: "No plant has this label.",
                      statusCode: 404,
                      name: "PlantNotFoundError",
                    },
                  ],
                  protocol: { type: "rest" },
                },
              },
              websockets: {},
              webhooks: {},
              types: {
                "type_plants:Plant": {
                  name: "Plant",
                  shape: {
                    type: "object",
                    extends: [],
                    properties: [
                      {
                        key: "name",
                        valueShape: {
                          type: "alias",
                          value: { type: "primitive", value: { type: "string" } },
                        },
                      },
                      {
                        key: "light",
                        valueShape: {
                          type: "alias",
                          value: { type: "id", id: "type_plants:Light" },
                        },
                      },
                    ],
                  },
                },
                "type_plants:Light": {
                  name: "Light",
                  shape: { type: "enum", values: [{ value: "SHADE" }, { value: "SUN" }] },
                },
              },
              subpackages: {
                subpackage_plants: {
                  id: "subpackage_plants",
                  name: "plants",
                  displayName: "Plants",
                },
              },
              auths: { bearer: { type: "bearerAuth", tokenName: "token" } },
              apiName: "Plant Store",
            },
          },
        },
        {
          path: "/registry/api/latest/load/00000000-0000-4000-8000-000000000000",
          responseStatusCode: 404,
          name: "An id that was never given out",
          pathParameters: { apiId: "00000000-0000-4000-8000-000000000000" },
          responseBody: { type: "json", value: { error: "ApiDoesNotExistError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "apis.getApi": {
      description: "Returns one registered version of an API grouped in packages, as docs sites of the first generation read it.\nNew work should load the flat form. The same tokens may load it.",
      namespace: ["apis"],
      id: "apis.getApi",
      method: "GET",
      path: [
        { type: "literal", value: "/registry/api/load/" },
        { type: "pathParameter", value: "apiId" },
      ],
      displayName: "Load an API in packages",
      operationId: "getApi",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "apiId",
          valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
          description: "The `apiDefinitionId` that the registration answered.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "api-read:V1ApiDefinition" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "No definition has this id, or it belongs to an organisation that the token cannot read.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "ApiDoesNotExistError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "ApiDoesNotExistError",
        },
      ],
      examples: [
        {
          path: "/registry/api/load/3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
          responseStatusCode: 200,
          name: "The plant store",
          pathParameters: { apiId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13" },
          responseBody: {
            type: "json",
            value: {
              id: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              rootPackage: {
                endpoints: [],
                websockets: [],
                webhooks: [],
                types: [],
                subpackages: ["subpackage_plants"],
              },
              types: {
                "type_plants:Plant": {
                  name: "Plant",
                  shape: {
                    type: "object",
                    extends: [],
                    properties: [
                      { key: "name", valueType: { type: "primitive", value: { type: "string" } } },
                    ],
                  },
                },
              },
              subpackages: {
                subpackage_plants: {
                  endpoints: [
                    {
                      authed: true,
                      environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
                      method: "GET",
                      id: "get",
                      originalEndpointId: "endpoint_plants.get",
                      urlSlug: "get",
                      name: "Get a plant",
                      path: {
                        parts: [
                          { type: "literal", value: "/plants/" },
                          { type: "pathParameter", value: "plantId" },
                        ],
                        pathParameters: [
                          {
                            key: "plantId",
                            type: { type: "primitive", value: { type: "string", maxLength: 40 } },
                          },
                        ],
                      },
                      queryParameters: [],
                      headers: [],
                      response: {
                        type: {
                          type: "reference",
                          value: { type: "id", value: "type_plants:Plant" },
                        },
                      },
                      errors: [],
                      errorsV2: [{ statusCode: 404, name: "PlantNotFoundError" }],
                      examples: [
                        {
                          path: "/plants/fern-1",
                          pathParameters: { plantId: "fern-1" },
                          queryParameters: {},
                          headers: {},
                          responseStatusCode: 200,
                          responseBody: { name: "Boston fern" },
                          codeExamples: {},
                          codeSamples: [],
                        },
                      ],
                    },
                  ],
                  websockets: [],
                  webhooks: [],
                  types: ["type_plants:Plant"],
                  subpackages: [],
                  subpackageId: "subpackage_plants",
                  name: "plants",
                  urlSlug: "plants",
                  displayName: "Plants",
                },
              },
              auth: { type: "bearerAuth", tokenName: "token" },
              hasMultipleBaseUrls: false,
              apiName: "Plant Store",
            },
          },
        },
        {
          path: "/registry/api/load/3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          pathParameters: { apiId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13" },
          responseBody: {
            type: "json",
            value: { error: "UnauthorizedError", content: "No registry token was sent." },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "apis.registerApiDefinition": {
      description: "Stores a definition of an API and answers the id under which it can be loaded. A changed definition is\na new version with an id of its own; the same one again keeps its id. Versions stored before stay as they are.\nOnly tokens of the named organisation may register. Give the definition either as `definition` or as `definitionV2`.",
      namespace: ["apis"],
      id: "apis.registerApiDefinition",
      method: "POST",
      path: [{ type: "literal", value: "/registry/api/register" }],
      displayName: "Register an API",
      operationId: "registerApiDefinition",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "apis:RegisterApiDefinitionRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "apis:RegisterApiDefinitionResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
      ],
      examples: [
        {
          path: "/registry/api/register",
          responseStatusCode: 200,
          name: "A plant store with two endpoints",
          requestBody: {
            type: "json",
            value: {
              orgId: "callboard",
              apiId: "plant-store",
              definition: {
                rootPackage: { endpoints: [], types: [], subpackages: ["subpackage_plants"] },
                types: {
                  "type_plants:Plant": {
                    description: "A plant in the store.",
                    name: "Plant",
                    shape: {
                      type: "object",
                      extends: [],
                      properties: [
                        {
                          description: "Its common name.",
                          key: "name",
                          valueType: { type: "primitive", value: { type: "string", minLength: 1 } },
                        },
                        { key: "light", valueType: { type: "id", value: "type_plants:Light" } },
                        {
                          key: "care",
                          valueType: {
                            type: "optional",
                            itemType: { type: "id", value: "type_plants:Care" },
                          },
                        },
                      ],
                    },
                  },
                  "type_plants:Light": {
                    description: "How much light a plant wants.",
                    name: "Light",
                    shape: {
                      type: "enum",
                      default: "SHADE",
                      values: [
                        { value: "SHADE" },
                        { description: "At least four hours a day.", value: "SUN" },
                      ],
                    },
                  },
                  "type_plants:Care": {
                    description: "What a plant needs next.",
                    name: "Care",
                    shape: {
                      type: "discriminatedUnion",
                      discriminant: "type",
                      variants: [
                        {
                          discriminantValue: "water",
                          displayName: "Water",
                          additionalProperties: {
                            extends: [],
                            properties: [
                              {
                                key: "litres",
                                valueType: {
                                  type: "primitive",
                                  value: { type: "double", minimum: 0.1 },
                                },
                              },
                            ],
                          },
                        },
                        {
                          discriminantValue: "repot",
                          displayName: "Repot",
                          additionalProperties: {
                            extends: [],
                            properties: [
                              {
                                key: "due",
                                valueType: { type: "primitive", value: { type: "date" } },
                              },
                            ],
                          },
                        },
                      ],
                    },
                  },
                },
                subpackages: {
                  subpackage_plants: {
                    endpoints: [
                      {
                        auth: true,
                        environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
                        method: "GET",
                        id: "get",
                        name: "Get a plant",
                        path: {
                          parts: [
                            { type: "literal", value: "/plants/" },
                            { type: "pathParameter", value: "plantId" },
                          ],
                          pathParameters: [
                            {
                              description: "Printed on the plant's label.",
                              key: "plantId",
                              type: { type: "primitive", value: { type: "string", maxLength: 40 } },
                            },
                          ],
                        },
                        queryParameters: [],
                        headers: [],
                        response: {
                          type: {
                            type: "reference",
                            value: { type: "id", value: "type_plants:Plant" },
                          },
                        },
                        errorsV2: [
                          {
                            description: "No plant has this label.",
                            statusCode: 404,
                            name: "PlantNotFoundError",
                          },
                        ],
                        examples: [],
                      },
                      {
                        auth: true,
                        environments: [{ id: "Production", baseUrl: "https://api.plants.example" }],
                        method: "POST",
                        id: "add",
                        name: "Add a plant",
                        path: {
                          parts: [{ type: "literal", value: "/plants" }],
                          pathParameters: [],
                        },
                        queryParameters: [],
                        headers: [],
                        request: {
                          type: {
                            type: "json",
                            contentType: "application/json",
                            shape: {
                              type: "reference",
                              value: { type: "id", value: "type_plants:Plant" },
                            },
                          },
                        },
                        response: {
                          type: {
                            type: "reference",
                            value: { type: "id", value: "type_plants:Plant" },
                          },
                          statusCode: 201,
                        },
                        examples: [
                          {
                            path: "/plants",
                            pathParameters: {},
                            queryParameters: {},
                            headers: {},
                            requestBody: {
                              name: "Boston fern",
                              light: "SHADE",
                              care: { type: "water", litres: 0.5 },
                            },
                            responseStatusCode: 201,
                            responseBody: {
                              name: "Boston fern",
                              light: "SHADE",
                              care: { type: "water", litres: 0.5 },
                            },
                          },
                        ],
                      },
                    ],
                    types: ["type_plants:Plant", "type_plants:Light", "type_plants:Care"],
                    subpackages: [],
                    subpackageId: "subpackage_plants",
                    name: "plants",
                    displayName: "Plants",
                  },
                },
                auth: { type: "bearerAuth", tokenName: "token" },
                apiName: "Plant Store",
              },
            },
          },
          responseBody: {
            type: "json",
            value: { apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13" },
          },
        },
        {
          path: "/registry/api/register",
          responseStatusCode: 403,
          name: "A token of another organisation",
          requestBody: {
            type: "json",
            value: {
              orgId: "globex",
              apiId: "plant-store",
              definition: {
                rootPackage: { endpoints: [], types: [], subpackages: [] },
                types: {},
                subpackages: {},
              },
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, not to globex.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "dashboard.getDocsSitesForOrg": {
      description: "Lists every docs site that an organisation has published, each with all of its addresses. Previews are left\nout. Only tokens of the named organisation may ask.",
      namespace: ["dashboard"],
      id: "dashboard.getDocsSitesForOrg",
      method: "POST",
      path: [{ type: "literal", value: "/dashboard/get-docs-sites-for-org" }],
      displayName: "List an organisation's docs sites",
      operationId: "getDocsSitesForOrg",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "dashboard:GetDocsSitesForOrgRequest" } },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "dashboard:GetDocsSitesForOrgResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/dashboard/get-docs-sites-for-org",
          responseStatusCode: 200,
          name: "An organisation with one site at two addresses",
          requestBody: { type: "json", value: { orgId: "acme" } },
          responseBody: {
            type: "json",
            value: {
              docsSites: [
                {
                  mainUrl: { domain: "docs.plants.example" },
                  urls: [
                    { domain: "docs.plants.example" },
                    { domain: "acme.docs.callboard.example", path: "/plants" },
                  ],
                },
              ],
            },
          },
        },
        {
          path: "/dashboard/get-docs-sites-for-org",
          responseStatusCode: 403,
          name: "A token of another organisation",
          requestBody: { type: "json", value: { orgId: "globex" } },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, not to globex.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "diff.diff": {
      description: "Compares two registered definitions, endpoint by endpoint, and answers what the newer one adds, removes and\nchanges. Both have to be readable by the caller; a definition that is not counts as one that does not exist.",
      namespace: ["diff"],
      id: "diff.diff",
      method: "GET",
      path: [{ type: "literal", value: "/registry/diff" }],
      displayName: "Compare two versions of an API",
      operationId: "diff",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      queryParameters: [
        {
          key: "previousApiDefinitionId",
          valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
          description: "The older definition.",
        },
        {
          key: "currentApiDefinitionId",
          valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
          description: "The newer definition.",
        },
      ],
      responses: [
        { body: { type: "alias", value: { type: "id", id: "diff:APIDiff" } }, statusCode: 200 },
      ],
      errors: [
        {
          description: "No definition has this id, or it belongs to an organisation that the token cannot read.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "ApiDoesNotExistError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "ApiDoesNotExistError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/registry/diff",
          responseStatusCode: 200,
          name: "A plant store that takes orders",
          queryParameters: {
            previousApiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
            currentApiDefinitionId: "8c41d0aa-2f6b-4f0e-b7d3-5e9a1c7f2b60",
          },
          responseBody: {
            type: "json",
            value: {
              addedEndpoints: [{ id: { path: "/orders", method: "POST" } }],
              removedEndpoints: [],
              updatedEndpoints: [
                {
                  id: { path: "/plants/{plantId}", method: "GET" },
                  pathParameterDiff: { added: [], removed: [] },
                  queryParameterDiff: { added: [{ wireKey: "currency" }], removed: [] },
                  requestBodyDiff: { added: [], removed: [] },
                  responseBodyDiff: { added: [{ wireKey: "price" }], removed: [] },
                },
              ],
              markdown: "## Added\n\n- `POST /orders`\n\n## Changed\n\n- `GET /plants/{plantId}`: `currency`, `price`",
            },
          },
        },
        {
          path: "/registry/diff",
          responseStatusCode: 404,
          name: "An id that was never given out",
          queryParameters: {
            previousApiDefinitionId: "00000000-0000-4000-8000-000000000000",
            currentApiDefinitionId: "8c41d0aa-2f6b-4f0e-b7d3-5e9a1c7f2b60",
          },
          responseBody: { type: "json", value: { error: "ApiDoesNotExistError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs-cache.invalidate": {
      description: "Drops the copy of a site, so that the next reader gets it anew. Publishing does so by itself; this is for what\nchanges beside it, such as a file that was replaced. A site without a copy is no error. Tokens of the owning\norganisation may ask for it, and tokens of the organisation that runs the registry; for any other caller the\naddress is not registered.",
      namespace: ["docs-cache"],
      id: "docs-cache.invalidate",
      method: "POST",
      path: [{ type: "literal", value: "/docs-cache/invalidate" }],
      displayName: "Forget the copy of a docs site",
      operationId: "invalidate",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "docs-cache:InvalidateCachedDocsRequest" },
          },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/docs-cache/invalidate",
          responseStatusCode: 204,
          name: "The site of the plant store",
          requestBody: { type: "json", value: { url: "docs.plants.example" } },
        },
        {
          path: "/docs-cache/invalidate",
          responseStatusCode: 404,
          name: "An address that nobody has registered",
          requestBody: { type: "json", value: { url: "docs.nobody.example" } },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs-v1.getDocsForDomainLegacy": {
      description: "Returns the site that is served at a host name. It cannot tell apart sites that share a host. Tokens of the\nowning organisation may load it, and tokens of the organisation that runs the registry; for any other caller\nthe host name is not registered.",
      availability: "Deprecated",
      namespace: ["docs-v1"],
      id: "docs-v1.getDocsForDomainLegacy",
      method: "GET",
      path: [
        { type: "literal", value: "/registry/docs/load/" },
        { type: "pathParameter", value: "domain" },
      ],
      displayName: "Load a docs site by path",
      operationId: "getDocsForDomainLegacy",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "domain",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Host name of the site, without a scheme.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs-read:DocsDefinition" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/registry/docs/load/docs.plants.example",
          responseStatusCode: 200,
          name: "The site of the plant store",
          pathParameters: { domain: "docs.plants.example" },
          responseBody: {
            type: "json",
            value: {
              pages: { "pages/welcome.mdx": { markdown: "# Welcome\n\nPlants by post." } },
              apis: {},
              apisV2: {},
              files: {},
              filesV2: {},
              id: "docs_81c4",
              config: { title: "Plant Store" },
            },
          },
        },
        {
          path: "/registry/docs/load/docs.nobody.example",
          responseStatusCode: 404,
          name: "A host name that nobody has registered",
          pathParameters: { domain: "docs.nobody.example" },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs-v1.getDocsForDomain": {
      description: "Returns the site that is served at a host name, and at a path when sites share a host. The same tokens may load\nit as by path.",
      availability: "Deprecated",
      namespace: ["docs-v1"],
      id: "docs-v1.getDocsForDomain",
      method: "POST",
      path: [{ type: "literal", value: "/registry/docs/load" }],
      displayName: "Load a docs site by host name",
      operationId: "getDocsForDomain",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs-v1:LoadDocsForDomainRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs-read:DocsDefinition" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/registry/docs/load",
          responseStatusCode: 200,
          name: "The site of the plant store",
          requestBody: { type: "json", value: { domain: "acme.docs.callboard.example/plants" } },
          responseBody: {
            type: "json",
            value: {
              pages: { "pages/welcome.mdx": { markdown: "# Welcome\n\nPlants by post." } },
              apis: {},
              apisV2: {},
              files: {},
              filesV2: {},
              id: "docs_81c4",
              config: { title: "Plant Store" },
            },
          },
        },
        {
          path: "/registry/docs/load",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          requestBody: { type: "json", value: { domain: "docs.plants.example" } },
          responseBody: {
            type: "json",
            value: { error: "UnauthorizedError", content: "No registry token was sent." },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs-v1.startDocsRegister": {
      description: "Sets aside an id for each file and answers where to upload them. Nothing that readers see changes until the\nregistration is finished. Only tokens of the named organisation may start one, and an address that another\norganisation holds is refused.",
      availability: "Deprecated",
      namespace: ["docs-v1"],
      id: "docs-v1.startDocsRegister",
      method: "POST",
      path: [{ type: "literal", value: "/registry/docs/init" }],
      displayName: "Start publishing a site at one address",
      operationId: "startDocsRegister",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs-v1:StartDocsRegisterRequestV1" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:StartDocsRegisterResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "One of the addresses is already taken by another organisation. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainBelongsToAnotherOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "DomainBelongsToAnotherOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/registry/docs/init",
          responseStatusCode: 200,
          name: "A site with one logo",
          requestBody: {
            type: "json",
            value: { domain: "docs.plants.example", orgId: "acme", filepaths: ["assets/logo.svg"] },
          },
          responseBody: {
            type: "json",
            value: {
              docsRegistrationId: "reg_7f31",
              uploadUrls: {
                "assets/logo.svg": {
                  uploadUrl: "https://files.callboard.example/upload/reg_7f31/file_logo",
                  fileId: "file_logo",
                },
              },
            },
          },
        },
        {
          path: "/registry/docs/init",
          responseStatusCode: 403,
          name: "An address of another organisation",
          requestBody: {
            type: "json",
            value: { domain: "docs.globex.example", orgId: "acme", filepaths: [] },
          },
          responseBody: {
            type: "json",
            value: {
              error: "DomainBelongsToAnotherOrgError",
              content: "docs.globex.example belongs to another organisation.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs-v1.finishDocsRegister": {
      description: "Puts the new pages, settings and navigation in place of the ones before. The files have to be uploaded and the\nAPIs registered by then. Only tokens of the organisation that started the registration may finish it, and it\ncan be finished once.",
      availability: "Deprecated",
      namespace: ["docs-v1"],
      id: "docs-v1.finishDocsRegister",
      method: "POST",
      path: [
        { type: "literal", value: "/registry/docs/register/" },
        { type: "pathParameter", value: "docsRegistrationId" },
      ],
      displayName: "Finish publishing a site at one address",
      operationId: "finishDocsRegister",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "docsRegistrationId",
          valueShape: { type: "alias", value: { type: "id", id: "docs:DocsRegistrationId" } },
          description: "The `docsRegistrationId` that the start of the registration answered.",
        },
      ],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs-v1:RegisterDocsRequestV1" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "No registration in progress has this id. It was never started, it is finished, or it has expired.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsRegistrationIdNotFound" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsRegistrationIdNotFound",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/registry/docs/register/reg_7f31",
          responseStatusCode: 204,
          name: "A site with one page",
          pathParameters: { docsRegistrationId: "reg_7f31" },
          requestBody: {
            type: "json",
            value: {
              docsDefinition: {
                pages: { "pages/welcome.mdx": { markdown: "# Welcome\n\nPlants by post." } },
                config: { title: "Plant Store" },
              },
            },
          },
        },
        {
          path: "/registry/docs/register/reg_7f31",
          responseStatusCode: 404,
          name: "A registration that is finished already",
          pathParameters: { docsRegistrationId: "reg_7f31" },
          requestBody: { type: "json", value: { docsDefinition: { pages: {}, config: {} } } },
          responseBody: { type: "json", value: { error: "DocsRegistrationIdNotFound" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.getDocsForUrl": {
      description: "Returns the site that is served at an address, with everything needed to show it: pages, settings, files and\nthe APIs that its navigation refers to. Any address within the site will do. Tokens of the owning organisation\nmay load it, and tokens of the organisation that runs the registry; for any other caller the address is not\nregistered.",
      namespace: ["docs"],
      id: "docs.getDocsForUrl",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/load-with-url" }],
      displayName: "Load a docs site",
      operationId: "getDocsForUrl",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:LoadDocsForUrlRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:LoadDocsForUrlResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/load-with-url",
          responseStatusCode: 200,
          name: "The site of the plant store",
          requestBody: { type: "json", value: { url: "docs.plants.example/welcome" } },
          responseBody: {
            type: "json",
            value: {
              orgId: "acme",
              baseUrl: { domain: "docs.plants.example" },
              definition: {
                pages: { "pages/welcome.mdx": { markdown: "# Welcome\n\nPlants by post." } },
                apis: {},
                apisV2: {},
                files: {},
                filesV2: {
                  file_logo: {
                    type: "image",
                    url: "https://files.callboard.example/file_logo",
                    width: 120,
                    height: 32,
                    alt: "Plant Store",
                  },
                },
                id: "docs_81c4",
                config: {
                  title: "Plant Store",
                  root: {
                    id: "node_root",
                    title: "Plant Store",
                    slug: "",
                    pointsTo: "welcome",
                    type: "root",
                    version: "v1",
                    child: {
                      id: "node_unversioned",
                      type: "unversioned",
                      child: {
                        id: "node_sidebar",
                        type: "sidebarRoot",
                        children: [
                          {
                            id: "node_group",
                            type: "sidebarGroup",
                            children: [
                              {
                                id: "node_welcome",
                                title: "Welcome",
                                slug: "welcome",
                                pageId: "pages/welcome.mdx",
                                type: "page",
                              },
                            ],
                          },
                        ],
                      },
                    },
                  },
                  colorsV3: {
                    type: "light",
                    logo: "file_logo",
                    accentPrimary: { r: 30, g: 110, b: 70 },
                    background: { type: "gradient" },
                  },
                },
              },
              lightModeEnabled: true,
            },
          },
        },
        {
          path: "/v2/registry/docs/load-with-url",
          responseStatusCode: 404,
          name: "An address that nobody has registered",
          requestBody: { type: "json", value: { url: "docs.nobody.example" } },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.startDocsRegister": {
      description: "Checks that the organisation may publish at the addresses given, sets aside an id for each file, and answers\nwhere to upload them. Nothing that readers see changes until the registration is finished. Only tokens of the\nnamed organisation may start one, and addresses that another organisation holds are refused.",
      namespace: ["docs"],
      id: "docs.startDocsRegister",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/v2/init" }],
      displayName: "Start publishing a docs site",
      operationId: "startDocsRegister",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:StartDocsRegisterRequestV2" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:StartDocsRegisterResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "The main address is not one that this registry hands out.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidDomainError" },
                  },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidDomainError",
        },
        {
          description: "A custom address is no valid host name, or two of the addresses given cover each other.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidCustomDomainError" },
                  },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidCustomDomainError",
        },
        {
          description: "One of the addresses is already taken by another organisation. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainBelongsToAnotherOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "DomainBelongsToAnotherOrgError",
        },
        {
          description: "An address cannot be read, or its path holds neither a letter nor a digit. The content says which and why.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidURLError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidURLError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/v2/init",
          responseStatusCode: 200,
          name: "A site with one logo",
          requestBody: {
            type: "json",
            value: {
              domain: "acme.docs.callboard.example",
              customDomains: ["docs.plants.example"],
              authConfig: { type: "public" },
              orgId: "acme",
              filepaths: [],
              images: [{ filePath: "assets/logo.svg", width: 120, height: 32, alt: "Plant Store" }],
            },
          },
          responseBody: {
            type: "json",
            value: {
              docsRegistrationId: "reg_7f31",
              uploadUrls: {
                "assets/logo.svg": {
                  uploadUrl: "https://files.callboard.example/upload/reg_7f31/file_logo",
                  fileId: "file_logo",
                },
              },
            },
          },
        },
        {
          path: "/v2/registry/docs/v2/init",
          responseStatusCode: 403,
          name: "An address of another organisation",
          requestBody: {
            type: "json",
            value: {
              domain: "globex.docs.callboard.example",
              customDomains: [],
              orgId: "acme",
              filepaths: [],
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "DomainBelongsToAnotherOrgError",
              content: "globex.docs.callboard.example belongs to another organisation.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.finishDocsRegister": {
      description: "Puts the new pages, settings and navigation in place of the ones before, at all addresses of the site at once.\nThe files have to be uploaded and the APIs registered by then. Only tokens of the organisation that started the\nregistration may finish it, and it can be finished once.",
      namespace: ["docs"],
      id: "docs.finishDocsRegister",
      method: "POST",
      path: [
        { type: "literal", value: "/v2/registry/docs/register/" },
        { type: "pathParameter", value: "id" },
      ],
      displayName: "Finish publishing a docs site",
      operationId: "finishDocsRegister",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "id",
          valueShape: { type: "alias", value: { type: "id", id: "docs:DocsRegistrationId" } },
          description: "The `docsRegistrationId` that the start of the registration answered.",
        },
      ],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:RegisterDocsRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "No registration in progress has this id. It was never started, it is finished, or it has expired.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsRegistrationIdNotFound" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsRegistrationIdNotFound",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/register/reg_7f31",
          responseStatusCode: 204,
          name: "A site with one page",
          pathParameters: { id: "reg_7f31" },
          requestBody: {
            type: "json",
            value: {
              docsDefinition: {
                pages: {
                  "pages/welcome.mdx": {
                    markdown: "# Welcome\n\nPlants by post.",
                    rawMarkdown: "# Welcome\n\nPlants by post.",
                  },
                },
                config: {
                  title: "Plant Store",
                  root: {
                    id: "node_root",
                    title: "Plant Store",
                    slug: "",
                    pointsTo: "welcome",
                    type: "root",
                    version: "v1",
                    child: {
                      id: "node_unversioned",
                      type: "unversioned",
                      child: {
                        id: "node_sidebar",
                        type: "sidebarRoot",
                        children: [
                          {
                            id: "node_group",
                            type: "sidebarGroup",
                            children: [
                              {
                                id: "node_welcome",
                                title: "Welcome",
                                slug: "welcome",
                                pageId: "pages/welcome.mdx",
                                type: "page",
                              },
                            ],
                          },
                        ],
                      },
                    },
                  },
                  colorsV3: {
                    type: "light",
                    logo: "file_logo",
                    accentPrimary: { r: 30, g: 110, b: 70 },
                  },
                },
              },
              excludeApis: false,
            },
          },
        },
        {
          path: "/v2/registry/docs/register/reg_7f31",
          responseStatusCode: 404,
          name: "A registration that is finished already",
          pathParameters: { id: "reg_7f31" },
          requestBody: { type: "json", value: { docsDefinition: { pages: {}, config: {} } } },
          responseBody: { type: "json", value: { error: "DocsRegistrationIdNotFound" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.getOrganizationForUrl": {
      description: "Returns which organisation owns the site at an address. Tokens of that organisation may ask, and tokens of the\norganisation that runs the registry; for any other caller the address is not registered.",
      namespace: ["docs"],
      id: "docs.getOrganizationForUrl",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/organization-for-url" }],
      displayName: "Find the organisation of a docs site",
      operationId: "getOrganizationForUrl",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:GetOrganizationForUrlRequest" } },
        },
      ],
      responses: [
        { body: { type: "alias", value: { type: "id", id: "commons:OrgId" } }, statusCode: 200 },
      ],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/organization-for-url",
          responseStatusCode: 200,
          name: "The site of the plant store",
          requestBody: { type: "json", value: { url: "docs.plants.example" } },
          responseBody: { type: "json", value: "acme" },
        },
        {
          path: "/v2/registry/docs/organization-for-url",
          responseStatusCode: 404,
          name: "An address that nobody has registered",
          requestBody: { type: "json", value: { url: "docs.nobody.example" } },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.getDocsUrlMetadata": {
      description: "Returns who owns the site at an address and whether it is a preview, without loading the site. The same tokens\nmay ask as may load the site.",
      namespace: ["docs"],
      id: "docs.getDocsUrlMetadata",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/metadata-for-url" }],
      displayName: "Describe a docs address",
      operationId: "getDocsUrlMetadata",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:GetMetadataForUrlRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:DocsUrlMetadata" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/metadata-for-url",
          responseStatusCode: 200,
          name: "The site of the plant store",
          requestBody: { type: "json", value: { url: "docs.plants.example/welcome" } },
          responseBody: {
            type: "json",
            value: {
              url: "docs.plants.example",
              org: "acme",
              isPreviewUrl: false,
              gitUrl: "https://github.com/acme/plants-docs",
            },
          },
        },
        {
          path: "/v2/registry/docs/metadata-for-url",
          responseStatusCode: 404,
          name: "An address that nobody has registered",
          requestBody: { type: "json", value: { url: "docs.nobody.example" } },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.getPrivateDocsForUrl": {
      description: "Returns a site whose readers have to log in. `POST /v2/registry/docs/load-with-url` answers private sites as\nwell and has replaced it.",
      availability: "Deprecated",
      namespace: ["docs"],
      id: "docs.getPrivateDocsForUrl",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/private/load-with-url" }],
      displayName: "Load a private docs site",
      operationId: "getPrivateDocsForUrl",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:LoadPrivateDocsForUrlRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:LoadDocsForUrlResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/private/load-with-url",
          responseStatusCode: 200,
          name: "The site for partners of the plant store",
          requestBody: { type: "json", value: { url: "partners.plants.example" } },
          responseBody: {
            type: "json",
            value: {
              orgId: "acme",
              baseUrl: { domain: "partners.plants.example" },
              definition: {
                pages: { "pages/prices.mdx": { markdown: "# Prices\n\nFor partners only." } },
                apis: {},
                apisV2: {},
                files: {},
                filesV2: {},
                id: "docs_93b0",
                config: { title: "Plant Store for partners" },
              },
              lightModeEnabled: true,
            },
          },
        },
        {
          path: "/v2/registry/docs/private/load-with-url",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          requestBody: { type: "json", value: { url: "partners.plants.example" } },
          responseBody: {
            type: "json",
            value: { error: "UnauthorizedError", content: "No registry token was sent." },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.listAllDocsUrls": {
      description: "Lists the addresses of docs sites, last published first, one page at a time. A token sees the sites of its own\norganisation, and a token of the organisation that runs the registry sees all of them. Previews are left out.",
      namespace: ["docs"],
      id: "docs.listAllDocsUrls",
      method: "GET",
      path: [{ type: "literal", value: "/v2/registry/docs/urls/list" }],
      displayName: "List docs addresses",
      operationId: "listAllDocsUrls",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      queryParameters: [
        {
          key: "page",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            },
          },
          description: "Which page to answer, from 1. The first when absent.",
        },
        {
          key: "limit",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            },
          },
          description: "Addresses on one page. 1000 when absent, which is also the most.",
        },
        {
          key: "custom",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            },
          },
          description: "True lists custom addresses only, false those only that the registry handed out. Both when absent.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:ListAllDocsUrlsResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/urls/list",
          responseStatusCode: 200,
          name: "The first two custom addresses",
          queryParameters: { page: 1, limit: 2, custom: true },
          responseBody: {
            type: "json",
            value: {
              urls: [
                {
                  domain: "docs.plants.example",
                  organizationId: "acme",
                  updatedAt: "2026-03-02T09:30:00Z",
                },
                {
                  domain: "globex.example",
                  basePath: "/docs",
                  organizationId: "globex",
                  updatedAt: "2026-02-17T16:05:00Z",
                },
              ],
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.getDocsConfigById": {
      description: "Returns one stored configuration of a site with the APIs that it refers to, and without its pages and files.\nEvery finished registration stores a new one. Tokens of the owning organisation may load it, and tokens of the\norganisation that runs the registry; for any other caller it does not exist.",
      namespace: ["docs"],
      id: "docs.getDocsConfigById",
      method: "GET",
      path: [
        { type: "literal", value: "/v2/registry/docs/" },
        { type: "pathParameter", value: "docsId" },
      ],
      displayName: "Load the settings of a docs site",
      operationId: "getDocsConfigById",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "docsId",
          valueShape: { type: "alias", value: { type: "id", id: "commons:DocsConfigId" } },
          description: "The `id` within a site that was loaded.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "docs:GetDocsConfigByIdResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No stored configuration has this id, or it belongs to an organisation that the token cannot read.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsDefinitionNotFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsDefinitionNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/docs_81c4",
          responseStatusCode: 200,
          name: "The settings of the plant store",
          pathParameters: { docsId: "docs_81c4" },
          responseBody: {
            type: "json",
            value: { docsConfig: { title: "Plant Store", hideNavLinks: false }, apis: {} },
          },
        },
        {
          path: "/v2/registry/docs/docs_0000",
          responseStatusCode: 404,
          name: "An id that was never given out",
          pathParameters: { docsId: "docs_0000" },
          responseBody: { type: "json", value: { error: "DocsDefinitionNotFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.prepopulateS3Bucket": {
      description: "Writes the stored definition of every docs site anew into the object store that docs sites read from, as after\na change of that store. It takes no input and may be repeated. Only tokens of the organisation that runs the\nregistry may ask for it.",
      namespace: ["docs"],
      id: "docs.prepopulateS3Bucket",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/prepopulate-s3-bucket" }],
      displayName: "Refill the store of rendered sites",
      operationId: "prepopulateS3Bucket",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/prepopulate-s3-bucket",
          responseStatusCode: 204,
          name: "All sites",
        },
        {
          path: "/v2/registry/docs/prepopulate-s3-bucket",
          responseStatusCode: 403,
          name: "A token that may not",
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, which does not run this registry.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.startDocsPreviewRegister": {
      description: "Sets aside an address that nobody can guess, and an id for each file. The preview is finished like any other\nregistration and leaves the published site as it is. Only tokens of the named organisation may start one.",
      namespace: ["docs"],
      id: "docs.startDocsPreviewRegister",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/preview/init" }],
      displayName: "Start publishing a preview",
      operationId: "startDocsPreviewRegister",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "docs:StartDocsPreviewRegisterRequestV2" },
          },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "docs:StartDocsPreviewRegisterResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "The main address is not one that this registry hands out.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidDomainError" },
                  },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidDomainError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/preview/init",
          responseStatusCode: 200,
          name: "A preview below a path",
          requestBody: {
            type: "json",
            value: { basePath: "/plants", orgId: "acme", filepaths: ["assets/price-list.pdf"] },
          },
          responseBody: {
            type: "json",
            value: {
              docsRegistrationId: "reg_9c02",
              uploadUrls: {
                "assets/price-list.pdf": {
                  uploadUrl: "https://files.callboard.example/upload/reg_9c02/file_prices",
                  fileId: "file_prices",
                },
              },
              previewUrl: "https://acme-preview-4e1d.docs.callboard.example/plants",
            },
          },
        },
        {
          path: "/v2/registry/docs/preview/init",
          responseStatusCode: 400,
          name: "A path that no address can have",
          requestBody: {
            type: "json",
            value: { basePath: "/what is new?", orgId: "acme", filepaths: [] },
          },
          responseBody: { type: "json", value: { error: "InvalidDomainError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.transferOwnershipOfDomain": {
      description: "Moves the site at an address, with all of its addresses, to another organisation. Readers notice nothing. From\nthen on only the new owner can publish there. Only tokens of the organisation that runs the registry may ask\nfor it.",
      namespace: ["docs"],
      id: "docs.transferOwnershipOfDomain",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/transfer-ownership" }],
      displayName: "Hand a docs address over",
      operationId: "transferOwnershipOfDomain",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:TransferDomainOwnershipRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No docs site has been published at this address.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsNotFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/transfer-ownership",
          responseStatusCode: 204,
          name: "A plant store that changes hands",
          requestBody: {
            type: "json",
            value: { domain: "docs.plants.example", toOrgId: "globex" },
          },
        },
        {
          path: "/v2/registry/docs/transfer-ownership",
          responseStatusCode: 404,
          name: "An address without a site",
          requestBody: {
            type: "json",
            value: { domain: "docs.nobody.example", toOrgId: "globex" },
          },
          responseBody: { type: "json", value: { error: "DocsNotFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.setIsArchived": {
      description: "Takes a site off the air or brings it back. An archived site keeps its addresses and its content; its readers\nget no page until it is brought back. Only tokens of the owning organisation may do either.",
      namespace: ["docs"],
      id: "docs.setIsArchived",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/set-is-archived" }],
      displayName: "Archive a docs site",
      operationId: "setIsArchived",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:SetIsArchivedRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No docs site is registered at this address, or the token cannot read it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DomainNotRegisteredError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DomainNotRegisteredError",
        },
        {
          description: "No docs site has been published at this address.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsNotFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/set-is-archived",
          responseStatusCode: 204,
          name: "A shop that has closed",
          requestBody: { type: "json", value: { url: "docs.plants.example", isArchived: true } },
        },
        {
          path: "/v2/registry/docs/set-is-archived",
          responseStatusCode: 404,
          name: "An address that nobody has registered",
          requestBody: { type: "json", value: { url: "docs.nobody.example", isArchived: true } },
          responseBody: { type: "json", value: { error: "DomainNotRegisteredError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "docs.setDocsUrlMetadata": {
      description: "Stores the repository that a site is written in, for tools that open it. What is absent stays as it was. Only\ntokens of the owning organisation may change it.",
      namespace: ["docs"],
      id: "docs.setDocsUrlMetadata",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/set-metadata-for-url" }],
      displayName: "Note where a docs site is written",
      operationId: "setDocsUrlMetadata",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "docs:SetDocsUrlMetadataRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No docs site has been published at this address.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "DocsNotFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "DocsNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/v2/registry/docs/set-metadata-for-url",
          responseStatusCode: 204,
          name: "The repository of the plant store's docs",
          requestBody: {
            type: "json",
            value: { url: "docs.plants.example", githubUrl: "https://github.com/acme/plants-docs" },
          },
        },
        {
          path: "/v2/registry/docs/set-metadata-for-url",
          responseStatusCode: 404,
          name: "An address without a site",
          requestBody: { type: "json", value: { url: "docs.nobody.example" } },
          responseBody: { type: "json", value: { error: "DocsNotFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.getLatestCliRelease": {
      description: "Returns the newest release that fits what is asked for. Release candidates come before the release that they\nlead to, and releases that have been yanked are passed over.",
      namespace: ["generators-cli"],
      id: "generators-cli.getLatestCliRelease",
      method: "POST",
      path: [{ type: "literal", value: "/generators/cli/latest" }],
      displayName: "Get the newest release of the tool",
      operationId: "getLatestCliRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators-cli:GetLatestCliReleaseRequest" },
          },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "generators-cli:CliRelease" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No release of the tool fits what was asked for.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "NoValidClisFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "NoValidClisFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli/latest",
          responseStatusCode: 200,
          name: "The newest, candidates among them",
          requestBody: { type: "json", value: { releaseTypes: ["GA", "RC"] } },
          responseBody: {
            type: "json",
            value: {
              version: "1.5.0-rc1",
              createdAt: "2026-03-02",
              releaseType: "RC",
              majorVersion: 1,
              irVersion: 58,
            },
          },
        },
        {
          path: "/generators/cli/latest",
          responseStatusCode: 404,
          name: "An IR version of the future",
          requestBody: { type: "json", value: { irVersion: 900 } },
          responseBody: { type: "json", value: { error: "NoValidClisFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.getChangelog": {
      description: "Returns what changed from one version of the tool to another, newest first.",
      namespace: ["generators-cli"],
      id: "generators-cli.getChangelog",
      method: "POST",
      path: [{ type: "literal", value: "/generators/cli/changelog" }],
      displayName: "Read the changelog of the tool",
      operationId: "getChangelog",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators-commons:GetChangelogRequest" },
          },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-commons:GetChangelogResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "A version is not three numbers joined by dots with at most the number of a release candidate. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidVersionError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidVersionError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli/changelog",
          responseStatusCode: 200,
          name: "What an upgrade brings",
          requestBody: {
            type: "json",
            value: {
              fromVersion: { type: "exclusive", value: "1.3.0" },
              toVersion: { type: "inclusive", value: "1.4.0" },
            },
          },
          responseBody: {
            type: "json",
            value: {
              entries: [
                {
                  version: "1.4.0",
                  changelogEntry: [
                    {
                      type: "feat",
                      summary: "Definitions may be split over several files.",
                      added: ["Imports between files."],
                    },
                  ],
                },
              ],
            },
          },
        },
        {
          path: "/generators/cli/changelog",
          responseStatusCode: 400,
          name: "A version that is none",
          requestBody: {
            type: "json",
            value: {
              fromVersion: { type: "exclusive", value: "latest" },
              toVersion: { type: "inclusive", value: "1.4.0" },
            },
          },
          responseBody: {
            type: "json",
            value: { error: "InvalidVersionError", content: { providedVersion: "latest" } },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.getMinCliForIr": {
      description: "Returns the lowest version of the tool that writes exactly this version of the IR.",
      namespace: ["generators-cli"],
      id: "generators-cli.getMinCliForIr",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/cli/for-ir/" },
        { type: "pathParameter", value: "irVersion" },
      ],
      displayName: "Find the release for an IR version",
      operationId: "getMinCliForIr",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "irVersion",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
          description: "IR version, such as 58.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "generators-cli:CliRelease" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No release of the tool fits what was asked for.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "NoValidClisFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "NoValidClisFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli/for-ir/57",
          responseStatusCode: 200,
          name: "The first release with this IR",
          pathParameters: { irVersion: 57 },
          responseBody: {
            type: "json",
            value: {
              version: "1.3.0",
              createdAt: "2026-01-12",
              releaseType: "GA",
              majorVersion: 1,
              irVersion: 57,
            },
          },
        },
        {
          path: "/generators/cli/for-ir/900",
          responseStatusCode: 404,
          name: "An IR version that no release writes",
          pathParameters: { irVersion: 900 },
          responseBody: { type: "json", value: { error: "NoValidClisFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.upsertCliRelease": {
      description: "Stores a release under its version, in place of the one that had the version before. Only tokens of the\norganisation that runs the registry may store one.",
      namespace: ["generators-cli"],
      id: "generators-cli.upsertCliRelease",
      method: "PUT",
      path: [{ type: "literal", value: "/generators/cli" }],
      displayName: "Add or change a release of the tool",
      operationId: "upsertCliRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "generators-cli:CliReleaseRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "A version is not three numbers joined by dots with at most the number of a release candidate. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidVersionError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidVersionError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli",
          responseStatusCode: 204,
          name: "A release with one change",
          requestBody: {
            type: "json",
            value: {
              version: "1.4.0",
              createdAt: "2026-02-10",
              changelogEntry: [
                { type: "feat", summary: "Definitions may be split over several files." },
              ],
              irVersion: 58,
            },
          },
        },
        {
          path: "/generators/cli",
          responseStatusCode: 204,
          name: "A release that must not be used any more",
          requestBody: {
            type: "json",
            value: { version: "1.3.1", isYanked: { remediationVerision: "1.4.0" }, irVersion: 57 },
          },
        },
        {
          path: "/generators/cli",
          responseStatusCode: 400,
          name: "A version that is none",
          requestBody: { type: "json", value: { version: "1.4", irVersion: 58 } },
          responseBody: {
            type: "json",
            value: { error: "InvalidVersionError", content: { providedVersion: "1.4" } },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.getCliRelease": {
      description: "Returns the release with exactly this version, even if it has been yanked.",
      namespace: ["generators-cli"],
      id: "generators-cli.getCliRelease",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/cli/" },
        { type: "pathParameter", value: "version" },
      ],
      displayName: "Get a release of the tool",
      operationId: "getCliRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "version",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Version of the tool, such as `1.4.0`.",
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "generators-cli:CliRelease" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The tool has no release with this version. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "CliVersionNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 404,
          name: "CliVersionNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli/1.4.0",
          responseStatusCode: 200,
          name: "One release",
          pathParameters: { version: "1.4.0" },
          responseBody: {
            type: "json",
            value: {
              version: "1.4.0",
              createdAt: "2026-02-10",
              releaseType: "GA",
              majorVersion: 1,
              irVersion: 58,
              tags: ["imports"],
            },
          },
        },
        {
          path: "/generators/cli/1.4.7",
          responseStatusCode: 404,
          name: "A version that was never released",
          pathParameters: { version: "1.4.7" },
          responseBody: {
            type: "json",
            value: { error: "CliVersionNotFoundError", content: { providedVersion: "1.4.7" } },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-cli.listCliReleases": {
      description: "Returns releases of the tool, newest first, one page at a time.",
      namespace: ["generators-cli"],
      id: "generators-cli.listCliReleases",
      method: "GET",
      path: [{ type: "literal", value: "/generators/cli" }],
      displayName: "List releases of the tool",
      operationId: "listCliReleases",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      queryParameters: [
        {
          key: "page",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              default: 0,
            },
          },
          description: "Which page to answer, from 0. The first when absent.",
        },
        {
          key: "pageSize",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            },
          },
          description: "Releases on one page. 20 when absent.",
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-cli:ListCliReleasesResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/cli",
          responseStatusCode: 200,
          name: "The two newest",
          queryParameters: { page: 0, pageSize: 2 },
          responseBody: {
            type: "json",
            value: {
              cliReleases: [
                {
                  version: "1.5.0-rc1",
                  createdAt: "2026-03-02",
                  releaseType: "RC",
                  majorVersion: 1,
                  irVersion: 58,
                },
                {
                  version: "1.4.0",
                  createdAt: "2026-02-10",
                  releaseType: "GA",
                  majorVersion: 1,
                  irVersion: 58,
                },
              ],
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-versions.getLatestGeneratorRelease": {
      description: "Returns the newest release of a generator that fits what is asked for. Release candidates come before the\nrelease that they lead to, and releases that have been yanked are passed over.",
      namespace: ["generators-versions"],
      id: "generators-versions.getLatestGeneratorRelease",
      method: "POST",
      path: [{ type: "literal", value: "/generators/versions/latest" }],
      displayName: "Get the newest release of a generator",
      operationId: "getLatestGeneratorRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators-versions:GetLatestGeneratorReleaseRequest" },
          },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-versions:GeneratorRelease" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "No release of the generator fits what was asked for.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "NoValidGeneratorsFoundError" },
                  },
                },
              },
            ],
          },
          statusCode: 404,
          name: "NoValidGeneratorsFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/versions/latest",
          responseStatusCode: 200,
          name: "An upgrade that breaks nothing",
          requestBody: {
            type: "json",
            value: { generator: "typescript-sdk", cliVersion: "1.4.0", generatorMajorVersion: 2 },
          },
          responseBody: {
            type: "json",
            value: {
              version: "2.6.0",
              createdAt: "2026-02-20",
              releaseType: "GA",
              majorVersion: 2,
              generatorId: "typescript-sdk",
              irVersion: 57,
            },
          },
        },
        {
          path: "/generators/versions/latest",
          responseStatusCode: 404,
          name: "A generator that nobody knows",
          requestBody: { type: "json", value: { generator: "cobol-sdk" } },
          responseBody: { type: "json", value: { error: "NoValidGeneratorsFoundError" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-versions.getChangelog": {
      description: "Returns what changed from one version of a generator to another, newest first.",
      namespace: ["generators-versions"],
      id: "generators-versions.getChangelog",
      method: "POST",
      path: [
        { type: "literal", value: "/generators/versions/" },
        { type: "pathParameter", value: "generatorId" },
        { type: "literal", value: "/changelog" },
      ],
      displayName: "Read the changelog of a generator",
      operationId: "getChangelog",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "generatorId",
          valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
          description: "Generator whose changes are asked for.",
        },
      ],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators-commons:GetChangelogRequest" },
          },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-commons:GetChangelogResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "A version is not three numbers joined by dots with at most the number of a release candidate. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidVersionError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidVersionError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/versions/typescript-sdk/changelog",
          responseStatusCode: 200,
          name: "What an upgrade brings",
          pathParameters: { generatorId: "typescript-sdk" },
          requestBody: {
            type: "json",
            value: {
              fromVersion: { type: "exclusive", value: "2.5.0" },
              toVersion: { type: "inclusive", value: "2.6.0" },
            },
          },
          responseBody: {
            type: "json",
            value: {
              entries: [
                {
                  version: "2.6.0",
                  changelogEntry: [
                    {
                      type: "fix",
                      summary: "Dates keep their time zone.",
                      links: ["https://github.com/callboard/typescript-sdk/pull/41"],
                    },
                  ],
                },
              ],
            },
          },
        },
        {
          path: "/generators/versions/typescript-sdk/changelog",
          responseStatusCode: 400,
          name: "A version that is none",
          pathParameters: { generatorId: "typescript-sdk" },
          requestBody: {
            type: "json",
            value: {
              fromVersion: { type: "exclusive", value: "newest" },
              toVersion: { type: "inclusive", value: "2.6.0" },
            },
          },
          responseBody: {
            type: "json",
            value: { error: "InvalidVersionError", content: { providedVersion: "newest" } },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-versions.upsertGeneratorRelease": {
      description: "Stores a release under its generator and version, in place of the one that was there before. Only tokens of the\norganisation that runs the registry may store one.",
      namespace: ["generators-versions"],
      id: "generators-versions.upsertGeneratorRelease",
      method: "PUT",
      path: [{ type: "literal", value: "/generators/versions" }],
      displayName: "Add or change a release of a generator",
      operationId: "upsertGeneratorRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators-versions:GeneratorReleaseRequest" },
          },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "A version is not three numbers joined by dots with at most the number of a release candidate. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidVersionError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidVersionError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/versions",
          responseStatusCode: 204,
          name: "A release with one change",
          requestBody: {
            type: "json",
            value: {
              version: "2.6.0",
              createdAt: "2026-02-20",
              changelogEntry: [{ type: "fix", summary: "Dates keep their time zone." }],
              generatorId: "typescript-sdk",
              irVersion: 57,
            },
          },
        },
        {
          path: "/generators/versions",
          responseStatusCode: 400,
          name: "A version that is none",
          requestBody: {
            type: "json",
            value: { version: "2.6.0-nightly", generatorId: "typescript-sdk", irVersion: 57 },
          },
          responseBody: {
            type: "json",
            value: { error: "InvalidVersionError", content: { providedVersion: "2.6.0-nightly" } },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-versions.getGeneratorRelease": {
      description: "Returns the release of a generator with exactly this version, even if it has been yanked.",
      namespace: ["generators-versions"],
      id: "generators-versions.getGeneratorRelease",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/versions/" },
        { type: "pathParameter", value: "generatorId" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "version" },
      ],
      displayName: "Get a release of a generator",
      operationId: "getGeneratorRelease",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "generatorId",
          valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
          description: "Generator that was released.",
        },
        {
          key: "version",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Version of the generator, such as `2.6.0`.",
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-versions:GeneratorRelease" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The generator has no release with this version. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "GeneratorVersionNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:InvalidVersionErrorMessage" },
                },
              },
            ],
          },
          statusCode: 404,
          name: "GeneratorVersionNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/versions/typescript-sdk/2.6.0",
          responseStatusCode: 200,
          name: "One release",
          pathParameters: { generatorId: "typescript-sdk", version: "2.6.0" },
          responseBody: {
            type: "json",
            value: {
              version: "2.6.0",
              createdAt: "2026-02-20",
              releaseType: "GA",
              majorVersion: 2,
              generatorId: "typescript-sdk",
              irVersion: 57,
              tags: ["dates"],
            },
          },
        },
        {
          path: "/generators/versions/typescript-sdk/2.9.9",
          responseStatusCode: 404,
          name: "A version that was never released",
          pathParameters: { generatorId: "typescript-sdk", version: "2.9.9" },
          responseBody: {
            type: "json",
            value: {
              error: "GeneratorVersionNotFoundError",
              content: { providedVersion: "2.9.9" },
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators-versions.listGeneratorReleases": {
      description: "Returns releases of a generator, newest first, one page at a time. A generator that nobody knows has none.",
      namespace: ["generators-versions"],
      id: "generators-versions.listGeneratorReleases",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/versions/" },
        { type: "pathParameter", value: "generatorId" },
      ],
      displayName: "List releases of a generator",
      operationId: "listGeneratorReleases",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "generatorId",
          valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
          description: "Generator whose releases are listed.",
        },
      ],
      queryParameters: [
        {
          key: "page",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              default: 0,
            },
          },
          description: "Which page to answer, from 0. The first when absent.",
        },
        {
          key: "pageSize",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            },
          },
          description: "Releases on one page. 20 when absent.",
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "generators-versions:ListGeneratorReleasesResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/versions/typescript-sdk",
          responseStatusCode: 200,
          name: "The newest",
          pathParameters: { generatorId: "typescript-sdk" },
          queryParameters: { pageSize: 1 },
          responseBody: {
            type: "json",
            value: {
              generatorReleases: [
                {
                  version: "2.6.0",
                  createdAt: "2026-02-20",
                  releaseType: "GA",
                  majorVersion: 2,
                  generatorId: "typescript-sdk",
                  irVersion: 57,
                },
              ],
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators.upsertGenerator": {
      description: "Stores a generator under its id, in place of the one that had the id before. Releases of the generator stay as\nthey are. Only tokens of the organisation that runs the registry may store one.",
      namespace: ["generators"],
      id: "generators.upsertGenerator",
      method: "PUT",
      path: [{ type: "literal", value: "/generators" }],
      displayName: "Add or change a generator",
      operationId: "upsertGenerator",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "generators:Generator" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators",
          responseStatusCode: 204,
          name: "A generator of TypeScript SDKs",
          requestBody: {
            type: "json",
            value: {
              id: "typescript-sdk",
              displayName: "TypeScript SDK",
              generatorType: { type: "sdk" },
              generatorLanguage: "typescript",
              dockerImage: "callboard/typescript-sdk",
              scripts: {
                installScript: { steps: ["npm ci"] },
                testScript: { steps: ["npm test"] },
              },
            },
          },
        },
        {
          path: "/generators",
          responseStatusCode: 403,
          name: "A token that may not",
          requestBody: {
            type: "json",
            value: {
              id: "typescript-sdk",
              displayName: "TypeScript SDK",
              generatorType: { type: "sdk" },
              dockerImage: "callboard/typescript-sdk",
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, which does not run this registry.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators.getGeneratorByImage": {
      description: "Returns the generator that runs from a Docker image, or nothing when no generator does. It needs no token.",
      namespace: ["generators"],
      id: "generators.getGeneratorByImage",
      method: "POST",
      path: [{ type: "literal", value: "/generators/by-image" }],
      displayName: "Find a generator by its image",
      operationId: "getGeneratorByImage",
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "generators:GetGeneratorByImageRequest" },
          },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "id", id: "generators:Generator" } },
            },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/by-image",
          responseStatusCode: 200,
          name: "The generator of TypeScript SDKs",
          requestBody: { type: "json", value: { dockerImage: "callboard/typescript-sdk" } },
          responseBody: {
            type: "json",
            value: {
              id: "typescript-sdk",
              displayName: "TypeScript SDK",
              generatorType: { type: "sdk" },
              generatorLanguage: "typescript",
              dockerImage: "callboard/typescript-sdk",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators.getGenerator": {
      description: "Returns the generator with an id, or nothing when there is none. It needs no token.",
      namespace: ["generators"],
      id: "generators.getGenerator",
      method: "GET",
      path: [{ type: "literal", value: "/generators/" }, { type: "pathParameter", value: "id" }],
      displayName: "Get a generator",
      operationId: "getGenerator",
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "id",
          valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
          description: "The generator's id. `cli` leads to the releases of the command line tool instead.",
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "id", id: "generators:Generator" } },
            },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/typescript-sdk",
          responseStatusCode: 200,
          name: "The generator of TypeScript SDKs",
          pathParameters: { id: "typescript-sdk" },
          responseBody: {
            type: "json",
            value: {
              id: "typescript-sdk",
              displayName: "TypeScript SDK",
              generatorType: { type: "sdk" },
              generatorLanguage: "typescript",
              dockerImage: "callboard/typescript-sdk",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "generators.listGenerators": {
      description: "Returns all generators, by id in alphabetical order. It needs no token.",
      namespace: ["generators"],
      id: "generators.listGenerators",
      method: "GET",
      path: [{ type: "literal", value: "/generators" }],
      displayName: "List generators",
      operationId: "listGenerators",
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      responses: [
        {
          body: {
            type: "alias",
            value: {
              type: "list",
              itemShape: { type: "alias", value: { type: "id", id: "generators:Generator" } },
            },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators",
          responseStatusCode: 200,
          name: "One for an SDK and one for a server",
          responseBody: {
            type: "json",
            value: [
              {
                id: "express-server",
                displayName: "Express server",
                generatorType: { type: "server" },
                generatorLanguage: "typescript",
                dockerImage: "callboard/express-server",
              },
              {
                id: "typescript-sdk",
                displayName: "TypeScript SDK",
                generatorType: { type: "sdk" },
                generatorLanguage: "typescript",
                dockerImage: "callboard/typescript-sdk",
              },
            ],
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.getRepository": {
      description: "Returns what is stored about one repository.",
      namespace: ["git"],
      id: "git.getRepository",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/github/repository/" },
        { type: "pathParameter", value: "owner" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "repo" },
      ],
      displayName: "Get a repository",
      operationId: "getRepository",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "owner",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Account that holds the repository, such as `acme`.",
        },
        {
          key: "repo",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Name of the repository within the account, such as `plants-node`.",
        },
      ],
      responses: [
        { body: { type: "alias", value: { type: "id", id: "git:Repository" } }, statusCode: 200 },
      ],
      errors: [
        {
          description: "No repository with this owner and name is tracked. The content holds both.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "RepositoryNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: { type: "alias", value: { type: "id", id: "git:RepositoryNotFound" } },
              },
            ],
          },
          statusCode: 404,
          name: "RepositoryNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/repository/acme/plants-node",
          responseStatusCode: 200,
          name: "The TypeScript SDK of the plant store",
          pathParameters: { owner: "acme", repo: "plants-node" },
          responseBody: {
            type: "json",
            value: {
              type: "sdk",
              id: { type: "github", id: "721904415" },
              name: "plants-node",
              owner: "acme",
              fullName: "acme/plants-node",
              url: "https://github.com/acme/plants-node",
              repositoryOwnerOrganizationId: "acme",
              defaultBranchChecks: [],
              sdkLanguage: "typescript",
            },
          },
        },
        {
          path: "/generators/github/repository/acme/plants-cobol",
          responseStatusCode: 404,
          name: "A repository that is not tracked",
          pathParameters: { owner: "acme", repo: "plants-cobol" },
          responseBody: {
            type: "json",
            value: {
              error: "RepositoryNotFoundError",
              content: { repositoryOwner: "acme", repositoryName: "plants-cobol" },
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.listRepositories": {
      description: "Returns the repositories that fit every filter given, by owner and name, one page at a time.",
      namespace: ["git"],
      id: "git.listRepositories",
      method: "POST",
      path: [{ type: "literal", value: "/generators/github/repository/list" }],
      displayName: "List repositories",
      operationId: "listRepositories",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "git:ListRepositoriesRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "git:ListRepositoriesResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/repository/list",
          responseStatusCode: 200,
          name: "The repositories of the plant store",
          requestBody: { type: "json", value: { organizationId: "acme" } },
          responseBody: {
            type: "json",
            value: {
              repositories: [
                {
                  type: "config",
                  id: { type: "github", id: "721904002" },
                  name: "plants-docs",
                  owner: "acme",
                  fullName: "acme/plants-docs",
                  url: "https://github.com/acme/plants-docs",
                  repositoryOwnerOrganizationId: "acme",
                  defaultBranchChecks: [
                    {
                      checkId: "29110457",
                      repositoryOwner: "acme",
                      repositoryName: "plants-docs",
                      ref: "5b0e2c9",
                      name: "check",
                      status: "completed",
                      conclusion: "success",
                      checkRunUrl: "https://github.com/acme/plants-docs/runs/29110457",
                      createdAt: "2026-03-02T09:12:00Z",
                      completedAt: "2026-03-02T09:13:10Z",
                      rawCheckRun: {},
                    },
                  ],
                },
              ],
            },
          },
        },
        {
          path: "/generators/github/repository/list",
          responseStatusCode: 403,
          name: "A token that may not",
          requestBody: { type: "json", value: { organizationId: "acme" } },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, which does not run this registry.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.upsertRepository": {
      description: "Stores a repository under its owner and name, in place of what was stored about it before.",
      namespace: ["git"],
      id: "git.upsertRepository",
      method: "PUT",
      path: [{ type: "literal", value: "/generators/github/repository/upsert" }],
      displayName: "Add or change a repository",
      operationId: "upsertRepository",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "git:Repository" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/repository/upsert",
          responseStatusCode: 204,
          name: "The TypeScript SDK of the plant store",
          requestBody: {
            type: "json",
            value: {
              type: "sdk",
              id: { type: "github", id: "721904415" },
              name: "plants-node",
              owner: "acme",
              fullName: "acme/plants-node",
              url: "https://github.com/acme/plants-node",
              repositoryOwnerOrganizationId: "acme",
              defaultBranchChecks: [],
              sdkLanguage: "typescript",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.deleteRepository": {
      description: "Removes what is stored about a repository and its pull requests. The repository itself is not touched.",
      namespace: ["git"],
      id: "git.deleteRepository",
      method: "DELETE",
      path: [
        { type: "literal", value: "/generators/github/repository/" },
        { type: "pathParameter", value: "owner" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "repo" },
        { type: "literal", value: "/delete" },
      ],
      displayName: "Forget a repository",
      operationId: "deleteRepository",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "owner",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Account that holds the repository.",
        },
        {
          key: "repo",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Name of the repository within the account.",
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No repository with this owner and name is tracked. The content holds both.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "RepositoryNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: { type: "alias", value: { type: "id", id: "git:RepositoryNotFound" } },
              },
            ],
          },
          statusCode: 404,
          name: "RepositoryNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/repository/acme/plants-node/delete",
          responseStatusCode: 204,
          name: "An SDK that is no longer made",
          pathParameters: { owner: "acme", repo: "plants-node" },
        },
        {
          path: "/generators/github/repository/acme/plants-cobol/delete",
          responseStatusCode: 404,
          name: "A repository that is not tracked",
          pathParameters: { owner: "acme", repo: "plants-cobol" },
          responseBody: {
            type: "json",
            value: {
              error: "RepositoryNotFoundError",
              content: { repositoryOwner: "acme", repositoryName: "plants-cobol" },
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.getPullRequest": {
      description: "Returns what is stored about one pull request.",
      namespace: ["git"],
      id: "git.getPullRequest",
      method: "GET",
      path: [
        { type: "literal", value: "/generators/github/pull-request/" },
        { type: "pathParameter", value: "owner" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "repo" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "number" },
      ],
      displayName: "Get a pull request",
      operationId: "getPullRequest",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "owner",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Account that holds the repository.",
        },
        {
          key: "repo",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Name of the repository within the account.",
        },
        {
          key: "number",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
          description: "Number of the pull request within the repository.",
        },
      ],
      responses: [
        { body: { type: "alias", value: { type: "id", id: "git:PullRequest" } }, statusCode: 200 },
      ],
      errors: [
        {
          description: "No pull request with this number is tracked for the repository. The content holds all three.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "PullRequestNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: { type: "alias", value: { type: "id", id: "git:PullRequestNotFound" } },
              },
            ],
          },
          statusCode: 404,
          name: "PullRequestNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/pull-request/acme/plants-node/41",
          responseStatusCode: 200,
          name: "A new release of an SDK",
          pathParameters: { owner: "acme", repo: "plants-node", number: 41 },
          responseBody: {
            type: "json",
            value: {
              pullRequestNumber: 41,
              repositoryName: "plants-node",
              repositoryOwner: "acme",
              author: { username: "callboard-bot" },
              reviewers: [
                { type: "user", name: "Maya Lind", username: "maya" },
                { type: "team", name: "SDK", teamId: "sdk" },
              ],
              title: "Release 2.6.0",
              url: "https://github.com/acme/plants-node/pull/41",
              checks: [],
              state: "merged",
              createdAt: "2026-02-19T14:00:00Z",
              updatedAt: "2026-02-20T08:10:00Z",
              mergedAt: "2026-02-20T08:10:00Z",
              closedAt: "2026-02-20T08:10:00Z",
            },
          },
        },
        {
          path: "/generators/github/pull-request/acme/plants-node/9000",
          responseStatusCode: 404,
          name: "A number that is not tracked",
          pathParameters: { owner: "acme", repo: "plants-node", number: 9000 },
          responseBody: {
            type: "json",
            value: {
              error: "PullRequestNotFoundError",
              content: {
                repositoryOwner: "acme",
                repositoryName: "plants-node",
                pullRequestNumber: 9000,
              },
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.listPullRequests": {
      description: "Returns the pull requests that fit every filter given, newest first, one page at a time.",
      namespace: ["git"],
      id: "git.listPullRequests",
      method: "POST",
      path: [{ type: "literal", value: "/generators/github/pull-request/list" }],
      displayName: "List pull requests",
      operationId: "listPullRequests",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "git:ListPullRequestsRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "git:ListPullRequestsResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/pull-request/list",
          responseStatusCode: 200,
          name: "Open ones of one repository",
          requestBody: {
            type: "json",
            value: { repositoryName: "plants-node", repositoryOwner: "acme", state: ["open"] },
          },
          responseBody: {
            type: "json",
            value: {
              pullRequests: [
                {
                  pullRequestNumber: 43,
                  repositoryName: "plants-node",
                  repositoryOwner: "acme",
                  author: { username: "callboard-bot" },
                  reviewers: [],
                  title: "Release 2.7.0",
                  url: "https://github.com/acme/plants-node/pull/43",
                  checks: [],
                  state: "open",
                  createdAt: "2026-03-02T11:00:00Z",
                },
              ],
            },
          },
        },
        {
          path: "/generators/github/pull-request/list",
          responseStatusCode: 403,
          name: "A token that may not",
          requestBody: { type: "json", value: { organizationId: "acme" } },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, which does not run this registry.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.upsertPullRequest": {
      description: "Stores a pull request under its repository and number, in place of what was stored about it before.",
      namespace: ["git"],
      id: "git.upsertPullRequest",
      method: "PUT",
      path: [{ type: "literal", value: "/generators/github/pull-request/upsert" }],
      displayName: "Add or change a pull request",
      operationId: "upsertPullRequest",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "git:PullRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/pull-request/upsert",
          responseStatusCode: 204,
          name: "A new release of an SDK",
          requestBody: {
            type: "json",
            value: {
              pullRequestNumber: 43,
              repositoryName: "plants-node",
              repositoryOwner: "acme",
              author: { username: "callboard-bot" },
              reviewers: [],
              title: "Release 2.7.0",
              url: "https://github.com/acme/plants-node/pull/43",
              checks: [],
              state: "open",
              createdAt: "2026-03-02T11:00:00Z",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "git.deletePullRequest": {
      description: "Removes what is stored about a pull request. The pull request itself is not touched.",
      namespace: ["git"],
      id: "git.deletePullRequest",
      method: "DELETE",
      path: [
        { type: "literal", value: "/generators/github/pull-request/" },
        { type: "pathParameter", value: "owner" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "repo" },
        { type: "literal", value: "/" },
        { type: "pathParameter", value: "number" },
        { type: "literal", value: "/delete" },
      ],
      displayName: "Forget a pull request",
      operationId: "deletePullRequest",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      pathParameters: [
        {
          key: "owner",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Account that holds the repository.",
        },
        {
          key: "repo",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          description: "Name of the repository within the account.",
        },
        {
          key: "number",
          valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
          description: "Number of the pull request within the repository.",
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "No pull request with this number is tracked for the repository. The content holds all three.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "PullRequestNotFoundError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: { type: "alias", value: { type: "id", id: "git:PullRequestNotFound" } },
              },
            ],
          },
          statusCode: 404,
          name: "PullRequestNotFoundError",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/generators/github/pull-request/acme/plants-node/43/delete",
          responseStatusCode: 204,
          name: "A pull request that was a mistake",
          pathParameters: { owner: "acme", repo: "plants-node", number: 43 },
        },
        {
          path: "/generators/github/pull-request/acme/plants-node/9000/delete",
          responseStatusCode: 404,
          name: "A number that is not tracked",
          pathParameters: { owner: "acme", repo: "plants-node", number: 9000 },
          responseBody: {
            type: "json",
            value: {
              error: "PullRequestNotFoundError",
              content: {
                repositoryOwner: "acme",
                repositoryName: "plants-node",
                pullRequestNumber: 9000,
              },
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "sdks.computeSemanticVersion": {
      description: "Looks up the version that an SDK was published with last and answers the one to publish next. It asks the\npackage registry of the language where there is one to ask, and else looks at the tags of the repository.",
      namespace: ["sdks"],
      id: "sdks.computeSemanticVersion",
      method: "POST",
      path: [{ type: "literal", value: "/sdks/semantic-version/compute" }],
      displayName: "Find the next version of an SDK",
      operationId: "computeSemanticVersion",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "sdks:ComputeSemanticVersionRequest" } },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: { type: "id", id: "sdks:ComputedSemanticVersionResponse" },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "Neither the package registry nor the repository knows a version that was published before.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "FailedToComputeExistingVersion" },
                  },
                },
              },
            ],
          },
          statusCode: 400,
          name: "FailedToComputeExistingVersion",
        },
        {
          description: "The version that was published last is not three numbers joined by dots, so there is none that follows it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "FailedToIncrementVersion" },
                  },
                },
              },
            ],
          },
          statusCode: 500,
          name: "FailedToIncrementVersion",
        },
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/sdks/semantic-version/compute",
          responseStatusCode: 200,
          name: "An SDK on npm",
          requestBody: { type: "json", value: { package: "@acme/plants", language: "TypeScript" } },
          responseBody: { type: "json", value: { version: "2.6.1", bump: "PATCH" } },
        },
        {
          path: "/sdks/semantic-version/compute",
          responseStatusCode: 400,
          name: "A package that was never published",
          requestBody: { type: "json", value: { package: "@acme/shrubs", language: "TypeScript" } },
          responseBody: { type: "json", value: { error: "FailedToComputeExistingVersion" } },
        },
      ],
      protocol: { type: "rest" },
    },
    "snippets-factory.createSnippetsForSDK": {
      description: "Stores code for the endpoints of an API, in one version of one SDK. It takes the place of the code stored for\nthat version before. Only tokens of the named organisation may store snippets.",
      namespace: ["snippets-factory"],
      id: "snippets-factory.createSnippetsForSDK",
      method: "POST",
      path: [{ type: "literal", value: "/snippets/create" }],
      displayName: "Store the snippets of an SDK",
      operationId: "createSnippetsForSDK",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "snippets-factory:CreateSnippetRequest" },
          },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "No organisation has this name. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "OrgIdNotFound",
        },
        {
          description: "An SDK that the call names has no snippets, or not in this version. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "SDKNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "SDKNotFound",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/snippets/create",
          responseStatusCode: 204,
          name: "One endpoint in TypeScript",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              snippets: {
                type: "typescript",
                sdk: { package: "@acme/plants", version: "2.6.0" },
                snippets: [
                  {
                    endpoint: { path: "/plants/{plantId}", method: "GET" },
                    exampleIdentifier: "a-fern",
                    snippet: {
                      client: "import { PlantsClient } from \"@acme/plants\";\n\nconst client = new PlantsClient({ token: \"YOUR_TOKEN\" });\nawait client.plants.get(\"fern-1\");\n",
                    },
                  },
                ],
              },
            },
          },
        },
        {
          path: "/snippets/create",
          responseStatusCode: 403,
          name: "A token of another organisation",
          requestBody: {
            type: "json",
            value: {
              orgId: "globex",
              apiId: "plant-store",
              snippets: {
                type: "go",
                sdk: { githubRepo: "github.com/globex/plants-go", version: "1.0.0" },
                snippets: [],
              },
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, not to globex.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "snippets.get": {
      description: "Returns code that calls one endpoint, one snippet for each SDK and example. With a `payload` the code does the\nrequest that the payload describes, made from the templates of the SDKs named in `sdks`. The list is empty when\nnothing fits or when a template cannot be filled. Only tokens of the owning organisation may ask, and tokens of\nthe organisation that runs the registry.",
      availability: "PreRelease",
      namespace: ["snippets"],
      id: "snippets.get",
      method: "POST",
      path: [{ type: "literal", value: "/snippets" }],
      displayName: "Get the snippets of an endpoint",
      operationId: "get",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "snippets:GetSnippetRequest" } },
        },
      ],
      responses: [
        {
          body: {
            type: "alias",
            value: {
              type: "list",
              itemShape: { type: "alias", value: { type: "id", id: "snippets:Snippet" } },
            },
          },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
        {
          description: "The call names no API, and the organisation has more than one. The content says so.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "ApiIdRequiredError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "ApiIdRequiredError",
        },
        {
          description: "The call names no organisation, and the token can read more than one. The content says so.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdRequiredError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "OrgIdRequiredError",
        },
        {
          description: "The organisation has no API with this name. The content names both.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdAndApiIdNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "OrgIdAndApiIdNotFound",
        },
        {
          description: "No organisation has this name. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "OrgIdNotFound",
        },
        {
          description: "The API has no such endpoint. The content names what was looked for.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "EndpointNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "EndpointNotFound",
        },
        {
          description: "An SDK that the call names has no snippets, or not in this version. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "SDKNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "SDKNotFound",
        },
      ],
      examples: [
        {
          path: "/snippets",
          responseStatusCode: 200,
          name: "A plant in Python",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              sdks: [{ type: "python", package: "acme-plants", version: "2.6.0" }],
              endpoint: { path: "/plants/{plantId}", method: "GET" },
              payload: {
                pathParameters: [{ name: "plantId", value: "fern-1" }],
                auth: { type: "bearer", token: "YOUR_TOKEN" },
              },
            },
          },
          responseBody: {
            type: "json",
            value: [
              {
                type: "python",
                sdk: { package: "acme-plants", version: "2.6.0" },
                async_client: "from acme_plants import AsyncPlants\n\nclient = AsyncPlants(token=\"YOUR_TOKEN\")\nawait client.plants.get(\"fern-1\")\n",
                sync_client: "from acme_plants import Plants\n\nclient = Plants(token=\"YOUR_TOKEN\")\nclient.plants.get(\"fern-1\")\n",
              },
            ],
          },
        },
        {
          path: "/snippets",
          responseStatusCode: 400,
          name: "An organisation with several APIs",
          requestBody: { type: "json", value: { endpoint: { path: "/plants", method: "POST" } } },
          responseBody: {
            type: "json",
            value: {
              error: "ApiIdRequiredError",
              content: "acme has several APIs. Name one of them.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "snippets.load": {
      description: "Returns the stored snippets of an API, by path and verb of the endpoint, one page at a time. Only tokens of the\nowning organisation may ask, and tokens of the organisation that runs the registry.",
      availability: "PreRelease",
      namespace: ["snippets"],
      id: "snippets.load",
      method: "POST",
      path: [{ type: "literal", value: "/snippets/load" }],
      displayName: "Load all snippets",
      operationId: "load",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      queryParameters: [
        {
          key: "page",
          valueShape: {
            type: "alias",
            value: {
              type: "optional",
              shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            },
          },
          description: "Which page to answer, from 1. The first when absent.",
        },
      ],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "snippets:ListSnippetsRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "snippets:SnippetsPage" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
        {
          description: "The page is less than 1. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "InvalidPageError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "InvalidPageError",
        },
        {
          description: "The call names no API, and the organisation has more than one. The content says so.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "ApiIdRequiredError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "ApiIdRequiredError",
        },
        {
          description: "The call names no organisation, and the token can read more than one. The content says so.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdRequiredError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 400,
          name: "OrgIdRequiredError",
        },
        {
          description: "The organisation has no API with this name. The content names both.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdAndApiIdNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "OrgIdAndApiIdNotFound",
        },
        {
          description: "No organisation has this name. The content holds it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "OrgIdNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "OrgIdNotFound",
        },
        {
          description: "An SDK that the call names has no snippets, or not in this version. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "SDKNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "SDKNotFound",
        },
      ],
      examples: [
        {
          path: "/snippets/load",
          responseStatusCode: 200,
          name: "The first page, TypeScript only",
          queryParameters: { page: 1 },
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              sdks: [{ type: "typescript", package: "@acme/plants" }],
            },
          },
          responseBody: {
            type: "json",
            value: {
              next: 2,
              snippets: {
                "/plants/{plantId}": {
                  GET: [
                    {
                      type: "typescript",
                      sdk: { package: "@acme/plants", version: "2.6.0" },
                      client: "import { PlantsClient } from \"@acme/plants\";\n\nconst client = new PlantsClient({ token: \"YOUR_TOKEN\" });\nawait client.plants.get(\"fern-1\");\n",
                      exampleIdentifier: "a-fern",
                    },
                  ],
                },
              },
            },
          },
        },
        {
          path: "/snippets/load",
          responseStatusCode: 400,
          name: "A page that is none",
          queryParameters: { page: 0 },
          requestBody: { type: "json", value: { orgId: "acme", apiId: "plant-store" } },
          responseBody: {
            type: "json",
            value: {
              error: "InvalidPageError",
              content: "Pages are counted from 1, so there is no page 0.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "templates.register": {
      description: "Stores the template of one endpoint for one SDK, in place of the one stored for that version of the SDK before.\nOnly tokens of the named organisation may store templates.",
      namespace: ["templates"],
      id: "templates.register",
      method: "POST",
      path: [{ type: "literal", value: "/snippet-template/register" }],
      displayName: "Store a snippet template",
      operationId: "register",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "templates:RegisterSnippetTemplateRequest" },
          },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/snippet-template/register",
          responseStatusCode: 204,
          name: "Getting a plant in TypeScript",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              snippet: {
                sdk: { type: "typescript", package: "@acme/plants", version: "2.6.0" },
                endpointId: { path: "/plants/{plantId}", method: "GET" },
                snippetTemplate: {
                  type: "v1",
                  clientInstantiation: "const client = new PlantsClient({ token });",
                  functionInvocation: {
                    type: "generic",
                    imports: ["import { PlantsClient } from \"@acme/plants\";"],
                    isOptional: false,
                    templateString: "await client.plants.get($CALLBOARD_INPUT);",
                    templateInputs: [{ type: "payload", location: "PATH", path: "plantId" }],
                    inputDelimiter: ", ",
                  },
                },
              },
            },
          },
        },
        {
          path: "/snippet-template/register",
          responseStatusCode: 403,
          name: "A token of another organisation",
          requestBody: {
            type: "json",
            value: {
              orgId: "globex",
              apiId: "plant-store",
              apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              snippet: {
                sdk: { type: "python", package: "globex-plants", version: "1.0.0" },
                endpointId: { path: "/plants", method: "POST" },
                snippetTemplate: {
                  type: "v1",
                  clientInstantiation: "client = Plants()",
                  functionInvocation: {
                    type: "generic",
                    isOptional: false,
                    templateString: "client.plants.add()",
                  },
                },
              },
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, not to globex.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "templates.registerBatch": {
      description: "Stores templates of any number of endpoints and SDKs at once: all of them or, after an error, none. Only tokens\nof the named organisation may store templates.",
      namespace: ["templates"],
      id: "templates.registerBatch",
      method: "POST",
      path: [{ type: "literal", value: "/snippet-template/register/batch" }],
      displayName: "Store several snippet templates",
      operationId: "registerBatch",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: {
            type: "alias",
            value: { type: "id", id: "templates:RegisterSnippetTemplateBatchRequest" },
          },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/snippet-template/register/batch",
          responseStatusCode: 204,
          name: "One endpoint in Python",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              snippets: [
                {
                  sdk: { type: "python", package: "acme-plants", version: "2.6.0" },
                  endpointId: { path: "/plants/{plantId}", method: "GET" },
                  snippetTemplate: {
                    type: "v1",
                    clientInstantiation: "client = Plants(token=token)",
                    functionInvocation: {
                      type: "generic",
                      imports: ["from acme_plants import Plants"],
                      isOptional: false,
                      templateString: "client.plants.get($CALLBOARD_INPUT)",
                      templateInputs: [{ type: "payload", location: "PATH", path: "plantId" }],
                    },
                  },
                  additionalTemplates: {
                    async: {
                      type: "v1",
                      clientInstantiation: "client = AsyncPlants(token=token)",
                      functionInvocation: {
                        type: "generic",
                        imports: ["from acme_plants import AsyncPlants"],
                        isOptional: false,
                        templateString: "await client.plants.get($CALLBOARD_INPUT)",
                        templateInputs: [{ type: "payload", location: "PATH", path: "plantId" }],
                      },
                    },
                  },
                },
              ],
            },
          },
        },
        {
          path: "/snippet-template/register/batch",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              snippets: [],
            },
          },
          responseBody: {
            type: "json",
            value: { error: "UnauthorizedError", content: "No registry token was sent." },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "templates.get": {
      description: "Returns the template of one endpoint for one SDK. Only tokens of the owning organisation may ask, and tokens of\nthe organisation that runs the registry.",
      namespace: ["templates"],
      id: "templates.get",
      method: "POST",
      path: [{ type: "literal", value: "/snippet-template/get" }],
      displayName: "Get a snippet template",
      operationId: "get",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "templates:GetSnippetTemplate" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "templates:EndpointSnippetTemplate" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
        {
          description: "The SDK has no template for this endpoint, or the organisation has no such API. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "SnippetNotFound" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 404,
          name: "SnippetNotFound",
        },
        {
          description: "What the call depends on does not answer now, or this registry does not run the service behind it. The content says which; in the first case the same call may succeed a little later.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnavailableError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 503,
          name: "UnavailableError",
        },
      ],
      examples: [
        {
          path: "/snippet-template/get",
          responseStatusCode: 200,
          name: "Getting a plant in TypeScript",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              sdk: { type: "typescript", package: "@acme/plants" },
              endpointId: { path: "/plants/{plantId}", method: "GET" },
            },
          },
          responseBody: {
            type: "json",
            value: {
              sdk: { type: "typescript", package: "@acme/plants", version: "2.6.0" },
              endpointId: { path: "/plants/{plantId}", method: "GET" },
              apiDefinitionId: "3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13",
              snippetTemplate: {
                type: "v1",
                clientInstantiation: "const client = new PlantsClient({ token });",
                functionInvocation: {
                  type: "generic",
                  imports: ["import { PlantsClient } from \"@acme/plants\";"],
                  isOptional: false,
                  templateString: "await client.plants.get($CALLBOARD_INPUT);",
                  templateInputs: [{ type: "payload", location: "PATH", path: "plantId" }],
                  inputDelimiter: ", ",
                },
              },
            },
          },
        },
        {
          path: "/snippet-template/get",
          responseStatusCode: 404,
          name: "An endpoint without a template",
          requestBody: {
            type: "json",
            value: {
              orgId: "acme",
              apiId: "plant-store",
              sdk: { type: "ruby", gem: "acme_plants" },
              endpointId: { path: "/plants", method: "POST" },
            },
          },
          responseBody: {
            type: "json",
            value: {
              error: "SnippetNotFound",
              content: "acme_plants has no template for POST /plants.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "tokens.generate": {
      description: "Creates a token for an organisation. Any token of that organisation can create another one, and a token of the\norganisation that runs the registry can create the first one of any organisation. Only this response contains\nthe secret: the registry stores a hash of it, so a lost token can be revoked but not recovered.",
      namespace: ["tokens"],
      id: "tokens.generate",
      method: "POST",
      path: [{ type: "literal", value: "/tokens/generate" }],
      displayName: "Generate a token",
      operationId: "generate",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "tokens:GenerateTokenRequest" } },
        },
      ],
      responses: [
        {
          body: { type: "alias", value: { type: "id", id: "tokens:GenerateTokenResponse" } },
          statusCode: 200,
        },
      ],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
      ],
      examples: [
        {
          path: "/tokens/generate",
          responseStatusCode: 200,
          name: "A token for a build server",
          requestBody: { type: "json", value: { orgId: "acme", scope: "publish" } },
          responseBody: {
            type: "json",
            value: {
              token: "callboard_EXAMPLE-only-do-not-use-EXAMPLE-only-do-no",
              id: "tok_5d0c6a1e9b7f4c238e41d60a92c7f315",
            },
          },
        },
        {
          path: "/tokens/generate",
          responseStatusCode: 403,
          name: "A token of another organisation",
          requestBody: { type: "json", value: { orgId: "globex", scope: "publish" } },
          responseBody: {
            type: "json",
            value: {
              error: "UserNotInOrgError",
              content: "The token belongs to acme, not to globex.",
            },
          },
        },
      ],
      protocol: { type: "rest" },
    },
    "tokens.revoke": {
      description: "Ends a token at once: the next call that carries it is refused. Any token of the same organisation may revoke\nit, and a token may revoke itself. Revoking a token that has ended before, or never was, changes nothing and\nsucceeds as well.",
      namespace: ["tokens"],
      id: "tokens.revoke",
      method: "POST",
      path: [{ type: "literal", value: "/tokens/revoke" }],
      displayName: "Revoke a token",
      operationId: "revoke",
      auth: ["bearer"],
      defaultEnvironment: "Local",
      environments: [{ id: "Local", baseUrl: "http://localhost:4001" }],
      requests: [
        {
          contentType: "application/json",
          body: { type: "alias", value: { type: "id", id: "tokens:RevokeTokenRequest" } },
        },
      ],
      responses: [{ body: { type: "empty" }, statusCode: 204 }],
      errors: [
        {
          description: "The call carries no token, or one that is unknown or revoked. The content says which.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UnauthorizedError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 401,
          name: "UnauthorizedError",
        },
        {
          description: "The token is valid and belongs to another organisation than the one that the call names, changes or is reserved for. The content names it.",
          shape: {
            type: "object",
            extends: [],
            properties: [
              {
                key: "error",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "literal",
                    value: { type: "stringLiteral", value: "UserNotInOrgError" },
                  },
                },
              },
              {
                key: "content",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          statusCode: 403,
          name: "UserNotInOrgError",
        },
      ],
      examples: [
        {
          path: "/tokens/revoke",
          responseStatusCode: 204,
          name: "A token that has leaked",
          requestBody: {
            type: "json",
            value: { orgId: "acme", tokenId: "tok_5d0c6a1e9b7f4c238e41d60a92c7f315" },
          },
        },
        {
          path: "/tokens/revoke",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          requestBody: {
            type: "json",
            value: { orgId: "acme", tokenId: "tok_5d0c6a1e9b7f4c238e41d60a92c7f315" },
          },
          responseBody: {
            type: "json",
            value: { error: "UnauthorizedError", content: "No registry token was sent." },
          },
        },
      ],
      protocol: { type: "rest" },
    },
  },
  websockets: {},
  webhooks: {},
  types: {
    "api-commons:SubpackageId": {
      name: "SubpackageId",
      description: "Names a section of an API definition, such as `subpackage_plants`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "api-commons:WebSocketMessageId": {
      name: "WebSocketMessageId",
      description: "Names a kind of message within its channel, such as `subscribe`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "api-commons:WebSocketMessageOrigin": {
      name: "WebSocketMessageOrigin",
      description: "The side of a WebSocket connection that sends a message.",
      shape: {
        type: "enum",
        values: [
          { value: "client", description: "Sent by the reader's side." },
          { value: "server", description: "Sent by the API." },
        ],
      },
    },
    "api-commons:WebhookHttpMethod": {
      name: "WebhookHttpMethod",
      description: "The HTTP verb that an API uses when it calls a webhook.",
      shape: { type: "enum", values: [{ value: "GET" }, { value: "POST" }] },
    },
    "api-commons:WithDescription": {
      name: "WithDescription",
      description: "Adds a description to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Markdown for readers. Absent when the author wrote none.",
          },
        ],
      },
    },
    "api-commons:WithAvailability": {
      name: "WithAvailability",
      description: "Adds an availability mark to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Availability" } },
              },
            },
            description: "How far readers may rely on this. Absent means that nothing is promised and nothing is withdrawn.",
          },
        ],
      },
    },
    "api-commons:Environment": {
      name: "Environment",
      description: "A server that an endpoint or channel can be reached on.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
            description: "Name shown in the environment selector and used as default.",
          },
          {
            key: "baseUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Absolute address, with scheme, that the path is appended to, such as `https://api.plants.example/v1`.",
          },
        ],
      },
    },
    "api-commons:Protocol": {
      name: "Protocol",
      description: "How a call is put on the wire.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "rest",
            description: "An ordinary HTTP request: method, path and body mean what they say.",
            extends: ["api-commons:RestProtocol"],
            properties: [],
          },
          {
            discriminantValue: "openrpc",
            description: "JSON-RPC over HTTP: the body is wrapped together with the method name.",
            extends: ["api-commons:OpenRpcProtocol"],
            properties: [],
          },
        ],
      },
    },
    "api-commons:RestProtocol": {
      name: "RestProtocol",
      description: "Ordinary HTTP needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "api-commons:OpenRpcProtocol": {
      name: "OpenRpcProtocol",
      description: "Settings of a JSON-RPC call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "methodName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Value of `method` in the JSON-RPC envelope.",
          },
        ],
      },
    },
    "api-commons:PathPart": {
      name: "PathPart",
      description: "One piece of a path. The pieces are joined without a separator, so literals carry their own slashes.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "literal",
            description: "Fixed text, such as `/plants/`. May be empty.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          {
            discriminantValue: "pathParameter",
            description: "Key of a path parameter whose value, percent-encoded, takes this place.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
              },
            ],
          },
        ],
      },
    },
    "api-commons:AuthSchemeId": {
      name: "AuthSchemeId",
      description: "Names an authentication scheme within its API definition, such as `bearer`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "api-commons:MultiAuth": {
      name: "MultiAuth",
      description: "Schemes that must all be used on the same call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "schemes",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:AuthSchemeId" } },
              },
            },
            description: "Ids of the schemes. Every one of them is required.",
          },
        ],
      },
    },
    "api-commons:ApiAuth": {
      name: "ApiAuth",
      description: "A way in which callers prove who they are.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "bearerAuth",
            description: "A token in the `Authorization` header, after the word `Bearer`.",
            extends: ["api-commons:BearerAuth"],
            properties: [],
          },
          {
            discriminantValue: "basicAuth",
            description: "A user name and a password, base64-encoded in the `Authorization` header.",
            extends: ["api-commons:BasicAuth"],
            properties: [],
          },
          {
            discriminantValue: "header",
            description: "A key in a header of the API's own choice.",
            extends: ["api-commons:HeaderAuth"],
            properties: [],
          },
          {
            discriminantValue: "oAuth",
            description: "A token obtained through OAuth 2 before the call.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "api-commons:OAuth" } },
              },
            ],
          },
        ],
      },
    },
    "api-commons:BasicAuth": {
      name: "BasicAuth",
      description: "Names the two fields of HTTP basic authentication.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "usernameName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Label of the first field. `Username` when absent.",
          },
          {
            key: "passwordName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Label of the second field. `Password` when absent.",
          },
        ],
      },
    },
    "api-commons:BearerAuth": {
      name: "BearerAuth",
      description: "Names the token of HTTP bearer authentication.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "tokenName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Label of the token field. `Bearer token` when absent.",
          },
        ],
      },
    },
    "api-commons:HeaderAuth": {
      name: "HeaderAuth",
      description: "A credential sent in a header of its own.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "nameOverride",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Label shown in place of the header name.",
          },
          {
            key: "headerWireValue",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Header name as it is sent, such as `X-API-Key`.",
          },
          {
            key: "prefix",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text put before the credential with a space between, such as `Token`. Absent when the credential stands alone.",
          },
        ],
      },
    },
    "api-commons:OAuth": {
      name: "OAuth",
      description: "The OAuth 2 flow by which a token is obtained.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "clientCredentials",
            description: "The caller exchanges its own id and secret for a token, with no user involved.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:OAuthClientCredentials" },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:OAuthClientCredentials": {
      name: "OAuthClientCredentials",
      description: "Where the client credentials flow finds its token endpoint.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "referencedEndpoint",
            description: "The token endpoint is described in this same API definition.",
            extends: ["api-commons:OAuthClientCredentialsReferencedEndpoint"],
            properties: [],
          },
        ],
      },
    },
    "api-commons:OAuthClientCredentialsReferencedEndpoint": {
      name: "OAuthClientCredentialsReferencedEndpoint",
      description: "A token endpoint of the same API, and how to use its answer.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Endpoint to call for a token.",
          },
          {
            key: "accessTokenLocator",
            valueShape: { type: "alias", value: { type: "id", id: "commons:JqString" } },
            description: "Place of the access token in that endpoint's JSON response.",
          },
          {
            key: "headerName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Header that carries the token afterwards. `Authorization` when absent.",
          },
          {
            key: "tokenPrefix",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Word before the token in that header. `Bearer` when absent.",
          },
        ],
      },
    },
    "api-commons:PrimitiveType": {
      name: "PrimitiveType",
      description: "A single value with no parts, and its limits.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "integer",
            description: "A whole number that fits 32 bits.",
            extends: ["api-commons:IntegerType"],
            properties: [],
          },
          {
            discriminantValue: "double",
            description: "A number that may have decimals.",
            extends: ["api-commons:DoubleType"],
            properties: [],
          },
          {
            discriminantValue: "string",
            description: "Text.",
            extends: ["api-commons:StringType"],
            properties: [],
          },
          {
            discriminantValue: "long",
            description: "A whole number that fits 64 bits. JavaScript clients lose digits above 2^53 unless they keep it as text.",
            extends: ["api-commons:LongType"],
            properties: [],
          },
          {
            discriminantValue: "boolean",
            description: "True or false.",
            extends: ["api-commons:BooleanType"],
            properties: [],
          },
          {
            discriminantValue: "datetime",
            description: "A moment, in RFC 3339 form such as `2026-05-04T09:30:00Z`.",
            extends: ["api-commons:DatetimeType"],
            properties: [],
          },
          {
            discriminantValue: "uuid",
            description: "A UUID, such as `3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13`.",
            extends: ["api-commons:UuidType"],
            properties: [],
          },
          {
            discriminantValue: "base64",
            description: "Bytes as base64 text.",
            extends: ["api-commons:Base64Type"],
            properties: [],
          },
          {
            discriminantValue: "date",
            description: "A calendar day as `YYYY-MM-DD`.",
            extends: ["api-commons:DateType"],
            properties: [],
          },
          {
            discriminantValue: "bigInteger",
            description: "A whole number of any size, as decimal text.",
            extends: ["api-commons:BigIntegerType"],
            properties: [],
          },
          {
            discriminantValue: "uint",
            description: "A whole number from 0 that fits 32 bits.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "uint64",
            description: "A whole number from 0 that fits 64 bits.",
            extends: [],
            properties: [],
          },
        ],
      },
    },
    "api-commons:IntegerType": {
      name: "IntegerType",
      description: "Limits of a 32-bit whole number. A limit that is absent does not apply.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "minimum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Smallest value allowed.",
          },
          {
            key: "maximum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Largest value allowed.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Value the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:DoubleType": {
      name: "DoubleType",
      description: "Limits of a number with decimals. A limit that is absent does not apply.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "minimum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Smallest value allowed.",
          },
          {
            key: "maximum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Largest value allowed.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Value the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:StringType": {
      name: "StringType",
      description: "Limits of a text. A limit that is absent does not apply.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "format",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "A hint at what the text holds, such as `email` or `password`. A password is masked in forms.",
          },
          {
            key: "regex",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Regular expression that the text must match.",
          },
          {
            key: "minLength",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Fewest characters allowed.",
          },
          {
            key: "maxLength",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Most characters allowed.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:LongType": {
      name: "LongType",
      description: "Limits of a 64-bit whole number. A limit that is absent does not apply.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "minimum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "long" } } },
              },
            },
            description: "Smallest value allowed.",
          },
          {
            key: "maximum",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "long" } } },
              },
            },
            description: "Largest value allowed.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "long" } } },
              },
            },
            description: "Value the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:BooleanType": {
      name: "BooleanType",
      description: "Settings of a true-or-false value.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "Value the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:DatetimeType": {
      name: "DatetimeType",
      description: "Settings of a moment.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "datetime" } } },
              },
            },
            description: "Moment the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:UuidType": {
      name: "UuidType",
      description: "Settings of a UUID.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "uuid" } } },
              },
            },
            description: "UUID the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:Base64Type": {
      name: "Base64Type",
      description: "Settings of base64 text.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "base64" } } },
              },
            },
            description: "Content the API assumes when none is sent.",
          },
          {
            key: "mimeType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Media type of the decoded bytes, such as `audio/webm`. A form offers a recorder for audio.",
          },
        ],
      },
    },
    "api-commons:DateType": {
      name: "DateType",
      description: "Settings of a calendar day.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
              },
            },
            description: "Day the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:BigIntegerType": {
      name: "BigIntegerType",
      description: "Settings of a whole number of any size.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "bigInteger" } },
                },
              },
            },
            description: "Number the API assumes when none is sent.",
          },
        ],
      },
    },
    "api-commons:LiteralType": {
      name: "LiteralType",
      description: "A value that is always the same.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "booleanLiteral",
            description: "Always this truth value.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "boolean" } },
                },
              },
            ],
          },
          {
            discriminantValue: "stringLiteral",
            description: "Always this text.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:TypeReferenceIdDefault": {
      name: "TypeReferenceIdDefault",
      description: "A default that belongs to one use of a named type, and overrides the default of the type itself.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "enum",
            description: "One of the values of the enum that is referred to.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:EnumType": {
      name: "EnumType",
      description: "A closed list of texts, one of which is sent.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Value the API assumes when none is sent. It is one of `values`.",
          },
          {
            key: "values",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:EnumValue" } },
              },
            },
            description: "The values allowed, in the author's order.",
          },
        ],
      },
    },
    "api-commons:EnumValue": {
      name: "EnumValue",
      description: "One allowed value of an enum.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "value",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text as it is sent.",
          },
        ],
      },
    },
    "api-commons:ObjectPropertyAccess": {
      name: "ObjectPropertyAccess",
      description: "Restricts a property to one direction.",
      shape: {
        type: "enum",
        values: [
          { value: "READ_ONLY", description: "Only in responses. Forms leave it out of requests." },
          { value: "WRITE_ONLY", description: "Only in requests. Responses never hold it." },
        ],
      },
    },
    "api-commons:ContentType": {
      name: "ContentType",
      description: "The media types that a part of a multipart form may have.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Exactly one media type, such as `image/png`.",
            shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          },
          {
            description: "Any one of these media types.",
            shape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
          },
        ],
      },
    },
    "api-commons:BytesRequest": {
      name: "BytesRequest",
      description: "A body sent as raw bytes, such as an uploaded file.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the call also works without a body.",
          },
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Media type of the bytes. `application/octet-stream` when absent.",
          },
        ],
      },
    },
    "api-commons:FileDownloadResponseBodyShape": {
      name: "FileDownloadResponseBodyShape",
      description: "A response that is a file rather than JSON.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Media type of the file. Absent when it varies.",
          },
        ],
      },
    },
    "api-commons:ExampleEndpointRequest": {
      name: "ExampleEndpointRequest",
      description: "The body of an example request.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "json",
            description: "A JSON body.",
            extends: [],
            properties: [
              { key: "value", valueShape: { type: "alias", value: { type: "unknown" } } },
            ],
          },
          {
            discriminantValue: "form",
            description: "A multipart form, keyed by field name.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:FormValue" },
                    },
                  },
                },
              },
            ],
          },
          {
            discriminantValue: "bytes",
            description: "A body of raw bytes.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "api-commons:BytesValue" } },
              },
            ],
          },
        ],
      },
    },
    "api-commons:FormValue": {
      name: "FormValue",
      description: "What an example sends in one field of a multipart form.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "json",
            description: "A JSON value.",
            extends: [],
            properties: [
              { key: "value", valueShape: { type: "alias", value: { type: "unknown" } } },
            ],
          },
          {
            discriminantValue: "filename",
            description: "One file, given by name only.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          {
            discriminantValue: "filenames",
            description: "Several files, given by name only.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            ],
          },
          {
            discriminantValue: "filenameWithData",
            description: "One file with its content.",
            extends: ["api-commons:FilenameWithData"],
            properties: [],
          },
          {
            discriminantValue: "filenamesWithData",
            description: "Several files with their content.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:FilenameWithData" },
                    },
                  },
                },
              },
            ],
          },
          {
            discriminantValue: "exploded",
            description: "Several values sent as repeated fields of the same name.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "list", itemShape: { type: "alias", value: { type: "unknown" } } },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:BytesValue": {
      name: "BytesValue",
      description: "The content of an example body of raw bytes.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "base64",
            description: "The bytes as base64 text.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:FilenameWithData": {
      name: "FilenameWithData",
      description: "An example file whose content can be sent.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "filename",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name given to the API.",
          },
          {
            key: "data",
            valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
            description: "Uploaded file that holds the content.",
          },
        ],
      },
    },
    "api-commons:ExampleEndpointResponse": {
      name: "ExampleEndpointResponse",
      description: "The body of an example response.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "json",
            description: "A JSON body.",
            extends: [],
            properties: [
              { key: "value", valueShape: { type: "alias", value: { type: "unknown" } } },
            ],
          },
          {
            discriminantValue: "filename",
            description: "A file, given by name.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          {
            discriminantValue: "stream",
            description: "Chunks of a streamed response, in the order they arrive.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "list", itemShape: { type: "alias", value: { type: "unknown" } } },
                },
              },
            ],
          },
          {
            discriminantValue: "sse",
            description: "Server-sent events, in the order they arrive.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:ExampleServerSentEvent" },
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
    "api-commons:ExampleServerSentEvent": {
      name: "ExampleServerSentEvent",
      description: "One event of an example event stream.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "event",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Value of the event's `event` field.",
          },
          {
            key: "data",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "Content of the event's `data` field, parsed as JSON. Absent for an event without content.",
          },
        ],
      },
    },
    "api-commons:ErrorExample": {
      name: "ErrorExample",
      description: "A failure as a reader would see it.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "responseBody",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:ExampleErrorResponse" },
            },
            description: "Body that arrives with the error status.",
          },
        ],
      },
    },
    "api-commons:ExampleErrorResponse": {
      name: "ExampleErrorResponse",
      description: "The body of an example failure.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "json",
            description: "A JSON body.",
            extends: [],
            properties: [
              { key: "value", valueShape: { type: "alias", value: { type: "unknown" } } },
            ],
          },
        ],
      },
    },
    "api-commons:ExampleWebhookPayload": {
      name: "ExampleWebhookPayload",
      description: "What an API might send to a webhook.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "payload",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON body of the call. Absent when the call has none.",
          },
        ],
      },
    },
    "api-commons:ExampleWebSocketMessage": {
      name: "ExampleWebSocketMessage",
      description: "One message of an example session.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebSocketMessageId" },
            },
            description: "Kind of message, which also tells who sends it.",
          },
          {
            key: "body",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON content of the message. Absent when it has none.",
          },
        ],
      },
    },
    "api-commons:CodeLanguage": {
      name: "CodeLanguage",
      description: "The language of a code sample.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A language the docs know how to name and colour.",
            shape: { type: "alias", value: { type: "id", id: "api-commons:SupportedLanguage" } },
          },
          {
            description: "Any other language, shown under this name.",
            shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          },
        ],
      },
    },
    "api-commons:SupportedLanguage": {
      name: "SupportedLanguage",
      description: "Languages that the docs recognise in code samples.",
      shape: {
        type: "enum",
        values: [
          { value: "curl", description: "A shell command that uses cURL." },
          { value: "python" },
          { value: "javascript" },
          { value: "js", description: "Same as `javascript`." },
          { value: "node", description: "JavaScript for Node.js." },
          { value: "typescript" },
          { value: "ts", description: "Same as `typescript`." },
          { value: "go" },
          { value: "ruby" },
          { value: "csharp" },
        ],
      },
    },
    "api-commons:Source": {
      name: "Source",
      description: "The kind of document that an API definition was made from.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "openapi",
            description: "An OpenAPI document.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "asyncapi",
            description: "An AsyncAPI document.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "proto",
            description: "Protocol Buffers files.",
            extends: [],
            properties: [],
          },
        ],
      },
    },
    "api-commons:SnippetsConfig": {
      name: "SnippetsConfig",
      description: "The published SDKs whose snippets accompany this API. A language without an entry gets no SDK snippet.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "typescriptSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:TypescriptPackage" },
                },
              },
            },
            description: "The npm package.",
          },
          {
            key: "pythonSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:PythonPackage" } },
              },
            },
            description: "The PyPI package.",
          },
          {
            key: "goSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:GoModule" } },
              },
            },
            description: "The Go module.",
          },
          {
            key: "javaSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:JavaCoordinate" } },
              },
            },
            description: "The Maven artifact.",
          },
          {
            key: "rubySdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:RubyGem" } },
              },
            },
            description: "The Ruby gem.",
          },
          {
            key: "csharpSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:NugetPackage" } },
              },
            },
            description: "The NuGet package.",
          },
        ],
      },
    },
    "api-commons:TypescriptPackage": {
      name: "TypescriptPackage",
      description: "An SDK on npm.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `@acme/plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-commons:PythonPackage": {
      name: "PythonPackage",
      description: "An SDK on PyPI.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Distribution name, such as `acme-plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-commons:GoModule": {
      name: "GoModule",
      description: "An SDK as a Go module.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-commons:JavaCoordinate": {
      name: "JavaCoordinate",
      description: "An SDK in a Maven repository.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "coordinate",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-commons:RubyGem": {
      name: "RubyGem",
      description: "An SDK as a Ruby gem.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "gem",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Gem name, such as `acme_plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-commons:NugetPackage": {
      name: "NugetPackage",
      description: "An SDK on NuGet.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `Acme.Plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to show. Absent means the newest that has snippets.",
          },
        ],
      },
    },
    "api-latest:ApiDefinition": {
      name: "ApiDefinition",
      description: "A whole API as flat maps. References between the maps are by id.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "This registered version.",
          },
          {
            key: "endpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:EndpointDefinition" },
                },
              },
            },
            description: "Every call, by id.",
          },
          {
            key: "websockets",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:WebSocketChannel" },
                },
              },
            },
            description: "Every WebSocket channel, by id.",
          },
          {
            key: "webhooks",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:WebhookDefinition" },
                },
              },
            },
            description: "Every webhook, by id.",
          },
          {
            key: "types",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:TypeDefinition" },
                },
              },
            },
            description: "Every named type, by id.",
          },
          {
            key: "subpackages",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:SubpackageMetadata" },
                },
              },
            },
            description: "Every section, by id.",
          },
          {
            key: "auths",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "api-commons:AuthSchemeId" } },
                valueShape: { type: "alias", value: { type: "id", id: "api-commons:ApiAuth" } },
              },
            },
            description: "Every authentication scheme, by id.",
          },
          {
            key: "globalHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Headers that every endpoint takes beside its own.",
          },
          {
            key: "snippetsConfiguration",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SnippetsConfig" } },
              },
            },
            description: "Published SDKs to show snippets of. Absent when there are none.",
          },
          {
            key: "apiName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve.",
          },
        ],
      },
    },
    "api-latest:WithNamespace": {
      name: "WithNamespace",
      description: "Places the types that extend it in a section.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "namespace",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:SubpackageId" },
                    },
                  },
                },
              },
            },
            description: "Sections from the top down that lead here. Absent at the top level.",
          },
        ],
      },
    },
    "api-latest:SubpackageMetadata": {
      name: "SubpackageMetadata",
      description: "A section of an API, for headings and breadcrumbs.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Its key in the definition's `subpackages`.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name in code, such as `plants`.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading for readers. Made from `name` when absent.",
          },
        ],
      },
    },
    "api-latest:EndpointDefinition": {
      name: "EndpointDefinition",
      description: "One call of an API.",
      shape: {
        type: "object",
        extends: [
          "api-commons:WithDescription",
          "api-commons:WithAvailability",
          "api-latest:WithNamespace",
        ],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Its key in the definition's `endpoints`.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:PathPart" } },
              },
            },
            description: "The path below the base address, from left to right.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers, such as `Get a plant`. Made from `id` when absent.",
          },
          {
            key: "operationId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the call in the document it was made from. Absent when there is none.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                  },
                },
              },
            },
            description: "Ids of schemes in `auths`, any one of which will do. Absent for an open call.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:Environment" },
                    },
                  },
                },
              },
            },
            description: "Servers that answer the call.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Parameters that `path` names.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Parameters after the question mark.",
          },
          {
            key: "requestHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Headers that the call takes beside the global ones.",
          },
          {
            key: "responseHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Headers that a success answers with.",
          },
          {
            key: "requests",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:HttpRequest" },
                    },
                  },
                },
              },
            },
            description: "Bodies that the call takes, most usual first. Absent when it takes none.",
          },
          {
            key: "responses",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:HttpResponse" },
                    },
                  },
                },
              },
            },
            description: "What a success answers, most usual first. Absent when it has no body.",
          },
          {
            key: "errors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ErrorResponse" },
                    },
                  },
                },
              },
            },
            description: "Failures that the call can answer with.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ExampleEndpointCall" },
                    },
                  },
                },
              },
            },
            description: "Whole calls with their answers.",
          },
          {
            key: "snippetTemplates",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "templates:EndpointSnippetTemplates" },
                },
              },
            },
            description: "Templates from which SDK snippets for any request are made. Absent when no SDK has registered them.",
          },
          {
            key: "protocol",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:Protocol" } },
              },
            },
            description: "How the call is put on the wire. `rest` when absent.",
          },
          {
            key: "multiAuth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:MultiAuth" },
                    },
                  },
                },
              },
            },
            description: "Combinations of schemes, any one of which will do. Takes precedence over `auth`.",
          },
          {
            key: "includeInApiExplorer",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "False keeps the endpoint out of the playground. Absent means true.",
          },
        ],
      },
    },
    "api-latest:HttpRequest": {
      name: "HttpRequest",
      description: "One body that a call takes.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Media type sent with the body, such as `application/json`. Follows from `body` when absent.",
          },
          {
            key: "body",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-latest:HttpRequestBodyShape" },
            },
            description: "What the body looks like.",
          },
        ],
      },
    },
    "api-latest:HttpRequestBodyShape": {
      name: "HttpRequestBodyShape",
      description: "The kinds of request body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-latest:ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "alias",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "bytes",
            description: "Raw bytes.",
            extends: ["api-commons:BytesRequest"],
            properties: [],
          },
          {
            discriminantValue: "formData",
            description: "A multipart form.",
            extends: ["api-latest:FormDataRequest"],
            properties: [],
          },
        ],
      },
    },
    "api-latest:HttpResponse": {
      name: "HttpResponse",
      description: "One answer of a call that succeeded.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "body",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-latest:HttpResponseBodyShape" },
            },
            description: "What the body looks like, and how it arrives.",
          },
          {
            key: "statusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status, below 400.",
          },
        ],
      },
    },
    "api-latest:HttpResponseBodyShape": {
      name: "HttpResponseBodyShape",
      description: "The kinds of response body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          { discriminantValue: "empty", description: "No body.", extends: [], properties: [] },
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-latest:ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "alias",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "fileDownload",
            description: "A file.",
            extends: ["api-commons:FileDownloadResponseBodyShape"],
            properties: [],
          },
          {
            discriminantValue: "streamingText",
            description: "Text that arrives in pieces.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "stream",
            description: "JSON that arrives in pieces.",
            extends: ["api-latest:StreamResponse"],
            properties: [],
          },
        ],
      },
    },
    "api-latest:StreamResponse": {
      name: "StreamResponse",
      description: "A response that arrives in pieces.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "terminator",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text that marks the end, such as `[DONE]`. Absent when the stream simply closes.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What each piece looks like.",
          },
        ],
      },
    },
    "api-latest:ErrorResponse": {
      name: "ErrorResponse",
      description: "A failure that an endpoint can answer with.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "shape",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
              },
            },
            description: "What the body holds. Absent when there is none to describe.",
          },
          {
            key: "statusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status, 400 or above. Several errors may share one.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the error, such as `PlantNotFoundError`.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:ErrorExample" },
                    },
                  },
                },
              },
            },
            description: "The failure as readers would see it.",
          },
        ],
      },
    },
    "api-latest:ExampleEndpointCall": {
      name: "ExampleEndpointCall",
      description: "One call with its answer.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path that was called, parameters filled in, such as `/plants/fern-1`.",
          },
          {
            key: "responseStatusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status of the answer.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by parameter key.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by parameter name.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by header name, without credentials.",
          },
          {
            key: "requestBody",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointRequest" },
                },
              },
            },
            description: "Body that was sent. Absent when there was none.",
          },
          {
            key: "responseBody",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointResponse" },
                },
              },
            },
            description: "Body of the answer. Absent when there was none.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:CodeLanguage" },
                    },
                    valueShape: {
                      type: "alias",
                      value: {
                        type: "list",
                        itemShape: {
                          type: "alias",
                          value: { type: "id", id: "api-latest:CodeSnippet" },
                        },
                      },
                    },
                  },
                },
              },
            },
            description: "Code for this call, by language.",
          },
        ],
      },
    },
    "api-latest:CodeSnippet": {
      name: "CodeSnippet",
      description: "Code for one call.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the snippet. The language when absent.",
          },
          {
            key: "language",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:CodeLanguage" } },
            description: "Language of the code.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs what the code needs. Absent when nothing is needed.",
          },
          {
            key: "code",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code itself.",
          },
          {
            key: "generated",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "False when a person wrote the code.",
          },
        ],
      },
    },
    "api-latest:TypeDefinition": {
      name: "TypeDefinition",
      description: "A type with a name, which references reach by its id.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name in code, such as `Plant`.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What values of the type look like.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. `name` when absent.",
          },
        ],
      },
    },
    "api-latest:TypeReference": {
      name: "TypeReference",
      description: "A use of a type: a named type, a primitive, or a wrapping of another shape.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "id",
            description: "A type of the same definition, by its id.",
            extends: ["api-latest:TypeReferenceId"],
            properties: [],
          },
          {
            discriminantValue: "primitive",
            description: "A single value with no parts.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:PrimitiveType" },
                },
              },
            ],
          },
          {
            discriminantValue: "optional",
            description: "The value may be left out.",
            extends: ["api-latest:OptionalType"],
            properties: [],
          },
          {
            discriminantValue: "nullable",
            description: "The value may be `null`.",
            extends: ["api-latest:NullableType"],
            properties: [],
          },
          {
            discriminantValue: "list",
            description: "Values in an order, as a JSON array.",
            extends: ["api-latest:ListType"],
            properties: [],
          },
          {
            discriminantValue: "set",
            description: "Values without repetition, as a JSON array.",
            extends: ["api-latest:SetType"],
            properties: [],
          },
          {
            discriminantValue: "map",
            description: "A JSON object whose keys are free.",
            extends: ["api-latest:MapType"],
            properties: [],
          },
          {
            discriminantValue: "literal",
            description: "A value that is always the same.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "api-commons:LiteralType" } },
              },
            ],
          },
          {
            discriminantValue: "unknown",
            description: "Any JSON value.",
            extends: ["api-latest:UnknownType"],
            properties: [],
          },
        ],
      },
    },
    "api-latest:TypeReferenceId": {
      name: "TypeReferenceId",
      description: "A reference to a type of the same definition.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
            description: "Key of the type in the definition's `types`.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:TypeReferenceIdDefault" },
                },
              },
            },
            description: "Default for this use only. Absent when the type's own default holds.",
          },
        ],
      },
    },
    "api-latest:UnknownType": {
      name: "UnknownType",
      description: "Any JSON value.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "What to call the value in place of `any`.",
          },
        ],
      },
    },
    "api-latest:TypeShape": {
      name: "TypeShape",
      description: "What values look like. A shape may refer to named types and so, through them, to itself.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "alias",
            description: "Another name for the type referred to.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "enum",
            description: "One of a closed list of texts.",
            extends: ["api-commons:EnumType"],
            properties: [],
          },
          {
            discriminantValue: "undiscriminatedUnion",
            description: "A value of any one of several types, told apart by looking at the value.",
            extends: ["api-latest:UndiscriminatedUnionType"],
            properties: [],
          },
          {
            discriminantValue: "discriminatedUnion",
            description: "One of several objects, told apart by a property that names the variant.",
            extends: ["api-latest:DiscriminatedUnionType"],
            properties: [],
          },
          {
            discriminantValue: "object",
            description: "A JSON object with known properties.",
            extends: ["api-latest:ObjectType"],
            properties: [],
          },
        ],
      },
    },
    "api-latest:ObjectType": {
      name: "ObjectType",
      description: "A JSON object.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "extends",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
              },
            },
            description: "Ids of object types whose properties this one has as well.",
          },
          {
            key: "properties",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:ObjectProperty" },
                },
              },
            },
            description: "Its own properties, in the author's order.",
          },
          {
            key: "extraProperties",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-latest:TypeReference" } },
              },
            },
            description: "What properties beyond the listed ones hold. Absent when none are allowed.",
          },
        ],
      },
    },
    "api-latest:ObjectProperty": {
      name: "ObjectProperty",
      description: "One property of an object. Parameters and headers are described in the same way.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Name as it is sent.",
          },
          {
            key: "valueShape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What the property holds. A property that may be left out is an alias of `optional`.",
          },
          {
            key: "propertyAccess",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ObjectPropertyAccess" },
                },
              },
            },
            description: "Set when the property occurs in one direction only.",
          },
        ],
      },
    },
    "api-latest:UndiscriminatedUnionType": {
      name: "UndiscriminatedUnionType",
      description: "A value of any one of several types.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "variants",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:UndiscriminatedUnionVariant" },
                },
              },
            },
            description: "The types it may have, most specific first where they overlap.",
          },
        ],
      },
    },
    "api-latest:UndiscriminatedUnionVariant": {
      name: "UndiscriminatedUnionVariant",
      description: "One type that a union may have.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. Absent when the type's own name serves.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What the value is when it is of this variant.",
          },
        ],
      },
    },
    "api-latest:DiscriminatedUnionType": {
      name: "DiscriminatedUnionType",
      description: "One of several objects, told apart by a property.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "discriminant",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Key of the telling property, such as `type`.",
          },
          {
            key: "variants",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:DiscriminatedUnionVariant" },
                },
              },
            },
            description: "The objects it may be.",
          },
        ],
      },
    },
    "api-latest:DiscriminatedUnionVariant": {
      name: "DiscriminatedUnionVariant",
      description: "One object that a union may be. Its properties stand beside the telling one.",
      shape: {
        type: "object",
        extends: [
          "api-commons:WithDescription",
          "api-commons:WithAvailability",
          "api-latest:ObjectType",
        ],
        properties: [
          {
            key: "discriminantValue",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "What the telling property holds for this variant.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. Absent when `discriminantValue` serves.",
          },
        ],
      },
    },
    "api-latest:FormDataRequest": {
      name: "FormDataRequest",
      description: "A multipart form.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "fields",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-latest:FormDataField" } },
              },
            },
            description: "Its fields, in the author's order.",
          },
        ],
      },
    },
    "api-latest:FormDataField": {
      name: "FormDataField",
      description: "One field of a multipart form.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "file",
            description: "Exactly one file.",
            extends: ["api-latest:FormDataFile"],
            properties: [],
          },
          {
            discriminantValue: "files",
            description: "Any number of files under one key.",
            extends: ["api-latest:FormDataFiles"],
            properties: [],
          },
          {
            discriminantValue: "property",
            description: "A value.",
            extends: ["api-latest:FormDataProperty"],
            properties: [],
          },
        ],
      },
    },
    "api-latest:FormDataProperty": {
      name: "FormDataProperty",
      description: "A form field that carries a value.",
      shape: {
        type: "object",
        extends: ["api-latest:ObjectProperty"],
        properties: [
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the field may have. Absent when the API does not care.",
          },
          {
            key: "exploded",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True when a list is sent as repeated fields of the same name rather than as one JSON array.",
          },
        ],
      },
    },
    "api-latest:FormDataFile": {
      name: "FormDataFile",
      description: "A form field for one file.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Field name as it is sent.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the form may be sent without the file.",
          },
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the file may have. Absent when any will do.",
          },
        ],
      },
    },
    "api-latest:FormDataFiles": {
      name: "FormDataFiles",
      description: "A form field for several files.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Field name as it is sent.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the form may be sent without any file.",
          },
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the files may have. Absent when any will do.",
          },
        ],
      },
    },
    "api-latest:NullableType": {
      name: "NullableType",
      description: "A value that may be `null`.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What it is when it is not `null`.",
          },
        ],
      },
    },
    "api-latest:OptionalType": {
      name: "OptionalType",
      description: "A value that may be left out.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What it is when it is there.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON value the API assumes when it is left out.",
          },
        ],
      },
    },
    "api-latest:ListType": {
      name: "ListType",
      description: "Values in an order.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemShape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-latest:SetType": {
      name: "SetType",
      description: "Values without repetition.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemShape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-latest:MapType": {
      name: "MapType",
      description: "Keys with values.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "keyShape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What each key is. On the wire a key is always text.",
          },
          {
            key: "valueShape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-latest:WebhookDefinition": {
      name: "WebhookDefinition",
      description: "A call that the API makes to an address of its user.",
      shape: {
        type: "object",
        extends: [
          "api-commons:WithDescription",
          "api-commons:WithAvailability",
          "api-latest:WithNamespace",
        ],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
            description: "Its key in the definition's `webhooks`.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "operationId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the call in the document it was made from. Absent when there is none.",
          },
          {
            key: "method",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebhookHttpMethod" },
            },
            description: "HTTP verb that the API uses.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Path in segments, for display only. Often empty.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Headers that the API sends.",
          },
          {
            key: "payloads",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:WebhookPayload" },
                    },
                  },
                },
              },
            },
            description: "Bodies that the API may send.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:ExampleWebhookPayload" },
                    },
                  },
                },
              },
            },
            description: "Bodies as they might arrive.",
          },
        ],
      },
    },
    "api-latest:WebhookPayload": {
      name: "WebhookPayload",
      description: "A body that an API sends to a webhook.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What the body looks like.",
          },
        ],
      },
    },
    "api-latest:WebSocketChannel": {
      name: "WebSocketChannel",
      description: "An address to which a client keeps a connection open to exchange messages.",
      shape: {
        type: "object",
        extends: [
          "api-commons:WithDescription",
          "api-commons:WithAvailability",
          "api-latest:WithNamespace",
        ],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
            description: "Its key in the definition's `websockets`.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "operationId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the channel in the document it was made from. Absent when there is none.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:PathPart" } },
              },
            },
            description: "The path below the base address, from left to right.",
          },
          {
            key: "messages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:WebSocketMessage" },
                },
              },
            },
            description: "Kinds of message that either side may send.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                  },
                },
              },
            },
            description: "Ids of schemes in `auths`, any one of which will do. Absent for an open channel.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:Environment" },
                    },
                  },
                },
              },
            },
            description: "Servers that accept connections, with `wss` or `ws` addresses.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Parameters that `path` names.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Parameters after the question mark of the handshake.",
          },
          {
            key: "requestHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ObjectProperty" },
                    },
                  },
                },
              },
            },
            description: "Headers that the handshake takes.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-latest:ExampleWebSocketSession" },
                    },
                  },
                },
              },
            },
            description: "Recorded conversations.",
          },
        ],
      },
    },
    "api-latest:WebSocketMessage": {
      name: "WebSocketMessage",
      description: "A kind of message that a channel carries.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebSocketMessageId" },
            },
            description: "Names the kind within its channel.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the message's form. `type` when absent.",
          },
          {
            key: "origin",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebSocketMessageOrigin" },
            },
            description: "Side that sends it. Readers can send those of the client.",
          },
          {
            key: "body",
            valueShape: { type: "alias", value: { type: "id", id: "api-latest:TypeShape" } },
            description: "What the message looks like.",
          },
        ],
      },
    },
    "api-latest:ExampleWebSocketSession": {
      name: "ExampleWebSocketSession",
      description: "A recorded conversation on a channel.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path that was connected to, parameters filled in.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by parameter key.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by parameter name.",
          },
          {
            key: "requestHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                    valueShape: { type: "alias", value: { type: "unknown" } },
                  },
                },
              },
            },
            description: "Values by header name.",
          },
          {
            key: "messages",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:ExampleWebSocketMessage" },
                    },
                  },
                },
              },
            },
            description: "What was said, in order.",
          },
        ],
      },
    },
    "api-read:V1ApiDefinition": {
      name: "V1ApiDefinition",
      description: "A whole API, grouped in packages.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "This registered version.",
          },
          {
            key: "rootPackage",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-read:V1ApiDefinitionPackage" },
            },
            description: "What stands at the top level: endpoints and sections outside any section.",
          },
          {
            key: "types",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeDefinition" },
                },
              },
            },
            description: "Every named type, by id. References elsewhere point here.",
          },
          {
            key: "subpackages",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ApiDefinitionSubpackage" },
                },
              },
            },
            description: "Every section at any depth, by id. A package lists its own.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ApiAuth" } },
              },
            },
            description: "Scheme of an API that has only one. Absent for an open API.",
          },
          {
            key: "hasMultipleBaseUrls",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True when endpoints differ in the servers they run on.",
          },
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ApiNavigationConfigRoot" },
                },
              },
            },
            description: "An author's own order of the parts. The navigation of the docs site has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "globalHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
                  },
                },
              },
            },
            description: "Headers that every endpoint takes beside its own.",
          },
          {
            key: "snippetsConfiguration",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SnippetsConfig" } },
              },
            },
            description: "Published SDKs to show snippets of. Absent when there are none.",
          },
          {
            key: "apiName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve.",
          },
          {
            key: "authSchemes",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                    valueShape: { type: "alias", value: { type: "id", id: "api-commons:ApiAuth" } },
                  },
                },
              },
            },
            description: "All schemes by id, for an API that has more than one. Endpoints choose among them.",
          },
        ],
      },
    },
    "api-read:V1ApiDefinitionPackage": {
      name: "V1ApiDefinitionPackage",
      description: "One level of an API: its endpoints and the sections below it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "endpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1EndpointDefinition" },
                },
              },
            },
            description: "Calls at this level, in the author's order.",
          },
          {
            key: "websockets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1WebSocketChannel" },
                },
              },
            },
            description: "Channels at this level. Empty when there are none.",
          },
          {
            key: "webhooks",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1WebhookDefinition" },
                },
              },
            },
            description: "Calls that the API makes to its users. Empty when there are none.",
          },
          {
            key: "types",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
              },
            },
            description: "Ids of the types that belong to this level.",
          },
          {
            key: "subpackages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
              },
            },
            description: "Ids of the sections directly below.",
          },
          {
            key: "pointsTo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
              },
            },
            description: "Section that readers see in place of this one, when this level only wraps it.",
          },
        ],
      },
    },
    "api-read:V1ApiDefinitionSubpackage": {
      name: "V1ApiDefinitionSubpackage",
      description: "A section of an API.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-read:V1ApiDefinitionPackage"],
        properties: [
          {
            key: "parent",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
              },
            },
            description: "Section directly above. Absent for a section at the top level.",
          },
          {
            key: "subpackageId",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Its key in the definition's `subpackages`.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name in code, such as `plants`.",
          },
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Part that the section adds to the addresses of its pages.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading for readers. Made from `name` when absent.",
          },
        ],
      },
    },
    "api-read:V1EndpointDefinition": {
      name: "V1EndpointDefinition",
      description: "One call of an API.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "authed",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the call needs credentials.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:Environment" } },
              },
            },
            description: "Servers that answer the call. Empty when the publisher named none.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Names the endpoint within the whole definition.",
          },
          {
            key: "originalEndpointId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Id of the endpoint in the source that the publisher converted. Docs navigation refers to it.",
          },
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Last part of its page's address.",
          },
          {
            key: "migratedFromUrlSlugs",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Slugs that the page had before. Requests for them are redirected.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers, such as `Get a plant`. Made from `id` when absent.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1EndpointPath" } },
            description: "Path below the base address.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1QueryParameter" },
                },
              },
            },
            description: "Parameters after the question mark. Empty when there are none.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the call takes beside the global ones. Empty when there are none.",
          },
          {
            key: "request",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1HttpRequest" } },
              },
            },
            description: "Body that the call takes. Absent when it takes none.",
          },
          {
            key: "response",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1HttpResponse" } },
              },
            },
            description: "What a success answers. Absent when it has no body.",
          },
          {
            key: "errors",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ErrorDeclaration" },
                },
              },
            },
            description: "Failures by status alone. `errorsV2` also names them.",
            availability: "Deprecated",
          },
          {
            key: "errorsV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-shapes:V1ErrorDeclarationV2" },
                    },
                  },
                },
              },
            },
            description: "Failures that the call can answer with.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ExampleEndpointCall" },
                },
              },
            },
            description: "Whole calls with their answers. Empty when there are none.",
          },
          {
            key: "snippetTemplates",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "templates:EndpointSnippetTemplates" },
                },
              },
            },
            description: "Templates from which SDK snippets for any request are made. Absent when no SDK has registered them.",
          },
          {
            key: "protocol",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:Protocol" } },
              },
            },
            description: "How the call is put on the wire. `rest` when absent.",
          },
          {
            key: "authV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                  },
                },
              },
            },
            description: "Ids of schemes in `authSchemes`, any one of which will do. Absent when `authed` says all there is.",
          },
          {
            key: "multiAuth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:MultiAuth" },
                    },
                  },
                },
              },
            },
            description: "Combinations of schemes, any one of which will do. Takes precedence over `authV2`.",
          },
          {
            key: "responseHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
                  },
                },
              },
            },
            description: "Headers that a success answers with.",
          },
          {
            key: "includeInApiExplorer",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "False keeps the endpoint out of the playground. Absent means true.",
          },
        ],
      },
    },
    "api-read:V1HttpRequest": {
      name: "V1HttpRequest",
      description: "The body that a call takes.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "contentType",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Media type sent with the body, such as `application/json`.",
          },
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-read:V1HttpRequestBodyShape" },
            },
            description: "What the body looks like.",
          },
        ],
      },
    },
    "api-read:V1HttpRequestBodyShape": {
      name: "V1HttpRequestBodyShape",
      description: "The kinds of request body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "bytes",
            description: "Raw bytes.",
            extends: ["api-commons:BytesRequest"],
            properties: [],
          },
          {
            discriminantValue: "formData",
            description: "A multipart form.",
            extends: ["api-shapes:V1FormDataRequest"],
            properties: [],
          },
          {
            discriminantValue: "fileUpload",
            description: "An older way to write `formData`. Without a value the form is not described.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "id", id: "api-shapes:V1FormDataRequest" },
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
    "api-read:V1HttpResponse": {
      name: "V1HttpResponse",
      description: "What a success answers.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-read:V1HttpResponseBodyShape" },
            },
            description: "What the body looks like, and how it arrives.",
          },
          {
            key: "statusCode",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "HTTP status. 200 when absent.",
          },
        ],
      },
    },
    "api-read:V1HttpResponseBodyShape": {
      name: "V1HttpResponseBodyShape",
      description: "The kinds of response body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "fileDownload",
            description: "A file.",
            extends: ["api-commons:FileDownloadResponseBodyShape"],
            properties: [],
          },
          {
            discriminantValue: "streamingText",
            description: "Text that arrives in pieces.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "stream",
            description: "JSON that arrives in pieces.",
            extends: ["api-shapes:V1StreamResponseV2"],
            properties: [],
          },
          {
            discriminantValue: "streamCondition",
            description: "Streamed or whole, depending on the request.",
            extends: ["api-read:V1StreamConditionResponse"],
            properties: [],
          },
        ],
      },
    },
    "api-read:V1StreamConditionResponse": {
      name: "V1StreamConditionResponse",
      description: "Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "response",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-read:V1NonStreamResponse" },
            },
            description: "The answer in one piece.",
          },
          {
            key: "streamResponse",
            valueShape: { type: "alias", value: { type: "id", id: "api-read:V1StreamResponse" } },
            description: "The answer in pieces.",
          },
          {
            key: "streamCondition",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-shapes:V1StreamCondition" },
            },
            description: "What in the request decides.",
          },
        ],
      },
    },
    "api-read:V1NonStreamResponse": {
      name: "V1NonStreamResponse",
      description: "The answer of a call that could have streamed and did not.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What the body looks like.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ExampleEndpointCall" },
                },
              },
            },
            description: "Calls that are answered in one piece.",
          },
        ],
      },
    },
    "api-read:V1StreamResponse": {
      name: "V1StreamResponse",
      description: "The streamed answer of a call that may stream.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What each piece looks like.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ExampleEndpointCall" },
                },
              },
            },
            description: "Calls that are answered in pieces.",
          },
        ],
      },
    },
    "api-read:V1ExampleEndpointCall": {
      name: "V1ExampleEndpointCall",
      description: "One call with its answer.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path that was called, parameters filled in, such as `/plants/fern-1`.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter key.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter name.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by header name, without credentials.",
          },
          {
            key: "requestBody",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON body that was sent. Absent when there was none. `requestBodyV3` also tells forms from bytes.",
          },
          {
            key: "requestBodyV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointRequest" },
                },
              },
            },
            description: "Body that was sent, with its encoding. Absent when there was none.",
          },
          {
            key: "responseStatusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status of the answer.",
          },
          {
            key: "responseBody",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON body of the answer. Absent when there was none. `responseBodyV3` also tells files from streams.",
          },
          {
            key: "responseBodyV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointResponse" },
                },
              },
            },
            description: "Body of the answer, with the way it arrived. Absent when there was none.",
          },
          {
            key: "codeExamples",
            valueShape: { type: "alias", value: { type: "id", id: "api-read:V1CodeExamples" } },
            description: "Code generated for this call.",
          },
          {
            key: "codeSamples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1CustomCodeSample" },
                },
              },
            },
            description: "Code for this very call, written by hand. Empty when the publisher gave none.",
          },
        ],
      },
    },
    "api-read:V1CodeExamples": {
      name: "V1CodeExamples",
      description: "Generated code by client. A client without an entry has no code for the call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "nodeAxios",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "JavaScript that uses axios, with no SDK.",
          },
          {
            key: "pythonSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1PythonSnippet" } },
              },
            },
            description: "The Python SDK.",
          },
          {
            key: "typescriptSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1TypescriptSnippet" } },
              },
            },
            description: "The TypeScript SDK.",
          },
          {
            key: "goSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1GoSnippet" } },
              },
            },
            description: "The Go SDK.",
          },
          {
            key: "rubySdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1RubySnippet" } },
              },
            },
            description: "The Ruby SDK.",
          },
          {
            key: "csharpSdk",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-read:V1CsharpSnippet" } },
              },
            },
            description: "The C# SDK.",
          },
        ],
      },
    },
    "api-read:V1CustomCodeSample": {
      name: "V1CustomCodeSample",
      description: "Code for a call, written by hand.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "language",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:CodeLanguage" } },
            description: "Language of the code.",
          },
          {
            key: "code",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code itself.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the sample. The language when absent.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs what the code needs, such as `pip install acme-plants`.",
          },
        ],
      },
    },
    "api-read:V1PythonSnippet": {
      name: "V1PythonSnippet",
      description: "A call through a Python SDK.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "async_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code for `asyncio` programs.",
          },
          {
            key: "sync_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code for ordinary programs.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs the SDK. Absent when it is not published.",
          },
        ],
      },
    },
    "api-read:V1TypescriptSnippet": {
      name: "V1TypescriptSnippet",
      description: "A call through a TypeScript SDK.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs the SDK. Absent when it is not published.",
          },
        ],
      },
    },
    "api-read:V1GoSnippet": {
      name: "V1GoSnippet",
      description: "A call through a Go SDK.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs the SDK. Absent when it is not published.",
          },
        ],
      },
    },
    "api-read:V1RubySnippet": {
      name: "V1RubySnippet",
      description: "A call through a Ruby SDK.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs the SDK. Absent when it is not published.",
          },
        ],
      },
    },
    "api-read:V1CsharpSnippet": {
      name: "V1CsharpSnippet",
      description: "A call through a C# SDK.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs the SDK. Absent when it is not published.",
          },
        ],
      },
    },
    "api-read:V1WebhookDefinition": {
      name: "V1WebhookDefinition",
      description: "A call that the API makes to an address of its user.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Last part of its page's address.",
          },
          {
            key: "migratedFromUrlSlugs",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Slugs that the page had before. Requests for them are redirected.",
          },
          {
            key: "method",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebhookHttpMethod" },
            },
            description: "HTTP verb that the API uses.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
            description: "Names the webhook within the whole definition.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Path in segments, for display only. Often empty.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the API sends.",
          },
          {
            key: "payload",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1WebhookPayload" } },
            description: "Body that the API sends.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleWebhookPayload" },
                },
              },
            },
            description: "Bodies as they might arrive.",
          },
        ],
      },
    },
    "api-read:V1WebSocketChannel": {
      name: "V1WebSocketChannel",
      description: "An address to which a client keeps a connection open to exchange messages.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Last part of its page's address.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
            description: "Names the channel within the whole definition.",
          },
          {
            key: "auth",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when connecting needs credentials.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:Environment" } },
              },
            },
            description: "Servers that accept connections, with `wss` or `ws` addresses.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1EndpointPath" } },
            description: "Path below the base address.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the handshake takes.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1QueryParameter" },
                },
              },
            },
            description: "Parameters after the question mark of the handshake.",
          },
          {
            key: "messages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1WebSocketMessage" },
                },
              },
            },
            description: "Kinds of message that either side may send.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ExampleWebSocketSession" },
                },
              },
            },
            description: "Recorded conversations.",
          },
        ],
      },
    },
    "api-register:RegisterApiDefinition": {
      name: "RegisterApiDefinition",
      description: "A whole API as its publisher describes it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "rootPackage",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-register:RegisterApiDefinitionPackage" },
            },
            description: "What stands at the top level: endpoints and sections outside any section.",
          },
          {
            key: "types",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeDefinition" },
                },
              },
            },
            description: "Every named type, by id. References elsewhere point here.",
          },
          {
            key: "subpackages",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterApiDefinitionSubpackage" },
                },
              },
            },
            description: "Every section at any depth, by id. A package lists its own.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ApiAuth" } },
              },
            },
            description: "Scheme of an API that has only one. Absent for an open API.",
          },
          {
            key: "globalHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
                  },
                },
              },
            },
            description: "Headers that every endpoint takes beside its own.",
          },
          {
            key: "snippetsConfiguration",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SnippetsConfig" } },
              },
            },
            description: "Published SDKs to show snippets of. Absent when there are none.",
          },
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ApiNavigationConfigRoot" },
                },
              },
            },
            description: "An author's own order of the parts. The navigation of the docs site has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "apiName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title of the API for readers, such as `Plant Store`. Absent when the API id has to serve.",
          },
          {
            key: "authSchemes",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                    valueShape: { type: "alias", value: { type: "id", id: "api-commons:ApiAuth" } },
                  },
                },
              },
            },
            description: "All schemes by id, for an API that has more than one. Endpoints choose among them.",
          },
        ],
      },
    },
    "api-register:RegisterApiDefinitionPackage": {
      name: "RegisterApiDefinitionPackage",
      description: "One level of an API: its endpoints and the sections below it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "endpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterEndpointDefinition" },
                },
              },
            },
            description: "Calls at this level, in the author's order.",
          },
          {
            key: "websockets",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-register:RegisterWebSocketChannel" },
                    },
                  },
                },
              },
            },
            description: "Channels at this level. Absent means none.",
          },
          {
            key: "webhooks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-register:RegisterWebhookDefinition" },
                    },
                  },
                },
              },
            },
            description: "Calls that the API makes to its users. Absent means none.",
          },
          {
            key: "types",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
              },
            },
            description: "Ids of the types that belong to this level.",
          },
          {
            key: "subpackages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
              },
            },
            description: "Ids of the sections directly below.",
          },
          {
            key: "pointsTo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
              },
            },
            description: "Section that readers see in place of this one, when this level only wraps it.",
          },
        ],
      },
    },
    "api-register:RegisterApiDefinitionSubpackage": {
      name: "RegisterApiDefinitionSubpackage",
      description: "A section of an API.",
      shape: {
        type: "object",
        extends: ["api-register:RegisterApiDefinitionPackage", "api-commons:WithDescription"],
        properties: [
          {
            key: "subpackageId",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Its key in the definition's `subpackages`.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name in code, such as `plants`.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading for readers. Made from `name` when absent.",
          },
        ],
      },
    },
    "api-register:RegisterEndpointDefinition": {
      name: "RegisterEndpointDefinition",
      description: "One call of an API.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "slug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Last part of its page's address. The registry makes one when absent.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True when the call needs credentials. Absent means false.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:Environment" },
                    },
                  },
                },
              },
            },
            description: "Servers that answer the call. Absent or empty when the publisher names none.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Names the endpoint within its package.",
          },
          {
            key: "originalEndpointId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Id of the endpoint in the source that the publisher converted. Docs navigation refers to it.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers, such as `Get a plant`. Made from `id` when absent.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1EndpointPath" } },
            description: "Path below the base address.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1QueryParameter" },
                },
              },
            },
            description: "Parameters after the question mark. Empty when there are none.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the call takes beside the global ones. Empty when there are none.",
          },
          {
            key: "request",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterHttpRequest" },
                },
              },
            },
            description: "Body that the call takes. Absent when it takes none.",
          },
          {
            key: "response",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterHttpResponse" },
                },
              },
            },
            description: "What a success answers. Absent when it has no body.",
          },
          {
            key: "errors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-shapes:V1ErrorDeclaration" },
                    },
                  },
                },
              },
            },
            description: "Failures by status alone. Readers of the registry prefer `errorsV2`.",
            availability: "Deprecated",
          },
          {
            key: "errorsV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-shapes:V1ErrorDeclarationV2" },
                    },
                  },
                },
              },
            },
            description: "Failures that the call can answer with.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterExampleEndpointCall" },
                },
              },
            },
            description: "Whole calls with their answers. Empty when the publisher gives none.",
          },
          {
            key: "protocol",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:Protocol" } },
              },
            },
            description: "How the call is put on the wire. `rest` when absent.",
          },
          {
            key: "authV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:AuthSchemeId" },
                    },
                  },
                },
              },
            },
            description: "Ids of schemes in `authSchemes`, any one of which will do. Absent when `auth` says all there is.",
          },
          {
            key: "multiAuth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:MultiAuth" },
                    },
                  },
                },
              },
            },
            description: "Combinations of schemes, any one of which will do. Takes precedence over `authV2`.",
          },
          {
            key: "responseHeaders",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
                  },
                },
              },
            },
            description: "Headers that a success answers with.",
          },
          {
            key: "includeInApiExplorer",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "False keeps the endpoint out of the playground. Absent means true.",
          },
        ],
      },
    },
    "api-register:RegisterHttpRequest": {
      name: "RegisterHttpRequest",
      description: "The body that a call takes.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-register:RegisterHttpRequestBodyShape" },
            },
            description: "What the body looks like, and how it is encoded.",
          },
        ],
      },
    },
    "api-register:RegisterHttpRequestBodyShape": {
      name: "RegisterHttpRequestBodyShape",
      description: "The kinds of request body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "json",
            description: "JSON with a content type of its own.",
            extends: ["api-register:RegisterJsonRequestBody"],
            properties: [],
          },
          {
            discriminantValue: "formData",
            description: "A multipart form.",
            extends: ["api-shapes:V1FormDataRequest"],
            properties: [],
          },
          {
            discriminantValue: "bytes",
            description: "Raw bytes.",
            extends: ["api-commons:BytesRequest"],
            properties: [],
          },
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "fileUpload",
            description: "An older way to write `formData`. Without a value the form is not described.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "id", id: "api-shapes:V1FormDataRequest" },
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    },
    "api-register:RegisterJsonRequestBody": {
      name: "RegisterJsonRequestBody",
      description: "A JSON body and its content type.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "contentType",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Media type sent with the body, such as `application/json`.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What the body looks like.",
          },
        ],
      },
    },
    "api-register:RegisterHttpResponse": {
      name: "RegisterHttpResponse",
      description: "What a success answers.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-register:RegisterHttpResponseBodyShape" },
            },
            description: "What the body looks like, and how it arrives.",
          },
          {
            key: "statusCode",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "HTTP status. 200 when absent.",
          },
        ],
      },
    },
    "api-register:RegisterHttpResponseBodyShape": {
      name: "RegisterHttpResponseBodyShape",
      description: "The kinds of response body.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "A JSON object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "JSON of a type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "fileDownload",
            description: "A file.",
            extends: ["api-commons:FileDownloadResponseBodyShape"],
            properties: [],
          },
          {
            discriminantValue: "streamingText",
            description: "Text that arrives in pieces.",
            extends: [],
            properties: [],
          },
          {
            discriminantValue: "stream",
            description: "JSON that arrives in pieces.",
            extends: ["api-shapes:V1StreamResponseV2"],
            properties: [],
          },
          {
            discriminantValue: "streamCondition",
            description: "Streamed or whole, depending on the request.",
            extends: ["api-register:RegisterStreamConditionResponse"],
            properties: [],
          },
        ],
      },
    },
    "api-register:RegisterStreamConditionResponse": {
      name: "RegisterStreamConditionResponse",
      description: "Two answers of one endpoint, one of which the request chooses. Two endpoints joined in the navigation have replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "response",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-register:RegisterNonStreamResponse" },
            },
            description: "The answer in one piece.",
          },
          {
            key: "streamResponse",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-register:RegisterStreamResponse" },
            },
            description: "The answer in pieces.",
          },
          {
            key: "streamCondition",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-shapes:V1StreamCondition" },
            },
            description: "What in the request decides.",
          },
        ],
      },
    },
    "api-register:RegisterNonStreamResponse": {
      name: "RegisterNonStreamResponse",
      description: "The answer of a call that could have streamed and did not.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What the body looks like.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterExampleEndpointCall" },
                },
              },
            },
            description: "Calls that are answered in one piece.",
          },
        ],
      },
    },
    "api-register:RegisterStreamResponse": {
      name: "RegisterStreamResponse",
      description: "The streamed answer of a call that may stream.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What each piece looks like.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterExampleEndpointCall" },
                },
              },
            },
            description: "Calls that are answered in pieces.",
          },
        ],
      },
    },
    "api-register:RegisterExampleEndpointCall": {
      name: "RegisterExampleEndpointCall",
      description: "One call with its answer.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path that was called, parameters filled in, such as `/plants/fern-1`.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter key.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter name.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by header name, without credentials.",
          },
          {
            key: "requestBody",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON body that was sent. Absent when there was none. `requestBodyV3` also tells forms from bytes.",
            availability: "Deprecated",
          },
          {
            key: "requestBodyV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointRequest" },
                },
              },
            },
            description: "Body that was sent, with its encoding. Absent when there was none.",
          },
          {
            key: "responseStatusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status of the answer.",
          },
          {
            key: "responseBody",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON body of the answer. Absent when there was none. `responseBodyV3` also tells files from streams.",
            availability: "Deprecated",
          },
          {
            key: "responseBodyV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleEndpointResponse" },
                },
              },
            },
            description: "Body of the answer, with the way it arrived. Absent when there was none.",
          },
          {
            key: "codeSamples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-register:RegisterCustomCodeSample" },
                    },
                  },
                },
              },
            },
            description: "Code for this very call, written by hand. Shown before generated code.",
          },
        ],
      },
    },
    "api-register:RegisterCustomCodeSample": {
      name: "RegisterCustomCodeSample",
      description: "Code for a call, written by hand.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "language",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Language of the code, such as `python`.",
          },
          {
            key: "code",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code itself.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the sample. The language when absent.",
          },
          {
            key: "install",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Command that installs what the code needs, such as `pip install acme-plants`.",
          },
        ],
      },
    },
    "api-register:RegisterWebhookDefinition": {
      name: "RegisterWebhookDefinition",
      description: "A call that the API makes to an address of its user.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "method",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebhookHttpMethod" },
            },
            description: "HTTP verb that the API uses.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
            description: "Names the webhook within its package.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Path in segments, for display only. Often empty.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the API sends.",
          },
          {
            key: "payload",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1WebhookPayload" } },
            description: "Body that the API sends.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleWebhookPayload" },
                },
              },
            },
            description: "Bodies as they might arrive.",
          },
        ],
      },
    },
    "api-register:RegisterWebSocketChannel": {
      name: "RegisterWebSocketChannel",
      description: "An address to which a client keeps a connection open to exchange messages.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
            description: "Names the channel within its package.",
          },
          {
            key: "auth",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when connecting needs credentials.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title for readers. Made from `id` when absent.",
          },
          {
            key: "defaultEnvironment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:EnvironmentId" } },
              },
            },
            description: "Environment chosen at first. The first of `environments` when absent.",
          },
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:Environment" } },
              },
            },
            description: "Servers that accept connections, with `wss` or `ws` addresses.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1EndpointPath" } },
            description: "Path below the base address.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-shapes:V1Header" } },
              },
            },
            description: "Headers that the handshake takes.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1QueryParameter" },
                },
              },
            },
            description: "Parameters after the question mark of the handshake.",
          },
          {
            key: "messages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1WebSocketMessage" },
                },
              },
            },
            description: "Kinds of message that either side may send.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ExampleWebSocketSession" },
                },
              },
            },
            description: "Recorded conversations.",
          },
        ],
      },
    },
    "api-register:SourceId": {
      name: "SourceId",
      description: "Names a source document among those of one registration, such as `openapi.yml`. The publisher chooses it.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "api-register:SourceUpload": {
      name: "SourceUpload",
      description: "Where a source document can be stored and fetched again.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "uploadUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Address to send the document to, with PUT and no authorization. It works for a limited time.",
          },
          {
            key: "downloadUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Address to fetch the stored document from.",
          },
        ],
      },
    },
    "api-shapes:V1TypeDefinition": {
      name: "V1TypeDefinition",
      description: "A type with a name, which references reach by its id.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name in code, such as `Plant`.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeShape" } },
            description: "What values of the type look like.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. `name` when absent.",
          },
        ],
      },
    },
    "api-shapes:V1TypeShape": {
      name: "V1TypeShape",
      description: "What values look like. A shape may refer to named types and so, through them, to itself.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "alias",
            description: "Another name for the type referred to.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
          {
            discriminantValue: "enum",
            description: "One of a closed list of texts.",
            extends: ["api-commons:EnumType"],
            properties: [],
          },
          {
            discriminantValue: "undiscriminatedUnion",
            description: "A value of any one of several types, told apart by looking at the value.",
            extends: ["api-shapes:V1UndiscriminatedUnionType"],
            properties: [],
          },
          {
            discriminantValue: "discriminatedUnion",
            description: "One of several objects, told apart by a property that names the variant.",
            extends: ["api-shapes:V1DiscriminatedUnionType"],
            properties: [],
          },
          {
            discriminantValue: "object",
            description: "A JSON object with known properties.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
        ],
      },
    },
    "api-shapes:V1TypeReference": {
      name: "V1TypeReference",
      description: "A use of a type: a named type, a primitive, or a wrapping of another reference.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "id",
            description: "A type of the same definition, by its id.",
            extends: ["api-shapes:V1TypeReferenceId"],
            properties: [],
          },
          {
            discriminantValue: "primitive",
            description: "A single value with no parts.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:PrimitiveType" },
                },
              },
            ],
          },
          {
            discriminantValue: "optional",
            description: "The value may be left out.",
            extends: ["api-shapes:V1OptionalType"],
            properties: [],
          },
          {
            discriminantValue: "nullable",
            description: "The value may be `null`.",
            extends: ["api-shapes:V1NullableType"],
            properties: [],
          },
          {
            discriminantValue: "list",
            description: "Values in an order, as a JSON array.",
            extends: ["api-shapes:V1ListType"],
            properties: [],
          },
          {
            discriminantValue: "set",
            description: "Values without repetition, as a JSON array.",
            extends: ["api-shapes:V1SetType"],
            properties: [],
          },
          {
            discriminantValue: "map",
            description: "A JSON object whose keys are free.",
            extends: ["api-shapes:V1MapType"],
            properties: [],
          },
          {
            discriminantValue: "literal",
            description: "A value that is always the same.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "api-commons:LiteralType" } },
              },
            ],
          },
          {
            discriminantValue: "unknown",
            description: "Any JSON value.",
            extends: [],
            properties: [],
          },
        ],
      },
    },
    "api-shapes:V1TypeReferenceId": {
      name: "V1TypeReferenceId",
      description: "A reference to a type of the same definition.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "value",
            valueShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
            description: "Key of the type in the definition's `types`.",
          },
          {
            key: "default",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:TypeReferenceIdDefault" },
                },
              },
            },
            description: "Default for this use only. Absent when the type's own default holds.",
          },
        ],
      },
    },
    "api-shapes:V1ObjectType": {
      name: "V1ObjectType",
      description: "A JSON object.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "extends",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "commons:TypeId" } },
              },
            },
            description: "Ids of object types whose properties this one has as well.",
          },
          {
            key: "properties",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ObjectProperty" },
                },
              },
            },
            description: "Its own properties, in the author's order.",
          },
          {
            key: "extraProperties",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
              },
            },
            description: "What properties beyond the listed ones hold. Absent when none are allowed.",
          },
        ],
      },
    },
    "api-shapes:V1ObjectProperty": {
      name: "V1ObjectProperty",
      description: "One property of an object.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Name as it is sent.",
          },
          {
            key: "valueType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What the property holds. A property that may be left out is `optional`.",
          },
          {
            key: "propertyAccess",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ObjectPropertyAccess" },
                },
              },
            },
            description: "Set when the property occurs in one direction only.",
          },
        ],
      },
    },
    "api-shapes:V1OptionalType": {
      name: "V1OptionalType",
      description: "A value that may be left out.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What it is when it is there.",
          },
          {
            key: "defaultValue",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "JSON value the API assumes when it is left out.",
          },
        ],
      },
    },
    "api-shapes:V1NullableType": {
      name: "V1NullableType",
      description: "A value that may be `null`.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What it is when it is not `null`.",
          },
        ],
      },
    },
    "api-shapes:V1ListType": {
      name: "V1ListType",
      description: "Values in an order.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-shapes:V1SetType": {
      name: "V1SetType",
      description: "Values without repetition.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "itemType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-shapes:V1MapType": {
      name: "V1MapType",
      description: "Keys with values.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "keyType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What each key is. On the wire a key is always text.",
          },
          {
            key: "valueType",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What each value is.",
          },
        ],
      },
    },
    "api-shapes:V1UndiscriminatedUnionType": {
      name: "V1UndiscriminatedUnionType",
      description: "A value of any one of several types.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "variants",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1UndiscriminatedUnionVariant" },
                },
              },
            },
            description: "The types it may have, most specific first where they overlap.",
          },
        ],
      },
    },
    "api-shapes:V1UndiscriminatedUnionVariant": {
      name: "V1UndiscriminatedUnionVariant",
      description: "One type that a union may have.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "typeName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name in code for a variant whose type has none.",
          },
          {
            key: "type",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What the value is when it is of this variant.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. Absent when the type's own name serves.",
          },
        ],
      },
    },
    "api-shapes:V1DiscriminatedUnionType": {
      name: "V1DiscriminatedUnionType",
      description: "One of several objects, told apart by a property.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "discriminant",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Key of the telling property, such as `type`.",
          },
          {
            key: "variants",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1DiscriminatedUnionVariant" },
                },
              },
            },
            description: "The objects it may be.",
          },
        ],
      },
    },
    "api-shapes:V1DiscriminatedUnionVariant": {
      name: "V1DiscriminatedUnionVariant",
      description: "One object that a union may be.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "discriminantValue",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "What the telling property holds for this variant.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name shown to readers. Absent when `discriminantValue` serves.",
          },
          {
            key: "additionalProperties",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1ObjectType" } },
            description: "Properties beside the telling one.",
          },
        ],
      },
    },
    "api-shapes:V1FormDataRequest": {
      name: "V1FormDataRequest",
      description: "A multipart form.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the form in code.",
          },
          {
            key: "properties",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1FormDataProperty" },
                },
              },
            },
            description: "Its fields, in the author's order.",
          },
        ],
      },
    },
    "api-shapes:V1FormDataProperty": {
      name: "V1FormDataProperty",
      description: "One field of a multipart form.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "file",
            description: "A field that carries files.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1FormDataFileProperty" },
                },
              },
            ],
          },
          {
            discriminantValue: "bodyProperty",
            description: "A field that carries a value.",
            extends: ["api-shapes:V1FormDataBodyProperty"],
            properties: [],
          },
        ],
      },
    },
    "api-shapes:V1FormDataBodyProperty": {
      name: "V1FormDataBodyProperty",
      description: "A form field that carries a value.",
      shape: {
        type: "object",
        extends: ["api-shapes:V1ObjectProperty"],
        properties: [
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the field may have. Absent when the API does not care.",
          },
          {
            key: "exploded",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True when a list is sent as repeated fields of the same name rather than as one JSON array.",
          },
        ],
      },
    },
    "api-shapes:V1FormDataFileProperty": {
      name: "V1FormDataFileProperty",
      description: "A form field that carries one file or several.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "file",
            description: "Exactly one file.",
            extends: ["api-shapes:V1FilePropertySingle"],
            properties: [],
          },
          {
            discriminantValue: "fileArray",
            description: "Any number of files under one key.",
            extends: ["api-shapes:V1FilePropertyArray"],
            properties: [],
          },
        ],
      },
    },
    "api-shapes:V1FilePropertySingle": {
      name: "V1FilePropertySingle",
      description: "A form field for one file.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Field name as it is sent.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the form may be sent without the file.",
          },
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the file may have. Absent when any will do.",
          },
        ],
      },
    },
    "api-shapes:V1FilePropertyArray": {
      name: "V1FilePropertyArray",
      description: "A form field for several files.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Field name as it is sent.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the form may be sent without any file.",
          },
          {
            key: "contentType",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-commons:ContentType" } },
              },
            },
            description: "Media types the files may have. Absent when any will do.",
          },
        ],
      },
    },
    "api-shapes:V1EndpointPath": {
      name: "V1EndpointPath",
      description: "A path and its parameters. It is appended to the base address of an environment.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "parts",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "api-commons:PathPart" } },
              },
            },
            description: "The path from left to right.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1PathParameter" },
                },
              },
            },
            description: "Every parameter that `parts` names.",
          },
        ],
      },
    },
    "api-shapes:V1PathParameter": {
      name: "V1PathParameter",
      description: "A part of a path that the caller fills in.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
            description: "Name by which the path refers to it.",
          },
          {
            key: "type",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What may be filled in.",
          },
        ],
      },
    },
    "api-shapes:V1QueryParameter": {
      name: "V1QueryParameter",
      description: "A parameter after the question mark.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name as it is sent.",
          },
          {
            key: "type",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What may be sent. A list is sent as a repeated key.",
          },
        ],
      },
    },
    "api-shapes:V1Header": {
      name: "V1Header",
      description: "A header of a request or response.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "key",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Header name as it is sent.",
          },
          {
            key: "type",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "What the header may hold.",
          },
        ],
      },
    },
    "api-shapes:V1JsonBodyShape": {
      name: "V1JsonBodyShape",
      description: "What a JSON body looks like.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "An object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "A type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
        ],
      },
    },
    "api-shapes:V1ErrorDeclaration": {
      name: "V1ErrorDeclaration",
      description: "A failure described by its status alone.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
              },
            },
            description: "What the body holds. Absent when there is none to describe.",
          },
          {
            key: "statusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status, 400 or above.",
          },
        ],
      },
    },
    "api-shapes:V1ErrorDeclarationV2": {
      name: "V1ErrorDeclarationV2",
      description: "A failure that an endpoint can answer with.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeShape" } },
              },
            },
            description: "What the body holds. Absent when there is none to describe.",
          },
          {
            key: "statusCode",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "HTTP status, 400 or above. Several errors may share one.",
          },
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the error, such as `PlantNotFoundError`. Absent when only its status is known.",
          },
          {
            key: "examples",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "api-commons:ErrorExample" },
                    },
                  },
                },
              },
            },
            description: "The failure as readers would see it.",
          },
        ],
      },
    },
    "api-shapes:V1StreamResponseV2": {
      name: "V1StreamResponseV2",
      description: "A response that arrives in pieces.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "terminator",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text that marks the end, such as `[DONE]`. Absent when the stream simply closes.",
          },
          {
            key: "shape",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1JsonBodyShape" } },
            description: "What each piece looks like.",
          },
        ],
      },
    },
    "api-shapes:V1StreamCondition": {
      name: "V1StreamCondition",
      description: "What decides whether an endpoint streams.",
      availability: "Deprecated",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "booleanRequestProperty",
            description: "Key of a request property: the endpoint streams when it is true.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
              },
            ],
          },
        ],
      },
    },
    "api-shapes:V1ApiNavigationConfigRoot": {
      name: "V1ApiNavigationConfigRoot",
      description: "An author's own order of the parts of an API.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ApiNavigationConfigItem" },
                },
              },
            },
            description: "The parts, in order. Parts that are not named follow in the definition's order.",
          },
        ],
      },
    },
    "api-shapes:V1ApiNavigationConfigItem": {
      name: "V1ApiNavigationConfigItem",
      description: "One entry in an author's own order.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "subpackage",
            description: "A section, with an order of its own.",
            extends: ["api-shapes:V1ApiNavigationConfigSubpackage"],
            properties: [],
          },
          {
            discriminantValue: "endpointId",
            description: "An endpoint.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
              },
            ],
          },
          {
            discriminantValue: "websocketId",
            description: "A WebSocket channel.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
              },
            ],
          },
          {
            discriminantValue: "webhookId",
            description: "A webhook.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
              },
            ],
          },
        ],
      },
    },
    "api-shapes:V1ApiNavigationConfigSubpackage": {
      name: "V1ApiNavigationConfigSubpackage",
      description: "A section and the order of what is in it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "subpackageId",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Section of the same definition.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1ApiNavigationConfigItem" },
                },
              },
            },
            description: "Its parts, in order.",
          },
        ],
      },
    },
    "api-shapes:V1WebhookPayload": {
      name: "V1WebhookPayload",
      description: "The body that an API sends to a webhook.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-shapes:V1WebhookPayloadShape" },
            },
            description: "What the body looks like.",
          },
        ],
      },
    },
    "api-shapes:V1WebhookPayloadShape": {
      name: "V1WebhookPayloadShape",
      description: "What the body of a webhook call looks like.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "An object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "A type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
        ],
      },
    },
    "api-shapes:V1WebSocketMessage": {
      name: "V1WebSocketMessage",
      description: "A kind of message that a channel carries.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription", "api-commons:WithAvailability"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebSocketMessageId" },
            },
            description: "Names the kind within its channel.",
          },
          {
            key: "displayName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the message's form. `type` when absent.",
          },
          {
            key: "origin",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-commons:WebSocketMessageOrigin" },
            },
            description: "Side that sends it. Readers can send those of the client.",
          },
          {
            key: "body",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "api-shapes:V1WebSocketMessageBodyShape" },
            },
            description: "What the message looks like.",
          },
        ],
      },
    },
    "api-shapes:V1WebSocketMessageBodyShape": {
      name: "V1WebSocketMessageBodyShape",
      description: "What the content of a message looks like.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "object",
            description: "An object described in place.",
            extends: ["api-shapes:V1ObjectType"],
            properties: [],
          },
          {
            discriminantValue: "reference",
            description: "A type described elsewhere.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-shapes:V1TypeReference" },
                },
              },
            ],
          },
        ],
      },
    },
    "api-shapes:V1ExampleWebSocketSession": {
      name: "V1ExampleWebSocketSession",
      description: "A recorded conversation on a channel.",
      shape: {
        type: "object",
        extends: ["api-commons:WithDescription"],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading in the list of examples.",
          },
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path that was connected to, parameters filled in.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:PropertyKey" } },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter key.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by parameter name.",
          },
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values by header name.",
          },
          {
            key: "messages",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "api-commons:ExampleWebSocketMessage" },
                },
              },
            },
            description: "What was said, in order.",
          },
        ],
      },
    },
    "apis:RegisterApiDefinitionResponse": {
      name: "RegisterApiDefinitionResponse",
      description: "What the registry says once a definition is stored.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiDefinitionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Names the stored version. Load the definition by it.",
          },
          {
            key: "sources",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "api-register:SourceId" } },
                    valueShape: {
                      type: "alias",
                      value: { type: "id", id: "api-register:SourceUpload" },
                    },
                  },
                },
              },
            },
            description: "Where to store each source document that the request announced, by the same ids. Absent when it announced none.",
          },
        ],
      },
    },
    "apis:RegisterApiDefinitionRequest": {
      name: "RegisterApiDefinitionRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that will own the definition. It must be the caller's own.",
          },
          {
            key: "apiId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
            description: "Name of the API within the organisation, the same for all its versions.",
          },
          {
            key: "definition",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "api-register:RegisterApiDefinition" },
                },
              },
            },
            description: "The API grouped in packages. Absent when `definitionV2` is given.",
          },
          {
            key: "definitionV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "api-latest:ApiDefinition" } },
              },
            },
            description: "The API as flat maps. The registry gives it a new id in place of the one inside.",
          },
          {
            key: "sources",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: { type: "alias", value: { type: "id", id: "api-register:SourceId" } },
                    valueShape: { type: "alias", value: { type: "id", id: "api-commons:Source" } },
                  },
                },
              },
            },
            description: "Documents that the definition was made from. The answer says where to upload each of them.",
          },
        ],
      },
    },
    "commons:ApiDefinitionId": {
      name: "ApiDefinitionId",
      description: "A UUID of one registered version of an API, made from the organisation, the API's name and the definition. The\nsame definition registered again keeps its id, a changed one gets another.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "uuid" } } },
    },
    "commons:VersionId": {
      name: "VersionId",
      description: "Short name of a docs version as its author wrote it, such as `v2` or `2024-10`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:OrgId": {
      name: "OrgId",
      description: "Short name of the organisation that owns an API, a docs site or a token, such as `acme`. Unique in the registry.",
      shape: {
        type: "alias",
        value: {
          type: "primitive",
          value: {
            type: "string",
            regex: "^[A-Za-z0-9][A-Za-z0-9._-]*$",
            minLength: 1,
            maxLength: 100,
          },
        },
      },
    },
    "commons:TokenId": {
      name: "TokenId",
      description: "Names a token without revealing it. Safe to log and to show.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:ApiId": {
      name: "ApiId",
      description: "The name an organisation gives to one of its APIs, such as `plant-store`. It stays the same from one version to the next.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:DocsConfigId": {
      name: "DocsConfigId",
      description: "Names one stored docs site configuration.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:EnvironmentId": {
      name: "EnvironmentId",
      description: "Short name of a server an API can be reached on, such as `Production`. Unique within its endpoint.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:EndpointId": {
      name: "EndpointId",
      description: "Names an endpoint within its API definition, such as `endpoint_plants.get`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:WebSocketId": {
      name: "WebSocketId",
      description: "Names a WebSocket channel within its API definition.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:WebhookId": {
      name: "WebhookId",
      description: "Names a webhook within its API definition.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:TypeId": {
      name: "TypeId",
      description: "Names a type within its API definition, such as `type_plants:Plant`. References to types use it.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:PageId": {
      name: "PageId",
      description: "Names a docs page within its site: the path of its Markdown file, such as `pages/welcome.mdx`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:FileId": {
      name: "FileId",
      description: "Names a file uploaded with a docs site, such as an image or a font.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:Url": {
      name: "Url",
      description: "An absolute web address, or for a docs site its host and path without a scheme.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:JqString": {
      name: "JqString",
      description: "A jq path into a JSON document, such as `.access_token` or `.data.token`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:PropertyKey": {
      name: "PropertyKey",
      description: "A name exactly as it is sent: a JSON key, a header name, or a query or path parameter.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:RoleId": {
      name: "RoleId",
      description: "Short name of a group of readers, such as `partners`. The docs site decides who belongs to it.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:EndpointPathLiteral": {
      name: "EndpointPathLiteral",
      description: "Path of an endpoint with its parameters in braces, such as `/plants/{plantId}`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "commons:EndpointIdentifier": {
      name: "EndpointIdentifier",
      description: "Names an endpoint by what a reader sees of it, whatever version of the API it stands in.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "path",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointPathLiteral" } },
            description: "Path of the endpoint, with the parameters named as the definition names them.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb of the endpoint.",
          },
          {
            key: "identifierOverride",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Id of the endpoint where path and verb do not tell it from others. It is looked up before them.",
          },
        ],
      },
    },
    "commons:HttpMethod": {
      name: "HttpMethod",
      description: "The HTTP verbs that an endpoint can answer to.",
      shape: {
        type: "enum",
        values: [
          { value: "GET" },
          { value: "POST" },
          { value: "PUT" },
          { value: "PATCH" },
          { value: "DELETE" },
          { value: "HEAD" },
        ],
      },
    },
    "commons:Availability": {
      name: "Availability",
      description: "How far a reader may rely on a part of an API.",
      shape: {
        type: "enum",
        values: [
          { value: "Stable", description: "Finished and kept compatible." },
          { value: "GenerallyAvailable", description: "Open to everybody and supported." },
          {
            value: "InDevelopment",
            description: "Still being built: it may change or vanish without notice.",
          },
          {
            value: "PreRelease",
            description: "Open for trial before its release. Details may still change.",
          },
          {
            value: "Deprecated",
            description: "Still answers, but new work should use something else.",
          },
          { value: "Beta", description: "Usable and nearly settled. Small changes may follow." },
        ],
      },
    },
    "dashboard:GetDocsSitesForOrgResponse": {
      name: "GetDocsSitesForOrgResponse",
      description: "The docs sites of an organisation.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "docsSites",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "dashboard:DocsSite" } },
              },
            },
            description: "One entry for each site, last published first. Empty when the organisation has published none.",
          },
        ],
      },
    },
    "dashboard:DocsSite": {
      name: "DocsSite",
      description: "A docs site and where it is served.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "mainUrl",
            valueShape: { type: "alias", value: { type: "id", id: "dashboard:DocsSiteUrl" } },
            description: "Address to show for the site: its first custom address, or else the one that the registry handed out.",
          },
          {
            key: "urls",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "dashboard:DocsSiteUrl" } },
              },
            },
            description: "Every address of the site, with the main one.",
          },
        ],
      },
    },
    "dashboard:DocsSiteUrl": {
      name: "DocsSiteUrl",
      description: "An address of a docs site.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Host name, without a scheme.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Path in front of every address of the site, with a leading slash. Absent when it is served at the root.",
          },
        ],
      },
    },
    "dashboard:GetDocsSitesForOrgRequest": {
      name: "GetDocsSitesForOrgRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation whose sites are listed. It must be the caller's own.",
          },
        ],
      },
    },
    "diff:APIDiff": {
      name: "APIDiff",
      description: "The differences between two definitions of an API.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "addedEndpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:AddedEndpoint" } },
              },
            },
            description: "Endpoints of the newer definition alone.",
          },
          {
            key: "removedEndpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:RemovedEndpoint" } },
              },
            },
            description: "Endpoints of the older definition alone.",
          },
          {
            key: "updatedEndpoints",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:UpdatedEndpoint" } },
              },
            },
            description: "Endpoints of both that take or answer something else.",
          },
          {
            key: "markdown",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The same for people to read, in Markdown. Empty when nothing changed.",
          },
        ],
      },
    },
    "diff:AddedEndpoint": {
      name: "AddedEndpoint",
      description: "An endpoint that is new.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Which endpoint it is.",
          },
        ],
      },
    },
    "diff:RemovedEndpoint": {
      name: "RemovedEndpoint",
      description: "An endpoint that is gone.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Which endpoint it was.",
          },
        ],
      },
    },
    "diff:UpdatedEndpoint": {
      name: "UpdatedEndpoint",
      description: "What an endpoint takes and answers differently.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Which endpoint it is.",
          },
          {
            key: "pathParameterDiff",
            valueShape: { type: "alias", value: { type: "id", id: "diff:PathParameterDiff" } },
            description: "Changes of its path parameters.",
          },
          {
            key: "queryParameterDiff",
            valueShape: { type: "alias", value: { type: "id", id: "diff:QueryParameterDiff" } },
            description: "Changes of its query parameters.",
          },
          {
            key: "requestBodyDiff",
            valueShape: { type: "alias", value: { type: "id", id: "diff:RequestBodyDiff" } },
            description: "Changes of the body that it takes.",
          },
          {
            key: "responseBodyDiff",
            valueShape: { type: "alias", value: { type: "id", id: "diff:ResponseBodyDiff" } },
            description: "Changes of the body that it answers.",
          },
        ],
      },
    },
    "diff:PathParameterDiff": {
      name: "PathParameterDiff",
      description: "Path parameters that came and went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "added",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:PathParameter" } },
              },
            },
            description: "New ones.",
          },
          {
            key: "removed",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:PathParameter" } },
              },
            },
            description: "Those that are gone.",
          },
        ],
      },
    },
    "diff:PathParameter": {
      name: "PathParameter",
      description: "A path parameter that came or went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "wireKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Its name within the braces of the path.",
          },
        ],
      },
    },
    "diff:QueryParameterDiff": {
      name: "QueryParameterDiff",
      description: "Query parameters that came and went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "added",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:QueryParameter" } },
              },
            },
            description: "New ones.",
          },
          {
            key: "removed",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "diff:QueryParameter" } },
              },
            },
            description: "Those that are gone.",
          },
        ],
      },
    },
    "diff:QueryParameter": {
      name: "QueryParameter",
      description: "A query parameter that came or went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "wireKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Its name as it is sent.",
          },
        ],
      },
    },
    "diff:RequestBodyDiff": {
      name: "RequestBodyDiff",
      description: "Properties of a request body that came and went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "added",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "diff:RequestBodyParameter" },
                },
              },
            },
            description: "New ones.",
          },
          {
            key: "removed",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "diff:RequestBodyParameter" },
                },
              },
            },
            description: "Those that are gone.",
          },
        ],
      },
    },
    "diff:RequestBodyParameter": {
      name: "RequestBodyParameter",
      description: "A property of a request body that came or went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "wireKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Its JSON key. Keys within other objects are joined by dots.",
          },
        ],
      },
    },
    "diff:ResponseBodyDiff": {
      name: "ResponseBodyDiff",
      description: "Properties of an answer that came and went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "added",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "diff:ResponseBodyParameter" },
                },
              },
            },
            description: "New ones.",
          },
          {
            key: "removed",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "diff:ResponseBodyParameter" },
                },
              },
            },
            description: "Those that are gone.",
          },
        ],
      },
    },
    "diff:ResponseBodyParameter": {
      name: "ResponseBodyParameter",
      description: "A property of an answer that came or went.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "wireKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Its JSON key. Keys within other objects are joined by dots.",
          },
        ],
      },
    },
    "docs-cache:InvalidateCachedDocsRequest": {
      name: "InvalidateCachedDocsRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
        ],
      },
    },
    "docs-commons:PageContent": {
      name: "PageContent",
      description: "One page of a site.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "markdown",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Markdown with components, after includes are resolved.",
          },
          {
            key: "editThisPageUrl",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Where readers can propose a change. Absent shows no such link.",
          },
          {
            key: "rawMarkdown",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Markdown as the author wrote it, before includes. Absent when it is the same as `markdown`.",
          },
        ],
      },
    },
    "docs-commons:Height": {
      name: "Height",
      description: "A height in pixels.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
    },
    "docs-commons:LinkMetadata": {
      name: "LinkMetadata",
      description: "A link in the sidebar.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the link.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Where the link leads.",
          },
        ],
      },
    },
    "docs-commons:NavigationTabLink": {
      name: "NavigationTabLink",
      description: "A link among the tabs.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the link.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Where the link leads.",
          },
        ],
      },
    },
    "docs-commons:ApiSectionV2": {
      name: "ApiSectionV2",
      description: "An API reference, as a node of the newer navigation tree.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "node",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:ApiReferenceNode" } },
            description: "The reference and all that is below it.",
          },
        ],
      },
    },
    "docs-commons:ChangelogSectionV3": {
      name: "ChangelogSectionV3",
      description: "A changelog, as a node of the newer navigation tree.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "node",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:ChangelogNode" } },
            description: "The changelog and all that is below it.",
          },
        ],
      },
    },
    "docs-commons:BaseDocsConfig": {
      name: "BaseDocsConfig",
      description: "Settings of a site that are written and read in the same form.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the site, shown in the browser's tab.",
          },
          {
            key: "defaultLanguage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:ProgrammingLanguage" },
                },
              },
            },
            description: "Language of code samples until the reader chooses another.",
          },
          {
            key: "announcement",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:AnnouncementConfig" },
                },
              },
            },
            description: "A banner above every page. Absent means none.",
          },
          {
            key: "root",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:RootNode" } },
              },
            },
            description: "The navigation tree.",
          },
          {
            key: "navbarLinks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-commons:NavbarLink" },
                    },
                  },
                },
              },
            },
            description: "Links at the right of the header.",
          },
          {
            key: "footerLinks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-commons:FooterLink" },
                    },
                  },
                },
              },
            },
            description: "Links below every page.",
          },
          {
            key: "hideNavLinks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the links to the previous and next page.",
          },
          {
            key: "logoHeight",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:Height" } },
              },
            },
            description: "Height of the logo in the header.",
          },
          {
            key: "logoHref",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Where a click on the logo leads. The home page when absent.",
          },
          {
            key: "favicon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Image for the browser's tab.",
          },
          {
            key: "metadata",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:MetadataConfig" } },
              },
            },
            description: "What search engines and link previews are told.",
          },
          {
            key: "redirects",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-commons:RedirectConfig" },
                    },
                  },
                },
              },
            },
            description: "Old addresses and where they lead now. The first that matches wins.",
          },
          {
            key: "layout",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:DocsLayoutConfig" },
                },
              },
            },
            description: "Sizes and places of the parts of a page.",
          },
          {
            key: "typographyV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:DocsTypographyConfigV2" },
                },
              },
            },
            description: "Fonts. The site's own when absent.",
          },
          {
            key: "analyticsConfig",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:AnalyticsConfig" } },
              },
            },
            description: "Analytics services that count visits. Absent means none.",
          },
          {
            key: "integrations",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:IntegrationsConfig" },
                },
              },
            },
            description: "Services that add something to the pages.",
          },
          {
            key: "css",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:CssConfig" } },
              },
            },
            description: "Style sheets of the author's own.",
          },
          {
            key: "js",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:JsConfig" } },
              },
            },
            description: "Scripts of the author's own.",
          },
          {
            key: "aiChatConfig",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:AIChatConfig" } },
              },
            },
            description: "Settings of the chat that answers questions about the docs.",
          },
        ],
      },
    },
    "docs-commons:AIChatConfig": {
      name: "AIChatConfig",
      description: "Settings of the chat that answers questions about the docs.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "model",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:AIModel" } },
              },
            },
            description: "Model that answers. The host chooses when absent.",
          },
          {
            key: "systemPrompt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Instructions that the model gets before every question.",
          },
        ],
      },
    },
    "docs-commons:AIModel": {
      name: "AIModel",
      description: "Models that can answer questions.",
      shape: {
        type: "enum",
        values: [
          { value: "claude-3.5" },
          { value: "claude-3.7" },
          { value: "claude-4" },
          { value: "command-a" },
        ],
      },
    },
    "docs-commons:FileIdOrUrl": {
      name: "FileIdOrUrl",
      description: "A file of the site, or one elsewhere.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "fileId",
            description: "A file uploaded with the site.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            ],
          },
          {
            discriminantValue: "url",
            description: "A file that another server holds.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
        ],
      },
    },
    "docs-commons:RgbaColor": {
      name: "RgbaColor",
      description: "A colour.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "r",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Red, 0 to 255.",
          },
          {
            key: "g",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Green, 0 to 255.",
          },
          {
            key: "b",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Blue, 0 to 255.",
          },
          {
            key: "a",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Opacity, 0 to 1. Opaque when absent.",
          },
        ],
      },
    },
    "docs-commons:ProgrammingLanguage": {
      name: "ProgrammingLanguage",
      description: "Languages that code samples can be shown in.",
      shape: {
        type: "enum",
        values: [
          { value: "typescript" },
          { value: "javascript" },
          { value: "python" },
          { value: "java" },
          { value: "go" },
          { value: "ruby" },
          { value: "csharp" },
          { value: "php" },
          { value: "swift" },
          { value: "nodets", description: "TypeScript for Node.js." },
          { value: "nodejs", description: "JavaScript for Node.js." },
          { value: "dotnet", description: "Any .NET language." },
          { value: "curl", description: "A shell command that uses cURL." },
          { value: "jvm", description: "Any language of the Java virtual machine." },
          { value: "ts", description: "Same as `typescript`." },
          { value: "js", description: "Same as `javascript`." },
        ],
      },
    },
    "docs-commons:AnnouncementConfig": {
      name: "AnnouncementConfig",
      description: "A banner above every page.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "text",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Markdown of a line or two.",
          },
        ],
      },
    },
    "docs-commons:AnalyticsConfig": {
      name: "AnalyticsConfig",
      description: "Analytics services by name. A service without an entry is not loaded.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "segment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:SegmentConfig" } },
              },
            },
            description: "Segment.",
          },
          {
            key: "fullstory",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:FullStoryAnalyticsConfig" },
                },
              },
            },
            description: "FullStory.",
          },
          {
            key: "intercom",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:IntercomConfig" } },
              },
            },
            description: "Intercom.",
          },
          {
            key: "posthog",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:PostHogConfig" } },
              },
            },
            description: "PostHog.",
          },
          {
            key: "gtm",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:GTMConfig" } },
              },
            },
            description: "Google Tag Manager.",
          },
          {
            key: "ga4",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:GoogleAnalytics4Config" },
                },
              },
            },
            description: "Google Analytics 4.",
          },
          {
            key: "amplitude",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:AmplitudeConfig" } },
              },
            },
            description: "Amplitude.",
          },
          {
            key: "mixpanel",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:MixpanelConfig" } },
              },
            },
            description: "Mixpanel.",
          },
          {
            key: "hotjar",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:HotJarConfig" } },
              },
            },
            description: "Hotjar.",
          },
          {
            key: "koala",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:KoalaConfig" } },
              },
            },
            description: "Koala.",
          },
          {
            key: "logrocket",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:LogRocketConfig" } },
              },
            },
            description: "LogRocket.",
          },
          {
            key: "pirsch",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:PirschConfig" } },
              },
            },
            description: "Pirsch.",
          },
          {
            key: "plausible",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:PlausibleConfig" } },
              },
            },
            description: "Plausible.",
          },
          {
            key: "fathom",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FathomConfig" } },
              },
            },
            description: "Fathom.",
          },
          {
            key: "clearbit",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ClearBitConfig" } },
              },
            },
            description: "Clearbit.",
          },
          {
            key: "heap",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:HeapConfig" } },
              },
            },
            description: "Heap.",
          },
        ],
      },
    },
    "docs-commons:SegmentConfig": {
      name: "SegmentConfig",
      description: "Access to Segment.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "writeKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Write key of the source. Visible to every reader.",
          },
        ],
      },
    },
    "docs-commons:FullStoryAnalyticsConfig": {
      name: "FullStoryAnalyticsConfig",
      description: "Access to FullStory.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Organisation id given by FullStory.",
          },
        ],
      },
    },
    "docs-commons:IntercomConfig": {
      name: "IntercomConfig",
      description: "Access to Intercom.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "appId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Workspace id given by Intercom.",
          },
          {
            key: "apiBase",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address of a regional server. The default region's when absent.",
          },
        ],
      },
    },
    "docs-commons:PostHogConfig": {
      name: "PostHogConfig",
      description: "Access to PostHog.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Project key. Visible to every reader.",
          },
          {
            key: "endpoint",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address of a self-hosted or regional server. The vendor's own when absent.",
          },
        ],
      },
    },
    "docs-commons:GTMConfig": {
      name: "GTMConfig",
      description: "Access to Google Tag Manager.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "containerId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Container id, such as `GTM-ABC123`.",
          },
        ],
      },
    },
    "docs-commons:GoogleAnalytics4Config": {
      name: "GoogleAnalytics4Config",
      description: "Access to Google Analytics 4.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "measurementId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Measurement id, such as `G-ABC123`.",
          },
        ],
      },
    },
    "docs-commons:AmplitudeConfig": {
      name: "AmplitudeConfig",
      description: "Access to Amplitude.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Project key. Visible to every reader.",
          },
        ],
      },
    },
    "docs-commons:MixpanelConfig": {
      name: "MixpanelConfig",
      description: "Access to Mixpanel.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Project token. Visible to every reader.",
          },
        ],
      },
    },
    "docs-commons:HotJarConfig": {
      name: "HotJarConfig",
      description: "Access to Hotjar.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "hjid",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Site id.",
          },
          {
            key: "hjsv",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the tracking snippet.",
          },
        ],
      },
    },
    "docs-commons:KoalaConfig": {
      name: "KoalaConfig",
      description: "Access to Koala.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Public key. Visible to every reader.",
          },
        ],
      },
    },
    "docs-commons:LogRocketConfig": {
      name: "LogRocketConfig",
      description: "Access to LogRocket.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Application id, such as `acme/docs`.",
          },
        ],
      },
    },
    "docs-commons:PirschConfig": {
      name: "PirschConfig",
      description: "Access to Pirsch.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Identification code of the site.",
          },
        ],
      },
    },
    "docs-commons:PlausibleConfig": {
      name: "PlausibleConfig",
      description: "Access to Plausible.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Site name registered with Plausible.",
          },
        ],
      },
    },
    "docs-commons:FathomConfig": {
      name: "FathomConfig",
      description: "Access to Fathom.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "siteId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Site id given by Fathom.",
          },
        ],
      },
    },
    "docs-commons:ClearBitConfig": {
      name: "ClearBitConfig",
      description: "Access to Clearbit.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiKey",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Publishable key. Visible to every reader.",
          },
        ],
      },
    },
    "docs-commons:HeapConfig": {
      name: "HeapConfig",
      description: "Access to Heap.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "appId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Environment id given by Heap.",
          },
        ],
      },
    },
    "docs-commons:DocsLayoutConfig": {
      name: "DocsLayoutConfig",
      description: "Sizes and places of the parts of a page. What is absent keeps the site's own measure.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pageWidth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:PageWidthSizeConfig" },
                },
              },
            },
            description: "Width of header, sidebar and content together.",
          },
          {
            key: "contentWidth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:SizeConfig" } },
              },
            },
            description: "Width of the text column.",
          },
          {
            key: "sidebarWidth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:SizeConfig" } },
              },
            },
            description: "Width of the sidebar.",
          },
          {
            key: "headerHeight",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:SizeConfig" } },
              },
            },
            description: "Height of the header.",
          },
          {
            key: "searchbarPlacement",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:SearchbarPlacement" },
                },
              },
            },
            description: "Where the search bar stands.",
          },
          {
            key: "tabsPlacement",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:TabsPlacement" } },
              },
            },
            description: "Where the tabs stand.",
          },
          {
            key: "contentAlignment",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:ContentAlignment" },
                },
              },
            },
            description: "Where the text column stands when there is room to spare.",
          },
          {
            key: "headerPosition",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:HeaderPosition" } },
              },
            },
            description: "Whether the header stays when the page scrolls.",
          },
          {
            key: "disableHeader",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the header. Its parts move to the sidebar.",
          },
          {
            key: "hideNavLinks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the links to the previous and next page.",
          },
          {
            key: "hideFeedback",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the question whether a page was helpful.",
          },
        ],
      },
    },
    "docs-commons:SearchbarPlacement": {
      name: "SearchbarPlacement",
      description: "Places for the search bar.",
      shape: {
        type: "enum",
        values: [
          { value: "HEADER", description: "In the header." },
          { value: "HEADER_TABS", description: "In the row of tabs below the header." },
          { value: "SIDEBAR", description: "On top of the sidebar." },
        ],
      },
    },
    "docs-commons:TabsPlacement": {
      name: "TabsPlacement",
      description: "Places for the tabs.",
      shape: {
        type: "enum",
        values: [
          { value: "HEADER", description: "In a row below the header." },
          { value: "SIDEBAR", description: "On top of the sidebar." },
        ],
      },
    },
    "docs-commons:ContentAlignment": {
      name: "ContentAlignment",
      description: "Places for the text column.",
      shape: {
        type: "enum",
        values: [
          { value: "CENTER", description: "In the middle of the room beside the sidebar." },
          { value: "LEFT", description: "Next to the sidebar." },
        ],
      },
    },
    "docs-commons:HeaderPosition": {
      name: "HeaderPosition",
      description: "What the header does when the page scrolls.",
      shape: {
        type: "enum",
        values: [
          { value: "FIXED", description: "Stays in sight." },
          { value: "ABSOLUTE", description: "Scrolls away with the page." },
        ],
      },
    },
    "docs-commons:PageWidthSizeConfig": {
      name: "PageWidthSizeConfig",
      description: "A width for the whole page.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "px",
            description: "In pixels.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "double" } },
                },
              },
            ],
          },
          {
            discriminantValue: "rem",
            description: "In multiples of the root font size.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "double" } },
                },
              },
            ],
          },
          {
            discriminantValue: "full",
            description: "As wide as the window.",
            extends: [],
            properties: [],
          },
        ],
      },
    },
    "docs-commons:SizeConfig": {
      name: "SizeConfig",
      description: "A length on the page.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "px",
            description: "In pixels.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "double" } },
                },
              },
            ],
          },
          {
            discriminantValue: "rem",
            description: "In multiples of the root font size.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "double" } },
                },
              },
            ],
          },
        ],
      },
    },
    "docs-commons:MetadataConfig": {
      name: "MetadataConfig",
      description: "What search engines and link previews are told. Pages may override it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "og:site_name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Site name in Open Graph previews.",
          },
          {
            key: "og:title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title in Open Graph previews. The page's own when absent.",
          },
          {
            key: "og:description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Summary in Open Graph previews.",
          },
          {
            key: "og:url",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address that Open Graph previews count as this page's.",
          },
          {
            key: "og:image",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "Picture in Open Graph previews.",
          },
          {
            key: "og:image:width",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Width of that picture in pixels.",
          },
          {
            key: "og:image:height",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
              },
            },
            description: "Height of that picture in pixels.",
          },
          {
            key: "og:locale",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Language and region, such as `en_GB`.",
          },
          {
            key: "og:logo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "Logo for services that show one beside the preview.",
          },
          {
            key: "twitter:title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Title on Twitter cards. Falls back to `og:title`.",
          },
          {
            key: "twitter:description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Summary on Twitter cards. Falls back to `og:description`.",
          },
          {
            key: "twitter:handle",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Account of the author, with the at sign.",
          },
          {
            key: "twitter:image",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "Picture on Twitter cards. Falls back to `og:image`.",
          },
          {
            key: "twitter:site",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Account of the site, with the at sign.",
          },
          {
            key: "twitter:url",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address that Twitter cards count as this page's.",
          },
          {
            key: "twitter:card",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:TwitterCardSetting" },
                },
              },
            },
            description: "Layout of Twitter cards.",
          },
          {
            key: "noindex",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True asks search engines to leave the pages out.",
          },
          {
            key: "nofollow",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True asks search engines not to follow the links.",
          },
        ],
      },
    },
    "docs-commons:TwitterCardSetting": {
      name: "TwitterCardSetting",
      description: "Layouts of a Twitter card.",
      shape: {
        type: "enum",
        values: [
          { value: "summary", description: "A small picture beside the text." },
          { value: "summary_large_image", description: "A wide picture above the text." },
          { value: "app", description: "A link to a mobile app." },
          { value: "player", description: "A player for video or audio." },
        ],
      },
    },
    "docs-commons:RedirectConfig": {
      name: "RedirectConfig",
      description: "An old address and where it leads now.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "source",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path to match. `:name` matches one segment and `:name*` the rest.",
          },
          {
            key: "destination",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Path or address to send readers to. It may use the names of `source`.",
          },
          {
            key: "permanent",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
                default: false,
              },
            },
            description: "True answers 308, so that browsers remember. False answers 307.",
          },
        ],
      },
    },
    "docs-commons:NavbarLink": {
      name: "NavbarLink",
      description: "A link at the right of the header.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "filled",
            description: "A button filled with the accent colour.",
            extends: ["docs-commons:NavbarLinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "outlined",
            description: "A button with a border only.",
            extends: ["docs-commons:NavbarLinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "minimal",
            description: "Plain text.",
            extends: ["docs-commons:NavbarLinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "github",
            description: "A GitHub repository, shown with its number of stars.",
            extends: ["docs-commons:NavbarGithubMetadata"],
            properties: [],
          },
          {
            discriminantValue: "primary",
            description: "The most important button. Looks like `filled`.",
            extends: ["docs-commons:NavbarLinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "secondary",
            description: "A lesser button. Looks like `minimal`.",
            extends: ["docs-commons:NavbarLinkMetadata"],
            properties: [],
          },
        ],
      },
    },
    "docs-commons:NavbarLinkMetadata": {
      name: "NavbarLinkMetadata",
      description: "Where a header link leads and what it shows.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Where the link leads.",
          },
          {
            key: "text",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Words on the link. Absent leaves the icon alone.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Icon before the words.",
          },
          {
            key: "rightIcon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Icon after the words.",
          },
          {
            key: "rounded",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True gives a button fully round ends.",
          },
        ],
      },
    },
    "docs-commons:NavbarGithubMetadata": {
      name: "NavbarGithubMetadata",
      description: "A GitHub repository in the header.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the repository.",
          },
        ],
      },
    },
    "docs-commons:FooterLink": {
      name: "FooterLink",
      description: "A link below every page, shown as the mark of its service.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "github",
            description: "A GitHub account or repository.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "twitter",
            description: "A Twitter account, with the old bird.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "x",
            description: "An X account.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "linkedin",
            description: "A LinkedIn page.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "youtube",
            description: "A YouTube channel.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "instagram",
            description: "An Instagram account.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "facebook",
            description: "A Facebook page.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "discord",
            description: "An invitation to a Discord server.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "slack",
            description: "An invitation to a Slack workspace.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "hackernews",
            description: "A Hacker News account or thread.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "medium",
            description: "A Medium publication.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
          {
            discriminantValue: "website",
            description: "Any other site, shown as a globe.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            ],
          },
        ],
      },
    },
    "docs-commons:CssConfig": {
      name: "CssConfig",
      description: "Style sheets of the author's own.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "inline",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Style sheets in full, put into every page in this order.",
          },
        ],
      },
    },
    "docs-commons:JsConfig": {
      name: "JsConfig",
      description: "Scripts of the author's own.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "remote",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-commons:JsRemoteConfig" },
                    },
                  },
                },
              },
            },
            description: "Scripts that other servers hold.",
          },
          {
            key: "files",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:JsFileConfig" },
                },
              },
            },
            description: "Scripts uploaded with the site.",
          },
          {
            key: "inline",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Scripts in full, put into every page in this order.",
          },
        ],
      },
    },
    "docs-commons:JsRemoteConfig": {
      name: "JsRemoteConfig",
      description: "A script that another server holds.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the script.",
          },
          {
            key: "strategy",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:JsScriptStrategy" },
                },
              },
            },
            description: "When it is loaded. `afterInteractive` when absent.",
          },
        ],
      },
    },
    "docs-commons:JsFileConfig": {
      name: "JsFileConfig",
      description: "A script uploaded with the site.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "fileId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
            description: "File that holds the script.",
          },
          {
            key: "strategy",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:JsScriptStrategy" },
                },
              },
            },
            description: "When it is loaded. `afterInteractive` when absent.",
          },
        ],
      },
    },
    "docs-commons:JsScriptStrategy": {
      name: "JsScriptStrategy",
      description: "When a script is loaded.",
      shape: {
        type: "enum",
        values: [
          { value: "beforeInteractive", description: "Before the page reacts to the reader." },
          { value: "afterInteractive", description: "As soon as the page reacts to the reader." },
          { value: "lazyOnload", description: "When the browser has nothing else to do." },
        ],
      },
    },
    "docs-commons:IntegrationsConfig": {
      name: "IntegrationsConfig",
      description: "Services that add something to the pages.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "intercom",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Workspace id of the Intercom messenger. Absent shows no messenger.",
          },
        ],
      },
    },
    "docs-commons:DocsTypographyConfigV2": {
      name: "DocsTypographyConfigV2",
      description: "Fonts by where they are used. The site's own where absent.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "headingsFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfigV2" } },
              },
            },
            description: "For headings.",
          },
          {
            key: "bodyFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfigV2" } },
              },
            },
            description: "For running text.",
          },
          {
            key: "codeFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfigV2" } },
              },
            },
            description: "For code.",
          },
        ],
      },
    },
    "docs-commons:FontConfigV2": {
      name: "FontConfigV2",
      description: "Where a font comes from.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "custom",
            description: "Font files uploaded with the site.",
            extends: ["docs-commons:CustomFontConfig"],
            properties: [],
          },
        ],
      },
    },
    "docs-commons:CustomFontConfig": {
      name: "CustomFontConfig",
      description: "A font made of uploaded files.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Family name for style sheets.",
          },
          {
            key: "variants",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:CustomFontConfigVariant" },
                },
              },
            },
            description: "Its files.",
          },
          {
            key: "display",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontDisplay" } },
              },
            },
            description: "What readers see until the font is there. `swap` when absent.",
          },
          {
            key: "fallback",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Families to use when the font cannot be loaded, best first.",
          },
          {
            key: "fontVariationSettings",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Settings of a variable font, such as `\"wght\" 450`.",
          },
        ],
      },
    },
    "docs-commons:CustomFontConfigVariant": {
      name: "CustomFontConfigVariant",
      description: "One file of a font.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "fontFile",
            valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
            description: "The font file, WOFF2 as a rule.",
          },
          {
            key: "weight",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Weights that the file covers: one such as `400`, or the two ends of a range.",
          },
          {
            key: "style",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-commons:FontStyle" },
                    },
                  },
                },
              },
            },
            description: "Styles that the file covers. Both when absent.",
          },
        ],
      },
    },
    "docs-commons:FontStyle": {
      name: "FontStyle",
      description: "Slant of a font.",
      shape: { type: "enum", values: [{ value: "normal" }, { value: "italic" }] },
    },
    "docs-commons:FontDisplay": {
      name: "FontDisplay",
      description: "What readers see while a font loads, as in the CSS property `font-display`.",
      shape: {
        type: "enum",
        values: [
          { value: "auto", description: "What the browser prefers." },
          { value: "block", description: "Nothing for a short while, then the fallback." },
          { value: "swap", description: "The fallback at once, the font when it arrives." },
          {
            value: "fallback",
            description: "The fallback almost at once. A font that arrives late is not used on this page.",
          },
          { value: "optional", description: "The fallback, unless the font is there at once." },
        ],
      },
    },
    "docs-commons:ThemedFileId": {
      name: "ThemedFileId",
      description: "A file for each colour scheme. `logo` of a theme has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "dark",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "For the dark scheme.",
          },
          {
            key: "light",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "For the light scheme.",
          },
        ],
      },
    },
    "docs-commons:ColorsConfig": {
      name: "ColorsConfig",
      description: "Colours of the first format. `colorsV3` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "accentPrimary",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour of links and buttons.",
          },
        ],
      },
    },
    "docs-commons:ColorsConfigV2": {
      name: "ColorsConfigV2",
      description: "Colours of the second format. `colorsV3` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "accentPrimary",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ColorConfig" } },
              },
            },
            description: "Colour of links and buttons.",
          },
          {
            key: "background",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ColorConfig" } },
              },
            },
            description: "Colour behind the page.",
          },
        ],
      },
    },
    "docs-commons:ColorConfig": {
      name: "ColorConfig",
      description: "A colour of the second format.",
      availability: "Deprecated",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "unthemed",
            description: "One colour for both schemes.",
            extends: ["docs-commons:ColorUnthemedConfig"],
            properties: [],
          },
          {
            discriminantValue: "themed",
            description: "A colour for each scheme.",
            extends: ["docs-commons:ColorThemedConfig"],
            properties: [],
          },
        ],
      },
    },
    "docs-commons:ColorUnthemedConfig": {
      name: "ColorUnthemedConfig",
      description: "One colour for both schemes.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "color",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "The colour. Absent keeps the site's own.",
          },
        ],
      },
    },
    "docs-commons:ColorThemedConfig": {
      name: "ColorThemedConfig",
      description: "A colour for each scheme.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "dark",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "For the dark scheme.",
          },
          {
            key: "light",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "For the light scheme.",
          },
        ],
      },
    },
    "docs-commons:DocsTypographyConfig": {
      name: "DocsTypographyConfig",
      description: "Fonts of the first format. `typographyV2` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "headingsFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfig" } },
              },
            },
            description: "For headings.",
          },
          {
            key: "bodyFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfig" } },
              },
            },
            description: "For running text.",
          },
          {
            key: "codeFont",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FontConfig" } },
              },
            },
            description: "For code.",
          },
        ],
      },
    },
    "docs-commons:FontConfig": {
      name: "FontConfig",
      description: "A font of the first format.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Family name for style sheets.",
          },
          {
            key: "fontFile",
            valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
            description: "The one font file.",
          },
        ],
      },
    },
    "docs-frontmatter:Frontmatter": {
      name: "Frontmatter",
      description: "Settings of one page. Those of the site hold where one is absent.",
      shape: {
        type: "object",
        extends: ["docs-frontmatter:WithMetadataConfig", "docs-frontmatter:WithJsonLdBreadcrumbs"],
        properties: [
          {
            key: "layout",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-frontmatter:Layout" } },
                default: "guide",
              },
            },
            description: "How the page is laid out.",
          },
          {
            key: "slug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
              },
            },
            description: "Address of the page in place of the one that follows from the navigation.",
          },
          {
            key: "title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Heading of the page and text in the sidebar. That of the navigation when absent.",
          },
          {
            key: "headline",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text for the browser's tab. The title and the name of the site when absent.",
          },
          {
            key: "description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Summary for search engines and link previews.",
          },
          {
            key: "subtitle",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "A line below the heading, in Markdown.",
          },
          {
            key: "logo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-frontmatter:Logo" } },
              },
            },
            description: "Logo in the header of this page.",
          },
          {
            key: "image",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "Picture on top of the page and in link previews.",
          },
          {
            key: "edit-this-page-url",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Where readers can propose a change.",
          },
          {
            key: "hide-toc",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the list of headings beside the text. False when absent.",
          },
          {
            key: "force-toc",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows the list of headings even in a layout that leaves it out. False when absent.",
          },
          {
            key: "hide-nav-links",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the links to the previous and next page. That of the site when absent.",
          },
          {
            key: "max-toc-depth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Lowest level of heading within the list, from 1 to 6. 3 when absent.",
          },
          {
            key: "hide-feedback",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the question whether the page was helpful. That of the site when absent.",
          },
          {
            key: "no-image-zoom",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps pictures from growing when they are clicked. False when absent.",
          },
          {
            key: "breadcrumb",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "navigation-latest:BreadcrumbItem" },
                    },
                  },
                },
              },
            },
            description: "The way to the page, above its heading. That of the navigation when absent.",
          },
          {
            key: "excerpt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Former name of `subtitle`.",
            availability: "Deprecated",
          },
          {
            key: "canonical-url",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address that search engines are told, for a page that has several. Its own when absent.",
          },
        ],
      },
    },
    "docs-frontmatter:Layout": {
      name: "Layout",
      description: "Ways to lay out a page.",
      shape: {
        type: "enum",
        values: [
          {
            value: "guide",
            description: "Text with the list of its headings, for reading from top to bottom.",
          },
          { value: "overview", description: "Wider text, for a page that leads to others." },
          {
            value: "reference",
            description: "Text and code side by side, without a list of headings.",
          },
          { value: "page", description: "Text over the whole width, without the sidebar." },
          {
            value: "custom",
            description: "Nothing but what the page itself brings, without header and sidebar.",
          },
        ],
      },
    },
    "docs-frontmatter:Logo": {
      name: "Logo",
      description: "A logo for both colour schemes, or one for each.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "One picture for both schemes.",
            shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
          },
          {
            description: "A picture for each scheme.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-frontmatter:LogoConfiguration" },
            },
          },
        ],
      },
    },
    "docs-frontmatter:LogoConfiguration": {
      name: "LogoConfiguration",
      description: "A logo for each colour scheme.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "light",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "For the light scheme. Absent shows the one for the dark scheme.",
          },
          {
            key: "dark",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:FileIdOrUrl" } },
              },
            },
            description: "For the dark scheme. Absent shows the one for the light scheme.",
          },
        ],
      },
    },
    "docs-frontmatter:WithMetadataConfig": {
      name: "WithMetadataConfig",
      description: "Adds the texts for search engines and link previews to types that extend it.",
      shape: {
        type: "object",
        extends: ["docs-commons:MetadataConfig"],
        properties: [
          {
            key: "keywords",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-frontmatter:StringOrStringList" },
                },
              },
            },
            description: "Words that the page is about.",
          },
        ],
      },
    },
    "docs-frontmatter:StringOrStringList": {
      name: "StringOrStringList",
      description: "One text or several.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "One text, which may hold several words joined by commas.",
            shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          },
          {
            description: "Several texts.",
            shape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
          },
        ],
      },
    },
    "docs-frontmatter:WithJsonLdBreadcrumbs": {
      name: "WithJsonLdBreadcrumbs",
      description: "Adds the breadcrumbs that search engines read to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "jsonld:breadcrumb",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-frontmatter:JsonLdBreadcrumbList" },
                },
              },
            },
            description: "The way to the page for search engines. Made from `breadcrumb` when absent.",
          },
        ],
      },
    },
    "docs-frontmatter:JsonLdBreadcrumbList": {
      name: "JsonLdBreadcrumbList",
      description: "The way to a page, in the words of schema.org.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "@context",
            valueShape: {
              type: "alias",
              value: {
                type: "literal",
                value: { type: "stringLiteral", value: "https://schema.org" },
              },
            },
            description: "Vocabulary that the other keys come from.",
          },
          {
            key: "@type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "BreadcrumbList" } },
            },
            description: "Always `BreadcrumbList`.",
          },
          {
            key: "itemListElement",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-frontmatter:JsonLdBreadcrumbListElement" },
                },
              },
            },
            description: "Steps from the home page on.",
          },
        ],
      },
    },
    "docs-frontmatter:JsonLdBreadcrumbListElement": {
      name: "JsonLdBreadcrumbListElement",
      description: "One step of the way to a page, in the words of schema.org.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "@type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "ListItem" } },
            },
            description: "Always `ListItem`.",
          },
          {
            key: "position",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Place of the step, from 1.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the step.",
          },
          {
            key: "item",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Address that the step leads to. Absent for the page itself.",
          },
        ],
      },
    },
    "docs-frontmatter:ResolvedMDX": {
      name: "ResolvedMDX",
      description: "A page that has been compiled and is ready to be shown.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "code",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The compiled page as a JavaScript program.",
          },
          {
            key: "frontmatter",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "docs-frontmatter:Frontmatter" },
            },
            description: "Settings of the page.",
          },
          {
            key: "scope",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "unknown" } },
              },
            },
            description: "Values that the program uses, by name.",
          },
          {
            key: "jsxRefs",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Names of the components that the page uses. Absent when it was not asked for.",
          },
        ],
      },
    },
    "docs-read:DocsDefinition": {
      name: "DocsDefinition",
      description: "Everything needed to show a site.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pages",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:PageContent" },
                },
              },
            },
            description: "Pages written by the author, by id.",
          },
          {
            key: "apis",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ApiDefinition" },
                },
              },
            },
            description: "The APIs that the navigation refers to, grouped in packages.",
          },
          {
            key: "apisV2",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-latest:ApiDefinition" },
                },
              },
            },
            description: "The same APIs as flat maps. An API is in `apis`, in `apisV2` or in both.",
          },
          {
            key: "files",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
                valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Addresses of uploaded files, by id. `filesV2` also tells the size of images.",
          },
          {
            key: "filesV2",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
                valueShape: { type: "alias", value: { type: "id", id: "docs-read:UploadedFile" } },
              },
            },
            description: "Uploaded files, by id.",
          },
          {
            key: "jsFiles",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Source of the components that pages use, by path. Absent when pages use none.",
          },
          {
            key: "id",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:DocsConfigId" } },
              },
            },
            description: "This stored configuration. Absent while a site is being previewed locally.",
          },
          {
            key: "config",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:DocsConfig" } },
            description: "Settings of the site.",
          },
          {
            key: "apiNameToId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "id", id: "commons:ApiDefinitionId" },
                    },
                  },
                },
              },
            },
            description: "Ids of APIs by the name that pages use for them.",
          },
        ],
      },
    },
    "docs-read:UploadedFile": {
      name: "UploadedFile",
      description: "An uploaded file.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "url",
            description: "A file of any kind.",
            extends: ["docs-read:UrlFile"],
            properties: [],
          },
          {
            discriminantValue: "image",
            description: "An image whose size is known.",
            extends: ["docs-read:ImageFile"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:UrlFile": {
      name: "UrlFile",
      description: "Where an uploaded file can be fetched.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the file. It may expire, so it should not be kept.",
          },
        ],
      },
    },
    "docs-read:ImageFile": {
      name: "ImageFile",
      description: "Where an uploaded image can be fetched, and the room it takes.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the image. It may expire, so it should not be kept.",
          },
          {
            key: "width",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
            description: "Width in pixels.",
          },
          {
            key: "height",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
            description: "Height in pixels.",
          },
          {
            key: "blurDataUrl",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "A tiny blurred copy as a data URL, to show until the image is there.",
          },
          {
            key: "alt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Words for readers who do not see the image.",
          },
        ],
      },
    },
    "docs-read:DocsConfig": {
      name: "DocsConfig",
      description: "Settings of a site.",
      shape: {
        type: "object",
        extends: ["docs-commons:BaseDocsConfig"],
        properties: [
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:NavigationConfig" } },
              },
            },
            description: "Navigation of the first format. Absent when `root` is present.",
            availability: "Deprecated",
          },
          {
            key: "colorsV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:ColorsConfigV3" } },
              },
            },
            description: "Colours and logos.",
          },
        ],
      },
    },
    "docs-read:ColorsConfigV3": {
      name: "ColorsConfigV3",
      description: "The colour schemes that a site offers.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "dark",
            description: "Dark only.",
            extends: ["docs-read:ThemeConfig"],
            properties: [],
          },
          {
            discriminantValue: "light",
            description: "Light only.",
            extends: ["docs-read:ThemeConfig"],
            properties: [],
          },
          {
            discriminantValue: "darkAndLight",
            description: "Both. The reader's system decides until the reader chooses.",
            extends: ["docs-read:DarkAndLightModeConfig"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:ThemeConfig": {
      name: "ThemeConfig",
      description: "Colours and logo of one scheme. What is absent is derived from `accentPrimary` and the background.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "logo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Logo in the header.",
          },
          {
            key: "backgroundImage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Picture behind the page.",
          },
          {
            key: "accentPrimary",
            valueShape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
            description: "Colour of links and buttons.",
          },
          {
            key: "background",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:Background" } },
            description: "What is behind the page.",
          },
          {
            key: "border",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour of lines between parts.",
          },
          {
            key: "sidebarBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind the sidebar.",
          },
          {
            key: "headerBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind the header.",
          },
          {
            key: "cardBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind cards.",
          },
        ],
      },
    },
    "docs-read:DarkAndLightModeConfig": {
      name: "DarkAndLightModeConfig",
      description: "Colours and logo of both schemes.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "dark",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:ThemeConfig" } },
            description: "For the dark scheme.",
          },
          {
            key: "light",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:ThemeConfig" } },
            description: "For the light scheme.",
          },
        ],
      },
    },
    "docs-read:Background": {
      name: "Background",
      description: "What is behind a page.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "solid",
            description: "One colour.",
            extends: ["docs-commons:RgbaColor"],
            properties: [],
          },
          {
            discriminantValue: "gradient",
            description: "A gradient made from the accent colour.",
            extends: [],
            properties: [],
          },
        ],
      },
    },
    "docs-read:NavigationConfig": {
      name: "NavigationConfig",
      description: "Navigation of the first format. `root` of the settings has replaced it.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "One version only.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-read:UnversionedNavigationConfig" },
            },
          },
          {
            description: "Several versions.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-read:VersionedNavigationConfig" },
            },
          },
        ],
      },
    },
    "docs-read:UnversionedNavigationConfig": {
      name: "UnversionedNavigationConfig",
      description: "Navigation of one version.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Divided by tabs.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-read:UnversionedTabbedNavigationConfig" },
            },
          },
          {
            description: "One sidebar.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-read:UnversionedUntabbedNavigationConfig" },
            },
          },
        ],
      },
    },
    "docs-read:UnversionedTabbedNavigationConfig": {
      name: "UnversionedTabbedNavigationConfig",
      description: "Navigation divided by tabs.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "tabs",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:NavigationTab" } },
              },
            },
            description: "The tabs, from left to right.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:PageMetadata" } },
              },
            },
            description: "Page that greets readers. Absent leads to the first page.",
          },
        ],
      },
    },
    "docs-read:NavigationTab": {
      name: "NavigationTab",
      description: "An entry in the bar of tabs.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "group",
            description: "A tab with a sidebar of its own.",
            extends: ["docs-read:NavigationTabGroup"],
            properties: [],
          },
          {
            discriminantValue: "link",
            description: "A link that stands among the tabs.",
            extends: ["docs-commons:NavigationTabLink"],
            properties: [],
          },
          {
            discriminantValue: "changelog",
            description: "A changelog that fills a tab.",
            extends: ["docs-read:ChangelogSection"],
            properties: [],
          },
          {
            discriminantValue: "changelogV3",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ChangelogSectionV3"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:NavigationTabGroup": {
      name: "NavigationTabGroup",
      description: "A tab and its sidebar.",
      shape: {
        type: "object",
        extends: ["docs-read:NavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the tab.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:NavigationItem" } },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "skipUrlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True leaves the tab's slug out of the addresses of its pages.",
          },
        ],
      },
    },
    "docs-read:UnversionedUntabbedNavigationConfig": {
      name: "UnversionedUntabbedNavigationConfig",
      description: "Navigation with one sidebar.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:NavigationItem" } },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:PageMetadata" } },
              },
            },
            description: "Page that greets readers. Absent leads to the first page.",
          },
        ],
      },
    },
    "docs-read:VersionedNavigationConfig": {
      name: "VersionedNavigationConfig",
      description: "Navigation of several versions.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "versions",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-read:VersionedNavigationConfigData" },
                },
              },
            },
            description: "The versions. The first is the default.",
          },
        ],
      },
    },
    "docs-read:VersionedNavigationConfigData": {
      name: "VersionedNavigationConfigData",
      description: "One version and its navigation.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "id", id: "commons:VersionId" } },
            description: "Short name of the version.",
          },
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Part that the version adds to the addresses of its pages.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Availability" } },
              },
            },
            description: "Badge in the version switcher. Absent means no badge.",
          },
          {
            key: "config",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "docs-read:UnversionedNavigationConfig" },
            },
            description: "Navigation of the version.",
          },
        ],
      },
    },
    "docs-read:NavigationItem": {
      name: "NavigationItem",
      description: "An entry in the sidebar.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "page",
            description: "A page.",
            extends: ["docs-read:PageMetadata"],
            properties: [],
          },
          {
            discriminantValue: "api",
            description: "The reference of an API.",
            extends: ["docs-read:ApiSection"],
            properties: [],
          },
          {
            discriminantValue: "apiV2",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ApiSectionV2"],
            properties: [],
          },
          {
            discriminantValue: "section",
            description: "Entries under a heading.",
            extends: ["docs-read:DocsSection"],
            properties: [],
          },
          {
            discriminantValue: "link",
            description: "A link to another address.",
            extends: ["docs-commons:LinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "changelog",
            description: "A changelog.",
            extends: ["docs-read:ChangelogSection"],
            properties: [],
          },
          {
            discriminantValue: "changelogV3",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ChangelogSectionV3"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:NavigationNodeMetadata": {
      name: "NavigationNodeMetadata",
      description: "Adds an icon and an address to entries that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the entry out of the sidebar. Its address still works.",
          },
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Part that the entry adds to its address.",
          },
          {
            key: "fullSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Whole address in segments. Absent when it follows from the entries above.",
          },
        ],
      },
    },
    "docs-read:PageMetadata": {
      name: "PageMetadata",
      description: "A page in the sidebar.",
      shape: {
        type: "object",
        extends: ["docs-read:NavigationNodeMetadata"],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
            description: "Key of the page in the site's `pages`.",
          },
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
        ],
      },
    },
    "docs-read:ApiSection": {
      name: "ApiSection",
      description: "The reference of an API in the sidebar. `ApiSectionV2` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: ["docs-read:NavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
          {
            key: "api",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version that is shown.",
          },
          {
            key: "skipUrlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True leaves the section's slug out of the addresses of its pages.",
          },
          {
            key: "artifacts",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:ApiArtifacts" } },
              },
            },
            description: "Published SDKs of the API.",
            availability: "Deprecated",
          },
          {
            key: "showErrors",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True lists the errors of each endpoint.",
          },
          {
            key: "changelog",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:ChangelogSection" } },
              },
            },
            description: "Changelog of the API. Absent when it has none.",
          },
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-read:ApiNavigationConfigRoot" },
                },
              },
            },
            description: "The author's own order of the parts. Absent keeps the definition's order.",
          },
          {
            key: "longScrolling",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True puts all endpoints on one long page.",
          },
          {
            key: "flattened",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the title, so that the entries stand one level higher.",
          },
        ],
      },
    },
    "docs-read:ApiNavigationConfigRoot": {
      name: "ApiNavigationConfigRoot",
      description: "An author's own order of the parts of an API, with pages among them.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "summaryPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the top of the reference. Absent when there is none.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-read:ApiNavigationConfigItem" },
                },
              },
            },
            description: "The parts, in order.",
          },
        ],
      },
    },
    "docs-read:ApiNavigationConfigItem": {
      name: "ApiNavigationConfigItem",
      description: "One entry in an author's own order.",
      availability: "Deprecated",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "subpackage",
            description: "A section, with an order of its own.",
            extends: ["docs-read:ApiNavigationConfigSubpackage"],
            properties: [],
          },
          {
            discriminantValue: "endpointId",
            description: "An endpoint.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
              },
            ],
          },
          {
            discriminantValue: "websocketId",
            description: "A WebSocket channel.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
              },
            ],
          },
          {
            discriminantValue: "webhookId",
            description: "A webhook.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
              },
            ],
          },
          {
            discriminantValue: "page",
            description: "A page that the author put among the calls.",
            extends: ["docs-read:PageMetadata"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:ApiNavigationConfigSubpackage": {
      name: "ApiNavigationConfigSubpackage",
      description: "A section and the order of what is in it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "summaryPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the top of the section. Absent when there is none.",
          },
          {
            key: "subpackageId",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Section of the API definition.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-read:ApiNavigationConfigItem" },
                },
              },
            },
            description: "Its parts, in order.",
          },
        ],
      },
    },
    "docs-read:ChangelogSection": {
      name: "ChangelogSection",
      description: "A changelog in the sidebar.",
      shape: {
        type: "object",
        extends: ["docs-read:NavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text in the sidebar. `Changelog` when absent.",
          },
          {
            key: "description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text below the heading.",
          },
          {
            key: "pageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page above the entries. Absent when there is none.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:ChangelogItem" } },
              },
            },
            description: "Entries, newest first.",
          },
        ],
      },
    },
    "docs-read:ChangelogItem": {
      name: "ChangelogItem",
      description: "One entry of a changelog.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "date",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
            description: "Day the entry is about.",
          },
          {
            key: "pageId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
            description: "Page that holds the entry.",
          },
        ],
      },
    },
    "docs-read:DocsSection": {
      name: "DocsSection",
      description: "Entries under a heading.",
      shape: {
        type: "object",
        extends: ["docs-read:NavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The heading.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:NavigationItem" } },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "skipUrlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True leaves the section's slug out of the addresses of its pages.",
          },
          {
            key: "collapsed",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True shows only the heading at first.",
          },
          {
            key: "overviewPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the section's own address. Without one, the first page below it is shown.",
          },
        ],
      },
    },
    "docs-read:ApiArtifacts": {
      name: "ApiArtifacts",
      description: "Where the SDKs of an API are published.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdks",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs-read:PublishedSdk" } },
              },
            },
            description: "The SDKs.",
          },
          {
            key: "postman",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-read:PublishedPostmanCollection" },
                },
              },
            },
            description: "A Postman collection. Absent when there is none.",
          },
        ],
      },
    },
    "docs-read:PublishedPostmanCollection": {
      name: "PublishedPostmanCollection",
      description: "A published Postman collection.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the collection.",
          },
          {
            key: "githubRepo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-read:GitHubRepo" } },
              },
            },
            description: "Repository that holds it. Absent when it is not on GitHub.",
          },
        ],
      },
    },
    "docs-read:PublishedSdk": {
      name: "PublishedSdk",
      description: "A published SDK, by package registry.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "npm",
            description: "On npm.",
            extends: ["docs-read:NpmPackage"],
            properties: [],
          },
          {
            discriminantValue: "maven",
            description: "On Maven Central.",
            extends: ["docs-read:MavenPackage"],
            properties: [],
          },
          {
            discriminantValue: "pypi",
            description: "On PyPI.",
            extends: ["docs-read:PypiPackage"],
            properties: [],
          },
        ],
      },
    },
    "docs-read:NpmPackage": {
      name: "NpmPackage",
      description: "An SDK on npm.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "packageName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `@acme/plants`.",
          },
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:GitHubRepo" } },
            description: "Repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs-read:MavenPackage": {
      name: "MavenPackage",
      description: "An SDK on Maven Central.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "coordinate",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
          },
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:GitHubRepo" } },
            description: "Repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs-read:PypiPackage": {
      name: "PypiPackage",
      description: "An SDK on PyPI.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "packageName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Distribution name, such as `acme-plants`.",
          },
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:GitHubRepo" } },
            description: "Repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs-read:GitHubRepo": {
      name: "GitHubRepo",
      description: "A repository on GitHub.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Owner and name, such as `acme/plants-node`.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the repository.",
          },
        ],
      },
    },
    "docs-v1:LoadDocsForDomainRequest": {
      name: "LoadDocsForDomainRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Host name of the site, with its path when it has one. The scheme may be left out.",
          },
        ],
      },
    },
    "docs-v1:StartDocsRegisterRequestV1": {
      name: "StartDocsRegisterRequestV1",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The one address of the site.",
          },
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that will own the site. It must be the caller's own.",
          },
          {
            key: "filepaths",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs:FilePath" } },
              },
            },
            description: "Files to upload, images among them. Empty when there are none.",
          },
        ],
      },
    },
    "docs-v1:RegisterDocsRequestV1": {
      name: "RegisterDocsRequestV1",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "docsDefinition",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteDocsDefinition" },
            },
            description: "The whole site but its APIs and files, which it refers to by id.",
          },
        ],
      },
    },
    "docs-write:WriteDocsDefinition": {
      name: "WriteDocsDefinition",
      description: "Everything that makes up a site but its APIs, which are registered on their own.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pages",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:PageContent" },
                },
              },
            },
            description: "Pages written by the author, by id.",
          },
          {
            key: "config",
            valueShape: { type: "alias", value: { type: "id", id: "docs-write:WriteDocsConfig" } },
            description: "Settings of the site.",
          },
          {
            key: "jsFiles",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Source of the components that pages use, by path. Absent when pages use none.",
          },
        ],
      },
    },
    "docs-write:WriteDocsConfig": {
      name: "WriteDocsConfig",
      description: "Settings of a site.",
      shape: {
        type: "object",
        extends: ["docs-commons:BaseDocsConfig"],
        properties: [
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteNavigationConfig" },
                },
              },
            },
            description: "Navigation of the first format. `root` has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "colorsV3",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteColorsConfigV3" },
                },
              },
            },
            description: "Colours and logos.",
          },
          {
            key: "backgroundImage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Picture behind the page in both schemes.",
          },
          {
            key: "logoV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ThemedFileId" } },
              },
            },
            description: "Logo for each scheme. Readers prefer the logo of a theme in `colorsV3`.",
          },
          {
            key: "logo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Logo of both schemes. The themes in `colorsV3` have replaced it.",
            availability: "Deprecated",
          },
          {
            key: "colors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ColorsConfig" } },
              },
            },
            description: "Colours of the first format. `colorsV3` has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "colorsV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:ColorsConfigV2" } },
              },
            },
            description: "Colours of the second format. `colorsV3` has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "typography",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-commons:DocsTypographyConfig" },
                },
              },
            },
            description: "Fonts of the first format. `typographyV2` has replaced it.",
            availability: "Deprecated",
          },
        ],
      },
    },
    "docs-write:WriteColorsConfigV3": {
      name: "WriteColorsConfigV3",
      description: "The colour schemes that a site offers.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "dark",
            description: "Dark only.",
            extends: ["docs-write:WriteThemeConfig"],
            properties: [],
          },
          {
            discriminantValue: "light",
            description: "Light only.",
            extends: ["docs-write:WriteThemeConfig"],
            properties: [],
          },
          {
            discriminantValue: "darkAndLight",
            description: "Both. The reader's system decides until the reader chooses.",
            extends: ["docs-write:WriteDarkAndLightModeConfig"],
            properties: [],
          },
        ],
      },
    },
    "docs-write:WriteThemeConfig": {
      name: "WriteThemeConfig",
      description: "Colours and logo of one scheme. What is absent is derived from `accentPrimary` and the background.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "logo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Logo in the header.",
          },
          {
            key: "backgroundImage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Picture behind the page.",
          },
          {
            key: "accentPrimary",
            valueShape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
            description: "Colour of links and buttons.",
          },
          {
            key: "background",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind the page. Absent gives a gradient made from the accent colour.",
          },
          {
            key: "border",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour of lines between parts.",
          },
          {
            key: "sidebarBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind the sidebar.",
          },
          {
            key: "headerBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind the header.",
          },
          {
            key: "cardBackground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-commons:RgbaColor" } },
              },
            },
            description: "Colour behind cards.",
          },
        ],
      },
    },
    "docs-write:WriteDarkAndLightModeConfig": {
      name: "WriteDarkAndLightModeConfig",
      description: "Colours and logo of both schemes.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "dark",
            valueShape: { type: "alias", value: { type: "id", id: "docs-write:WriteThemeConfig" } },
            description: "For the dark scheme.",
          },
          {
            key: "light",
            valueShape: { type: "alias", value: { type: "id", id: "docs-write:WriteThemeConfig" } },
            description: "For the light scheme.",
          },
        ],
      },
    },
    "docs-write:WriteNavigationConfig": {
      name: "WriteNavigationConfig",
      description: "Navigation of the first format. `root` of the settings has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "One version only.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteUnversionedNavigationConfig" },
            },
          },
          {
            description: "Several versions.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteVersionedNavigationConfig" },
            },
          },
        ],
      },
    },
    "docs-write:WriteUnversionedNavigationConfig": {
      name: "WriteUnversionedNavigationConfig",
      description: "Navigation of one version.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Divided by tabs.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteUnversionedTabbedNavigationConfig" },
            },
          },
          {
            description: "One sidebar.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteUnversionedUntabbedNavigationConfig" },
            },
          },
        ],
      },
    },
    "docs-write:WriteUnversionedTabbedNavigationConfig": {
      name: "WriteUnversionedTabbedNavigationConfig",
      description: "Navigation divided by tabs.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "tabs",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-write:WriteNavigationTab" },
                    },
                  },
                },
              },
            },
            description: "The tabs, without a tag that tells groups from links. `tabsV2` has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "tabsV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "docs-write:WriteNavigationTabV2" },
                    },
                  },
                },
              },
            },
            description: "The tabs, from left to right.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-write:WritePageMetadata" } },
              },
            },
            description: "Page that greets readers. Absent leads to the first page.",
          },
        ],
      },
    },
    "docs-write:WriteNavigationTab": {
      name: "WriteNavigationTab",
      description: "An entry in the bar of tabs, without a tag. `NavigationTabV2` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A tab with a sidebar of its own.",
            shape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteNavigationTabGroup" },
            },
          },
          {
            description: "A link that stands among the tabs.",
            shape: { type: "alias", value: { type: "id", id: "docs-commons:NavigationTabLink" } },
          },
        ],
      },
    },
    "docs-write:WriteNavigationTabV2": {
      name: "WriteNavigationTabV2",
      description: "An entry in the bar of tabs.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "group",
            description: "A tab with a sidebar of its own.",
            extends: ["docs-write:WriteNavigationTabGroup"],
            properties: [],
          },
          {
            discriminantValue: "link",
            description: "A link that stands among the tabs.",
            extends: ["docs-commons:NavigationTabLink"],
            properties: [],
          },
          {
            discriminantValue: "changelog",
            description: "A changelog that fills a tab.",
            extends: ["docs-write:WriteChangelogSectionV2"],
            properties: [],
          },
          {
            discriminantValue: "changelogV3",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ChangelogSectionV3"],
            properties: [],
          },
        ],
      },
    },
    "docs-write:WriteNavigationTabGroup": {
      name: "WriteNavigationTabGroup",
      description: "A tab and its sidebar.",
      shape: {
        type: "object",
        extends: ["docs-write:WriteNavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the tab.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteNavigationItem" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "skipUrlSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves the tab's slug out of the addresses of its pages.",
          },
        ],
      },
    },
    "docs-write:WriteUnversionedUntabbedNavigationConfig": {
      name: "WriteUnversionedUntabbedNavigationConfig",
      description: "Navigation with one sidebar.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteNavigationItem" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-write:WritePageMetadata" } },
              },
            },
            description: "Page that greets readers. Absent leads to the first page.",
          },
        ],
      },
    },
    "docs-write:WriteVersionedNavigationConfig": {
      name: "WriteVersionedNavigationConfig",
      description: "Navigation of several versions.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "versions",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteVersionedNavigationConfigData" },
                },
              },
            },
            description: "The versions. The first is the default.",
          },
        ],
      },
    },
    "docs-write:WriteVersionedNavigationConfigData": {
      name: "WriteVersionedNavigationConfigData",
      description: "One version and its navigation.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "id", id: "commons:VersionId" } },
            description: "Short name of the version.",
          },
          {
            key: "urlSlugOverride",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Part that the version adds to the addresses of its pages. Made from `version` when absent.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Availability" } },
              },
            },
            description: "Badge in the version switcher. Absent means no badge.",
          },
          {
            key: "config",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteUnversionedNavigationConfig" },
            },
            description: "Navigation of the version.",
          },
        ],
      },
    },
    "docs-write:WriteNavigationItem": {
      name: "WriteNavigationItem",
      description: "An entry in the sidebar.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "page",
            description: "A page.",
            extends: ["docs-write:WritePageMetadata"],
            properties: [],
          },
          {
            discriminantValue: "api",
            description: "The reference of an API.",
            extends: ["docs-write:WriteApiSection"],
            properties: [],
          },
          {
            discriminantValue: "apiV2",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ApiSectionV2"],
            properties: [],
          },
          {
            discriminantValue: "section",
            description: "Entries under a heading.",
            extends: ["docs-write:WriteDocsSection"],
            properties: [],
          },
          {
            discriminantValue: "link",
            description: "A link to another address.",
            extends: ["docs-commons:LinkMetadata"],
            properties: [],
          },
          {
            discriminantValue: "changelog",
            description: "A changelog.",
            extends: ["docs-write:WriteChangelogSectionV2"],
            properties: [],
          },
          {
            discriminantValue: "changelogV3",
            description: "The same, as a node of the newer navigation tree.",
            extends: ["docs-commons:ChangelogSectionV3"],
            properties: [],
          },
        ],
      },
    },
    "docs-write:WriteNavigationNodeMetadata": {
      name: "WriteNavigationNodeMetadata",
      description: "Adds an icon and an address to entries that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the entry out of the sidebar. Its address still works.",
          },
          {
            key: "urlSlugOverride",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Part that the entry adds to its address. Made from its title when absent.",
          },
          {
            key: "fullSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Whole address in segments. Absent when it follows from the entries above.",
          },
        ],
      },
    },
    "docs-write:WritePageMetadata": {
      name: "WritePageMetadata",
      description: "A page in the sidebar.",
      shape: {
        type: "object",
        extends: ["docs-write:WriteNavigationNodeMetadata"],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
            description: "Key of the page in the site's `pages`.",
          },
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
        ],
      },
    },
    "docs-write:WriteApiSection": {
      name: "WriteApiSection",
      description: "The reference of an API in the sidebar. `ApiSectionV2` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: ["docs-write:WriteNavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
          {
            key: "api",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version that is shown.",
          },
          {
            key: "artifacts",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs-write:WriteApiArtifacts" } },
              },
            },
            description: "Published SDKs of the API.",
            availability: "Deprecated",
          },
          {
            key: "skipUrlSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
          },
          {
            key: "showErrors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True lists the errors of each endpoint. False when absent.",
          },
          {
            key: "changelog",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteChangelogSection" },
                },
              },
            },
            description: "Changelog whose addresses are written out. `changelogV2` has replaced it.",
            availability: "Deprecated",
          },
          {
            key: "changelogV2",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteChangelogSectionV2" },
                },
              },
            },
            description: "Changelog of the API. Absent when it has none.",
          },
          {
            key: "navigation",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteApiNavigationConfigRoot" },
                },
              },
            },
            description: "The author's own order of the parts. Absent keeps the definition's order.",
          },
          {
            key: "longScrolling",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True puts all endpoints on one long page.",
          },
          {
            key: "flattened",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the title, so that the entries stand one level higher.",
          },
        ],
      },
    },
    "docs-write:WriteApiNavigationConfigRoot": {
      name: "WriteApiNavigationConfigRoot",
      description: "An author's own order of the parts of an API, with pages among them.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "summaryPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the top of the reference. Absent when there is none.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteApiNavigationConfigItem" },
                },
              },
            },
            description: "The parts, in order.",
          },
        ],
      },
    },
    "docs-write:WriteApiNavigationConfigItem": {
      name: "WriteApiNavigationConfigItem",
      description: "One entry in an author's own order.",
      availability: "Deprecated",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "subpackage",
            description: "A section, with an order of its own.",
            extends: ["docs-write:WriteApiNavigationConfigSubpackage"],
            properties: [],
          },
          {
            discriminantValue: "endpointId",
            description: "An endpoint.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
              },
            ],
          },
          {
            discriminantValue: "websocketId",
            description: "A WebSocket channel.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
              },
            ],
          },
          {
            discriminantValue: "webhookId",
            description: "A webhook.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
              },
            ],
          },
          {
            discriminantValue: "page",
            description: "A page that the author put among the calls.",
            extends: ["docs-write:WritePageMetadata"],
            properties: [],
          },
        ],
      },
    },
    "docs-write:WriteApiNavigationConfigSubpackage": {
      name: "WriteApiNavigationConfigSubpackage",
      description: "A section and the order of what is in it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "summaryPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the top of the section. Absent when there is none.",
          },
          {
            key: "subpackageId",
            valueShape: { type: "alias", value: { type: "id", id: "api-commons:SubpackageId" } },
            description: "Section of the API definition.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteApiNavigationConfigItem" },
                },
              },
            },
            description: "Its parts, in order.",
          },
        ],
      },
    },
    "docs-write:WriteChangelogSection": {
      name: "WriteChangelogSection",
      description: "A changelog with its address written out. `ChangelogSectionV2` has replaced it.",
      availability: "Deprecated",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text in the sidebar. `Changelog` when absent.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the changelog out of the sidebar. Its address still works.",
          },
          {
            key: "description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text below the heading.",
          },
          {
            key: "pageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page above the entries. Absent when there is none.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteChangelogItem" },
                },
              },
            },
            description: "Entries, newest first.",
          },
          {
            key: "urlSlug",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Part that the changelog adds to its address.",
          },
          {
            key: "fullSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Whole address in segments. Absent when it follows from the entries above.",
          },
        ],
      },
    },
    "docs-write:WriteChangelogSectionV2": {
      name: "WriteChangelogSectionV2",
      description: "A changelog in the sidebar.",
      shape: {
        type: "object",
        extends: ["docs-write:WriteNavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text in the sidebar. `Changelog` when absent.",
          },
          {
            key: "description",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text below the heading.",
          },
          {
            key: "pageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page above the entries. Absent when there is none.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteChangelogItem" },
                },
              },
            },
            description: "Entries, newest first.",
          },
        ],
      },
    },
    "docs-write:WriteChangelogItem": {
      name: "WriteChangelogItem",
      description: "One entry of a changelog.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "date",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
            description: "Day the entry is about.",
          },
          {
            key: "pageId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
            description: "Page that holds the entry.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the entry off the list. Its address still works.",
          },
        ],
      },
    },
    "docs-write:WriteDocsSection": {
      name: "WriteDocsSection",
      description: "Entries under a heading.",
      shape: {
        type: "object",
        extends: ["docs-write:WriteNavigationNodeMetadata"],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The heading.",
          },
          {
            key: "items",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WriteNavigationItem" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "collapsed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows only the heading at first. False when absent.",
          },
          {
            key: "skipUrlSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves the section's slug out of the addresses of its pages. False when absent.",
          },
          {
            key: "overviewPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page at the section's own address. Without one, the first page below it is shown.",
            availability: "InDevelopment",
          },
        ],
      },
    },
    "docs-write:WriteApiArtifacts": {
      name: "WriteApiArtifacts",
      description: "Where the SDKs of an API are published.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdks",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WritePublishedSdk" },
                },
              },
            },
            description: "The SDKs.",
          },
          {
            key: "postman",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "docs-write:WritePublishedPostmanCollection" },
                },
              },
            },
            description: "A Postman collection. Absent when there is none.",
          },
        ],
      },
    },
    "docs-write:WritePublishedPostmanCollection": {
      name: "WritePublishedPostmanCollection",
      description: "A published Postman collection.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the collection.",
          },
          {
            key: "githubRepoName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Owner and name of the repository that holds it. Absent when it is not on GitHub.",
          },
        ],
      },
    },
    "docs-write:WritePublishedSdk": {
      name: "WritePublishedSdk",
      description: "A published SDK, by package registry.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "npm",
            description: "On npm.",
            extends: ["docs-write:WriteNpmPackage"],
            properties: [],
          },
          {
            discriminantValue: "maven",
            description: "On Maven Central.",
            extends: ["docs-write:WriteMavenPackage"],
            properties: [],
          },
          {
            discriminantValue: "pypi",
            description: "On PyPI.",
            extends: ["docs-write:WritePypiPackage"],
            properties: [],
          },
        ],
      },
    },
    "docs-write:WriteNpmPackage": {
      name: "WriteNpmPackage",
      description: "An SDK on npm.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "packageName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `@acme/plants`.",
          },
          {
            key: "githubRepoName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Owner and name of the repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs-write:WriteMavenPackage": {
      name: "WriteMavenPackage",
      description: "An SDK on Maven Central.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "coordinate",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Group and artifact joined by a colon, such as `com.acme:plants`.",
          },
          {
            key: "githubRepoName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Owner and name of the repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs-write:WritePypiPackage": {
      name: "WritePypiPackage",
      description: "An SDK on PyPI.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "packageName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Distribution name, such as `acme-plants`.",
          },
          {
            key: "githubRepoName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Owner and name of the repository that holds its source.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version published last.",
          },
        ],
      },
    },
    "docs:FilePath": {
      name: "FilePath",
      description: "Path of a file within the publisher's project, with forward slashes, such as `assets/logo.svg`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "docs:DocsRegistrationId": {
      name: "DocsRegistrationId",
      description: "Names a registration that has been started and not yet finished.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "docs:StartDocsRegisterResponse": {
      name: "StartDocsRegisterResponse",
      description: "Where to upload the files of a site, and how to finish.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "docsRegistrationId",
            valueShape: { type: "alias", value: { type: "id", id: "docs:DocsRegistrationId" } },
            description: "Finish the registration by this id.",
          },
          {
            key: "uploadUrls",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "docs:FilePath" } },
                valueShape: { type: "alias", value: { type: "id", id: "docs:FileUploadUrl" } },
              },
            },
            description: "Where to upload each announced file or image, by its path.",
          },
        ],
      },
    },
    "docs:FileUploadUrl": {
      name: "FileUploadUrl",
      description: "Where to upload one file.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "uploadUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Address to send the bytes to, with PUT and no authorization. It works for a limited time.",
          },
          {
            key: "fileId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
            description: "What pages and settings call the file, as `file:` followed by this id within Markdown.",
          },
        ],
      },
    },
    "docs:ImageFilePath": {
      name: "ImageFilePath",
      description: "An image to upload, with the room it takes on a page.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "filePath",
            valueShape: { type: "alias", value: { type: "id", id: "docs:FilePath" } },
            description: "Path of the image within the publisher's project.",
          },
          {
            key: "width",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
            description: "Width in pixels.",
          },
          {
            key: "height",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "double" } } },
            description: "Height in pixels.",
          },
          {
            key: "blurDataUrl",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "A tiny blurred copy as a data URL, to show until the image is there.",
          },
          {
            key: "alt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Words for readers who do not see the image.",
          },
          {
            key: "fileHash",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "SHA-256 of the image in hexadecimal. Absent when the publisher did not compute it.",
          },
        ],
      },
    },
    "docs:AuthConfig": {
      name: "AuthConfig",
      description: "Who may read a site.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "public",
            description: "Everybody.",
            extends: ["docs:PublicAuthConfig"],
            properties: [],
          },
          {
            discriminantValue: "private",
            description: "Only readers who are logged in.",
            extends: ["docs:PrivateAuthConfig"],
            properties: [],
          },
        ],
      },
    },
    "docs:PublicAuthConfig": {
      name: "PublicAuthConfig",
      description: "An open site needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "docs:PrivateAuthConfig": {
      name: "PrivateAuthConfig",
      description: "How readers of a private site log in.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "authType",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "sso" } },
            },
            description: "Single sign-on of the owning organisation, the only way so far.",
          },
        ],
      },
    },
    "docs:LoadDocsForUrlResponse": {
      name: "LoadDocsForUrlResponse",
      description: "A site and where it is served.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the site.",
          },
          {
            key: "baseUrl",
            valueShape: { type: "alias", value: { type: "id", id: "docs:BaseUrl" } },
            description: "Where the site is served.",
          },
          {
            key: "definition",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:DocsDefinition" } },
            description: "The site itself.",
          },
          {
            key: "lightModeEnabled",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "False when the site offers its dark scheme only.",
          },
        ],
      },
    },
    "docs:BaseUrl": {
      name: "BaseUrl",
      description: "Where a site is served.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Host name, without a scheme.",
          },
          {
            key: "basePath",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Path in front of every address of the site, with a leading slash. Absent when it is served at the root.",
          },
        ],
      },
    },
    "docs:DocsUrlMetadata": {
      name: "DocsUrlMetadata",
      description: "What is known about the site at an address.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address at which the site is served, without the path of a page.",
          },
          {
            key: "org",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the site.",
          },
          {
            key: "isPreviewUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True for a preview, which no reader is meant to find.",
          },
          {
            key: "gitUrl",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Repository that the site is written in. Absent when nobody has told.",
          },
        ],
      },
    },
    "docs:GetDocsConfigByIdResponse": {
      name: "GetDocsConfigByIdResponse",
      description: "A stored configuration and the APIs that it refers to.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "docsConfig",
            valueShape: { type: "alias", value: { type: "id", id: "docs-read:DocsConfig" } },
            description: "Settings and navigation of the site.",
          },
          {
            key: "apis",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "api-read:V1ApiDefinition" },
                },
              },
            },
            description: "The APIs that the navigation refers to, grouped in packages. Empty when it refers to none.",
          },
        ],
      },
    },
    "docs:ListAllDocsUrlsResponse": {
      name: "ListAllDocsUrlsResponse",
      description: "One page of docs addresses.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "urls",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs:DocsDomainItem" } },
              },
            },
            description: "The addresses. Fewer than the limit on the last page, none after it.",
          },
        ],
      },
    },
    "docs:DocsDomainItem": {
      name: "DocsDomainItem",
      description: "A docs address and its owner.",
      shape: {
        type: "object",
        extends: ["docs:BaseUrl"],
        properties: [
          {
            key: "organizationId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the site.",
          },
          {
            key: "updatedAt",
            valueShape: {
              type: "alias",
              value: { type: "primitive", value: { type: "datetime" } },
            },
            description: "When the site was published last.",
          },
        ],
      },
    },
    "docs:StartDocsPreviewRegisterResponse": {
      name: "StartDocsPreviewRegisterResponse",
      description: "Where to upload the files of a preview, how to finish, and where it will be.",
      shape: {
        type: "object",
        extends: ["docs:StartDocsRegisterResponse"],
        properties: [
          {
            key: "previewUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Where the preview can be read once it is finished, with its scheme.",
          },
        ],
      },
    },
    "docs:LoadDocsForUrlRequest": {
      name: "LoadDocsForUrlRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
        ],
      },
    },
    "docs:StartDocsRegisterRequestV2": {
      name: "StartDocsRegisterRequestV2",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Main address of the site, with a path when several sites share a host, such as\n`acme.docs.callboard.example/plants`. Letter case, a dot at the end of the host, Punycode and default ports\nmake no difference. A path with two slashes in a row is refused.",
          },
          {
            key: "customDomains",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Further addresses that show the same site, such as `docs.plants.example`. Empty when there are none.",
          },
          {
            key: "authConfig",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs:AuthConfig" } },
              },
            },
            description: "Who may read the site. Everybody when absent.",
          },
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that will own the site. It must be the caller's own.",
          },
          {
            key: "apiId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
              },
            },
            description: "A site can show any number of APIs, so this has no effect. Older publishers still send it.",
            availability: "Deprecated",
          },
          {
            key: "filepaths",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs:FilePath" } },
              },
            },
            description: "Files to upload that are no images. Empty when there are none.",
          },
          {
            key: "images",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "docs:ImageFilePath" } },
                  },
                },
              },
            },
            description: "Images to upload. Absent when there are none.",
          },
        ],
      },
    },
    "docs:RegisterDocsRequest": {
      name: "RegisterDocsRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "docsDefinition",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "docs-write:WriteDocsDefinition" },
            },
            description: "The whole site but its APIs and files, which it refers to by id.",
          },
          {
            key: "excludeApis",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves the APIs out of later answers that load the site, so that they are loaded one by one. False when absent.",
          },
        ],
      },
    },
    "docs:GetOrganizationForUrlRequest": {
      name: "GetOrganizationForUrlRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
        ],
      },
    },
    "docs:GetMetadataForUrlRequest": {
      name: "GetMetadataForUrlRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
        ],
      },
    },
    "docs:LoadPrivateDocsForUrlRequest": {
      name: "LoadPrivateDocsForUrlRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
        ],
      },
    },
    "docs:StartDocsPreviewRegisterRequestV2": {
      name: "StartDocsPreviewRegisterRequestV2",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "basePath",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Path to serve the preview below, with a leading slash. The root of its host when absent.",
          },
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that will own the preview. It must be the caller's own.",
          },
          {
            key: "authConfig",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "docs:AuthConfig" } },
              },
            },
            description: "Who may read the preview. Everybody who has its address when absent.",
          },
          {
            key: "filepaths",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "docs:FilePath" } },
              },
            },
            description: "Files to upload that are no images. Empty when there are none.",
          },
          {
            key: "images",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "docs:ImageFilePath" } },
                  },
                },
              },
            },
            description: "Images to upload. Absent when there are none.",
          },
        ],
      },
    },
    "docs:TransferDomainOwnershipRequest": {
      name: "TransferDomainOwnershipRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "domain",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Address of the site, with its path when it has one.",
          },
          {
            key: "toOrgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that will own the site.",
          },
        ],
      },
    },
    "docs:SetIsArchivedRequest": {
      name: "SetIsArchivedRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
          {
            key: "isArchived",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True archives the site, false brings it back. Repeating either changes nothing.",
          },
        ],
      },
    },
    "docs:SetDocsUrlMetadataRequest": {
      name: "SetDocsUrlMetadataRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of any page of the site. The scheme may be left out.",
          },
          {
            key: "githubUrl",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Address of the repository. It comes back as `gitUrl`.",
          },
        ],
      },
    },
    "generators-cli:BaseCliRelease": {
      name: "BaseCliRelease",
      description: "Adds the properties of a release of the tool to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "irVersion",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Version of the IR that this release writes.",
          },
          {
            key: "tags",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Words by which releases can be told apart, such as the name of a feature.",
          },
        ],
      },
    },
    "generators-cli:CliReleaseRequest": {
      name: "CliReleaseRequest",
      description: "A release of the tool as its publisher describes it.",
      shape: {
        type: "object",
        extends: ["generators-commons:ReleaseRequest", "generators-cli:BaseCliRelease"],
        properties: [],
      },
    },
    "generators-cli:CliRelease": {
      name: "CliRelease",
      description: "A release of the tool.",
      shape: {
        type: "object",
        extends: ["generators-commons:Release", "generators-cli:BaseCliRelease"],
        properties: [],
      },
    },
    "generators-cli:ListCliReleasesResponse": {
      name: "ListCliReleasesResponse",
      description: "One page of releases of the tool.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "cliReleases",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-cli:CliRelease" },
                },
              },
            },
            description: "The releases. Fewer than asked for on the last page, none after it.",
          },
        ],
      },
    },
    "generators-cli:GetLatestCliReleaseRequest": {
      name: "GetLatestCliReleaseRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "releaseTypes",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "generators-commons:ReleaseType" },
                    },
                  },
                },
              },
            },
            description: "Kinds of release to choose from. `GA` alone when absent.",
          },
          {
            key: "irVersion",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "IR version that the tool has to be able to write. Any will do when absent.",
          },
        ],
      },
    },
    "generators-commons:ReleaseType": {
      name: "ReleaseType",
      description: "How finished a release is. It follows from the version.",
      shape: {
        type: "enum",
        values: [
          { value: "GA", description: "Meant for everybody." },
          { value: "RC", description: "A release candidate: complete, and open for trial." },
        ],
      },
    },
    "generators-commons:Yank": {
      name: "Yank",
      description: "Marks a release that must not be used any more.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "remediationVerision",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version to use in its place. Absent when there is none yet. The spelling is the one that older tools send.",
          },
        ],
      },
    },
    "generators-commons:ChangelogEntryType": {
      name: "ChangelogEntryType",
      description: "What a change means to those who upgrade.",
      shape: {
        type: "enum",
        values: [
          { value: "fix", description: "Something works that did not work before." },
          { value: "feat", description: "Something new." },
          { value: "chore", description: "Upkeep that nobody should notice." },
          {
            value: "break",
            description: "Something that worked before needs a change by its users.",
          },
          { value: "internal", description: "A change of the inside only." },
        ],
      },
    },
    "generators-commons:ChangelogEntry": {
      name: "ChangelogEntry",
      description: "One change that came with a release.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "generators-commons:ChangelogEntryType" },
            },
            description: "What the change means to those who upgrade.",
          },
          {
            key: "summary",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The change in a few sentences of Markdown.",
          },
          {
            key: "links",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Addresses to read on, such as that of a pull request.",
          },
          {
            key: "upgradeNotes",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "What to do when upgrading, in Markdown. Absent when there is nothing to do.",
          },
          {
            key: "added",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "What is new, one line each.",
          },
          {
            key: "changed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "What is different, one line each.",
          },
          {
            key: "deprecated",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "What will be removed later, one line each.",
          },
          {
            key: "removed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "What is gone, one line each.",
          },
          {
            key: "fixed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "What works now, one line each.",
          },
        ],
      },
    },
    "generators-commons:ReleaseRequest": {
      name: "ReleaseRequest",
      description: "Adds what a publisher declares about a release to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Three numbers joined by dots, and for a release candidate its number: `1.4.0` or `1.4.0-rc2`.",
          },
          {
            key: "createdAt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
              },
            },
            description: "Day of the release. The day on which it is stored when absent.",
          },
          {
            key: "isYanked",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators-commons:Yank" } },
              },
            },
            description: "Present when the release must not be used any more.",
          },
          {
            key: "changelogEntry",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "generators-commons:ChangelogEntry" },
                    },
                  },
                },
              },
            },
            description: "What came with the release. A release without it has no place in a changelog.",
          },
        ],
      },
    },
    "generators-commons:Release": {
      name: "Release",
      description: "Adds what the registry derives for a release to types that extend it.",
      shape: {
        type: "object",
        extends: ["generators-commons:ReleaseRequest"],
        properties: [
          {
            key: "releaseType",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "generators-commons:ReleaseType" },
            },
            description: "How finished the release is, taken from its version.",
          },
          {
            key: "majorVersion",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "The first number of the version.",
          },
        ],
      },
    },
    "generators-commons:VersionRange": {
      name: "VersionRange",
      description: "One end of a range of versions.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "inclusive",
            description: "This version belongs to the range.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
          {
            discriminantValue: "exclusive",
            description: "The range begins or ends next to this version, which does not belong to it.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            ],
          },
        ],
      },
    },
    "generators-commons:GetChangelogRequest": {
      name: "GetChangelogRequest",
      description: "The range of versions that a changelog covers.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "fromVersion",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "generators-commons:VersionRange" },
            },
            description: "The oldest version, such as the one in use.",
          },
          {
            key: "toVersion",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "generators-commons:VersionRange" },
            },
            description: "The newest version, such as the one to upgrade to.",
          },
        ],
      },
    },
    "generators-commons:GetChangelogResponse": {
      name: "GetChangelogResponse",
      description: "The changes within a range of versions.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "entries",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:ChangelogResponse" },
                },
              },
            },
            description: "Releases with a changelog entry, newest first. Empty when the range has none.",
          },
        ],
      },
    },
    "generators-commons:ChangelogResponse": {
      name: "ChangelogResponse",
      description: "The changes that came with one release.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the release.",
          },
          {
            key: "changelogEntry",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-commons:ChangelogEntry" },
                },
              },
            },
            description: "Its changes, in the order in which the publisher wrote them.",
          },
        ],
      },
    },
    "generators-commons:InvalidVersionErrorMessage": {
      name: "InvalidVersionErrorMessage",
      description: "The version that a call gave.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "providedVersion",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The version as it was given.",
          },
        ],
      },
    },
    "generators-versions:BaseGeneratorRelease": {
      name: "BaseGeneratorRelease",
      description: "Adds the properties of a release of a generator to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "generatorId",
            valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
            description: "Generator that was released.",
          },
          {
            key: "irVersion",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Version of the IR that this release reads.",
          },
          {
            key: "migration",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Source of a program that brings the settings of the version before up to date. Absent when they still fit.",
          },
          {
            key: "customConfigSchema",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "JSON Schema of the generator's settings, as text. Absent when it takes none.",
          },
          {
            key: "tags",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Words by which releases can be told apart, such as the name of a feature.",
          },
        ],
      },
    },
    "generators-versions:GeneratorReleaseRequest": {
      name: "GeneratorReleaseRequest",
      description: "A release of a generator as its publisher describes it.",
      shape: {
        type: "object",
        extends: ["generators-commons:ReleaseRequest", "generators-versions:BaseGeneratorRelease"],
        properties: [],
      },
    },
    "generators-versions:GeneratorRelease": {
      name: "GeneratorRelease",
      description: "A release of a generator.",
      shape: {
        type: "object",
        extends: ["generators-commons:Release", "generators-versions:BaseGeneratorRelease"],
        properties: [],
      },
    },
    "generators-versions:ListGeneratorReleasesResponse": {
      name: "ListGeneratorReleasesResponse",
      description: "One page of releases of a generator.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "generatorReleases",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "generators-versions:GeneratorRelease" },
                },
              },
            },
            description: "The releases. Fewer than asked for on the last page, none after it.",
          },
        ],
      },
    },
    "generators-versions:GetLatestGeneratorReleaseRequest": {
      name: "GetLatestGeneratorReleaseRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "generator",
            valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
            description: "Generator whose release is asked for.",
          },
          {
            key: "cliVersion",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the command line tool in use. Releases that need a newer IR than it writes are passed over.",
          },
          {
            key: "irVersion",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Newest IR version at hand. Releases that need a newer one are passed over. It wins over `cliVersion`.",
          },
          {
            key: "generatorMajorVersion",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "First number that the version has to have, so that nothing breaks. Any will do when absent.",
          },
          {
            key: "releaseTypes",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "generators-commons:ReleaseType" },
                    },
                  },
                },
              },
            },
            description: "Kinds of release to choose from. `GA` alone when absent.",
          },
        ],
      },
    },
    "generators:GeneratorId": {
      name: "GeneratorId",
      description: "Short name of a generator, such as `typescript-sdk`. Unique in the registry. `cli` is taken.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "generators:GetGeneratorByImageRequest": {
      name: "GetGeneratorByImageRequest",
      description: "The Docker image to look for.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "dockerImage",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the image without a tag, such as `callboard/typescript-sdk`.",
          },
        ],
      },
    },
    "generators:Generator": {
      name: "Generator",
      description: "A code generator and how it is run.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorId" } },
            description: "Short name of the generator.",
          },
          {
            key: "displayName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name shown to readers.",
          },
          {
            key: "generatorType",
            valueShape: { type: "alias", value: { type: "id", id: "generators:GeneratorType" } },
            description: "What the generator makes.",
          },
          {
            key: "generatorLanguage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:GeneratorLanguage" } },
              },
            },
            description: "Language of what it makes. Absent when that is no program, such as an OpenAPI document.",
          },
          {
            key: "dockerImage",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Docker image that it runs from, without a tag. The tag is the version of the release.",
          },
          {
            key: "scripts",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:GeneratorScripts" } },
              },
            },
            description: "How to try out what it has made. Absent when there is nothing to try.",
          },
        ],
      },
    },
    "generators:GeneratorType": {
      name: "GeneratorType",
      description: "What a generator makes.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "sdk",
            description: "A client library.",
            extends: ["generators:SdkGenerator"],
            properties: [],
          },
          {
            discriminantValue: "model",
            description: "Types alone.",
            extends: ["generators:ModelGenerator"],
            properties: [],
          },
          {
            discriminantValue: "server",
            description: "The skeleton of a server.",
            extends: ["generators:ServerGenerator"],
            properties: [],
          },
          {
            discriminantValue: "other",
            description: "Something else, such as a document.",
            extends: ["generators:OtherGenerator"],
            properties: [],
          },
        ],
      },
    },
    "generators:SdkGenerator": {
      name: "SdkGenerator",
      description: "A generator of client libraries needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "generators:ModelGenerator": {
      name: "ModelGenerator",
      description: "A generator of types needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "generators:ServerGenerator": {
      name: "ServerGenerator",
      description: "A generator of servers needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "generators:OtherGenerator": {
      name: "OtherGenerator",
      description: "Any other generator needs no settings.",
      shape: { type: "object", extends: [], properties: [] },
    },
    "generators:GeneratorLanguage": {
      name: "GeneratorLanguage",
      description: "Languages that generators write.",
      shape: {
        type: "enum",
        values: [
          { value: "python" },
          { value: "go" },
          { value: "java" },
          { value: "typescript" },
          { value: "ruby" },
          { value: "csharp" },
          { value: "php" },
          { value: "swift" },
          { value: "rust" },
        ],
      },
    },
    "generators:GeneratorScripts": {
      name: "GeneratorScripts",
      description: "What to run on what a generator has made, in this order. A step that is absent is skipped.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "preInstallScript",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:Script" } },
              },
            },
            description: "Before dependencies are installed.",
          },
          {
            key: "installScript",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:Script" } },
              },
            },
            description: "Installs dependencies.",
          },
          {
            key: "compileScript",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:Script" } },
              },
            },
            description: "Compiles.",
          },
          {
            key: "testScript",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "generators:Script" } },
              },
            },
            description: "Runs the tests.",
          },
        ],
      },
    },
    "generators:Script": {
      name: "Script",
      description: "Shell commands.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "steps",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Commands, one after the other. The first that fails ends the script.",
          },
        ],
      },
    },
    "git:Repository": {
      name: "Repository",
      description: "A tracked repository, by what it holds.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "sdk",
            description: "An SDK that a generator writes.",
            extends: ["git:SdkRepository"],
            properties: [],
          },
          {
            discriminantValue: "config",
            description: "The definition of an API and the sources of docs, from which everything else is made.",
            extends: ["git:ConfigRepository"],
            properties: [],
          },
        ],
      },
    },
    "git:BaseRepository": {
      name: "BaseRepository",
      description: "Adds the properties of every repository to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "git:RepositoryId" } },
            description: "Id that the host gave to the repository. It outlives a change of its name.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name within the account.",
          },
          {
            key: "owner",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Account that holds the repository.",
          },
          {
            key: "fullName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Owner and name joined by a slash, such as `acme/plants-node`.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the repository for people.",
          },
          {
            key: "repositoryOwnerOrganizationId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation of the registry that the repository belongs to.",
          },
          {
            key: "defaultBranchChecks",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "git:CheckRun" } },
              },
            },
            description: "Checks of the newest commit on the default branch.",
          },
        ],
      },
    },
    "git:SdkRepository": {
      name: "SdkRepository",
      description: "A repository that holds an SDK.",
      shape: {
        type: "object",
        extends: ["git:BaseRepository"],
        properties: [
          {
            key: "sdkLanguage",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Language of the SDK, such as `typescript`.",
          },
        ],
      },
    },
    "git:ConfigRepository": {
      name: "ConfigRepository",
      description: "A repository that holds the definition of an API and the sources of docs.",
      shape: { type: "object", extends: ["git:BaseRepository"], properties: [] },
    },
    "git:RepositoryId": {
      name: "RepositoryId",
      description: "Id that a host gave to a repository.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "github",
            description: "Given by GitHub.",
            extends: ["git:GithubRepositoryId"],
            properties: [],
          },
        ],
      },
    },
    "git:GithubRepositoryId": {
      name: "GithubRepositoryId",
      description: "Id that GitHub gave to a repository.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The number, as text.",
          },
        ],
      },
    },
    "git:CheckRun": {
      name: "CheckRun",
      description: "One run of a check on a commit.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "checkId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Id that the host gave to the run.",
          },
          {
            key: "repositoryOwner",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Account that holds the repository.",
          },
          {
            key: "repositoryName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the repository.",
          },
          {
            key: "ref",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Commit that was checked.",
          },
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the check, such as `test`.",
          },
          {
            key: "status",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "How far the run is, in the host's words, such as `in_progress` or `completed`.",
          },
          {
            key: "conclusion",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "How the run ended, in the host's words, such as `success` or `failure`. Empty before it ends.",
          },
          {
            key: "checkRunUrl",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Address of the run for people.",
          },
          {
            key: "createdAt",
            valueShape: {
              type: "alias",
              value: { type: "primitive", value: { type: "datetime" } },
            },
            description: "When the run began.",
          },
          {
            key: "completedAt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "datetime" } } },
              },
            },
            description: "When the run ended. Absent before that.",
          },
          {
            key: "rawCheckRun",
            valueShape: { type: "alias", value: { type: "unknown" } },
            description: "The run as the host described it.",
          },
        ],
      },
    },
    "git:PullRequest": {
      name: "PullRequest",
      description: "A pull request and how far it is.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pullRequestNumber",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Number within the repository.",
          },
          {
            key: "repositoryName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the repository.",
          },
          {
            key: "repositoryOwner",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Account that holds the repository.",
          },
          {
            key: "author",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "git:GithubUser" } },
              },
            },
            description: "Who opened it. Absent when that account is gone.",
          },
          {
            key: "reviewers",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "git:PullRequestReviewer" } },
              },
            },
            description: "Who was asked to review it.",
          },
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Its title.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Address of the pull request for people.",
          },
          {
            key: "checks",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "git:CheckRun" } },
              },
            },
            description: "Checks of its newest commit.",
          },
          {
            key: "state",
            valueShape: { type: "alias", value: { type: "id", id: "git:PullRequestState" } },
            description: "How far it is.",
          },
          {
            key: "createdAt",
            valueShape: {
              type: "alias",
              value: { type: "primitive", value: { type: "datetime" } },
            },
            description: "When it was opened.",
          },
          {
            key: "updatedAt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "datetime" } } },
              },
            },
            description: "When it changed last. Absent when it never did.",
          },
          {
            key: "mergedAt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "datetime" } } },
              },
            },
            description: "When it was merged. Absent when it was not.",
          },
          {
            key: "closedAt",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "datetime" } } },
              },
            },
            description: "When it was merged or closed. Absent while it is open.",
          },
        ],
      },
    },
    "git:PullRequestState": {
      name: "PullRequestState",
      description: "How far a pull request is.",
      shape: {
        type: "enum",
        values: [
          { value: "open", description: "Waiting for a decision." },
          { value: "closed", description: "Turned down or withdrawn." },
          { value: "merged", description: "Taken over." },
        ],
      },
    },
    "git:PullRequestReviewer": {
      name: "PullRequestReviewer",
      description: "Somebody who was asked to review a pull request.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "user",
            description: "A person or a bot.",
            extends: ["git:GithubUser"],
            properties: [],
          },
          {
            discriminantValue: "team",
            description: "Any member of a team.",
            extends: ["git:GithubTeam"],
            properties: [],
          },
        ],
      },
    },
    "git:GithubUser": {
      name: "GithubUser",
      description: "An account on GitHub.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name to show. Absent when the account tells none.",
          },
          {
            key: "email",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Mail address. Absent when the account tells none.",
          },
          {
            key: "username",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the account.",
          },
        ],
      },
    },
    "git:GithubTeam": {
      name: "GithubTeam",
      description: "A team on GitHub.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name to show.",
          },
          {
            key: "teamId",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Short name of the team within its organisation.",
          },
        ],
      },
    },
    "git:ListRepositoriesResponse": {
      name: "ListRepositoriesResponse",
      description: "One page of repositories.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "repositories",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "git:Repository" } },
              },
            },
            description: "The repositories. Fewer than asked for on the last page, none after it.",
          },
        ],
      },
    },
    "git:ListPullRequestsResponse": {
      name: "ListPullRequestsResponse",
      description: "One page of pull requests.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pullRequests",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "git:PullRequest" } },
              },
            },
            description: "The pull requests. Fewer than asked for on the last page, none after it.",
          },
        ],
      },
    },
    "git:RepositoryNotFound": {
      name: "RepositoryNotFound",
      description: "The repository that a call named.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "repositoryOwner",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The account as it was given.",
          },
          {
            key: "repositoryName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The name as it was given.",
          },
        ],
      },
    },
    "git:PullRequestNotFound": {
      name: "PullRequestNotFound",
      description: "The pull request that a call named.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "repositoryOwner",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The account as it was given.",
          },
          {
            key: "repositoryName",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The repository's name as it was given.",
          },
          {
            key: "pullRequestNumber",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "The number as it was given.",
          },
        ],
      },
    },
    "git:ListRepositoriesRequest": {
      name: "ListRepositoriesRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "page",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
                default: 0,
              },
            },
            description: "Which page to answer, from 0. The first when absent.",
          },
          {
            key: "pageSize",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Repositories on one page. 20 when absent.",
          },
          {
            key: "organizationId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
              },
            },
            description: "Organisation that the repositories belong to. Any when absent.",
          },
          {
            key: "repositoryName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of the repositories. Any when absent.",
          },
          {
            key: "repositoryOwner",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Account that holds the repositories. Any when absent.",
          },
        ],
      },
    },
    "git:ListPullRequestsRequest": {
      name: "ListPullRequestsRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "page",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
                default: 0,
              },
            },
            description: "Which page to answer, from 0. The first when absent.",
          },
          {
            key: "pageSize",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Pull requests on one page. 20 when absent.",
          },
          {
            key: "repositoryName",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name of their repository. Any when absent.",
          },
          {
            key: "repositoryOwner",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Account that holds their repository. Any when absent.",
          },
          {
            key: "organizationId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
              },
            },
            description: "Organisation that their repository belongs to. Any when absent.",
          },
          {
            key: "state",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "git:PullRequestState" } },
                  },
                },
              },
            },
            description: "States of which they have one. Any when absent.",
          },
          {
            key: "author",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "User names of which one opened them. Any when absent.",
          },
        ],
      },
    },
    "navigation-latest:TabId": {
      name: "TabId",
      description: "Short name of a tab, such as `guides`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "navigation-latest:V2RootChild": {
      name: "V2RootChild",
      description: "How the whole site is divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By version.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2VersionedNode" },
            },
          },
          {
            description: "Not divided.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2UnversionedNode" },
            },
          },
          {
            description: "By product.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ProductGroupNode" },
            },
          },
        ],
      },
    },
    "navigation-latest:V2ProductChild": {
      name: "V2ProductChild",
      description: "How the docs of one product are divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By version.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2VersionedNode" },
            },
          },
          {
            description: "Not divided.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2UnversionedNode" },
            },
          },
        ],
      },
    },
    "navigation-latest:V2VersionChild": {
      name: "V2VersionChild",
      description: "How one version is divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By tabs.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2TabbedNode" } },
          },
          {
            description: "Not divided: one sidebar.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2SidebarRootNode" },
            },
          },
        ],
      },
    },
    "navigation-latest:V2TabChild": {
      name: "V2TabChild",
      description: "An entry in the bar of tabs.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A tab with a sidebar of its own.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2TabNode" } },
          },
          {
            description: "A link that stands among the tabs.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
          {
            description: "A changelog that fills a tab.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ChangelogNode" },
            },
          },
        ],
      },
    },
    "navigation-latest:V2SidebarRootChild": {
      name: "V2SidebarRootChild",
      description: "An entry at the top level of a sidebar.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Entries without a heading.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2SidebarGroupNode" },
            },
          },
          {
            description: "The reference of an API.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ApiReferenceNode" },
            },
          },
          {
            description: "Entries under a heading.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2SectionNode" } },
          },
        ],
      },
    },
    "navigation-latest:V2NavigationChild": {
      name: "V2NavigationChild",
      description: "An entry within a sidebar.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "The reference of an API.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ApiReferenceNode" },
            },
          },
          {
            description: "Entries under a heading.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2SectionNode" } },
          },
          {
            description: "A page.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2PageNode" } },
          },
          {
            description: "A link to another address.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
          {
            description: "A changelog.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ChangelogNode" },
            },
          },
        ],
      },
    },
    "navigation-latest:V2ApiPackageChild": {
      name: "V2ApiPackageChild",
      description: "An entry within an API reference.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A section of the API.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ApiPackageNode" },
            },
          },
          {
            description: "A call.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2EndpointNode" } },
          },
          {
            description: "A call that answers streamed or whole.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2EndpointPairNode" },
            },
          },
          {
            description: "A WebSocket channel.",
            shape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2WebSocketNode" },
            },
          },
          {
            description: "A webhook.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2WebhookNode" } },
          },
          {
            description: "A page that the author put among the calls.",
            shape: { type: "alias", value: { type: "id", id: "navigation-latest:V2PageNode" } },
          },
          {
            description: "A link to another address.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
        ],
      },
    },
    "navigation-latest:V2WithNodeMetadata": {
      name: "V2WithNodeMetadata",
      description: "Adds a title and an address to nodes that extend it.",
      shape: {
        type: "object",
        extends: [
          "navigation:WithNodeId",
          "navigation:WithPermissions",
          "navigation:WithFeatureFlags",
        ],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
          {
            key: "slug",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
            description: "Address of the node.",
          },
          {
            key: "canonicalSlug",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
              },
            },
            description: "Address that search engines are told, for a page that has several. `slug` when absent.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the node out of the sidebar. Its address still works.",
          },
          {
            key: "authed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows the node only to readers who are logged in.",
          },
        ],
      },
    },
    "navigation-latest:V2WithApiDefinitionId": {
      name: "V2WithApiDefinitionId",
      description: "Ties the nodes that extend it to an API.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiDefinitionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version that the node shows a part of.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Availability" } },
              },
            },
            description: "Badge beside the title. Absent means no badge.",
          },
        ],
      },
    },
    "navigation-latest:V2RootNode": {
      name: "V2RootNode",
      description: "The top of the tree.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "root" } },
            },
            description: "Always `root`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "v2" } },
            },
            description: "Version of the tree's own format.",
          },
          {
            key: "child",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2RootChild" },
            },
            description: "The site itself.",
          },
          {
            key: "roles",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "commons:RoleId" } },
                  },
                },
              },
            },
            description: "Every role that the tree mentions.",
          },
        ],
      },
    },
    "navigation-latest:V2ProductGroupNode": {
      name: "V2ProductGroupNode",
      description: "A site of several products.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "productgroup" } },
            },
            description: "Always `productgroup`.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2LandingPageNode" },
                },
              },
            },
            description: "Page at the address of the group. Absent leads to the default product.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ProductNode" },
                },
              },
            },
            description: "The products.",
          },
        ],
      },
    },
    "navigation-latest:V2ProductNode": {
      name: "V2ProductNode",
      description: "The docs of one product.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "product" } },
            },
            description: "Always `product`.",
          },
          {
            key: "default",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True for the product that opens at first. One product of a group has it.",
          },
          {
            key: "productId",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:ProductId" } },
            description: "Short name of the product.",
          },
          {
            key: "child",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2ProductChild" },
            },
            description: "The product's docs.",
          },
          {
            key: "subtitle",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "A line below the title in the product switcher.",
          },
          {
            key: "image",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Picture in the product switcher. Absent shows the icon.",
          },
        ],
      },
    },
    "navigation-latest:V2VersionedNode": {
      name: "V2VersionedNode",
      description: "Docs in several versions.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "versioned" } },
            },
            description: "Always `versioned`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2VersionNode" },
                },
              },
            },
            description: "The versions, newest first as a rule.",
          },
        ],
      },
    },
    "navigation-latest:V2VersionNode": {
      name: "V2VersionNode",
      description: "One version of the docs.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "version" } },
            },
            description: "Always `version`.",
          },
          {
            key: "default",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True for the version that opens at first. One version has it.",
          },
          {
            key: "versionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:VersionId" } },
            description: "Short name of the version.",
          },
          {
            key: "child",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2VersionChild" },
            },
            description: "The docs of this version.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Availability" } },
              },
            },
            description: "Badge in the version switcher. Absent means no badge.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2LandingPageNode" },
                },
              },
            },
            description: "Page at the version's own address.",
          },
        ],
      },
    },
    "navigation-latest:V2UnversionedNode": {
      name: "V2UnversionedNode",
      description: "Docs in one version only.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "unversioned" } },
            },
            description: "Always `unversioned`.",
          },
          {
            key: "child",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2VersionChild" },
            },
            description: "The docs.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2LandingPageNode" },
                },
              },
            },
            description: "Page at the site's own address.",
          },
        ],
      },
    },
    "navigation-latest:V2TabbedNode": {
      name: "V2TabbedNode",
      description: "Docs divided by tabs.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "tabbed" } },
            },
            description: "Always `tabbed`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2TabChild" },
                },
              },
            },
            description: "The tabs, from left to right.",
          },
        ],
      },
    },
    "navigation-latest:V2TabNode": {
      name: "V2TabNode",
      description: "A tab and its sidebar.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "tab" } },
            },
            description: "Always `tab`.",
          },
          {
            key: "child",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2SidebarRootNode" },
            },
            description: "The sidebar.",
          },
        ],
      },
    },
    "navigation-latest:V2SidebarRootNode": {
      name: "V2SidebarRootNode",
      description: "A whole sidebar.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "sidebarRoot" } },
            },
            description: "Always `sidebarRoot`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2SidebarRootChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation-latest:V2SidebarGroupNode": {
      name: "V2SidebarGroupNode",
      description: "Entries that stand together without a heading.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "sidebarGroup" } },
            },
            description: "Always `sidebarGroup`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2NavigationChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation-latest:V2SectionNode": {
      name: "V2SectionNode",
      description: "Entries under a heading.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "section" } },
            },
            description: "Always `section`.",
          },
          {
            key: "collapsed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows only the heading at first.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2NavigationChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation-latest:V2PageNode": {
      name: "V2PageNode",
      description: "A page written by the author.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "page" } },
            },
            description: "Always `page`.",
          },
        ],
      },
    },
    "navigation-latest:V2LandingPageNode": {
      name: "V2LandingPageNode",
      description: "The page that greets readers.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "landingPage" } },
            },
            description: "Always `landingPage`.",
          },
        ],
      },
    },
    "navigation-latest:V2ChangelogNode": {
      name: "V2ChangelogNode",
      description: "A changelog, grouped by year and month.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithOverviewPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelog" } },
            },
            description: "Always `changelog`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ChangelogYearNode" },
                },
              },
            },
            description: "Years, newest first.",
          },
        ],
      },
    },
    "navigation-latest:V2ChangelogYearNode": {
      name: "V2ChangelogYearNode",
      description: "The entries of one year.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogYear" } },
            },
            description: "Always `changelogYear`.",
          },
          {
            key: "year",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Four digits, such as 2026.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ChangelogMonthNode" },
                },
              },
            },
            description: "Months, newest first.",
          },
        ],
      },
    },
    "navigation-latest:V2ChangelogMonthNode": {
      name: "V2ChangelogMonthNode",
      description: "The entries of one month.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogMonth" } },
            },
            description: "Always `changelogMonth`.",
          },
          {
            key: "month",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "1 for January to 12 for December.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ChangelogEntryNode" },
                },
              },
            },
            description: "Entries, newest first.",
          },
        ],
      },
    },
    "navigation-latest:V2ChangelogEntryNode": {
      name: "V2ChangelogEntryNode",
      description: "One entry of a changelog.",
      shape: {
        type: "object",
        extends: ["navigation-latest:V2WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogEntry" } },
            },
            description: "Always `changelogEntry`.",
          },
          {
            key: "date",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
            description: "Day the entry is about.",
          },
        ],
      },
    },
    "navigation-latest:V2ApiReferenceNode": {
      name: "V2ApiReferenceNode",
      description: "The reference of one API.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation-latest:V2WithApiDefinitionId",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "apiReference" } },
            },
            description: "Always `apiReference`.",
          },
          {
            key: "paginated",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True gives each endpoint a page of its own. False or absent puts all of them on one long page.",
          },
          {
            key: "showErrors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True lists the errors of each endpoint.",
          },
          {
            key: "hideTitle",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the title, so that the entries stand one level higher.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ApiPackageChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "changelog",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ChangelogNode" },
                },
              },
            },
            description: "Changelog of this API. Absent when it has none.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves here. Entries below may override it.",
          },
        ],
      },
    },
    "navigation-latest:V2ApiPackageNode": {
      name: "V2ApiPackageNode",
      description: "A section of an API.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation-latest:V2WithApiDefinitionId",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "apiPackage" } },
            },
            description: "Always `apiPackage`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation-latest:V2ApiPackageChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves in this section. Entries below may override it.",
          },
        ],
      },
    },
    "navigation-latest:V2EndpointNode": {
      name: "V2EndpointNode",
      description: "A call of an API.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation-latest:V2WithApiDefinitionId",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "endpoint" } },
            },
            description: "Always `endpoint`.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb for the badge beside the title.",
          },
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Endpoint of the API definition that the page shows.",
          },
          {
            key: "isResponseStream",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True marks the entry as streaming.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves for this call.",
          },
        ],
      },
    },
    "navigation-latest:V2EndpointPairNode": {
      name: "V2EndpointPairNode",
      description: "One call in two ways: the reader chooses the streamed or the whole answer.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "endpointPair" } },
            },
            description: "Always `endpointPair`.",
          },
          {
            key: "stream",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2EndpointNode" },
            },
            description: "The call with the streamed answer.",
          },
          {
            key: "nonStream",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "navigation-latest:V2EndpointNode" },
            },
            description: "The call with the answer in one piece.",
          },
        ],
      },
    },
    "navigation-latest:V2WebSocketNode": {
      name: "V2WebSocketNode",
      description: "A WebSocket channel of an API.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation-latest:V2WithApiDefinitionId",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "webSocket" } },
            },
            description: "Always `webSocket`.",
          },
          {
            key: "webSocketId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
            description: "Channel of the API definition that the page shows.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves for this channel.",
          },
        ],
      },
    },
    "navigation-latest:V2WebhookNode": {
      name: "V2WebhookNode",
      description: "A webhook of an API.",
      shape: {
        type: "object",
        extends: [
          "navigation-latest:V2WithNodeMetadata",
          "navigation-latest:V2WithApiDefinitionId",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "webhook" } },
            },
            description: "Always `webhook`.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb for the badge beside the title.",
          },
          {
            key: "webhookId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
            description: "Webhook of the API definition that the page shows.",
          },
        ],
      },
    },
    "navigation-latest:BreadcrumbItem": {
      name: "BreadcrumbItem",
      description: "One step of the way to a page.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the step.",
          },
          {
            key: "pointsTo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
              },
            },
            description: "Address that the step leads to. Absent for a step without a page of its own.",
          },
        ],
      },
    },
    "navigation:Slug": {
      name: "Slug",
      description: "Address of a page within its site, without a leading slash, such as `api/plants/get`. Empty for the home page.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "navigation:NodeId": {
      name: "NodeId",
      description: "Names a node within its tree. Unique in the whole tree.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "navigation:ProductId": {
      name: "ProductId",
      description: "Short name of a product, such as `plants`.",
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
    },
    "navigation:RootChild": {
      name: "RootChild",
      description: "How the whole site is divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By version.",
            shape: { type: "alias", value: { type: "id", id: "navigation:VersionedNode" } },
          },
          {
            description: "Not divided.",
            shape: { type: "alias", value: { type: "id", id: "navigation:UnversionedNode" } },
          },
          {
            description: "By product.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ProductGroupNode" } },
          },
        ],
      },
    },
    "navigation:ProductChild": {
      name: "ProductChild",
      description: "How the docs of one product are divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By version.",
            shape: { type: "alias", value: { type: "id", id: "navigation:VersionedNode" } },
          },
          {
            description: "Not divided.",
            shape: { type: "alias", value: { type: "id", id: "navigation:UnversionedNode" } },
          },
        ],
      },
    },
    "navigation:VersionChild": {
      name: "VersionChild",
      description: "How one version is divided.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "By tabs.",
            shape: { type: "alias", value: { type: "id", id: "navigation:TabbedNode" } },
          },
          {
            description: "Not divided: one sidebar.",
            shape: { type: "alias", value: { type: "id", id: "navigation:SidebarRootNode" } },
          },
        ],
      },
    },
    "navigation:TabChild": {
      name: "TabChild",
      description: "An entry in the bar of tabs.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A tab with a sidebar of its own.",
            shape: { type: "alias", value: { type: "id", id: "navigation:TabNode" } },
          },
          {
            description: "A link that stands among the tabs.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
          {
            description: "A changelog that fills a tab.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ChangelogNode" } },
          },
        ],
      },
    },
    "navigation:SidebarRootChild": {
      name: "SidebarRootChild",
      description: "An entry at the top level of a sidebar.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Entries without a heading.",
            shape: { type: "alias", value: { type: "id", id: "navigation:SidebarGroupNode" } },
          },
          {
            description: "The reference of an API.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ApiReferenceNode" } },
          },
          {
            description: "Entries under a heading.",
            shape: { type: "alias", value: { type: "id", id: "navigation:SectionNode" } },
          },
        ],
      },
    },
    "navigation:NavigationChild": {
      name: "NavigationChild",
      description: "An entry within a sidebar.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "The reference of an API.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ApiReferenceNode" } },
          },
          {
            description: "Entries under a heading.",
            shape: { type: "alias", value: { type: "id", id: "navigation:SectionNode" } },
          },
          {
            description: "A page.",
            shape: { type: "alias", value: { type: "id", id: "navigation:PageNode" } },
          },
          {
            description: "A link to another address.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
          {
            description: "A changelog.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ChangelogNode" } },
          },
        ],
      },
    },
    "navigation:ApiPackageChild": {
      name: "ApiPackageChild",
      description: "An entry within an API reference.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "A section of the API.",
            shape: { type: "alias", value: { type: "id", id: "navigation:ApiPackageNode" } },
          },
          {
            description: "A call.",
            shape: { type: "alias", value: { type: "id", id: "navigation:EndpointNode" } },
          },
          {
            description: "A call that answers streamed or whole.",
            shape: { type: "alias", value: { type: "id", id: "navigation:EndpointPairNode" } },
          },
          {
            description: "A WebSocket channel.",
            shape: { type: "alias", value: { type: "id", id: "navigation:WebSocketNode" } },
          },
          {
            description: "A webhook.",
            shape: { type: "alias", value: { type: "id", id: "navigation:WebhookNode" } },
          },
          {
            description: "A page that the author put among the calls.",
            shape: { type: "alias", value: { type: "id", id: "navigation:PageNode" } },
          },
          {
            description: "A link to another address.",
            shape: { type: "alias", value: { type: "id", id: "navigation:LinkNode" } },
          },
        ],
      },
    },
    "navigation:WithNodeId": {
      name: "WithNodeId",
      description: "Adds an id to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:NodeId" } },
            description: "Id of this node.",
          },
        ],
      },
    },
    "navigation:WithPermissions": {
      name: "WithPermissions",
      description: "Adds access rules to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "viewers",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "commons:RoleId" } },
                  },
                },
              },
            },
            description: "Roles that may see the node and what is below it. Absent means everybody.",
          },
          {
            key: "orphaned",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True for a page that has an address but no place in the sidebar.",
          },
        ],
      },
    },
    "navigation:WithFeatureFlags": {
      name: "WithFeatureFlags",
      description: "Adds feature flags to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "featureFlags",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "navigation:FeatureFlagOptions" },
                    },
                  },
                },
              },
            },
            description: "Flags of which one must be on for the node to show. Absent means that it always shows.",
          },
        ],
      },
    },
    "navigation:FeatureFlagOptions": {
      name: "FeatureFlagOptions",
      description: "A feature flag that decides whether a node shows.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "flag",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the flag.",
          },
          {
            key: "fallbackValue",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "Value assumed when the flag service does not answer.",
          },
          {
            key: "match",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "Value the flag must have. `true` when absent.",
          },
        ],
      },
    },
    "navigation:WithNodeMetadata": {
      name: "WithNodeMetadata",
      description: "Adds a title and an address to nodes that extend it.",
      shape: {
        type: "object",
        extends: [
          "navigation:WithNodeId",
          "navigation:WithPermissions",
          "navigation:WithFeatureFlags",
        ],
        properties: [
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text in the sidebar.",
          },
          {
            key: "slug",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
            description: "Address of the node.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "hidden",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True keeps the node out of the sidebar. Its address still works.",
          },
          {
            key: "authed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows the node only to readers who are logged in.",
          },
        ],
      },
    },
    "navigation:WithPage": {
      name: "WithPage",
      description: "Adds a page to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pageId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
            description: "Key of the page in the site's `pages`.",
          },
          {
            key: "noindex",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True asks search engines to leave the page out.",
          },
        ],
      },
    },
    "navigation:WithOverviewPage": {
      name: "WithOverviewPage",
      description: "Adds an opening page to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "overviewPageId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:PageId" } },
              },
            },
            description: "Page shown at the node's own address. Without one, the first page below it is shown.",
          },
          {
            key: "noindex",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True asks search engines to leave the opening page out.",
          },
        ],
      },
    },
    "navigation:WithApiDefinitionId": {
      name: "WithApiDefinitionId",
      description: "Ties the nodes that extend it to an API.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "apiDefinitionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version that the node shows a part of.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:NavigationV1Availability" },
                },
              },
            },
            description: "Badge beside the title. Absent means no badge.",
          },
        ],
      },
    },
    "navigation:WithRedirect": {
      name: "WithRedirect",
      description: "Adds a redirect to nodes that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "pointsTo",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:Slug" } },
              },
            },
            description: "Address that readers of this node's own address are sent to.",
          },
        ],
      },
    },
    "navigation:NavigationV1Availability": {
      name: "NavigationV1Availability",
      description: "How far readers may rely on something, in the spelling of the navigation tree. API definitions use `Availability`.",
      availability: "Deprecated",
      shape: {
        type: "enum",
        values: [
          { value: "stable", description: "Finished and kept compatible." },
          { value: "generally-available", description: "Open to everybody and supported." },
          { value: "in-development", description: "Still being built." },
          { value: "pre-release", description: "Open for trial before its release." },
          { value: "beta", description: "Usable and nearly settled." },
          {
            value: "deprecated",
            description: "Still there, but new work should use something else.",
          },
        ],
      },
    },
    "navigation:RootNode": {
      name: "RootNode",
      description: "The top of the tree.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "root" } },
            },
            description: "Always `root`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "v1" } },
            },
            description: "Version of the tree's own format.",
          },
          {
            key: "child",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:RootChild" } },
            description: "The site itself.",
          },
          {
            key: "roles",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "commons:RoleId" } },
                  },
                },
              },
            },
            description: "Every role that the tree mentions.",
          },
        ],
      },
    },
    "navigation:ProductGroupNode": {
      name: "ProductGroupNode",
      description: "A site of several products.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "productgroup" } },
            },
            description: "Always `productgroup`.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:LandingPageNode" } },
              },
            },
            description: "Page at the address of the group. Absent leads to the default product.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "navigation:ProductNode" } },
              },
            },
            description: "The products.",
          },
        ],
      },
    },
    "navigation:ProductNode": {
      name: "ProductNode",
      description: "The docs of one product.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "product" } },
            },
            description: "Always `product`.",
          },
          {
            key: "default",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True for the product that opens at first. One product of a group has it.",
          },
          {
            key: "productId",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:ProductId" } },
            description: "Short name of the product.",
          },
          {
            key: "child",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:ProductChild" } },
            description: "The product's docs.",
          },
          {
            key: "subtitle",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "A line below the title in the product switcher.",
          },
          {
            key: "image",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:FileId" } },
              },
            },
            description: "Picture in the product switcher. Absent shows the icon.",
          },
        ],
      },
    },
    "navigation:VersionedNode": {
      name: "VersionedNode",
      description: "Docs in several versions.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "versioned" } },
            },
            description: "Always `versioned`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "navigation:VersionNode" } },
              },
            },
            description: "The versions, newest first as a rule.",
          },
        ],
      },
    },
    "navigation:VersionNode": {
      name: "VersionNode",
      description: "One version of the docs.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "version" } },
            },
            description: "Always `version`.",
          },
          {
            key: "default",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True for the version that opens at first. One version has it.",
          },
          {
            key: "versionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:VersionId" } },
            description: "Short name of the version.",
          },
          {
            key: "child",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:VersionChild" } },
            description: "The docs of this version.",
          },
          {
            key: "availability",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:NavigationV1Availability" },
                },
              },
            },
            description: "Badge in the version switcher. Absent means no badge.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:LandingPageNode" } },
              },
            },
            description: "Page at the version's own address.",
          },
        ],
      },
    },
    "navigation:UnversionedNode": {
      name: "UnversionedNode",
      description: "Docs in one version only.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "unversioned" } },
            },
            description: "Always `unversioned`.",
          },
          {
            key: "child",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:VersionChild" } },
            description: "The docs.",
          },
          {
            key: "landingPage",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:LandingPageNode" } },
              },
            },
            description: "Page at the site's own address.",
          },
        ],
      },
    },
    "navigation:TabbedNode": {
      name: "TabbedNode",
      description: "Docs divided by tabs.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "tabbed" } },
            },
            description: "Always `tabbed`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: { type: "alias", value: { type: "id", id: "navigation:TabChild" } },
              },
            },
            description: "The tabs, from left to right.",
          },
        ],
      },
    },
    "navigation:TabNode": {
      name: "TabNode",
      description: "A tab and its sidebar.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithRedirect"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "tab" } },
            },
            description: "Always `tab`.",
          },
          {
            key: "child",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:SidebarRootNode" } },
            description: "The sidebar.",
          },
        ],
      },
    },
    "navigation:SidebarRootNode": {
      name: "SidebarRootNode",
      description: "A whole sidebar.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "sidebarRoot" } },
            },
            description: "Always `sidebarRoot`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:SidebarRootChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation:SidebarGroupNode": {
      name: "SidebarGroupNode",
      description: "Entries that stand together without a heading.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "sidebarGroup" } },
            },
            description: "Always `sidebarGroup`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:NavigationChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation:SectionNode": {
      name: "SectionNode",
      description: "Entries under a heading.",
      shape: {
        type: "object",
        extends: [
          "navigation:WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "section" } },
            },
            description: "Always `section`.",
          },
          {
            key: "collapsed",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True shows only the heading at first.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:NavigationChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
        ],
      },
    },
    "navigation:PageNode": {
      name: "PageNode",
      description: "A page written by the author.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "page" } },
            },
            description: "Always `page`.",
          },
        ],
      },
    },
    "navigation:LandingPageNode": {
      name: "LandingPageNode",
      description: "The page that greets readers.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "landingPage" } },
            },
            description: "Always `landingPage`.",
          },
        ],
      },
    },
    "navigation:LinkNode": {
      name: "LinkNode",
      description: "A link to another address.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "link" } },
            },
            description: "Always `link`.",
          },
          {
            key: "title",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text of the link.",
          },
          {
            key: "icon",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Name or address of an icon beside the title.",
          },
          {
            key: "url",
            valueShape: { type: "alias", value: { type: "id", id: "commons:Url" } },
            description: "Where the link leads.",
          },
        ],
      },
    },
    "navigation:ChangelogNode": {
      name: "ChangelogNode",
      description: "A changelog, grouped by year and month.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithOverviewPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelog" } },
            },
            description: "Always `changelog`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:ChangelogYearNode" },
                },
              },
            },
            description: "Years, newest first.",
          },
        ],
      },
    },
    "navigation:ChangelogYearNode": {
      name: "ChangelogYearNode",
      description: "The entries of one year.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogYear" } },
            },
            description: "Always `changelogYear`.",
          },
          {
            key: "year",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "Four digits, such as 2026.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:ChangelogMonthNode" },
                },
              },
            },
            description: "Months, newest first.",
          },
        ],
      },
    },
    "navigation:ChangelogMonthNode": {
      name: "ChangelogMonthNode",
      description: "The entries of one month.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogMonth" } },
            },
            description: "Always `changelogMonth`.",
          },
          {
            key: "month",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
            description: "1 for January to 12 for December.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:ChangelogEntryNode" },
                },
              },
            },
            description: "Entries, newest first.",
          },
        ],
      },
    },
    "navigation:ChangelogEntryNode": {
      name: "ChangelogEntryNode",
      description: "One entry of a changelog.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithPage"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "changelogEntry" } },
            },
            description: "Always `changelogEntry`.",
          },
          {
            key: "date",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "date" } } },
            description: "Day the entry is about.",
          },
        ],
      },
    },
    "navigation:ApiReferenceNode": {
      name: "ApiReferenceNode",
      description: "The reference of one API.",
      shape: {
        type: "object",
        extends: [
          "navigation:WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation:WithApiDefinitionId",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "apiReference" } },
            },
            description: "Always `apiReference`.",
          },
          {
            key: "paginated",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True gives each endpoint a page of its own. False or absent puts all of them on one long page.",
          },
          {
            key: "showErrors",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True lists the errors of each endpoint.",
          },
          {
            key: "hideTitle",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True leaves out the title, so that the entries stand one level higher.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:ApiPackageChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "changelog",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "navigation:ChangelogNode" } },
              },
            },
            description: "Changelog of this API. Absent when it has none.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves here. Entries below may override it.",
          },
        ],
      },
    },
    "navigation:ApiPackageNode": {
      name: "ApiPackageNode",
      description: "A section of an API.",
      shape: {
        type: "object",
        extends: [
          "navigation:WithNodeMetadata",
          "navigation:WithOverviewPage",
          "navigation:WithApiDefinitionId",
          "navigation:WithRedirect",
        ],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "apiPackage" } },
            },
            description: "Always `apiPackage`.",
          },
          {
            key: "children",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:ApiPackageChild" },
                },
              },
            },
            description: "Entries from top to bottom.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves in this section. Entries below may override it.",
          },
        ],
      },
    },
    "navigation:EndpointNode": {
      name: "EndpointNode",
      description: "A call of an API.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithApiDefinitionId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "endpoint" } },
            },
            description: "Always `endpoint`.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb for the badge beside the title.",
          },
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointId" } },
            description: "Endpoint of the API definition that the page shows.",
          },
          {
            key: "isResponseStream",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
              },
            },
            description: "True marks the entry as streaming.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves for this call.",
          },
        ],
      },
    },
    "navigation:EndpointPairNode": {
      name: "EndpointPairNode",
      description: "One call in two ways: the reader chooses the streamed or the whole answer.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "endpointPair" } },
            },
            description: "Always `endpointPair`.",
          },
          {
            key: "stream",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:EndpointNode" } },
            description: "The call with the streamed answer.",
          },
          {
            key: "nonStream",
            valueShape: { type: "alias", value: { type: "id", id: "navigation:EndpointNode" } },
            description: "The call with the answer in one piece.",
          },
        ],
      },
    },
    "navigation:WebSocketNode": {
      name: "WebSocketNode",
      description: "A WebSocket channel of an API.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithApiDefinitionId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "webSocket" } },
            },
            description: "Always `webSocket`.",
          },
          {
            key: "webSocketId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebSocketId" } },
            description: "Channel of the API definition that the page shows.",
          },
          {
            key: "playground",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundSettings" },
                },
              },
            },
            description: "How the playground behaves for this channel.",
          },
        ],
      },
    },
    "navigation:WebhookNode": {
      name: "WebhookNode",
      description: "A webhook of an API.",
      shape: {
        type: "object",
        extends: ["navigation:WithNodeMetadata", "navigation:WithApiDefinitionId"],
        properties: [
          {
            key: "type",
            valueShape: {
              type: "alias",
              value: { type: "literal", value: { type: "stringLiteral", value: "webhook" } },
            },
            description: "Always `webhook`.",
          },
          {
            key: "method",
            valueShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
            description: "HTTP verb for the badge beside the title.",
          },
          {
            key: "webhookId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:WebhookId" } },
            description: "Webhook of the API definition that the page shows.",
          },
        ],
      },
    },
    "navigation:PlaygroundSettings": {
      name: "PlaygroundSettings",
      description: "How the playground behaves for a part of the tree.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "environments",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "commons:EnvironmentId" },
                    },
                  },
                },
              },
            },
            description: "Environments on offer, by id. Absent means all of them.",
          },
          {
            key: "button",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "navigation:PlaygroundButtonSettings" },
                },
              },
            },
            description: "Settings of the button that opens the playground.",
          },
          {
            key: "limit-websocket-messages-per-connection",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "Messages after which a connection is closed. Absent means no limit.",
          },
        ],
      },
    },
    "navigation:PlaygroundButtonSettings": {
      name: "PlaygroundButtonSettings",
      description: "Settings of the button that opens the playground.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "href",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:Url" } },
              },
            },
            description: "Address to open in place of the playground.",
          },
        ],
      },
    },
    "sdks:SdkLanguage": {
      name: "SdkLanguage",
      description: "Languages of SDKs, in the spelling of this call.",
      shape: {
        type: "enum",
        values: [
          { value: "Go" },
          { value: "TypeScript" },
          { value: "Java" },
          { value: "Python" },
          { value: "Csharp", description: "C#, pronounced \"C sharp\"." },
          { value: "Ruby" },
          { value: "Php", description: "PHP." },
          { value: "Swift" },
          { value: "Rust" },
        ],
      },
    },
    "sdks:VersionBump": {
      name: "VersionBump",
      description: "The number of a version that goes up.",
      shape: {
        type: "enum",
        values: [
          { value: "MAJOR", description: "The first one, for changes that break users." },
          { value: "MINOR", description: "The second one, for additions." },
          { value: "PATCH", description: "The third one, for repairs." },
        ],
      },
    },
    "sdks:ComputedSemanticVersionResponse": {
      name: "ComputedSemanticVersionResponse",
      description: "The version to publish next.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Three numbers joined by dots: the last version with one of them raised.",
          },
          {
            key: "bump",
            valueShape: { type: "alias", value: { type: "id", id: "sdks:VersionBump" } },
            description: "Which of the numbers was raised.",
          },
        ],
      },
    },
    "sdks:ComputeSemanticVersionRequest": {
      name: "ComputeSemanticVersionRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the package in the registry of its language, such as `@acme/plants`.",
          },
          {
            key: "language",
            valueShape: { type: "alias", value: { type: "id", id: "sdks:SdkLanguage" } },
            description: "Language of the SDK, which tells the registry to ask.",
          },
          {
            key: "githubRepository",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Owner and name of the repository to look at, such as `acme/plants-go`. Only the registry is asked when absent.",
          },
        ],
      },
    },
    "snippets-factory:SDKSnippetsCreate": {
      name: "SDKSnippetsCreate",
      description: "The snippets of one version of an SDK, by language.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "typescript",
            description: "Snippets for TypeScript.",
            extends: ["snippets-factory:TypescriptSDKSnippetsCreate"],
            properties: [],
          },
          {
            discriminantValue: "python",
            description: "Snippets for Python.",
            extends: ["snippets-factory:PythonSDKSnippetCreate"],
            properties: [],
          },
          {
            discriminantValue: "go",
            description: "Snippets for Go.",
            extends: ["snippets-factory:GoSDKSnippetsCreate"],
            properties: [],
          },
          {
            discriminantValue: "java",
            description: "Snippets for Java.",
            extends: ["snippets-factory:JavaSDKSnippetsCreate"],
            properties: [],
          },
          {
            discriminantValue: "ruby",
            description: "Snippets for Ruby.",
            extends: ["snippets-factory:RubySDKSnippetsCreate"],
            properties: [],
          },
          {
            discriminantValue: "csharp",
            description: "Snippets for C#.",
            extends: ["snippets-factory:CsharpSDKSnippetsCreate"],
            properties: [],
          },
        ],
      },
    },
    "snippets-factory:TypescriptSDKSnippetsCreate": {
      name: "TypescriptSDKSnippetsCreate",
      description: "An SDK for TypeScript and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:TypeScriptSDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SingleTypescriptSnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:PythonSDKSnippetCreate": {
      name: "PythonSDKSnippetCreate",
      description: "An SDK for Python and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:PythonSDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SinglePythonSnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:GoSDKSnippetsCreate": {
      name: "GoSDKSnippetsCreate",
      description: "An SDK for Go and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:GoSDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SingleGoSnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:JavaSDKSnippetsCreate": {
      name: "JavaSDKSnippetsCreate",
      description: "An SDK for Java and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:JavaSDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SingleJavaSnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:RubySDKSnippetsCreate": {
      name: "RubySDKSnippetsCreate",
      description: "An SDK for Ruby and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:RubySDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SingleRubySnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:CsharpSDKSnippetsCreate": {
      name: "CsharpSDKSnippetsCreate",
      description: "An SDK for C# and its snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:CsharpSDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets-factory:SingleCsharpSnippetCreate" },
                },
              },
            },
            description: "One entry for each endpoint and example.",
          },
        ],
      },
    },
    "snippets-factory:BaseSnippetCreate": {
      name: "BaseSnippetCreate",
      description: "Adds the subject of a snippet to types that extend it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "endpoint",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Endpoint that the code calls.",
          },
          {
            key: "exampleIdentifier",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Example of the endpoint that the code does. Absent when it does none in particular.",
          },
        ],
      },
    },
    "snippets-factory:SingleTypescriptSnippetCreate": {
      name: "SingleTypescriptSnippetCreate",
      description: "TypeScript code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:TypeScriptSnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:SinglePythonSnippetCreate": {
      name: "SinglePythonSnippetCreate",
      description: "Python code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:PythonSnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:SingleGoSnippetCreate": {
      name: "SingleGoSnippetCreate",
      description: "Go code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:GoSnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:SingleJavaSnippetCreate": {
      name: "SingleJavaSnippetCreate",
      description: "Java code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:JavaSnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:SingleRubySnippetCreate": {
      name: "SingleRubySnippetCreate",
      description: "Ruby code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:RubySnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:SingleCsharpSnippetCreate": {
      name: "SingleCsharpSnippetCreate",
      description: "C# code for one endpoint.",
      shape: {
        type: "object",
        extends: ["snippets-factory:BaseSnippetCreate"],
        properties: [
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:CsharpSnippetCode" },
            },
            description: "The code.",
          },
        ],
      },
    },
    "snippets-factory:TypeScriptSnippetCode": {
      name: "TypeScriptSnippetCode",
      description: "TypeScript code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets-factory:PythonSnippetCode": {
      name: "PythonSnippetCode",
      description: "Python code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "async_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that does not wait for the answer.",
          },
          {
            key: "sync_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that waits for the answer.",
          },
        ],
      },
    },
    "snippets-factory:GoSnippetCode": {
      name: "GoSnippetCode",
      description: "Go code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets-factory:JavaSnippetCode": {
      name: "JavaSnippetCode",
      description: "Java code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "async_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that does not wait for the answer.",
          },
          {
            key: "sync_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that waits for the answer.",
          },
        ],
      },
    },
    "snippets-factory:RubySnippetCode": {
      name: "RubySnippetCode",
      description: "Ruby code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets-factory:CsharpSnippetCode": {
      name: "CsharpSnippetCode",
      description: "C# code that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets-factory:CreateSnippetRequest": {
      name: "CreateSnippetRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the API. It must be the caller's own.",
          },
          {
            key: "apiId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
            description: "Name of the API within the organisation.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "snippets-factory:SDKSnippetsCreate" },
            },
            description: "The SDK and its snippets.",
          },
        ],
      },
    },
    "snippets:SDKRequest": {
      name: "SDKRequest",
      description: "A published SDK to answer snippets of, by language.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "typescript",
            description: "An SDK on npm.",
            extends: ["snippets:TypeScriptSDKRequest"],
            properties: [],
          },
          {
            discriminantValue: "python",
            description: "An SDK on PyPI.",
            extends: ["snippets:PythonSDKRequest"],
            properties: [],
          },
          {
            discriminantValue: "go",
            description: "An SDK as a Go module.",
            extends: ["snippets:GoSDKRequest"],
            properties: [],
          },
          {
            discriminantValue: "ruby",
            description: "An SDK as a Ruby gem.",
            extends: ["snippets:RubySDKRequest"],
            properties: [],
          },
          {
            discriminantValue: "java",
            description: "An SDK in a Maven repository.",
            extends: ["snippets:JavaSDKRequest"],
            properties: [],
          },
          {
            discriminantValue: "csharp",
            description: "An SDK on NuGet.",
            extends: ["snippets:CsharpSDKRequest"],
            properties: [],
          },
        ],
      },
    },
    "snippets:TypeScriptSDKRequest": {
      name: "TypeScriptSDKRequest",
      description: "A published SDK for TypeScript.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `@acme/plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:PythonSDKRequest": {
      name: "PythonSDKRequest",
      description: "A published SDK for Python.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Distribution name, such as `acme-plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:GoSDKRequest": {
      name: "GoSDKRequest",
      description: "A published SDK for Go.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:RubySDKRequest": {
      name: "RubySDKRequest",
      description: "A published SDK for Ruby.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "gem",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Gem name, such as `acme_plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:JavaSDKRequest": {
      name: "JavaSDKRequest",
      description: "A published SDK for Java.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "group",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Group of the artifact, such as `com.acme`.",
          },
          {
            key: "artifact",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the artifact, such as `plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:CsharpSDKRequest": {
      name: "CsharpSDKRequest",
      description: "A published SDK for C#.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `Acme.Plants`.",
          },
          {
            key: "version",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Version of the SDK. The newest that has snippets when absent.",
          },
        ],
      },
    },
    "snippets:SDK": {
      name: "SDK",
      description: "One version of a published SDK, by language.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "typescript",
            description: "An SDK on npm.",
            extends: ["snippets:TypeScriptSDK"],
            properties: [],
          },
          {
            discriminantValue: "python",
            description: "An SDK on PyPI.",
            extends: ["snippets:PythonSDK"],
            properties: [],
          },
          {
            discriminantValue: "go",
            description: "An SDK as a Go module.",
            extends: ["snippets:GoSDK"],
            properties: [],
          },
          {
            discriminantValue: "ruby",
            description: "An SDK as a Ruby gem.",
            extends: ["snippets:RubySDK"],
            properties: [],
          },
          {
            discriminantValue: "java",
            description: "An SDK in a Maven repository.",
            extends: ["snippets:JavaSDK"],
            properties: [],
          },
          {
            discriminantValue: "csharp",
            description: "An SDK on NuGet.",
            extends: ["snippets:CsharpSDK"],
            properties: [],
          },
        ],
      },
    },
    "snippets:TypeScriptSDK": {
      name: "TypeScriptSDK",
      description: "One version of a published SDK for TypeScript.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `@acme/plants`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:PythonSDK": {
      name: "PythonSDK",
      description: "One version of a published SDK for Python.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Distribution name, such as `acme-plants`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:GoSDK": {
      name: "GoSDK",
      description: "One version of a published SDK for Go.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "githubRepo",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Repository that holds the module, such as `github.com/acme/plants-go`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:RubySDK": {
      name: "RubySDK",
      description: "One version of a published SDK for Ruby.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "gem",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Gem name, such as `acme_plants`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:JavaSDK": {
      name: "JavaSDK",
      description: "One version of a published SDK for Java.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "group",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Group of the artifact, such as `com.acme`.",
          },
          {
            key: "artifact",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the artifact, such as `plants`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:CsharpSDK": {
      name: "CsharpSDK",
      description: "One version of a published SDK for C#.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "package",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Package name, such as `Acme.Plants`.",
          },
          {
            key: "version",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Version of the SDK.",
          },
        ],
      },
    },
    "snippets:CustomSnippetPayload": {
      name: "CustomSnippetPayload",
      description: "A request to be written as code. What is absent is left out of the code.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "headers",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "snippets:ParameterPayload" },
                    },
                  },
                },
              },
            },
            description: "Headers with their values.",
          },
          {
            key: "pathParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "snippets:ParameterPayload" },
                    },
                  },
                },
              },
            },
            description: "Path parameters with their values.",
          },
          {
            key: "queryParameters",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "snippets:ParameterPayload" },
                    },
                  },
                },
              },
            },
            description: "Query parameters with their values.",
          },
          {
            key: "requestBody",
            valueShape: {
              type: "alias",
              value: { type: "optional", shape: { type: "alias", value: { type: "unknown" } } },
            },
            description: "The body as JSON.",
          },
          {
            key: "auth",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "snippets:AuthPayload" } },
              },
            },
            description: "Credentials to make the client with.",
          },
        ],
      },
    },
    "snippets:ParameterPayload": {
      name: "ParameterPayload",
      description: "A parameter with its value.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "name",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Name of the parameter as it is sent.",
          },
          {
            key: "value",
            valueShape: { type: "alias", value: { type: "unknown" } },
            description: "Value of the parameter as JSON.",
          },
        ],
      },
    },
    "snippets:AuthPayload": {
      name: "AuthPayload",
      description: "Credentials, by scheme. They are written into the code as they are, so placeholders will do.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "bearer",
            description: "A bearer token.",
            extends: ["snippets:BearerTokenAuthPayload"],
            properties: [],
          },
          {
            discriminantValue: "basic",
            description: "A user name and a password.",
            extends: ["snippets:BasicAuthPayload"],
            properties: [],
          },
        ],
      },
    },
    "snippets:BearerTokenAuthPayload": {
      name: "BearerTokenAuthPayload",
      description: "A bearer token.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "token",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The token without `Bearer`.",
          },
        ],
      },
    },
    "snippets:BasicAuthPayload": {
      name: "BasicAuthPayload",
      description: "A user name and a password.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "username",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The user name.",
          },
          {
            key: "password",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The password.",
          },
        ],
      },
    },
    "snippets:SnippetsPage": {
      name: "SnippetsPage",
      description: "One page of snippets.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "next",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "integer" } } },
              },
            },
            description: "The page that follows. Absent on the last one.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "id", id: "commons:EndpointPathLiteral" },
                },
                valueShape: {
                  type: "alias",
                  value: { type: "id", id: "snippets:SnippetsByEndpointMethod" },
                },
              },
            },
            description: "Snippets by path of the endpoint.",
          },
        ],
      },
    },
    "snippets:SnippetsByEndpointMethod": {
      name: "SnippetsByEndpointMethod",
      description: "Snippets of the endpoints at one path, by verb. A verb without snippets is absent.",
      shape: {
        type: "alias",
        value: {
          type: "map",
          keyShape: { type: "alias", value: { type: "id", id: "commons:HttpMethod" } },
          valueShape: {
            type: "alias",
            value: {
              type: "list",
              itemShape: { type: "alias", value: { type: "id", id: "snippets:Snippet" } },
            },
          },
        },
      },
    },
    "snippets:Snippet": {
      name: "Snippet",
      description: "Code that does one call with an SDK, by language.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "typescript",
            description: "TypeScript code.",
            extends: ["snippets:TypeScriptSnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
          {
            discriminantValue: "python",
            description: "Python code.",
            extends: ["snippets:PythonSnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
          {
            discriminantValue: "java",
            description: "Java code.",
            extends: ["snippets:JavaSnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
          {
            discriminantValue: "go",
            description: "Go code.",
            extends: ["snippets:GoSnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
          {
            discriminantValue: "ruby",
            description: "Ruby code.",
            extends: ["snippets:RubySnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
          {
            discriminantValue: "csharp",
            description: "C# code.",
            extends: ["snippets:CsharpSnippet"],
            properties: [
              {
                key: "exampleIdentifier",
                valueShape: {
                  type: "alias",
                  value: {
                    type: "optional",
                    shape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
                description: "Example of the endpoint that the code does. Absent when it does none in particular.",
              },
            ],
          },
        ],
      },
    },
    "snippets:TypeScriptSnippet": {
      name: "TypeScriptSnippet",
      description: "Code that does one call with an SDK for TypeScript.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:TypeScriptSDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets:PythonSnippet": {
      name: "PythonSnippet",
      description: "Code that does one call with an SDK for Python.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:PythonSDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "async_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that does not wait for the answer.",
          },
          {
            key: "sync_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that waits for the answer.",
          },
        ],
      },
    },
    "snippets:GoSnippet": {
      name: "GoSnippet",
      description: "Code that does one call with an SDK for Go.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:GoSDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets:RubySnippet": {
      name: "RubySnippet",
      description: "Code that does one call with an SDK for Ruby.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:RubySDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets:JavaSnippet": {
      name: "JavaSnippet",
      description: "Code that does one call with an SDK for Java.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:JavaSDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "async_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that does not wait for the answer.",
          },
          {
            key: "sync_client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that waits for the answer.",
          },
        ],
      },
    },
    "snippets:CsharpSnippet": {
      name: "CsharpSnippet",
      description: "Code that does one call with an SDK for C#.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:CsharpSDK" } },
            description: "The SDK that the code uses.",
          },
          {
            key: "client",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code that makes a client and does the call with it.",
          },
        ],
      },
    },
    "snippets:GetSnippetRequest": {
      name: "GetSnippetRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
              },
            },
            description: "Organisation that owns the API. That of the token when absent.",
          },
          {
            key: "apiId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
              },
            },
            description: "Name of the API. It may be absent when the organisation has only one.",
          },
          {
            key: "sdks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "snippets:SDKRequest" } },
                  },
                },
              },
            },
            description: "SDKs to answer snippets of. The newest of each language when absent.",
          },
          {
            key: "endpoint",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Endpoint that the code calls.",
          },
          {
            key: "exampleIdentifier",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Example of the endpoint that the code does. All of them when absent.",
          },
          {
            key: "payload",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "snippets:CustomSnippetPayload" },
                },
              },
            },
            description: "Values to write into the code. The stored snippets are answered when absent.",
          },
        ],
      },
    },
    "snippets:ListSnippetsRequest": {
      name: "ListSnippetsRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
              },
            },
            description: "Organisation that owns the API. That of the token when absent.",
          },
          {
            key: "apiId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
              },
            },
            description: "Name of the API. It may be absent when the organisation has only one.",
          },
          {
            key: "sdks",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: { type: "alias", value: { type: "id", id: "snippets:SDKRequest" } },
                  },
                },
              },
            },
            description: "SDKs to answer snippets of. The newest of each language when absent.",
          },
        ],
      },
    },
    "templates:SnippetRegistryEntry": {
      name: "SnippetRegistryEntry",
      description: "A snippet template and what it is for, as its publisher stores it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:SDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Endpoint that the code calls.",
          },
          {
            key: "snippetTemplate",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "templates:VersionedSnippetTemplate" },
            },
            description: "The template.",
          },
          {
            key: "additionalTemplates",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "id", id: "templates:VersionedSnippetTemplate" },
                    },
                  },
                },
              },
            },
            description: "Other ways to do the same, by name, such as `async` for Python. Absent when there are none.",
          },
        ],
      },
    },
    "templates:EndpointSnippetTemplate": {
      name: "EndpointSnippetTemplate",
      description: "A snippet template and what it is for, as the registry answers it.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:SDK" } },
            description: "The version of the SDK that the code uses.",
          },
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Endpoint that the code calls.",
          },
          {
            key: "apiDefinitionId",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
              },
            },
            description: "Registered version of the API that the template was made for. Absent when its publisher did not tell.",
          },
          {
            key: "snippetTemplate",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "templates:VersionedSnippetTemplate" },
            },
            description: "The template.",
          },
          {
            key: "additionalTemplates",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "map",
                    keyShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                    valueShape: {
                      type: "alias",
                      value: { type: "id", id: "templates:VersionedSnippetTemplate" },
                    },
                  },
                },
              },
            },
            description: "Other ways to do the same, by name, such as `async` for Python. Absent when there are none.",
          },
        ],
      },
    },
    "templates:EndpointSnippetTemplates": {
      name: "EndpointSnippetTemplates",
      description: "The snippet templates of one endpoint, by SDK. An SDK that has registered none is absent.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "typescript",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "templates:VersionedSnippetTemplate" },
                },
              },
            },
            description: "For the TypeScript SDK.",
          },
          {
            key: "python",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: { type: "id", id: "templates:VersionedSnippetTemplate" },
                },
              },
            },
            description: "For the Python SDK.",
          },
        ],
      },
    },
    "templates:VersionedSnippetTemplate": {
      name: "VersionedSnippetTemplate",
      description: "A snippet template, marked with the template language it is written in.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "v1",
            description: "The first and so far only template language.",
            extends: ["templates:SnippetTemplate"],
            properties: [],
          },
        ],
      },
    },
    "templates:SnippetTemplate": {
      name: "SnippetTemplate",
      description: "The two halves of a snippet. Together they make a program that does one call.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "clientInstantiation",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "templates:ClientInstantiation" },
            },
            description: "Code that makes the SDK's client.",
          },
          {
            key: "functionInvocation",
            valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
            description: "Code that does the call with that client.",
          },
        ],
      },
    },
    "templates:ClientInstantiation": {
      name: "ClientInstantiation",
      description: "Code that makes an SDK's client.",
      shape: {
        type: "undiscriminatedUnion",
        variants: [
          {
            description: "Fixed code, the same for every request.",
            shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
          },
          {
            description: "Code with holes, such as one for the reader's token.",
            shape: { type: "alias", value: { type: "id", id: "templates:Template" } },
          },
        ],
      },
    },
    "templates:Template": {
      name: "Template",
      description: "Code with a hole that is filled from a request. The marker `$CALLBOARD_INPUT` stands for the hole. Templates nest:\na hole may be filled by another template.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "generic",
            description: "Code around any number of filled holes.",
            extends: ["templates:GenericTemplate"],
            properties: [],
          },
          {
            discriminantValue: "enum",
            description: "Code for one of an enum's values.",
            extends: ["templates:EnumTemplate"],
            properties: [],
          },
          {
            discriminantValue: "discriminatedUnion",
            description: "Code that depends on a telling property.",
            extends: ["templates:DiscriminatedUnionTemplate"],
            properties: [],
          },
          {
            discriminantValue: "union",
            description: "Code that depends on the variant chosen, by name of its type.",
            extends: ["templates:UnionTemplate"],
            properties: [],
          },
          {
            discriminantValue: "union_v2",
            description: "Code that depends on the variant that the value fits.",
            extends: ["templates:UnionTemplateV2"],
            properties: [],
          },
          {
            discriminantValue: "dict",
            description: "Code for keys with values.",
            extends: ["templates:DictTemplate"],
            properties: [],
          },
          {
            discriminantValue: "iterable",
            description: "Code for a list or set.",
            extends: ["templates:IterableTemplate"],
            properties: [],
          },
        ],
      },
    },
    "templates:TemplateInput": {
      name: "TemplateInput",
      description: "What fills a hole.",
      shape: {
        type: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            discriminantValue: "template",
            description: "The result of another template.",
            extends: [],
            properties: [
              {
                key: "value",
                valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
              },
            ],
          },
          {
            discriminantValue: "payload",
            description: "A value taken from the request.",
            extends: ["templates:PayloadInput"],
            properties: [],
          },
        ],
      },
    },
    "templates:PayloadInput": {
      name: "PayloadInput",
      description: "A place in a request from which a value is taken.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "location",
            valueShape: { type: "alias", value: { type: "id", id: "templates:PayloadLocation" } },
            description: "Part of the request to look in.",
          },
          {
            key: "path",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Dotted path within that part, such as `address.city`. Absent means all of it.",
          },
        ],
      },
    },
    "templates:PayloadLocation": {
      name: "PayloadLocation",
      description: "The parts of a request that a template can read.",
      shape: {
        type: "enum",
        values: [
          { value: "BODY", description: "The request body." },
          { value: "QUERY", description: "The query parameters." },
          { value: "PATH", description: "The path parameters." },
          { value: "HEADERS", description: "The request headers." },
          {
            value: "RELATIVE",
            description: "The value that the surrounding template is working on.",
          },
          { value: "AUTH", description: "The reader's credentials." },
        ],
      },
    },
    "templates:GenericTemplate": {
      name: "GenericTemplate",
      description: "Code around any number of filled holes.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "templateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The code, with the marker that the filled holes replace.",
          },
          {
            key: "templateInputs",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "id", id: "templates:TemplateInput" },
                    },
                  },
                },
              },
            },
            description: "What fills the holes. Inputs that come out empty are skipped.",
          },
          {
            key: "inputDelimiter",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Text put between filled holes, such as a comma and a newline.",
          },
        ],
      },
    },
    "templates:EnumTemplate": {
      name: "EnumTemplate",
      description: "Code for one of an enum's values.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "templateString",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
              },
            },
            description: "Code around the value, with the marker that it replaces. Absent when the value stands alone.",
          },
          {
            key: "values",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
              },
            },
            description: "Code by wire value.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the value comes from.",
          },
        ],
      },
    },
    "templates:DiscriminatedUnionTemplate": {
      name: "DiscriminatedUnionTemplate",
      description: "Code that depends on a telling property.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "templateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code around the chosen member, with the marker that it replaces.",
          },
          {
            key: "discriminantField",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Key of the telling property.",
          },
          {
            key: "members",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
              },
            },
            description: "Templates by value of the telling property.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the value comes from.",
          },
        ],
      },
    },
    "templates:UnionTemplate": {
      name: "UnionTemplate",
      description: "Code that depends on the variant chosen.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "templateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code around the chosen member, with the marker that it replaces.",
          },
          {
            key: "members",
            valueShape: {
              type: "alias",
              value: {
                type: "map",
                keyShape: {
                  type: "alias",
                  value: { type: "primitive", value: { type: "string" } },
                },
                valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
              },
            },
            description: "Templates by name of the variant's type.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the value comes from.",
          },
        ],
      },
    },
    "templates:UnionTemplateV2": {
      name: "UnionTemplateV2",
      description: "Code that depends on the variant that the value fits.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "templateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code around the chosen member, with the marker that it replaces.",
          },
          {
            key: "members",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "templates:UnionTemplateMember" },
                },
              },
            },
            description: "Templates with the type each is for. The first that the value fits is used.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the value comes from.",
          },
        ],
      },
    },
    "templates:UnionTemplateMember": {
      name: "UnionTemplateMember",
      description: "A template for values of one type.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "type",
            valueShape: { type: "alias", value: { type: "id", id: "api-shapes:V1TypeReference" } },
            description: "Values that the template is for.",
          },
          {
            key: "template",
            valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
            description: "Code for such a value.",
          },
        ],
      },
    },
    "templates:DictTemplate": {
      name: "DictTemplate",
      description: "Code for keys with values.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "containerTemplateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code around all entries, with the marker that they replace.",
          },
          {
            key: "delimiter",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text put between entries.",
          },
          {
            key: "keyTemplate",
            valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
            description: "Code for one key.",
          },
          {
            key: "valueTemplate",
            valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
            description: "Code for one value.",
          },
          {
            key: "keyValueSeparator",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text between a key and its value.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the map comes from.",
          },
        ],
      },
    },
    "templates:IterableTemplate": {
      name: "IterableTemplate",
      description: "Code for a list or set.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "imports",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: {
                  type: "alias",
                  value: {
                    type: "list",
                    itemShape: {
                      type: "alias",
                      value: { type: "primitive", value: { type: "string" } },
                    },
                  },
                },
              },
            },
            description: "Import lines that the code needs. They are gathered at the top of the snippet.",
          },
          {
            key: "isOptional",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "boolean" } } },
            description: "True when the code is left out if nothing fills it.",
          },
          {
            key: "containerTemplateString",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Code around all items, with the marker that they replace.",
          },
          {
            key: "delimiter",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "Text put between items.",
          },
          {
            key: "innerTemplate",
            valueShape: { type: "alias", value: { type: "id", id: "templates:Template" } },
            description: "Code for one item.",
          },
          {
            key: "templateInput",
            valueShape: {
              type: "alias",
              value: {
                type: "optional",
                shape: { type: "alias", value: { type: "id", id: "templates:PayloadInput" } },
              },
            },
            description: "Where the list comes from.",
          },
        ],
      },
    },
    "templates:RegisterSnippetTemplateRequest": {
      name: "RegisterSnippetTemplateRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the API. It must be the caller's own.",
          },
          {
            key: "apiId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
            description: "Name of the API within the organisation.",
          },
          {
            key: "apiDefinitionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version of the API that the template was made for.",
          },
          {
            key: "snippet",
            valueShape: {
              type: "alias",
              value: { type: "id", id: "templates:SnippetRegistryEntry" },
            },
            description: "The template, its endpoint and its SDK.",
          },
        ],
      },
    },
    "templates:RegisterSnippetTemplateBatchRequest": {
      name: "RegisterSnippetTemplateBatchRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the API. It must be the caller's own.",
          },
          {
            key: "apiId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
            description: "Name of the API within the organisation.",
          },
          {
            key: "apiDefinitionId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiDefinitionId" } },
            description: "Registered version of the API that the templates were made for.",
          },
          {
            key: "snippets",
            valueShape: {
              type: "alias",
              value: {
                type: "list",
                itemShape: {
                  type: "alias",
                  value: { type: "id", id: "templates:SnippetRegistryEntry" },
                },
              },
            },
            description: "The templates, each with its endpoint and its SDK.",
          },
        ],
      },
    },
    "templates:GetSnippetTemplate": {
      name: "GetSnippetTemplate",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that owns the API.",
          },
          {
            key: "apiId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:ApiId" } },
            description: "Name of the API within the organisation.",
          },
          {
            key: "sdk",
            valueShape: { type: "alias", value: { type: "id", id: "snippets:SDKRequest" } },
            description: "SDK that the code is to use.",
          },
          {
            key: "endpointId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:EndpointIdentifier" } },
            description: "Endpoint that the code is to call.",
          },
        ],
      },
    },
    "tokens:GenerateTokenResponse": {
      name: "GenerateTokenResponse",
      description: "A new token. This is the only time that it is shown.",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "token",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "The secret itself, to be sent as `Authorization: Bearer <token>`.",
          },
          {
            key: "id",
            valueShape: { type: "alias", value: { type: "id", id: "commons:TokenId" } },
            description: "Names the token when it is to be revoked.",
          },
        ],
      },
    },
    "tokens:GenerateTokenRequest": {
      name: "GenerateTokenRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that the new token belongs to. The caller's own, unless the caller runs the registry.",
          },
          {
            key: "scope",
            valueShape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
            description: "What the token is meant for, such as `publish`. It is stored with the token.",
          },
        ],
      },
    },
    "tokens:RevokeTokenRequest": {
      name: "RevokeTokenRequest",
      shape: {
        type: "object",
        extends: [],
        properties: [
          {
            key: "orgId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:OrgId" } },
            description: "Organisation that the token belongs to. The caller's own, unless the caller runs the registry.",
          },
          {
            key: "tokenId",
            valueShape: { type: "alias", value: { type: "id", id: "commons:TokenId" } },
            description: "The `id` from the answer that showed the token, not the secret itself.",
          },
        ],
      },
    },
  },
  subpackages: {
    apis: { id: "apis", name: "apis", displayName: "API definitions" },
    dashboard: { id: "dashboard", name: "dashboard", displayName: "Dashboard" },
    diff: { id: "diff", name: "diff", displayName: "Comparing versions" },
    "docs-cache": { id: "docs-cache", name: "docs-cache", displayName: "Docs cache" },
    "docs-v1": { id: "docs-v1", name: "docs-v1", displayName: "Docs sites, first version" },
    docs: { id: "docs", name: "docs", displayName: "Docs sites" },
    "generators-cli": {
      id: "generators-cli",
      name: "generators-cli",
      displayName: "Command line releases",
    },
    "generators-versions": {
      id: "generators-versions",
      name: "generators-versions",
      displayName: "Generator releases",
    },
    generators: { id: "generators", name: "generators", displayName: "Generators" },
    git: { id: "git", name: "git", displayName: "Git hosting" },
    sdks: { id: "sdks", name: "sdks", displayName: "SDKs" },
    "snippets-factory": {
      id: "snippets-factory",
      name: "snippets-factory",
      displayName: "Snippet uploads",
    },
    snippets: { id: "snippets", name: "snippets", displayName: "Snippets" },
    templates: { id: "templates", name: "templates", displayName: "Snippet templates" },
    tokens: { id: "tokens", name: "tokens", displayName: "Tokens" },
  },
  auths: { bearer: { type: "bearerAuth" } },
  apiName: "Callboard Registry",
};
