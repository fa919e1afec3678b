import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** The behavior of the token call: success, or one of its failures. */
export type TokenBehavior = "good" | "refuses" | "down" | "slow" | "text" | "elsewhere" | "basicUnknown";

/** An API that requires credentials of each kind, with a provider of tokens. */
export interface AuthUpstream {
  readonly url: string;
  readonly received: () => readonly ReceivedRequest[];
  readonly forget: () => void;
  /** Sets the behavior of the token call, and the lifetime of a token in seconds. */
  readonly set: (behavior: TokenBehavior, lifetime?: number) => void;
  readonly close: () => Promise<void>;
}

/** The only client that the provider knows. */
export const client = { id: "garden-app", secret: "planted-client-secret" } as const;

/** Starts the API on a free port. */
export async function startAuthUpstream(): Promise<AuthUpstream> {
  let received: ReceivedRequest[] = [];
  let behavior: TokenBehavior = "good";
  let lifetime: number | undefined;
  let issued = 0;
  const challenges = new Map<string, { readonly challenge: string; readonly redirectUri: string }>();

  const answer = (response: ServerResponse, status: number, content: unknown): ServerResponse =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));

  const token = (request: ReceivedRequest, response: ServerResponse): ServerResponse => {
    if (behavior === "down") return response.destroy();
    // Never answered, so that the caller has to give up.
    if (behavior === "slow") return response;
    if (behavior === "text") return response.writeHead(200, { "content-type": "text/plain" }).end("Welcome!");
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const sent = isForm
      ? Object.fromEntries(new URLSearchParams(request.body))
      : (JSON.parse(request.body || "{}") as { readonly [name: string]: string });
    const basic = /^Basic (.*)$/.exec(request.headers.authorization ?? "")?.[1];
    const pair = basic === undefined ? [] : Buffer.from(basic, "base64").toString().split(":").map(decodeURIComponent);
    const [id, secret] = basic === undefined ? [sent.client_id, sent.client_secret] : pair;
    const isPublic = /^(?:authorization_code|refresh_token)$/.test(sent.grant_type ?? "") && secret === undefined;
    const isUnknown = id !== client.id || (!isPublic && secret !== client.secret);
    if (behavior === "refuses" || isUnknown || (behavior === "basicUnknown" && basic !== undefined)) {
      return answer(response, behavior === "refuses" ? 403 : 401, {
        error: "invalid_client",
        error_description: "This client is not known here.",
      });
    }
    if (sent.grant_type === "authorization_code") {
      const asked = challenges.get(sent.code ?? "");
      challenges.delete(sent.code ?? "");
      const proof = createHash("sha256")
        .update(sent.code_verifier ?? "")
        .digest("base64url");
      if (asked === undefined || asked.challenge !== proof || asked.redirectUri !== sent.redirect_uri) {
        return answer(response, 400, { error: "invalid_grant", error_description: "This code is used up." });
      }
    }
    issued += 1;
    const value = `planted-access-token-${issued}`;
    if (behavior === "elsewhere") return answer(response, 200, { credential: value });
    return answer(response, 200, {
      access_token: value,
      token_type: "Bearer",
      ...(sent.grant_type === "authorization_code" && { refresh_token: `planted-refresh-token-${issued}` }),
      ...(lifetime !== undefined && { expires_in: lifetime }),
    });
  };

  const authorize = (url: URL, response: ServerResponse): void => {
    const callback = new URL(url.searchParams.get("redirect_uri") ?? "");
    const challenge = url.searchParams.get("code_challenge") ?? "";
    const state = url.searchParams.get("state") ?? "";
    if (url.searchParams.get("scope")?.includes("forbidden")) {
      callback.searchParams.set("error", "access_denied");
      callback.searchParams.set("error_description", "You may not have that.");
    } else {
      const code = `planted-code-${challenges.size + 1}`;
      challenges.set(code, { challenge, redirectUri: callback.href });
      callback.searchParams.set("code", code);
    }
    callback.searchParams.set("state", url.searchParams.get("scope")?.includes("forged") ? "another" : state);
    response.writeHead(302, { location: callback.href }).end();
  };

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? "/", "http://upstream");
    const one: ReceivedRequest = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body,
    };
    received.push(one);
    if (/^\/token(-other)?$/.test(url.pathname)) token(one, response);
    else if (url.pathname === "/authorize") authorize(url, response);
    else answer(response, 200, { ok: true });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    forget: () => {
      received = [];
    },
    set: (next, seconds) => {
      behavior = next;
      lifetime = seconds;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const calls: { readonly [id: string]: string } = {
  bearer: "[{ bearer: [] }]",
  basic: "[{ basic: [] }]",
  query: "[{ queryKey: [] }]",
  cookie: "[{ cookieKey: [] }]",
  both: "[{ appKey: [], basic: [] }]",
  either: "[{ bearer: [] }, { basic: [] }, {}]",
  oauth: "[{ provider: [read] }]",
  elsewhere: "[{ other: [] }]",
  session: "[{ session: [] }]",
};

/** The body of an operation in `authDescription`: a text and a password. */
export const passwordBody = (text: string, password: string, contentType = "application/json"): string => `requestBody:
        required: true
        content:
          ${contentType}:
            schema:
              type: object
              required: [${text}, ${password}]
              properties: { ${text}: { type: string }, ${password}: { type: string, format: password } }`;

/** That API, as OpenAPI: one call per kind of credentials. */
export const authDescription = (url: string): string => `openapi: 3.1.0
info: { title: Keys, version: "1" }
servers: [{ url: "${url}" }]
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    appKey: { type: apiKey, in: header, name: X-App-Key }
    queryKey: { type: apiKey, in: query, name: api_key }
    cookieKey: { type: apiKey, in: cookie, name: sid }
    provider:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: ${url}/authorize
          tokenUrl: ${url}/token
          scopes: { read: Read the garden., forbidden: Never given., forged: Answered with another state. }
        clientCredentials: { tokenUrl: "${url}/token", scopes: { read: Read the garden. } }
    other: { type: oauth2, flows: { clientCredentials: { tokenUrl: "${url}/token-other", scopes: {} } } }
    session: { type: http, scheme: bearer, x-callboard-login: { endpointId: getToken } }
paths:
  /token:
    post:
      operationId: getToken
      tags: [keys]
      ${passwordBody("client_id", "client_secret")}
      responses: { "200": { description: A token., content: { application/json: { schema: { type: object } } } } }
${Object.entries(calls)
  .map(
    ([id, security]) => `  /${id}:
    get:
      operationId: ${id}
      summary: Call ${id}
      tags: [keys]
      security: ${security}
      responses: { "200": { description: Fine., content: { application/json: { schema: { type: object } } } } }
`,
  )
  .join("")}`;

const text = { type: "alias", value: { type: "primitive", value: { type: "string" } } };
const secret = { type: "alias", value: { type: "primitive", value: { type: "string", format: "password" } } };

/** A code sample that uses an SDK and contains the token. */
const sdk = {
  type: "v1",
  clientInstantiation: {
    type: "generic",
    isOptional: false,
    templateString: "client := garden.NewClient($CALLBOARD_INPUT)",
    templateInputs: [{ type: "payload", location: "AUTH", path: "token" }],
  },
  functionInvocation: { type: "generic", isOptional: false, templateString: "client.Guarded()" },
};

/** An API in the registry's wire format with a token from one of its own endpoints. */
export const referencedDescription = (url: string, tokenEndpoint = "token"): string => {
  const environments = [{ id: "Production", baseUrl: url }];
  const responses = [{ statusCode: 200, body: { type: "alias", value: { type: "unknown" } } }];
  const endpoint = (id: string, more: object) => ({
    id,
    displayName: `Call ${id}`,
    path: [{ type: "literal", value: `/${id}` }],
    environments,
    defaultEnvironment: "Production",
    responses,
    ...more,
  });
  return JSON.stringify({
    id: "5f0c6a0e-7a1d-4f6e-9d0b-2f6f1c2d3e50",
    apiName: "Referenced",
    endpoints: {
      token: endpoint("token", {
        method: "POST",
        requests: [
          {
            contentType: "application/json",
            body: {
              type: "object",
              extends: [],
              properties: [
                { key: "client_id", valueShape: text },
                { key: "client_secret", valueShape: secret },
              ],
            },
          },
        ],
      }),
      guarded: endpoint("guarded", { method: "GET", auth: ["login"], snippetTemplates: { go: sdk } }),
    },
    websockets: {},
    webhooks: {},
    types: {},
    subpackages: {},
    auths: {
      login: {
        type: "oAuth",
        value: {
          type: "clientCredentials",
          value: { type: "referencedEndpoint", endpointId: tokenEndpoint, accessTokenLocator: ".access_token" },
        },
      },
    },
  });
};

/** The same API at two addresses, with the provider's credentials for each, as OpenAPI. */
export const filledDescription = (url: string): string => `openapi: 3.1.0
info: { title: Filled, version: "1" }
servers: [{ url: "${url}" }, { url: "${url}/sandbox" }]
x-callboard-playground:
  initial_state:
    auth: { bearer_token: demo-token }
    headers: { X-Api-Version: "2" }
    path_parameters: { tenant: demo }
    query_parameters: { limit: 10 }
  env_state:
    "${url}/sandbox":
      auth: { bearer_token: sandbox-token }
      path_parameters: { tenant: sandbox }
components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }
security: [{ bearer: [] }]
paths:
  /tenants/{tenant}:
    get:
      operationId: tenant
      summary: Get a tenant
      tags: [tenants]
      parameters:
        - { name: tenant, in: path, required: true, schema: { type: string }, example: example }
        - { name: limit, in: query, schema: { type: integer } }
        - { name: X-Api-Version, in: header, schema: { type: string } }
      responses: { "200": { description: Fine. } }
`;
