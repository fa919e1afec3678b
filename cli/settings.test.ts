import { resolve } from "node:path";
import { expect, it } from "vitest";
import { defaultReadLimits } from "./serve/read-limits.ts";
import { readSettings } from "./settings.ts";

const key = "k".repeat(32);
const least = {
  CALLBOARD_LOGIN_ISSUER: "https://login.example",
  CALLBOARD_LOGIN_CLIENT_ID: "docs",
  CALLBOARD_LOGIN_COOKIE_KEYS: key,
};

it("has the documented defaults", () => {
  expect(readSettings({}, "/srv")).toEqual({
    ok: true,
    settings: {
      ...{ sitePort: 4000, registryPort: 4001, dataFolder: resolve("/srv/.callboard"), direct: false, limits: {} },
      readLimits: defaultReadLimits,
      ...{
        origin: undefined,
        hosts: [],
        trustedHops: 0,
        trustedProxies: [],
        privateOrigins: [],
        privateRanges: undefined,
        login: undefined,
        operator: { theme: "standard", feedbackUrl: undefined, runsScripts: false, hasMcp: true, drawsPreviews: true },
        watchStates: [],
      },
    },
  });
});

it("reads what the operator decides about pages", () => {
  const read = (env: { readonly [name: string]: string }) => {
    const answer = readSettings(env, "/srv");
    return answer.ok ? answer.settings.operator : answer.errors.length;
  };
  expect(
    read({
      CALLBOARD_THEME: "dense",
      CALLBOARD_FEEDBACK_URL: "https://f.example/p",
      CALLBOARD_CUSTOM_JS: "on",
      CALLBOARD_MCP: "off",
      CALLBOARD_OG_IMAGES: "off",
    }),
  ).toEqual({
    theme: "dense",
    feedbackUrl: "https://f.example/p",
    runsScripts: true,
    hasMcp: false,
    drawsPreviews: false,
  });
  expect(
    read({ CALLBOARD_THEME: "tiny", CALLBOARD_FEEDBACK_URL: "http://f.example", CALLBOARD_CUSTOM_JS: "yes" }),
  ).toBe(3);
});

it("reads the settings of the environment", () => {
  const proxy = {
    ...{ CALLBOARD_PROXY: "off", CALLBOARD_PROXY_LIMITS: "totalMs=300000", CALLBOARD_TRUSTED_HOPS: "1" },
    CALLBOARD_PRIVATE_ORIGINS: "http://localhost:3000, http://10.0.0.5:8080",
    CALLBOARD_PRIVATE_RANGES: "10.1.0.0/16, fd00::/8",
    CALLBOARD_HOSTS: "Docs2.Example., *.preview.example",
  };
  const login = {
    CALLBOARD_ORIGIN: "https://docs.example/",
    CALLBOARD_LOGIN_ISSUER: "https://login.example/tenant",
    CALLBOARD_LOGIN_CLIENT_ID: "docs",
    CALLBOARD_LOGIN_CLIENT_SECRET: "planted",
    CALLBOARD_LOGIN_COOKIE_KEYS: `${key}, ${"o".repeat(32)}`,
    CALLBOARD_LOGIN_SCOPE: "openid offline_access",
    CALLBOARD_LOGIN_PARAMETERS: "audience=https%3A%2F%2Fapi.example&prompt=login",
    CALLBOARD_LOGIN_CLAIM: "api_key",
    CALLBOARD_LOGIN_APIS: "plants, Water",
    CALLBOARD_LOGIN_RETURN_PARAMETER: "back",
    CALLBOARD_LOGIN_LOGOUT: "site",
    CALLBOARD_READ_LIMITS: "readMs=1000",
  };
  expect(readSettings({ PORT: "80", REGISTRY_PORT: "0", CALLBOARD_DATA: "/data", ...proxy, ...login }, "/srv")).toEqual(
    {
      ok: true,
      settings: {
        ...{ sitePort: 80, registryPort: 0, dataFolder: resolve("/data") },
        ...{
          direct: true,
          limits: { totalMs: 300_000 },
          readLimits: { ...defaultReadLimits, readMs: 1000 },
          origin: "https://docs.example",
          trustedHops: 1,
          trustedProxies: [],
        },
        operator: { theme: "standard", feedbackUrl: undefined, runsScripts: false, hasMcp: true, drawsPreviews: true },
        watchStates: [],
        privateOrigins: ["http://localhost:3000", "http://10.0.0.5:8080"],
        privateRanges: ["10.1.0.0/16", "fd00::/8"],
        hosts: ["docs2.example", "*.preview.example", "docs.example"],
        login: {
          ...{ issuer: "https://login.example/tenant", clientId: "docs", clientSecret: "planted" },
          ...{ cookieKeys: [key, "o".repeat(32)], scope: "openid offline_access", claim: "api_key" },
          parameters: [
            ["audience", "https://api.example"],
            ["prompt", "login"],
          ],
          ...{ apis: ["plants", "Water"], returnParameter: "back", logout: "site" },
        },
      },
    },
  );
});

it.each([
  [{ PORT: "4000x" }, 'PORT is "4000x"; it must be a port, a whole number from 0 to 65535'],
  [{ REGISTRY_PORT: "65536" }, 'REGISTRY_PORT is "65536"; it must be a port, a whole number from 0 to 65535'],
  [
    { CALLBOARD_PRIVATE_ORIGINS: "http://localhost:3000,/v1" },
    "CALLBOARD_PRIVATE_ORIGINS has /v1; it must be origins, such as http://localhost:3000",
  ],
  [{ CALLBOARD_PROXY: "no" }, 'CALLBOARD_PROXY is "no"; it must be on or off'],
  [
    { CALLBOARD_PROXY_LIMITS: "idleMs=soon" },
    'CALLBOARD_PROXY_LIMITS: the limit idleMs must be a whole number from 1 to 2147483647, not "soon"',
  ],
  [{ PORT: "-1" }, 'PORT is "-1"; it must be a port, a whole number from 0 to 65535'],
  [{ PORT: "4001" }, "PORT and REGISTRY_PORT are both 4001; the site and the registry need a port each"],
  [
    { CALLBOARD_ORIGIN: "docs.example" },
    'CALLBOARD_ORIGIN is "docs.example"; it must be an origin, such as https://docs.example.com',
  ],
  [
    { CALLBOARD_ORIGIN: "https://docs.example/docs" },
    'CALLBOARD_ORIGIN is "https://docs.example/docs"; it must be an origin, such as https://docs.example.com',
  ],
  [
    { CALLBOARD_HOSTS: "docs.example:4000" },
    'CALLBOARD_HOSTS: "docs.example:4000" is not a host name; write the name alone, such as docs.example.com',
  ],
  [
    { CALLBOARD_PRIVATE_RANGES: "10.1.2.3/16" },
    'CALLBOARD_PRIVATE_RANGES: "10.1.2.3/16" is not the first address of its range; write 10.1.0.0/16',
  ],
  [{ CALLBOARD_TRUSTED_HOPS: "11" }, 'CALLBOARD_TRUSTED_HOPS is "11"; it must be a whole number from 0 to 10'],
  [
    { ...least, CALLBOARD_ORIGIN: "http://docs.example" },
    "CALLBOARD_ORIGIN is http://docs.example; readers can log in over https only (http only on this machine)",
  ],
  [
    { ...least, CALLBOARD_LOGIN_ISSUER: "" },
    "CALLBOARD_LOGIN_ISSUER is missing; it is the address of the OpenID provider",
  ],
  [
    { ...least, CALLBOARD_LOGIN_ISSUER: "http://login.example" },
    'CALLBOARD_LOGIN_ISSUER is "http://login.example"; it must be an https address without query and fragment (http only on this machine)',
  ],
  [
    { ...least, CALLBOARD_LOGIN_CLIENT_ID: " " },
    "CALLBOARD_LOGIN_CLIENT_ID is missing; the provider gives it when you register the site",
  ],
  [
    { ...least, CALLBOARD_LOGIN_COOKIE_KEYS: "" },
    "CALLBOARD_LOGIN_COOKIE_KEYS is missing; create a key with: openssl rand -base64 32",
  ],
  [
    { ...least, CALLBOARD_LOGIN_COOKIE_KEYS: `${key},short` },
    "CALLBOARD_LOGIN_COOKIE_KEYS has a key of fewer than 32 characters; create one with: openssl rand -base64 32",
  ],
  [
    { ...least, CALLBOARD_LOGIN_SCOPE: "profile" },
    'CALLBOARD_LOGIN_SCOPE must include openid, such as "openid offline_access"',
  ],
  [
    { ...least, CALLBOARD_LOGIN_PARAMETERS: "state=x" },
    "CALLBOARD_LOGIN_PARAMETERS may not set state, which the site sets itself",
  ],
  [
    { ...least, CALLBOARD_LOGIN_RETURN_PARAMETER: "a b" },
    'CALLBOARD_LOGIN_RETURN_PARAMETER is "a b"; it must be a name such as state',
  ],
  [{ ...least, CALLBOARD_LOGIN_LOGOUT: "no" }, 'CALLBOARD_LOGIN_LOGOUT is "no"; it must be provider or site'],
])("rejects %j", (env, error) => {
  expect(readSettings(env, "/srv")).toEqual({ ok: false, errors: [error] });
});

it("reports all errors at once", () => {
  expect(readSettings({ PORT: "x", REGISTRY_PORT: "y" }, "/srv")).toMatchObject({ ok: false, errors: { length: 2 } });
});

it("names the login settings if one of them does not exist", () => {
  const read = readSettings({ ...least, CALLBOARD_LOGIN_CLIENTID: "x" }, "/srv");
  expect(read).toMatchObject({
    ok: false,
    errors: [expect.stringContaining("unknown setting CALLBOARD_LOGIN_CLIENTID")],
  });
});

it("never prints a secret in an error", () => {
  const read = readSettings(
    { ...least, CALLBOARD_LOGIN_COOKIE_KEYS: "planted", CALLBOARD_LOGIN_CLIENT_SECRET: "planted" },
    "/srv",
  );
  expect(read.ok).toBe(false);
  expect(JSON.stringify(read)).not.toContain("planted");
});
