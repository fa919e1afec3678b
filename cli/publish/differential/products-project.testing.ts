import type { ProjectFiles } from "../../../registry/publishers/fern-cli.testing.ts";
import { assets } from "./settings-project.testing.ts";

const pages = (names: readonly string[]): ProjectFiles =>
  Object.fromEntries(names.map((name) => [`fern/pages/${name}.mdx`, `# ${name}\n\nSee [a](./shared.mdx#top).\n`]));

/** A project with products, versions, several APIs of all formats, redirects in a file, and a separate changelog. */
export const productsProject: ProjectFiles = {
  ...assets,
  "fern/docs.yml": `instances:
  - url: https://acme.docs.buildwithfern.com/base/path
title: Many plants
colors: { accent-primary: { light: "#1e6e46" } }
products:
  - display-name: Plants Core
    subtitle: the core
    path: products/core.yml
    image: ./assets/leaf.png
    announcement: { message: hey }
    versions:
      - { display-name: v2 Latest, path: versions/v2.yml, slug: v2, availability: stable }
      - { display-name: v1, path: versions/v1.yml, availability: deprecated, hidden: true, announcement: { message: old } }
  - { display-name: Seeds, slug: seeds/all, icon: ./assets/stem.png, path: products/seeds.yml }
  - { display-name: Elsewhere, href: https://else.acme.test, target: _blank, subtitle: else }
changelog: { changelog: ./changelog, slug: changelog }
landing-page: { page: Landing, path: pages/landing.mdx, slug: / }
redirects: ./redirects.yml
`,
  "fern/redirects.yml": "redirects:\n  - source: /a\n    destination: /b\n",
  "fern/changelog/2024-01-01.mdx": "New year.\n",
  "fern/products/core.yml": "navigation:\n  - { page: Core only, path: ../pages/core.mdx }\n",
  "fern/products/seeds.yml": `tabs:
  one: { display-name: One }
  two: { display-name: Two, skip-slug: true }
landing-page: { page: Seeds Landing, path: ../pages/seeds.mdx }
navigation:
  - tab: one
    layout:
      - { page: S1, path: ../pages/s1.mdx, slug: seeds/all/deep }
      - { section: Sec, path: ../pages/over.mdx, skip-slug: true, contents: [{ page: S2, path: ../pages/s2.mdx }] }
  - tab: two
    layout: [{ page: S3, path: ../pages/s3.mdx }, { page: S4, path: ../pages/s4.mdx }]
`,
  "fern/versions/v1.yml":
    "navigation: [{ page: Start, path: ../pages/start1.mdx }, { page: Shared, path: ../pages/shared.mdx }]\n",
  "fern/versions/v2.yml": `landing-page: { page: V2 Landing, path: ../pages/landing2.mdx }
navigation:
  - { page: Start, path: ../pages/start.mdx }
  - section: A
    contents:
      - { page: Shared, path: ../pages/shared.mdx }
      - { page: B, path: ../pages/b.mdx }
      - { page: B, path: ../pages/b2.mdx }
  - { api: Store, api-name: store, skip-slug: true, flattened: true, alphabetized: true, display-errors: false }
  - { api: Beds, api-name: beds }
  - { api: Live, api-name: live }
`,
  ...pages([
    "core",
    "seeds",
    "s1",
    "s2",
    "s3",
    "s4",
    "over",
    "start",
    "start1",
    "shared",
    "landing",
    "landing2",
    "b",
    "b2",
  ]),
  "fern/apis/store/generators.yml": "api:\n  specs:\n    - openapi: store.yml\n      overrides: overrides.yml\n",
  "fern/apis/store/overrides.yml":
    "paths:\n  /stock:\n    get: { summary: Stock, x-fern-sdk-group-name: [stock, deep], x-fern-sdk-method-name: fetchIt }\n",
  "fern/apis/store/store.yml": `openapi: 3.1.0
info: { title: Plant Store, version: 1.0.0 }
servers: [{ url: https://acme.test/api/v3, description: Production }, { url: https://test.acme.test, description: Test }]
tags: [{ name: zeta, description: Z }, { name: API Keys, description: Keys }, { name: userAccounts }]
paths:
  /plants:
    get: { operationId: findPlants, tags: [plant-store], responses: { "200": { description: ok } } }
    post: { operationId: plant_store_add, summary: Add a plant, tags: [plant-store, zeta], responses: { "200": { description: ok } } }
  /keys:
    get: { operationId: API Keys_list, tags: [API Keys], responses: { "200": { description: ok } } }
    delete: { operationId: apiKeys, tags: [API Keys], responses: { "200": { description: ok } } }
  /keys/{keyId}:
    put: { operationId: api_keys.update.all, tags: [API Keys], parameters: [{ name: keyId, in: path, required: true, schema: { type: string } }], responses: { "200": { description: ok } } }
  /user:
    get: { operationId: userAccountsGet, tags: [userAccounts], responses: { "200": { description: ok } } }
    patch: { tags: [userAccounts], summary: Change the user, responses: { "200": { description: ok } } }
  /stock:
    get: { operationId: getStock, tags: [zeta], responses: { "200": { description: ok } } }
  /ignored:
    get: { operationId: ignored, x-fern-ignore: true, responses: { "200": { description: ok } } }
webhooks:
  newPlant:
    post: { operationId: newPlantHook, summary: New plant, tags: [plant-store], requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } }, responses: { "200": { description: ok } } }
components:
  schemas:
    Plant: { type: object, properties: { name: { type: string } } }
`,
  "fern/apis/live/generators.yml": "api:\n  specs:\n    - asyncapi: live.yml\n",
  "fern/apis/live/live.yml": `asyncapi: 2.6.0
info: { title: Live, version: 1.0.0 }
servers: { production: { url: wss://live.acme.test, protocol: wss } }
channels:
  /feed/{id}:
    parameters: { id: { schema: { type: string } } }
    publish: { operationId: sendIt, message: { payload: { type: object, properties: { a: { type: string } } } } }
    subscribe: { operationId: getIt, message: { payload: { type: object, properties: { b: { type: string } } } } }
`,
  "fern/apis/beds/generators.yml": "groups:\n  none:\n    generators: []\n",
  "fern/apis/beds/definition/api.yml":
    "name: beds\nerror-discrimination:\n  strategy: status-code\nenvironments:\n  Production: https://beds.acme.test\n",
  "fern/apis/beds/definition/soil.yml": `service:
  auth: false
  base-path: /soil
  endpoints:
    listAll: { method: GET, path: "", response: list<string> }
    mix: { method: POST, path: /mix, availability: beta, display-name: Mix it, response: string }
`,
  "fern/apis/beds/definition/garden/beds.yml": `service:
  auth: false
  base-path: /beds
  display-name: Garden beds
  endpoints:
    get: { method: GET, path: "/{bed}", path-parameters: { bed: string }, response: string }
`,
};
