import type { MemoryContent } from "../../memory-files.testing.ts";

const response = '{ "200": { description: ok } }';

/** An OpenAPI description with operations, webhooks, properties and parameters for several audiences. */
const openApi = `openapi: 3.1.0
info: { title: Store, version: 1.0.0 }
servers:
  - { url: https://public.acme.test, description: Public, x-fern-audiences: [public] }
  - { url: https://internal.acme.test, description: Internal, x-fern-audiences: [internal] }
tags: [{ name: plants }, { name: admin, description: The admin calls }]
x-callboard-playground:
  initial_state: { headers: { X-Plant: fern }, query_parameters: { shown: a, concealed: b } }
  env_state:
    https://public.acme.test: { auth: { bearer_token: public-token } }
    https://internal.acme.test: { auth: { bearer_token: token-of-staging } }
paths:
  /open:
    get: { operationId: open, tags: [plants], security: [{ login: [read] }], x-fern-audiences: [public], responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Plant" } } } } } }
  /both:
    post:
      operationId: both
      tags: [plants]
      x-fern-audiences: [internal, public]
      parameters:
        - { name: shown, in: query, schema: { type: string } }
        - { name: concealed, in: query, x-fern-audiences: [internal], schema: { type: string } }
        - { name: concealedCookie, in: cookie, x-fern-audiences: [internal], explode: false, schema: { type: array, items: { type: string } } }
        - { name: shownCookie, in: cookie, explode: false, schema: { type: array, items: { type: string } } }
        - { name: concealedList, in: query, x-fern-audiences: [internal], style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }
      x-codeSamples:
        - { lang: python, source: "both(name='Fern', secret=1)" }
        - { lang: go, source: 'Both("Fern")' }
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { type: string }, secret: { type: string, x-fern-audiences: [internal] } } }
            example: { name: Fern, secret: s3cr3t }
          multipart/form-data:
            schema: { type: object, properties: { name: { type: string }, secretPart: { type: object, x-fern-audiences: [internal], properties: { a: { type: string } } } } }
            encoding: { secretPart: { contentType: application/xml, headers: { X-Part: { schema: { type: string, enum: [s3cr3t] }, required: true } } } }
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { name: { type: string }, secretField: { type: array, x-fern-audiences: [internal], items: { type: string } } } }
            encoding: { secretField: { style: pipeDelimited, explode: false } }
          application/xml:
            schema: { $ref: "#/components/schemas/Plant" }
            example: "<Plant><name>Fern</name><cost>5</cost><supplier><phone>1</phone></supplier></Plant>"
      responses:
        "200":
          description: ok
          content:
            text/event-stream:
              itemSchema: { type: object, properties: { event: { const: grown }, data: { $ref: "#/components/schemas/Plant" }, id: { type: string, x-fern-audiences: [internal], description: concealed } } }
            application/xml:
              schema: { $ref: "#/components/schemas/Plant" }
              example: "<Plant><name>Fern</name><cost>5</cost></Plant>"
          links: { again: { operationId: both, parameters: { shown: a, query.concealed: b } } }
          headers: { X-Shown: { schema: { type: string } }, X-Concealed: { x-fern-audiences: [internal], schema: { $ref: "#/components/schemas/Level" } } }
        "201": { description: made, headers: { X-Concealed-Too: { x-fern-audiences: [internal], schema: { type: string } } } }
        "404": { description: gone, links: { why: { operationId: secretAdmin }, again: { operationId: both, parameters: { query.concealed: b } } }, headers: { X-Audit: { x-fern-audiences: [internal], schema: { type: string } }, X-Why: { schema: { $ref: "#/components/schemas/Why" } } } }
  /text: { get: { operationId: text, tags: [plants], x-fern-audiences: public, responses: ${response} } }
  /secret:
    get: { operationId: secretAdmin, tags: [admin], security: [{ login: [read, superuser] }, { backdoor: [] }], x-fern-audiences: [internal], responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Admin" } } } } } }
  /partner: { get: { operationId: partner, tags: [partners], x-fern-audiences: [partner], responses: ${response} } }
  /unmarked: { get: { operationId: unmarked, tags: [plants], responses: ${response} } }
webhooks:
  planted: { post: { operationId: planted, tags: [plants], x-fern-audiences: [public], parameters: [{ name: concealedTry, in: query, style: pipeDelimited, explode: false, x-fern-audiences: [internal], schema: { type: array, items: { $ref: "#/components/schemas/Level" } } }], requestBody: { content: { application/json: { schema: { type: string } }, application/xml: { schema: { $ref: "#/components/schemas/Plant" }, example: { name: Fern, cost: 5 } } } }, responses: ${response} } }
  audited: { post: { operationId: audited, tags: [admin], x-fern-audiences: [internal], requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Admin" } } } }, responses: ${response} } }
components:
  securitySchemes:
    login: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://public.acme.test/token, scopes: { read: Read, superuser: Ban, unused-scope: Rest } } } }
    backdoor: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://backdoor.acme.test/token, scopes: {} } } }
    unusedKey: { type: apiKey, in: header, name: X-Unused }
  schemas:
    Plant:
      type: object
      example: { name: Fern, cost: 5, supplier: { phone: "1" }, price: 9 }
      properties:
        name: { type: string }
        owner: { $ref: "#/components/schemas/Owner" }
        cost: { type: integer, example: 7, x-fern-audiences: [internal] }
        supplier: { type: object, x-fern-audiences: [internal], properties: { phone: { type: string } } }
        price: { type: integer, x-fern-audiences: [public, internal] }
    Owner: { type: object, x-fern-audiences: [internal], properties: { name: { type: string } } }
    Admin: { type: object, properties: { level: { $ref: "#/components/schemas/Level" } } }
    Why: { type: string, enum: [frost, drought] }
    Level: { type: string, enum: [low, high] }
    Extra: { type: object, x-fern-audiences: [public], properties: { more: { type: string } } }
    Unused: { type: object, properties: { unused: { type: string } } }
`;

const definition = {
  "api.yml": `name: beds
audiences: [public, internal, partner]
error-discrimination: { strategy: status-code }
environments:
  Production: { url: https://beds.acme.test, audiences: [public] }
  Staging: { url: https://staging.acme.test, audiences: [internal] }
`,
  "soil.yml": `types:
  Soil:
    properties:
      name: string
      cost: { type: integer, audiences: [internal] }
      source: { type: Source, audiences: [internal] }
      kind: Kind
  Source: { properties: { secret: string } }
  Kind: { enum: [sand, clay] }
  Report: { properties: { inner: Inner } }
  Inner: { properties: { text: string } }
  Extra: { audiences: [public], properties: { more: string } }
  Unused: { properties: { unused: string } }
errors:
  NotFound: { status-code: 404, type: Kind }
  Forbidden: { status-code: 403, type: Report }
service:
  auth: false
  base-path: /soil
  endpoints:
    listAll: { method: GET, path: "", audiences: [public], response: list<Soil> }
    mix:
      method: POST
      path: /mix
      audiences: [public, internal]
      request:
        name: MixRequest
        query-parameters: { shown: optional<string>, concealed: { type: optional<string>, audiences: [internal] } }
        body: { properties: { amount: integer, secret: { type: string, audiences: [internal] } } }
      response: Soil
      errors: [NotFound]
    audit: { method: GET, path: /audit, audiences: [internal], response: Report, errors: [Forbidden] }
    unmarked: { method: GET, path: /unmarked, response: string }
`,
  "garden.yml": `service:
  auth: false
  base-path: /garden
  audiences: [public]
  endpoints:
    dig: { method: POST, path: /dig, response: string }
    fill: { method: POST, path: /fill, audiences: [internal], response: string }
`,
  "admin.yml": `service:
  auth: false
  base-path: /admin
  audiences: [internal]
  endpoints:
    ban: { method: POST, path: /ban, response: string }
    help: { method: GET, path: /help, audiences: [public], response: string }
`,
  "hooks.yml": `webhooks:
  planted: { method: POST, audiences: [public], payload: { name: Planted, properties: { plant: string, secret: { type: string, audiences: [internal] } } } }
  audited: { method: POST, audiences: [internal], payload: string }
  unmarked: { method: POST, payload: string }
`,
  "feed.yml": `channel:
  path: /feed
  auth: false
  audiences: [public]
  messages: { news: { origin: server, body: string } }
`,
  "secrets.yml": `channel:
  path: /secrets
  auth: false
  audiences: [internal]
  messages: { news: { origin: server, body: string } }
`,
};

/** A project with an OpenAPI description, an AsyncAPI description and a definition, each shown to some audiences. */
export const audiencesProject = (audiences: string): MemoryContent => ({
  "docs.yml": `instances: [{ url: https://acme.docs.buildwithfern.com }]
title: Plants
navigation:
  - { api: Store, api-name: store, audiences: ${audiences} }
  - { api: Beds, api-name: beds, audiences: ${audiences} }
  - { api: Live, api-name: live, audiences: ${audiences} }
`,
  "apis/store/generators.yml": "api:\n  specs:\n    - openapi: store.yml\n",
  "apis/store/store.yml": openApi,
  "apis/beds/generators.yml": "groups:\n  none:\n    generators: []\n",
  ...Object.fromEntries(Object.entries(definition).map(([name, text]) => [`apis/beds/definition/${name}`, text])),
  "apis/live/generators.yml": "api:\n  specs:\n    - asyncapi: live.yml\n",
  "apis/live/live.yml": `asyncapi: 2.6.0
info: { title: Live, version: 1.0.0 }
servers:
  production: { url: wss://live.acme.test, protocol: wss }
  audit: { url: kafka.acme.test, protocol: kafka, x-fern-audiences: [internal] }
channels:
  /feed: { x-fern-audiences: [public], subscribe: { operationId: getFeed, message: { payload: { type: object, properties: { b: { type: string }, c: { type: string, x-fern-audiences: [internal] } } } } } }
  /secret: { x-fern-audiences: [internal], subscribe: { operationId: getSecret, message: { payload: { type: string } } } }
  /unmarked: { subscribe: { operationId: getUnmarked, message: { payload: { type: string } } } }
  /mixed:
    description: News
    subscribe: { summary: Shown news, x-fern-audiences: [public], message: { name: shownNews, payload: { type: string } } }
    publish: { summary: News, description: The internal order, x-fern-audiences: [internal], security: [{ vault: [] }], bindings: { amqp: { ack: internalQueue } }, message: { name: internalOrder, payload: { type: string } } }
    x-fern-examples: [{ messages: [{ type: subscribe, value: shown-value }, { type: publish, value: internal-value }] }]
  /internal: { publish: { x-fern-audiences: [internal], message: { payload: { type: string } } } }
components: { securitySchemes: { vault: { type: httpApiKey, in: header, name: X-Internal } } }
`,
});
