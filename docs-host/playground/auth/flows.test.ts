import { expect, it } from "vitest";
import { blankOAuth } from "#engine/auth";
import type { RequestPlan } from "#engine/request";
import type { SentResponse } from "#machines";
import type { OAuthWay } from "#ui/auth";
import { flowToken } from "./flows.ts";
import type { LoginDeps } from "./started-auth.ts";

const flow = {
  tokenUrl: "https://login.example/token",
  authorizationUrl: "https://login.example/authorize",
  scopes: {},
};

/** A login that the reader has done before with one method. */
const loginBy = (kind: OAuthWay["kind"], refreshToken: string, clientSecret: string) => ({
  chosen: { kind, flow } as OAuthWay,
  oauth: {
    ...blankOAuth,
    ...{ clientId: "callboard", clientSecret, refreshToken, tokenUrl: flow.tokenUrl },
    authorizationUrl: kind === "authorizationCode" ? flow.authorizationUrl : "",
  },
});

/** Requests a token; returns the grants that were requested at the token endpoint, and "left" for the provider's page. */
async function stepsOf({
  kind,
  refreshToken,
  background,
  isRefused = false,
  clientSecret = "",
  errorOfBasic,
}: {
  readonly kind: OAuthWay["kind"];
  readonly refreshToken: string;
  readonly background: boolean;
  readonly isRefused?: boolean;
  readonly clientSecret?: string;
  /** The error for a client without its secret in the body. */
  readonly errorOfBasic?: string;
}): Promise<readonly string[]> {
  const steps: string[] = [];
  const send = async ({ body }: RequestPlan): Promise<SentResponse> => {
    const fields = new URLSearchParams(body?.kind === "text" ? body.text : "");
    const grant = fields.get("grant_type") ?? "";
    steps.push(grant);
    const error =
      errorOfBasic !== undefined && !fields.has("client_secret")
        ? errorOfBasic
        : isRefused && grant === "refresh_token"
          ? "invalid_grant"
          : undefined;
    const [status, value] =
      error !== undefined
        ? [400, { error }]
        : [200, { access_token: `by ${grant}`, token_type: "bearer", expires_in: 60 }];
    const headers = [["content-type", "application/json"]] as const;
    // The other members of a response are not read.
    return { status, headers, shown: { kind: "json", text: JSON.stringify(value), value } } as unknown as SentResponse;
  };
  // The other dependencies are not used by a flow.
  const deps = {
    ...{ send, now: () => new Date(0), card: { send: () => {} } },
    ...{ takeLoginAnswer: () => undefined, keeper: { read: () => ({ memoryOnly: false }) } },
    store: { read: () => undefined, forget: () => {}, write: () => {} },
    leaveFor: async () => void steps.push("left"),
  } as unknown as LoginDeps;
  const { signal } = new AbortController();
  const order = {
    ...loginBy(kind, refreshToken, clientSecret),
    way: kind,
    background,
    signal,
    redirectUri: "https://docs.example/",
    showCode: () => {},
  };
  const { accessToken } = await flowToken(order, deps).catch(() => ({ accessToken: "none" }));
  return [...steps, accessToken];
}

it.each([
  ["a reader's login by code", "authorizationCode", false],
  ["a login by code in the background", "authorizationCode", true],
  ["a login by credentials in the background", "clientCredentials", true],
] as const)("renews %s with its refresh token, without leaving the page", async (_, kind, background) => {
  expect(await stepsOf({ kind, background, refreshToken: "r" })).toEqual(["refresh_token", "by refresh_token"]);
});

it("requests a new token if the reader logs in by credentials", async () => {
  expect(await stepsOf({ kind: "clientCredentials", background: false, refreshToken: "r" })).toEqual([
    ...["client_credentials", "by client_credentials"],
  ]);
});

it("leaves for the provider's page without a refresh token, or if it has ended", async () => {
  const order = { kind: "authorizationCode", background: false } as const;
  expect(await stepsOf({ ...order, refreshToken: "" })).toEqual(["left", "none"]);
  expect(await stepsOf({ ...order, refreshToken: "r", isRefused: true })).toEqual(["refresh_token", "left", "none"]);
});

it("never leaves the page in the background", async () => {
  const order = { kind: "authorizationCode", background: true } as const;
  expect(await stepsOf({ ...order, refreshToken: "" })).toEqual(["none"]);
  expect(await stepsOf({ ...order, refreshToken: "r", isRefused: true })).toEqual(["refresh_token", "none"]);
});

it.each([
  { errorOfBasic: "invalid_client", steps: ["client_credentials", "client_credentials", "by client_credentials"] },
  { errorOfBasic: "invalid_scope", steps: ["client_credentials", "none"] },
])("sends the secret in the body if the server does not know the client otherwise: $errorOfBasic", async (row) => {
  const { errorOfBasic, steps } = row;
  const login = { kind: "clientCredentials", refreshToken: "", background: false } as const;
  expect(await stepsOf({ ...login, clientSecret: "secret", errorOfBasic })).toEqual(steps);
});
