import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A docs project with a reference, a changelog and a guide that has all components. */
export const plantsProject: { readonly [path: string]: string } = {
  "fern/docs.yml": `instances: []
title: Plants
colors: { accent-primary: { light: "#1e6e46", dark: "#9fe3bd" } }
announcement: { message: Seeds are **back** }
navbar-links: [{ type: filled, text: Order, href: "https://plants.example" }]
tabs:
  guides: { display-name: Guides, icon: book }
  api: { display-name: API }
  news: { display-name: News, changelog: ./changelog }
navigation:
  - tab: guides
    layout:
      - { page: Components, path: components.mdx, availability: beta }
      - { section: More, contents: [{ page: Second, path: second.mdx, availability: deprecated }] }
  - tab: api
    layout: [{ api: Reference, paginated: true }]
  - tab: news
`,
  "fern/components.mdx": readFileSync(join(import.meta.dirname, "components.mdx"), "utf8"),
  "fern/second.mdx": "## A heading\n\nText.\n",
  "fern/changelog/2025-02-03.mdx": "---\ntags: [fixes]\n---\n## Leaves\n\nThey **stay** green.\n",
  "fern/changelog/2025-01-02.mdx": "---\ntags: [seeds]\n---\n## Seeds\n\n- All of them\n",
  "fern/generators.yml": "groups: { none: { generators: [] } }\napi: { specs: [{ openapi: ./openapi.yml }] }\n",
  "fern/openapi.yml": `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: https://api.plants.example }]
security: [{ bearer: [] }]
paths:
  /gardens/{gardenId}/plants:
    post:
      operationId: addPlant
      summary: Add a plant
      description: Adds a **plant**.
      parameters:
        - { name: gardenId, in: path, required: true, schema: { type: string }, description: The garden. }
        - { name: dryRun, in: query, schema: { type: boolean } }
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewPlant" } } } }
      responses:
        "201": { description: The plant, content: { application/json: { schema: { $ref: "#/components/schemas/NewPlant" } } } }
        "404": { description: No such garden }
  /weather/stream:
    get: { operationId: weather, summary: Watch the weather, responses: { "200": { description: ok } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    NewPlant: { type: object, required: [name], properties: { name: { type: string, examples: [Fern] }, height: { type: integer } } }
`,
};
