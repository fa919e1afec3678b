import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type Provider from "oidc-provider";

/** The behavior of the token calls: success, or one of their failures. */
export type ProviderBehavior = "good" | "down" | "slow" | "text" | "broken";

/** A real OpenID provider with one user, `ada`; its page asks for confirmation. */
export interface LoginProvider {
  readonly issuer: string;
  /** Sets the site's address, which callbacks use. Before, the provider answers 503. */
  readonly register: (...origins: readonly string[]) => void;
  /** Sets the behavior of the token call, and the lifetime of an access token in seconds. */
  readonly set: (behavior: ProviderBehavior, lifetime?: number) => void;
  /** Sets the value of the user's claim. */
  readonly setClaim: (key: string) => void;
  /** The number of token calls. */
  readonly tokenCalls: () => number;
  readonly close: () => Promise<void>;
}

/** The registration of the site as a client. */
export const site = { id: "docs-site", secret: "planted-site-secret" } as const;

/** The name of the claim about the user. */
export const apiKey = { claim: "api_key", value: "ada:planted:api-key" } as const;

/** The settings of a site with readers of these APIs who log in at the provider (docs/login.md). */
export const loginThrough = ({ issuer }: LoginProvider, apis: string): { readonly [variable: string]: string } => ({
  CALLBOARD_LOGIN_ISSUER: issuer,
  CALLBOARD_LOGIN_CLIENT_ID: site.id,
  CALLBOARD_LOGIN_CLIENT_SECRET: site.secret,
  CALLBOARD_LOGIN_COOKIE_KEYS: "planted-cookie-key-planted-cookie-key",
  CALLBOARD_LOGIN_SCOPE: `openid offline_access ${apiKey.claim}`,
  CALLBOARD_LOGIN_CLAIM: apiKey.claim,
  CALLBOARD_LOGIN_APIS: apis,
});

const callback = "/api/callboard-docs/auth/login/callback";
const afterLogout = "/api/callboard-docs/auth/logout/callback";

/** Loads the provider without its own warnings about Node's version and memory. */
async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith("oidc-provider")) warn(...words);
  };
  return (await import("oidc-provider")).default;
}

/** Starts the provider on a free port of 127.0.0.1. */
export async function startLoginProvider(): Promise<LoginProvider> {
  const Provider = await loadProvider();
  let provider: Provider | undefined;
  let behavior: ProviderBehavior = "good";
  let lifetime = 3600;
  let calls = 0;
  let key: string = apiKey.value;
  const life = (): number => lifetime;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://provider");
    if (provider === undefined) {
      response.writeHead(503).end();
      return;
    }
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (pathname === "/token") calls += 1;
    if (pathname === "/token" && behavior !== "good") answerBadly(behavior, response);
    else if (pathname.startsWith("/interaction/")) void interact(provider, request, response);
    else provider.callback()(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  return {
    issuer,
    register: (...origins) => {
      provider = new Provider(issuer, {
        clients: [
          {
            client_id: site.id,
            client_secret: site.secret,
            grant_types: ["authorization_code", "refresh_token"],
            redirect_uris: origins.map((origin) => origin + callback),
            post_logout_redirect_uris: origins.map((origin) => origin + afterLogout),
          },
        ],
        claims: { openid: ["sub"], [apiKey.claim]: [apiKey.claim] },
        scopes: ["openid", "offline_access", apiKey.claim],
        findAccount: (_, accountId) => ({
          accountId,
          claims: () => ({ sub: accountId, [apiKey.claim]: key }),
        }),
        features: {
          devInteractions: { enabled: false },
          revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
          rpInitiatedLogout: {
            logoutSource: (ctx, form) => {
              ctx.body = `<!doctype html><title>Leave</title>${form}<button form="op.logoutForm" name="logout" value="yes">Leave the provider</button>`;
            },
          },
        },
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        jwks: { keys: [generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" })] },
        cookies: { keys: [randomUUID()] },
        rotateRefreshToken: true,
        ttl: {
          AccessToken: life,
          Grant: 86_400,
          Session: 86_400,
          RefreshToken: 86_400,
          IdToken: 3600,
          Interaction: 600,
        },
      });
    },
    set: (next, seconds) => {
      behavior = next;
      lifetime = seconds ?? 3600;
      calls = 0;
      key = apiKey.value;
    },
    setClaim: (next) => {
      key = next;
    },
    tokenCalls: () => calls,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answerBadly(behavior: Exclude<ProviderBehavior, "good">, response: ServerResponse): void {
  if (behavior === "down") response.destroy();
  if (behavior === "text") response.writeHead(200, { "content-type": "text/plain" }).end("Welcome!");
  if (behavior === "broken") response.writeHead(502, { "content-type": "text/html" }).end("<b>Bad gateway</b>");
  // With the behavior "slow" requests are never answered, so that the caller has to give up.
}

/** The only page of the provider: asks the user to confirm, and handles the reply. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, grantId, session, uid } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html" }).end(
      `<!doctype html><title>Provider</title><form method="post" action="/interaction/${uid}">
<button name="answer" value="yes">Log in as ada</button><button name="answer" value="no">Refuse</button></form>`,
    );
    return;
  }
  let body = "";
  for await (const chunk of request) body += String(chunk);
  if (new URLSearchParams(body).get("answer") !== "yes") {
    const error = { error: "access_denied", error_description: "<b>Ada</b> may not have that." };
    await provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false });
    return;
  }
  const accountId = session?.accountId ?? "ada";
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId }, consent });
}
