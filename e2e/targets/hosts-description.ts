/** An OpenAPI description with a call for each way of entering a secret, at several servers of one API. */
export const hostsDescription = (
  title: string,
  servers: readonly string[],
  template?: string,
): string => `openapi: 3.1.0
info: { title: ${title}, version: "1" }
servers:
${servers.map((url) => `  - { url: "${url}" }\n`).join("")}${template ?? ""}components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    appKey: { type: apiKey, in: header, name: X-App-Key }
    queryKey: { type: apiKey, in: query, name: api_key }
    session: { type: http, scheme: bearer, x-callboard-login: { endpointId: getToken } }
paths:
  /token:
    post:
      operationId: getToken
      tags: [calls]
      security: []
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [client_id, client_secret]
              properties: { client_id: { type: string }, client_secret: { type: string, format: password } }
      responses: { "200": { description: A token., content: { application/json: { schema: { type: object } } } } }
${[
  ["bearer", "[{ bearer: [] }]"],
  ["basic", "[{ basic: [] }]"],
  ["both", "[{ appKey: [], basic: [] }]"],
  ["query", "[{ queryKey: [] }]"],
  ["session", "[{ session: [] }]"],
]
  .map(
    ([id, security]) => `  /${id}:
    get:
      operationId: ${id}
      tags: [calls]
      security: ${security}
      responses: { "200": { description: Fine. } }
`,
  )
  .join("")}  /form:
    post:
      operationId: form
      tags: [calls]
      security: []
      parameters: [{ name: X-Api-Key, in: header, schema: { type: string } }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name, pin]
              properties: { name: { type: string }, pin: { type: string, format: password } }
      responses: { "200": { description: Fine. } }
`;

/** A channel with a password in its message, at two servers, as AsyncAPI. */
export const hostsChannel = (servers: { readonly [name: string]: string }): string => `asyncapi: 3.0.0
info: { title: Talk, version: "1" }
servers:
${Object.entries(servers)
  .map(([name, host]) => `  ${name}: { host: "${host}", protocol: ws }\n`)
  .join("")}channels:
  echo:
    address: /echo
    title: Echo
    messages:
      open:
        title: Open
        payload:
          type: object
          required: [pin]
          properties: { pin: { type: string, format: password } }
operations:
  open:
    action: receive
    channel: { $ref: "#/channels/echo" }
    security: [{ $ref: "#/components/securitySchemes/token" }]
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`;
