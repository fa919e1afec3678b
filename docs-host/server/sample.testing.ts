import { exact } from "#engine/json";
import { type ApiModel, bareEndpoint, type Endpoint } from "#engine/model";
import { buildSite } from "../site/model/build-site.ts";
import type { NavigationNode } from "../site/model/definition.ts";
import type { Site } from "../site/model/site.ts";

const plantCall = (parts: Pick<Endpoint, "id"> & Partial<Endpoint>): Endpoint =>
  bareEndpoint({
    auth: ["bearer"],
    environments: [{ id: "Production", baseUrl: "https://api.plants.example/v2" }],
    ...parts,
  });

const createPlant = plantCall({
  id: "plants.create",
  displayName: "Add a plant",
  description:
    "Adds a plant to a garden. The plant gets its **number** at once; its picture may follow.\n\nSee the [guide](/welcome) for `garden` numbers.",
  namespace: ["plants"],
  method: "POST",
  path: [
    { kind: "literal", value: "/gardens/" },
    { kind: "parameter", key: "gardenId" },
    { kind: "literal", value: "/plants" },
  ],
  pathParameters: [
    { key: "gardenId", shape: { kind: "uuid" }, optional: false, description: "The garden that the plant goes to." },
  ],
  queryParameters: [
    {
      key: "dryRun",
      shape: { kind: "boolean", default: false },
      optional: true,
      description: "Checks, and adds nothing.",
    },
    { key: "label", shape: { kind: "list", item: { kind: "string", maxLength: 24 } }, optional: true },
  ],
  requestHeaders: [
    {
      key: "Idempotency-Key",
      shape: { kind: "string", minLength: 8, maxLength: 64, regex: "^[a-z0-9-]+$" },
      optional: true,
      description: "Requests that bear the same key are carried out once.",
    },
  ],
  request: {
    description: "The plant as the gardener knows it.",
    body: { kind: "json", shape: { kind: "ref", id: "NewPlant" }, optional: false, contentType: "application/json" },
  },
  responses: [
    {
      statusCode: 201,
      description: "The plant as it now stands.",
      body: { kind: "json", shape: { kind: "ref", id: "Plant" } },
    },
  ],
  errors: [
    {
      name: "GardenNotFoundError",
      statusCode: 404,
      description: "There is no such garden.",
      shape: { kind: "string" },
      examples: [{ value: { error: "GardenNotFoundError", content: "garden 7 is gone" } }],
    },
    { name: "UnauthorizedError", statusCode: 401, examples: [] },
  ],
  examples: [
    {
      name: "A fern for the shade",
      path: "/gardens/8f14e45f/plants",
      pathParameters: { gardenId: "8f14e45f-ceea-467f-a8d1-0d1c2b3a4d5e" },
      queryParameters: {},
      headers: {},
      body: {
        name: "Lady fern",
        light: "shade",
        heights: [12, exact("14.50")],
        origin: { type: "wild", place: "Ardennes" },
      },
      statusCode: 201,
      response: { number: exact("12345678901234567890"), name: "Lady fern", light: "shade", watered: true },
    },
  ],
});

const endpoints: readonly Endpoint[] = [
  createPlant,
  plantCall({
    id: "plants.list",
    displayName: "List the plants of a garden",
    namespace: ["plants"],
    method: "GET",
    path: createPlant.path,
    pathParameters: createPlant.pathParameters,
    responses: [
      { statusCode: 200, body: { kind: "json", shape: { kind: "list", item: { kind: "ref", id: "Plant" } } } },
    ],
  }),
  plantCall({
    id: "plants.picture",
    displayName: "Send a picture",
    availability: "Beta",
    namespace: ["plants"],
    method: "PUT",
    path: [{ kind: "literal", value: "/plants/picture" }],
    request: {
      body: {
        kind: "form-data",
        shape: {
          kind: "object",
          properties: [
            { key: "picture", shape: { kind: "file", multiple: false, accept: ["image/png"] }, optional: false },
            { key: "remarks", shape: { kind: "ref", id: "Remarks" }, optional: true },
          ],
        },
        parts: { remarks: { contentType: ["application/json"] } },
      },
    },
    responses: [{ statusCode: 204, body: { kind: "empty" } }],
  }),
  plantCall({
    id: "plants.fell",
    displayName: "Fell a plant",
    availability: "Deprecated",
    description: "Use *Add a plant* with `felled` instead.",
    namespace: ["plants"],
    method: "DELETE",
    path: [{ kind: "literal", value: "/plants/fell" }],
    responses: [{ statusCode: 200, body: { kind: "text" } }],
  }),
  plantCall({
    id: "weather.follow",
    displayName: "Follow the weather",
    auth: [],
    namespace: ["weather"],
    method: "GET",
    path: [{ kind: "literal", value: "/weather/stream" }],
    responses: [
      { statusCode: 200, body: { kind: "stream", shape: { kind: "ref", id: "Reading" }, terminator: "[DONE]" } },
    ],
  }),
];

/** An API with every kind of shape, every kind of body, a recursive type, and a type that only one endpoint uses. */
export const plants: ApiModel = {
  id: "plants-api",
  name: "Plant Store API",
  endpoints,
  groups: [
    { id: "plants", name: "plants", displayName: "Plants", description: "What grows." },
    { id: "weather", name: "weather", displayName: "Weather" },
  ],
  auths: { bearer: { kind: "bearerAuth", tokenName: "token", description: "Tokens come from the gate house." } },
  globalHeaders: [{ key: "X-Garden-Version", shape: { kind: "literal", value: "2026-11-01" }, optional: false }],
  types: {
    NewPlant: {
      name: "NewPlant",
      description: "A plant that has no number yet.",
      shape: {
        kind: "object",
        properties: [
          {
            key: "name",
            shape: { kind: "string", minLength: 1, maxLength: 64 },
            optional: false,
            description: "As on the label.",
          },
          { key: "light", shape: { kind: "ref", id: "Light" }, optional: false },
          {
            key: "heights",
            shape: { kind: "list", item: { kind: "double", minimum: 0, maximum: 30000 } },
            optional: true,
            description: "In **centimeters**, oldest first.",
          },
          { key: "origin", shape: { kind: "ref", id: "Origin" }, optional: true },
          {
            key: "offspring",
            shape: { kind: "list", item: { kind: "ref", id: "NewPlant" } },
            optional: true,
            description: "Plants taken from it.",
          },
          { key: "price", shape: { kind: "ref", id: "Price" }, optional: true, default: { cents: 250 } },
          { key: "note", shape: { kind: "nullable", item: { kind: "string", format: "markdown" } }, optional: true },
          { key: "password", shape: { kind: "string", format: "password" }, optional: true, access: "WRITE_ONLY" },
        ],
      },
    },
    Plant: {
      name: "Plant",
      description: "A plant of a garden.",
      shape: {
        kind: "object",
        extra: { kind: "unknown" },
        properties: [
          { key: "number", shape: { kind: "uint64" }, optional: false, access: "READ_ONLY" },
          { key: "name", shape: { kind: "string" }, optional: false },
          { key: "light", shape: { kind: "ref", id: "Light" }, optional: false },
          { key: "watered", shape: { kind: "boolean", default: true }, optional: false },
          { key: "planted", shape: { kind: "date" }, optional: true },
          { key: "seen", shape: { kind: "datetime" }, optional: true },
          { key: "rings", shape: { kind: "uint" }, optional: true },
          { key: "leaves", shape: { kind: "long", minimum: "0", maximum: "9000000000000000000" }, optional: true },
          { key: "genome", shape: { kind: "bigInteger" }, optional: true, availability: "InDevelopment" },
          { key: "scent", shape: { kind: "base64", mimeType: "audio/ogg" }, optional: true },
          { key: "tags", shape: { kind: "set", item: { kind: "string" } }, optional: true },
          {
            key: "counts",
            shape: { kind: "map", key: { kind: "string", maxLength: 8 }, value: { kind: "integer", minimum: 1 } },
            optional: true,
          },
          {
            key: "soil",
            shape: {
              kind: "undiscriminatedUnion",
              variants: [{ shape: { kind: "string" } }, { displayName: "Mix", shape: { kind: "ref", id: "Price" } }],
            },
            optional: true,
          },
          { key: "parent", shape: { kind: "ref", id: "Plant" }, optional: true },
        ],
      },
    },
    Light: {
      name: "Light",
      description: "How much sun a plant bears.",
      shape: {
        kind: "enum",
        default: "half",
        values: [
          { value: "sun", description: "Six hours a day and more." },
          { value: "half" },
          { value: "shade", availability: "Beta", description: "Never any direct sun." },
        ],
      },
    },
    Origin: {
      name: "Origin",
      shape: {
        kind: "discriminatedUnion",
        discriminant: "type",
        variants: [
          {
            value: "wild",
            displayName: "Found",
            description: "Dug out, with leave.",
            shape: {
              kind: "object",
              properties: [
                { key: "type", shape: { kind: "literal", value: "wild" }, optional: false },
                { key: "place", shape: { kind: "string" }, optional: false, description: "The nearest village." },
              ],
            },
          },
          { value: "bought", shape: { kind: "ref", id: "Bought" } },
        ],
      },
    },
    Bought: {
      name: "Bought",
      shape: {
        kind: "object",
        properties: [
          { key: "type", shape: { kind: "literal", value: "bought" }, optional: false },
          { key: "price", shape: { kind: "ref", id: "Price" }, optional: false },
        ],
      },
    },
    Price: {
      name: "Price",
      shape: {
        kind: "object",
        properties: [{ key: "cents", shape: { kind: "integer", minimum: 0, default: 100 }, optional: false }],
      },
    },
    Remarks: { name: "Remarks", shape: { kind: "list", item: { kind: "string" } } },
    Reading: {
      name: "Reading",
      shape: { kind: "object", properties: [{ key: "celsius", shape: { kind: "double" }, optional: false }] },
    },
  },
};

const node = (endpoint: Endpoint): NavigationNode => ({
  type: "endpoint",
  title: endpoint.displayName ?? endpoint.id,
  slug: `api/${endpoint.id.replace(".", "/")}`,
  apiDefinitionId: plants.id,
  endpointId: endpoint.id,
});

const welcome = `# Plants, by post

The Plant Store keeps gardens, and what grows in them.

## Before you start

You need a **token**. Ask the gate house for one, then send it with every call:

\`\`\`sh
curl https://api.plants.example/v2/weather/stream -H "Authorization: Bearer $TOKEN"
\`\`\`

| Plan | Calls a minute | Gardens |
| --- | --- | --- |
| Seedling | 60 | 1 |
| Orchard | 6,000 | 400 |

### What it costs

- nothing for *seedlings*
- a basket of apples for orchards
`;

/** A site with one Markdown page and the plants API. */
export const sampleSite: Site = buildSite({
  hash: "sample-1",
  apis: new Map([[plants.id, plants]]),
  definition: {
    pages: { "welcome.md": { markdown: welcome }, "guide.md": { markdown: "How to *water*.\n\n## Often\n\nYes." } },
    config: {
      title: "Plant Store",
      root: {
        type: "root",
        slug: "",
        title: "Plant Store",
        pointsTo: "welcome",
        child: {
          type: "unversioned",
          child: {
            type: "sidebarRoot",
            children: [
              {
                type: "sidebarGroup",
                children: [
                  { type: "page", title: "Welcome", slug: "welcome", pageId: "welcome.md" },
                  { type: "page", title: "Watering", slug: "watering", pageId: "guide.md" },
                  { type: "link", title: "Status", url: "https://status.plants.example" },
                ],
              },
              {
                type: "apiReference",
                title: "API reference",
                slug: "api",
                apiDefinitionId: plants.id,
                children: [
                  {
                    type: "apiPackage",
                    title: "Plants",
                    slug: "api/plants",
                    children: endpoints.slice(0, 4).map(node),
                  },
                  { type: "apiPackage", title: "Weather", slug: "api/weather", children: endpoints.slice(4).map(node) },
                ],
              },
            ],
          },
        },
      },
    },
  },
});
