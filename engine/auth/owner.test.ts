import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import { authHeaders, blankOAuth, loggedInWith, oauthOf, ownedScheme, renewalUrls } from "./index.ts";

const referenced = (endpointId: string): AuthScheme => ({ kind: "oAuth", endpointId, accessTokenLocator: ".t" });
const clientAt = (tokenUrl: string, refreshUrl?: string): AuthScheme => ({
  kind: "oauthFlows",
  flows: { clientCredentials: { tokenUrl, ...(refreshUrl !== undefined && { refreshUrl }), scopes: {} } },
});
const codeAt = (tokenUrl: string, refreshUrl?: string): AuthScheme => ({
  kind: "oauthFlows",
  flows: {
    authorizationCode: {
      authorizationUrl: "https://id.example/in",
      tokenUrl,
      ...(refreshUrl !== undefined && { refreshUrl }),
      scopes: {},
    },
  },
});

const name = fc.constantFrom("a", "b", '"', ",", "a,b", "");
const url = fc.constantFrom("https://a.example/token", "https://b.example/token", "https://a.example/other");
const schemes = fc
  .record({
    api: name,
    scheme: fc.oneof(
      name.map(referenced),
      url.map((at) => clientAt(at)),
      fc.tuple(url, url).map(([at, again]) => codeAt(at, again)),
    ),
  })
  .map(({ api, scheme }) => ({ api, scheme, owned: ownedScheme(scheme, api) }));
const grant = { accessToken: "planted-token", refreshToken: "planted-refresh", expiresAt: 0 };

describe("a login", () => {
  it("is shared only by schemes of the same API with the same URLs", () => {
    fc.assert(
      fc.property(schemes, schemes, fc.boolean(), (mine, other, isIn) => {
        const typed = { ...oauthOf(mine.owned, {}), clientId: "app", clientSecret: "planted-secret", scopes: ["s"] };
        const tokenUrl = "https://a.example/token";
        const state = { oauth: isIn ? loggedInWith(typed, { ...grant, tokenUrl }) : typed };
        const isSame = mine.api === other.api && JSON.stringify(mine.scheme) === JSON.stringify(other.scheme);
        const seen = oauthOf(other.owned, state);
        expect(seen.clientSecret).toBe(isSame ? "planted-secret" : "");
        if (isSame) return;
        expect(JSON.stringify(seen)).not.toContain("planted");
        expect(seen).toMatchObject({ isLoggedIn: false, clientId: "", scopes: [], tokenUrl: "" });
        expect(authHeaders(other.owned, state)).toEqual([]);
        expect(renewalUrls(other.owned, state)).toEqual([]);
      }),
    );
  });

  it("requests the required scopes until it starts, then the selected ones", () => {
    const scheme = ownedScheme(clientAt("https://a.example/token"), "garden", ["read"]);
    expect(oauthOf(scheme, {}).scopes).toEqual(["read"]);
    const chosen = { ...oauthOf(scheme, {}), scopes: ["write"] };
    expect(oauthOf(scheme, { oauth: chosen }).scopes).toEqual(["write"]);
    expect(ownedScheme({ kind: "basicAuth" }, "garden", ["read"])).toEqual({ kind: "basicAuth" });
  });

  it("is not used without an API or without an owner", () => {
    const scheme = referenced("token");
    const oauth = loggedInWith(blankOAuth, { ...grant, tokenUrl: "https://a.example/token" });
    expect(authHeaders(scheme, { oauth })).toEqual([]);
    expect(authHeaders(ownedScheme(scheme, "garden"), { oauth })).toEqual([]);
  });

  it("leaves a token typed by hand available to the whole site", () => {
    const state = {
      oauth: { ...blankOAuth, owner: "x", selectedInputMethod: "token" as const, userSuppliedAccessToken: "t" },
    };
    expect(authHeaders(ownedScheme(referenced("token"), "garden"), state)).toHaveLength(1);
  });
});

describe("the renewal URLs of a token", () => {
  const [at, again] = ["https://id.example/token", "https://id.example/again"];
  const authorizationUrl = "https://id.example/in";
  it.each<[string, AuthScheme, object, readonly string[]]>([
    ["the endpoint that gave it", referenced("token"), { tokenUrl: at }, [at]],
    ["the token endpoint, for client credentials", clientAt(at), { tokenUrl: at }, [at]],
    ["the one for refresh tokens first", clientAt(at, again), { tokenUrl: at, refreshToken: "r" }, [again, at]],
    [
      "the one for refresh tokens alone, after a code",
      codeAt(at, again),
      { tokenUrl: at, authorizationUrl, refreshToken: "r" },
      [again],
    ],
    [
      "the token endpoint, where it is for both",
      codeAt(at),
      { tokenUrl: at, authorizationUrl, refreshToken: "r" },
      [at],
    ],
    [
      "the one for refresh tokens alone, after a device code",
      {
        kind: "oauthFlows",
        flows: { deviceAuthorization: { deviceAuthorizationUrl: authorizationUrl, tokenUrl: at, scopes: {} } },
      },
      { tokenUrl: at, authorizationUrl, refreshToken: "r" },
      [at],
    ],
    ["none, after a code without refresh token", codeAt(at), { tokenUrl: at, authorizationUrl }, []],
    ["none, where the token came from another place", clientAt(at), { tokenUrl: again, refreshToken: "r" }, []],
    ["none, where it was got another way", codeAt(at), { tokenUrl: at, refreshToken: "r" }, []],
    ["none, where nobody knows where it came from", referenced("token"), {}, []],
  ])("are %s", (_, scheme, got, urls) => {
    const owned = ownedScheme(scheme, "garden");
    const oauth = loggedInWith(oauthOf(owned, {}), { accessToken: "t", ...got });
    expect(renewalUrls(owned, { oauth })).toEqual(urls);
  });
});
