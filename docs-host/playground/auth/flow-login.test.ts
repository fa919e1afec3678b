import { describe, expect, it } from "vitest";
import type { OAuthFlow, OAuthFlows } from "#engine/model";
import { flowLogin } from "./flow-login.ts";
import type { LoginDeps } from "./started-auth.ts";

// The other dependencies are not used before a token is requested.
const deps = { siteUrl: "https://docs.example" } as LoginDeps;
const tokenUrl = "https://login.example/token";

/** The available login methods; empty if a token can only be entered. */
async function offered(flow: Omit<OAuthFlow, "scopes">): Promise<readonly string[]> {
  const flows = { authorizationCode: { tokenUrl, scopes: {}, ...flow } };
  const { means } = await flowLogin({ kind: "oauthFlows", flows }, deps);
  return means.kind === "flows" ? means.ways.map(({ kind }) => kind) : [];
}

describe("a login with an authorization code", () => {
  it.each([
    "https://login.example/authorize",
    "https://login.example:8443/authorize?tenant=1",
    "http://localhost:8080/authorize",
    "http://127.0.0.1/authorize",
    "http://[::1]:8080/authorize",
    "http://login.localhost./authorize",
  ])("is offered for %s", async (authorizationUrl) => {
    expect(await offered({ authorizationUrl })).toEqual(["authorizationCode"]);
  });

  it.each([
    "http://login.example/authorize",
    "http://10.0.0.5/authorize",
    "http://localhost.evil.example/authorize",
    "http://127.0.0.1.evil.example/authorize",
    "ws://login.example/authorize",
    "ftp://localhost/authorize",
    "javascript:alert(document.domain)//",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://docs.example/0",
    "//login.example/authorize",
    "/authorize",
    "not an address",
    "",
  ])("is not offered for %j", async (authorizationUrl) => {
    expect(await offered({ authorizationUrl })).toEqual([]);
  });
});

it("with a device code is offered if both of its addresses can be called", async () => {
  const deviceAuthorizationUrl = "https://login.example/device";
  const offers = [{ tokenUrl, deviceAuthorizationUrl }, { tokenUrl }, { deviceAuthorizationUrl }];
  const means = await Promise.all(
    offers.map((flow) =>
      flowLogin({ kind: "oauthFlows", flows: { deviceAuthorization: { ...flow, scopes: {} } } }, deps),
    ),
  );
  expect(means.map((one) => one.means.kind)).toEqual(["flows", "token", "token"]);
});

it.each<[string, OAuthFlows, string | undefined, string | undefined]>([
  [
    "the implicit flow",
    { implicit: { authorizationUrl: "https://login.example/authorize", scopes: {} } },
    undefined,
    "This API's login is the implicit flow, which this page does not offer. Get a token at https://login.example/authorize.",
  ],
  [
    "the password flow",
    { password: { tokenUrl, scopes: {} } },
    undefined,
    `This API's login is the password flow, which this page does not offer. Get a token at ${tokenUrl}.`,
  ],
  [
    "the device authorization flow without an address",
    { deviceAuthorization: { scopes: {} } },
    undefined,
    "This API's login is the device authorization flow, which this page does not offer. Get a token from the provider.",
  ],
  [
    "OpenID Connect",
    {},
    "https://login.example/openid",
    "This API uses OpenID Connect, described at https://login.example/openid. Get a token from the provider.",
  ],
  ["nothing", {}, undefined, undefined],
])("with %s is entered as a token, for this reason", async (_, flows, openIdConnectUrl, why) => {
  const scheme = { kind: "oauthFlows", flows, ...(openIdConnectUrl !== undefined && { openIdConnectUrl }) } as const;
  expect((await flowLogin(scheme, deps)).means).toEqual({
    kind: "token",
    ...(why !== undefined && { why }),
  });
});
