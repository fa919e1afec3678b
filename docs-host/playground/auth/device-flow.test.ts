import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createProxy } from "#docs-host/proxy";
import { blankOAuth, type LoginMethod } from "#engine/auth";
import type { DeviceCode } from "#machines";
import { proxySender } from "../adapters/http.ts";
import { flowToken } from "./flows.ts";
import type { LoginDeps } from "./started-auth.ts";

const pageOrigin = "https://docs.example";

/** The responses of the token endpoint, in turn; the last one repeats. */
let answers: readonly (readonly [status: number, body: object])[] = [];
let received: string[] = [];
let interval: unknown = 0.001;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** An authorization server (RFC 8628 §3). */
const provider = createServer(async (request, response) => {
  const fields = await bodyOf(request);
  received.push(`${request.url} ${fields.get("grant_type") ?? fields.get("scope")} ${fields.get("device_code") ?? ""}`);
  const reply = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (fields.get("client_id") !== "tv") return reply(401, { error: "invalid_client" });
  if (request.url === "/device") {
    return reply(200, {
      ...{ device_code: "secret-code", user_code: "WDJB-MJHT", expires_in: 60, interval },
      verification_uri: `http://${request.headers.host}/confirm`,
      verification_uri_complete: "javascript:alert(1)",
    });
  }
  const [status, body] = (answers.length > 1 ? answers[0] : answers.at(-1)) ?? [500, {}];
  answers = answers.length > 1 ? answers.slice(1) : answers;
  return reply(status, body);
});

const listen = async (server: Server): Promise<string> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
};

let origin = "";
let proxyOrigin = "";
/** Starts the proxy of a site with an API that names these addresses. */
const startProxy = () =>
  createProxy({
    environments: async () =>
      ["/device", "/token"].map((path) => ({ apiId: "api", environmentId: "oauth", baseUrl: origin + path })),
    privateOrigins: [origin],
    pageOrigins: [pageOrigin],
    log: () => {},
  });
let proxy: ReturnType<typeof startProxy>;
const site = createServer((request, response) => proxy.handle(request, response));

beforeAll(async () => {
  origin = await listen(provider);
  proxy = startProxy();
  proxyOrigin = await listen(site);
});
afterAll(async () => {
  await proxy.close();
  for (const server of [site, provider]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  received = [];
  interval = 0.001;
});

const pending = [400, { error: "authorization_pending" }] as const;

/** Logs in by a device code; returns the token and the shown codes. */
async function logIn({
  clientId = "tv",
  signal = new AbortController().signal,
  background = false,
  onCode = () => {},
}: {
  readonly clientId?: string;
  readonly signal?: AbortSignal;
  readonly background?: boolean;
  readonly onCode?: () => void;
} = {}) {
  const codes: DeviceCode[] = [];
  const send = proxySender(`${proxyOrigin}/`, {
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), origin: pageOrigin } }),
    now: () => performance.now(),
    random: () => crypto.randomUUID(),
  });
  const flow = { deviceAuthorizationUrl: `${origin}/device`, tokenUrl: `${origin}/token`, scopes: { read: "" } };
  const chosen: LoginMethod = { kind: "deviceAuthorization", flow };
  // The other dependencies are not used by this flow.
  const deps = { send, now: () => new Date(0), card: { send: () => {} } } as unknown as LoginDeps;
  const showCode = (code: DeviceCode): void => {
    codes.push(code);
    onCode();
  };
  const oauth = { ...blankOAuth, clientId, scopes: ["read"] };
  const order = { chosen, oauth, way: chosen.kind, background, signal, showCode, redirectUri: "" };
  const result = await flowToken(order, deps).catch((error: unknown) => error);
  return { result, codes };
}

it("shows the code, polls, and stores the token with its addresses", async () => {
  answers = [
    pending,
    pending,
    [200, { access_token: "tok", token_type: "bearer", refresh_token: "r", expires_in: 60 }],
  ];
  const { result, codes } = await logIn();
  expect(result).toEqual({
    ...{ accessToken: "tok", refreshToken: "r", expiresAt: 60_000 },
    ...{ tokenUrl: `${origin}/token`, authorizationUrl: `${origin}/device` },
  });
  // An address that is not https, or on this machine, would not be opened safely.
  expect(codes).toEqual([
    {
      ...{ deviceCode: "secret-code", userCode: "WDJB-MJHT", verificationUri: `${origin}/confirm` },
      ...{ expiresIn: 60, interval: 0.001 },
    },
  ]);
  const poll = "/token urn:ietf:params:oauth:grant-type:device_code secret-code";
  expect(received).toEqual(["/device read ", poll, poll, poll]);
});

it.each([
  [{ error: "access_denied", error_description: "You declined." }, "You declined."],
  [{ error: "expired_token" }, "The code expired before it was confirmed. Log in again."],
])("ends with the server's refusal %o", async (body, message) => {
  answers = [pending, [400, body]];
  expect((await logIn()).result).toMatchObject({ message });
});

it("reports a client that the server does not know", async () => {
  const { result, codes } = await logIn({ clientId: "other" });
  expect(result).toMatchObject({ message: "invalid_client" });
  expect(codes).toEqual([]);
});

it("stops polling when it is stopped", async () => {
  answers = [pending];
  const stop = new AbortController();
  const { result } = await logIn({ signal: stop.signal, onCode: () => stop.abort() });
  expect(result).toMatchObject({ message: "The login was not completed." });
  expect(received).toEqual(["/device read "]);
});

it("requests no code in the background", async () => {
  const { result } = await logIn({ background: true });
  expect(result).toMatchObject({ problem: { detail: expect.stringMatching(/^The provider issued no refresh token/) } });
  expect(received).toEqual([]);
});

it.each([
  [0, 5],
  [null, 5],
  ["2", 2],
])("polls after a code with the interval %j every %d seconds", async (given, expected) => {
  interval = given;
  const stop = new AbortController();
  const { codes } = await logIn({ signal: stop.signal, onCode: () => stop.abort() });
  expect(codes).toMatchObject([{ interval: expected }]);
});
