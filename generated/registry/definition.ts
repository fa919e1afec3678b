// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 1cf252ca76636037ab0b134197944663

import type { apiLatest as ApiLatest } from "#generated/types";

/** The registry's own API, as a value of the type by which the registry describes APIs. */
export const registryDefinition: ApiLatest.ApiDefinition = {
  id: "15bd3050-bec6-889e-8d86-7f46ab2a0e9e",
  endpoints: {
    "apis.getApiLatest": {
      description: "Answers one registered version of an API as flat maps of endpoints, channels, webhooks, types and sections.\nThis is the form to build on. Tokens of the organisation that registered the API may load it, and tokens of\nthe organisation that runs the registry; for any other caller it does not exist.",
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
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
      description: "Answers one registered version of an API grouped in packages, as docs sites of the first generation read it.\nNew work should load the flat form. The same tokens may load it.",
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
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
      description: "Stores a definition of an API and answers the id under which it can be loaded. Each registration is a new\nversion with an id of its own; versions stored before stay as they are. Only tokens of the named organisation\nmay register. Give the definition either as `definition` or as `definitionV2`.",
      namespace: ["apis"],
      id: "apis.registerApiDefinition",
      method: "POST",
      path: [{ type: "literal", value: "/registry/api/register" }],
      displayName: "Register an API",
      operationId: "registerApiDefinition",
      auth: ["bearer"],
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
          description: "The token is valid and belongs to another organisation than the one the call names or changes.",
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
              orgId: "acme",
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
    "docs.getDocsForUrl": {
      description: "Answers the site that is served at an address, with everything needed to show it: pages, settings, files and\nthe APIs that its navigation refers to. Any address within the site will do. Tokens of the owning organisation\nmay load it, and tokens of the organisation that runs the registry; for any other caller the address is not\nregistered.",
      namespace: ["docs"],
      id: "docs.getDocsForUrl",
      method: "POST",
      path: [{ type: "literal", value: "/v2/registry/docs/load-with-url" }],
      displayName: "Load a docs site",
      operationId: "getDocsForUrl",
      auth: ["bearer"],
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
          description: "Something the registry depends on does not answer. The same call may succeed a little later.",
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
          description: "The token is valid and belongs to another organisation than the one the call names or changes.",
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
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
          description: "The token is valid and belongs to another organisation than the one the call names or changes.",
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
    "tokens.generate": {
      description: "Makes a new token for an organisation. Any token of that organisation may ask for another one. The answer is\nthe only time that the secret is shown: the registry keeps a hash of it, so a lost token can be revoked but not\nrecovered.",
      namespace: ["tokens"],
      id: "tokens.generate",
      method: "POST",
      path: [{ type: "literal", value: "/tokens/generate" }],
      displayName: "Generate a token",
      operationId: "generate",
      auth: ["bearer"],
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
          description: "The token is valid and belongs to another organisation than the one the call names or changes.",
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
            value: { token: "cb_EXAMPLE-only-do-not-use-EXAMPLE-only-do-not", id: "tok_5d0c6a1e" },
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
      defaultEnvironment: "Production",
      environments: [{ id: "Production", baseUrl: "https://registry.callboard.example" }],
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
          description: "The token is valid and belongs to another organisation than the one the call names or changes.",
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
          requestBody: { type: "json", value: { orgId: "acme", tokenId: "tok_5d0c6a1e" } },
        },
        {
          path: "/tokens/revoke",
          responseStatusCode: 401,
          name: "A caller without a valid token",
          requestBody: { type: "json", value: { orgId: "acme", tokenId: "tok_5d0c6a1e" } },
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
      description: "Lends a description to the types that extend it.",
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
      description: "Lends an availability mark to the types that extend it.",
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
      description: "A UUID that the registry gives to one registered version of an API. Registering again gives a new id.",
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
      shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } },
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
      description: "Lends an icon and an address to the entries that extend it.",
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
      description: "Lends an icon and an address to the entries that extend it.",
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
            description: "Main address of the site, with a path when several sites share a host, such as `acme.docs.callboard.example/plants`.",
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
      description: "Lends an id to the nodes that extend it.",
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
      description: "Lends rules of who may see them to the nodes that extend it.",
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
      description: "Lends feature flags to the nodes that extend it.",
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
      description: "Lends a title and an address to the nodes that extend it.",
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
      description: "Lends a page to the nodes that extend it.",
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
      description: "Lends an opening page to the nodes that extend it.",
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
      description: "Lends a redirect to the nodes that extend it.",
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
      description: "Code with holes that are filled from a request. Templates nest: a hole may be filled by another template.",
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
            description: "Organisation that the new token belongs to. It must be the caller's own.",
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
            description: "Organisation that the token belongs to. It must be the caller's own.",
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
    apis: { id: "apis", name: "apis" },
    docs: { id: "docs", name: "docs" },
    tokens: { id: "tokens", name: "tokens" },
  },
  auths: { bearer: { type: "bearerAuth" } },
  apiName: "Callboard Registry",
};
