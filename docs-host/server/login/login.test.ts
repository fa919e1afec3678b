import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { apiKey, type LoginProvider, site, startLoginProvider } from "../../../e2e/targets/login-provider.ts";
import { type LoginLogEntry, type LoginSettings, type ShowNotice, type SiteLogin, siteLogin } from "./index.ts";

const origin = "http://localhost:4000";
const calls = "/api/callboard-docs";
const auth = `${origin}${calls}/auth`;
const cookie = "callboard-login-insecure-4000";
const secureOrigin = "https://docs.example";

let provider: LoginProvider;
beforeAll(async () => {
  provider = await startLoginProvider();
  provider.register(origin, secureOrigin);
});
afterAll(() => provider.close());
beforeEach(() => provider.set("good"));

/** A site with a login, and its clock. */
function open(
  changes: Partial<LoginSettings> = {},
  origins = [origin, "http://127.0.0.1:4000"],
  call: typeof fetch = fetch,
) {
  let moment = Date.now();
  const logged: LoginLogEntry[] = [];
  const login = siteLogin({
    settings: {
      issuer: provider.issuer,
      clientId: site.id,
      clientSecret: site.secret,
      cookieKeys: ["k".repeat(32)],
      scope: "openid offline_access",
      parameters: [],
      apis: [],
      returnParameter: "state",
      logout: "provider",
      ...changes,
    },
    origins,
    fetch: call,
    now: () => moment,
    log: (entry) => logged.push(entry),
  });
  return {
    login,
    logged,
    pass: (ms: number) => {
      moment += ms;
    },
  };
}

/** Shows the text of a notice with its link and its wait. */
const showNotice: ShowNotice = ({ status, text, link, retryAfter }) =>
  new Response(`${text} ${link?.href}`, {
    status,
    headers: retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) },
  });

/** A browser: cookies by host, manual redirects, and the filled-in form of the provider. */
function browser(login: SiteLogin, home = origin) {
  const auth = `${home}${calls}/auth`;
  const site = new Map<string, string>();
  const providerCookies = new Map<string, string>();
  const paths = {
    [`${calls}/auth/api-key-injection`]: "injection",
    [`${calls}/auth/login`]: "login",
    [`${calls}/auth/login/callback`]: "callback",
    [`${calls}/auth/logout`]: "logout",
    [`${calls}/auth/logout/callback`]: "loggedOut",
  } as const;
  const storeCookies = (jar: Map<string, string>, response: Response): void => {
    for (const one of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = one.split(/; ?/);
      const at = pair.indexOf("=");
      if (attributes.includes("Max-Age=0") || /expires=Thu, 01 Jan 1970/i.test(one)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const sent = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const go = async (address: string, headers: { readonly [name: string]: string } = {}): Promise<Response> => {
    const url = new URL(address, home);
    const path = Object.entries(paths).find(([one]) => one === url.pathname)?.[1];
    if (path === undefined) throw new Error(`the site has no call ${url.pathname}`);
    const response = await login.answer(path, new Request(url, { headers: { cookie: sent(site), ...headers } }), {
      client: "me",
      loginPlace: { origin: home, base: "" },
      showNotice,
    });
    storeCookies(site, response);
    return response;
  };
  /** Follows the pages of the provider until it redirects back to the site; returns that URL. */
  const atProvider = async (address: string, answer: "yes" | "no" = "yes"): Promise<string> => {
    let next = address;
    let body: URLSearchParams | undefined;
    for (let hop = 0; hop < 12; hop += 1) {
      if (!next.startsWith(provider.issuer)) return next;
      const response = await fetch(next, {
        redirect: "manual",
        headers: { cookie: sent(providerCookies) },
        ...(body && { method: "POST", body }),
      });
      storeCookies(providerCookies, response);
      body = undefined;
      const location = response.headers.get("location");
      if (location !== null) next = new URL(location, next).href;
      else {
        const page = await response.text();
        const action = /action="([^"]+)"/.exec(page)?.[1];
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1];
        if (action === undefined) throw new Error(`the provider answered ${response.status}: ${page}`);
        next = new URL(action, next).href;
        body = new URLSearchParams(xsrf === undefined ? { answer } : { xsrf, logout: "yes" });
      }
    }
    throw new Error("the provider leads on for ever");
  };
  const to = (response: Response): string => response.headers.get("location") ?? "";
  return {
    site,
    go,
    to,
    atProvider,
    /** Logs in from a page; returns the final URL of the browser. */
    logIn: async (from = "/plants?explorer=true", answer?: "yes" | "no") => {
      const authorizeUrl = to(await go(`${auth}/login?state=${encodeURIComponent(from)}`));
      return to(await go(await atProvider(authorizeUrl, answer)));
    },
    fetchStatus: async (headers?: { readonly [name: string]: string }) => {
      const response = await go(`${auth}/api-key-injection`, headers);
      return { status: response.status, content: (await response.json()) as { readonly [name: string]: unknown } };
    },
  };
}

describe("a login that begins on another origin", () => {
  const elsewhere = "http://plants.localhost:4000";

  it("returns through the operator's own origin, and holds only where it began", async () => {
    const { login } = open();
    const [here, there] = [browser(login), browser(login, elsewhere)];
    const authorizeUrl = there.to(await there.go(`${elsewhere}${calls}/auth/login?state=/w`));
    expect(new URL(authorizeUrl).searchParams.get("redirect_uri")).toBe(`${auth}/login/callback`);
    const sentOn = here.to(await here.go(await there.atProvider(authorizeUrl)));
    expect(sentOn).toContain(`${elsewhere}${calls}/auth/login/callback?`);
    expect(there.to(await there.go(sentOn))).toBe(`${elsewhere}/w`);
    expect((await there.fetchStatus()).content).toMatchObject({ authenticated: true });
    expect((await here.fetchStatus()).content).toMatchObject({ authenticated: false });
    expect(here.site.size).toBe(0);
  });

  it("is sent on to no origin that the server did not seal", async () => {
    const { login } = open();
    const [here, there] = [browser(login), browser(login, elsewhere)];
    const back = new URL(await there.atProvider(there.to(await there.go(`${elsewhere}${calls}/auth/login?state=/w`))));
    const [random = ""] = (back.searchParams.get("state") ?? "").split(".");
    back.searchParams.set("state", `${random}.${Buffer.from("https://evil.example").toString("base64url")}`);
    expect(here.to(await here.go(back.href))).not.toContain("evil.example");
    expect((await here.fetchStatus()).content).toMatchObject({ authenticated: false });
  });
});

describe("a login with a real provider", () => {
  it("sends PKCE, state and nonce, returns to the page, and provides the token", async () => {
    const { login, logged } = open();
    const { go, to, atProvider, fetchStatus, site: jar } = browser(login);
    expect(await fetchStatus()).toEqual({
      status: 200,
      content: { enabled: true, authenticated: false, authorizationUrl: `${auth}/login`, returnToQueryParam: "state" },
    });
    const begun = await go(`${auth}/login?state=${encodeURIComponent("/plants?explorer=true")}`);
    const authorizeParameters = new URL(to(begun)).searchParams;
    expect(authorizeParameters.get("code_challenge_method")).toBe("S256");
    expect(authorizeParameters.get("redirect_uri")).toBe(`${auth}/login/callback`);
    expect(authorizeParameters.get("state")).toMatch(/^[\w-]{43}$/);
    expect(authorizeParameters.get("nonce")).toMatch(/^[\w-]{43}$/);
    const [tryCookie = ""] = begun.headers.getSetCookie();
    expect(tryCookie).toMatch(
      /^callboard-login-insecure-4000-try-[\w-]{16}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const ended = await go(await atProvider(to(begun)));
    expect(to(ended)).toBe(`${origin}/plants?explorer=true`);
    expect([...jar.keys()]).toEqual([cookie]);
    const { content } = await fetchStatus();
    expect(content).toMatchObject({
      enabled: true,
      authenticated: true,
      access_token: expect.stringMatching(/^.{20,}$/),
    });
    // The cookie reveals nothing about its content.
    expect(decodeURIComponent([...jar].join())).not.toContain(content.access_token);
    expect(logged.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual(["login begun", "callback done"]);
  });

  it("provides a claim of the user if the settings name one", async () => {
    const { login } = open({ claim: apiKey.claim, scope: `openid ${apiKey.claim}` });
    const { logIn, fetchStatus } = browser(login);
    await logIn();
    expect((await fetchStatus()).content.access_token).toBe(apiKey.value);
  });

  it("fails for a user without that claim", async () => {
    const { login } = open({ claim: "another" });
    const { logIn, fetchStatus } = browser(login);
    expect(new URL(await logIn()).searchParams.get("error_description")).toBe(
      "The login provided no API key for this account.",
    );
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it("shows a refusal in the words of the provider", async () => {
    const { login, logged } = open();
    const { logIn, fetchStatus } = browser(login);
    const back = new URL(await logIn("/plants?explorer=true&error=old#part", "no"));
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("error_description")).toBe("<b>Ada</b> may not have that.");
    expect(back.pathname + back.hash).toBe("/plants#part");
    expect((await fetchStatus()).content.authenticated).toBe(false);
    expect(logged.at(-1)).toEqual({ step: "callback", outcome: "refused", cause: "access_denied" });
  });

  it.each([
    ["https://evil.example/", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/%09/evil.example", "/%09/evil.example"],
    ["javascript:alert(1)", "/"],
    [`${origin}/plants?a=1`, "/plants?a=1"],
    [`${calls}/auth/logout`, "/"],
  ])("with the return parameter %s returns to %s", async (from, path) => {
    const { login } = open();
    expect(await browser(login).logIn(from)).toBe(origin + path);
  });
});

describe("a provider response", () => {
  it("is accepted once, even with the cookie of its login", async () => {
    const { login } = open();
    const one = browser(login);
    const authorizeUrl = one.to(await one.go(`${auth}/login?state=/`));
    const answer = await one.atProvider(authorizeUrl);
    const before = [...one.site];
    await one.go(answer);
    expect((await one.go(answer)).status).toBe(400);
    const thief = browser(login);
    for (const [name, value] of before) thief.site.set(name, value);
    const again = await thief.go(answer);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("This browser did not start this login");
    expect((await thief.fetchStatus()).content.authenticated).toBe(false);
  });

  it("is accepted only in the browser that started the login", async () => {
    const { login } = open();
    const [one, other] = [browser(login), browser(login)];
    const answer = await one.atProvider(one.to(await one.go(`${auth}/login?state=/`)));
    await other.go(`${auth}/login?state=/`);
    expect((await other.go(answer)).status).toBe(400);
    expect((await other.fetchStatus()).content.authenticated).toBe(false);
    expect(one.to(await one.go(answer))).toBe(`${origin}/`);
  });

  it("is accepted for ten minutes", async () => {
    const { login, pass } = open();
    const { go, to, atProvider } = browser(login);
    const answer = await atProvider(to(await go(`${auth}/login?state=/`)));
    pass(600_000);
    expect((await go(answer)).status).toBe(400);
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "guess"), 400],
    ["no state", (url: URL) => url.searchParams.delete("state"), 400],
    ["another issuer", (url: URL) => url.searchParams.set("iss", "https://evil.example"), 302],
    ["another code", (url: URL) => url.searchParams.set("code", "guess"), 302],
  ])("with %s logs nobody in", async (_, change, status) => {
    const { login } = open();
    const { go, to, atProvider, fetchStatus } = browser(login);
    const answer = new URL(await atProvider(to(await go(`${auth}/login?state=/`))));
    change(answer);
    const ended = await go(answer.href);
    expect(ended.status).toBe(status);
    if (status === 302) expect(new URL(to(ended)).searchParams.get("error")).toMatch(/^(server_error|invalid_grant)$/);
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it("is independent of the logins in other tabs, in any order", async () => {
    const { login } = open();
    const { go, to, atProvider, fetchStatus } = browser(login);
    const first = to(await go(`${auth}/login?state=/first`));
    const second = to(await go(`${auth}/login?state=/second`));
    const answers = [await atProvider(first), await atProvider(second)];
    expect(to(await go(answers[1] ?? ""))).toBe(`${origin}/second`);
    expect(to(await go(answers[0] ?? ""))).toBe(`${origin}/first`);
    expect((await fetchStatus()).content.authenticated).toBe(true);
  });

  it("belongs to one of at most five pending logins per browser", async () => {
    const { login, pass } = open();
    const { go, site: jar } = browser(login);
    for (let i = 0; i < 8; i += 1) {
      await go(`${auth}/login?state=/`);
      pass(1);
    }
    expect(jar.size).toBe(5);
  });
});

describe("a session", () => {
  it("is refreshed before its token expires, once for all tabs", async () => {
    provider.set("good", 3600);
    const { login, pass } = open();
    const { logIn, fetchStatus, site: jar } = browser(login);
    await logIn();
    const first = (await fetchStatus()).content.access_token;
    pass(3_239_999);
    expect((await fetchStatus()).content.access_token).toBe(first);
    pass(1);
    const before = [...jar];
    const calls = provider.tokenCalls();
    const tabs = [browser(login), browser(login)];
    for (const tab of tabs) for (const [name, value] of before) tab.site.set(name, value);
    const answers = await Promise.all(tabs.map((tab) => tab.fetchStatus()));
    expect(provider.tokenCalls()).toBe(calls + 1);
    expect(answers[0]?.content.access_token).not.toBe(first);
    expect(answers[1]).toEqual(answers[0]);
    // The next refresh uses the renewed token.
    pass(3_600_000);
    expect((await tabs[0]?.fetchStatus())?.content.authenticated).toBe(true);
  });

  it("is refreshed after the computer slept past the expiry of the token", async () => {
    const { login, pass } = open();
    const { logIn, fetchStatus } = browser(login);
    await logIn();
    const first = (await fetchStatus()).content.access_token;
    pass(8 * 3_600_000);
    const { content } = await fetchStatus();
    expect(content.authenticated).toBe(true);
    expect(content.access_token).not.toBe(first);
  });

  it("expires after twelve hours, even if it was refreshed", async () => {
    const { login, pass } = open();
    const { logIn, fetchStatus, site: jar } = browser(login);
    await logIn();
    for (let hour = 0; hour < 11; hour += 1) {
      pass(3_600_000);
      expect((await fetchStatus()).content.authenticated).toBe(true);
    }
    pass(3_600_000);
    expect((await fetchStatus()).content.authenticated).toBe(false);
    expect(jar.size).toBe(0);
  });

  it("expires with its token if there is no refresh token", async () => {
    const { login, pass } = open({ scope: "openid" });
    const { logIn, fetchStatus } = browser(login);
    await logIn();
    pass(3_599_999);
    expect((await fetchStatus()).content.authenticated).toBe(true);
    pass(1);
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it.each(["down", "text", "broken"] as const)(
    "survives a provider that is %s until its token expires, and recovers afterwards",
    async (day) => {
      const { login, pass, logged } = open();
      const { logIn, fetchStatus } = browser(login);
      await logIn();
      const first = (await fetchStatus()).content.access_token;
      provider.set(day);
      pass(3_300_000);
      expect((await fetchStatus()).content).toMatchObject({ authenticated: true, access_token: first });
      pass(600_000);
      expect((await fetchStatus()).status).toBe(503);
      expect(logged.at(-1)).toMatchObject({ step: "renewal", outcome: "failed" });
      provider.set("good");
      expect((await fetchStatus()).content.authenticated).toBe(true);
    },
  );

  it("ends when the provider refuses to refresh it", async () => {
    const { login, pass } = open();
    const { logIn, fetchStatus, go, site: jar } = browser(login);
    await logIn();
    const before = [...jar];
    // The same user logs out elsewhere, which revokes the tokens.
    await go(`${auth}/logout?state=/`);
    const elsewhere = open();
    const other = browser(elsewhere.login);
    for (const [name, value] of before) other.site.set(name, value);
    elsewhere.pass(3_600_000);
    pass(3_600_000);
    expect((await other.fetchStatus()).content.authenticated).toBe(false);
    expect(other.site.size).toBe(0);
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it.each([
    [
      "changed by one character",
      (sealed: string) => `${sealed.slice(0, -5)}${sealed.at(-5) === "A" ? "B" : "A"}${sealed.slice(-4)}`,
    ],
    ["cut", (sealed: string) => sealed.slice(0, 40)],
    ["not a sealed session", () => "hello"],
  ])("is rejected if its cookie is %s", async (_, change) => {
    const { login } = open();
    const { logIn, fetchStatus, site: jar } = browser(login);
    await logIn();
    jar.set(cookie, change(jar.get(cookie) ?? ""));
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it("can't be created from the cookie of a pending login", async () => {
    const { login } = open();
    const { go, fetchStatus, site: jar } = browser(login);
    await go(`${auth}/login?state=/`);
    jar.set(cookie, [...jar.values()][0] ?? "");
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });

  it("survives a key rotation while its own key is still listed", async () => {
    const { logIn, site: jar } = browser(open().login);
    await logIn();
    const authorizeParameters = async (cookieKeys: readonly string[]) => {
      const later = browser(open({ cookieKeys }).login);
      for (const [name, value] of jar) later.site.set(name, value);
      return (await later.fetchStatus()).content.authenticated;
    };
    expect(await authorizeParameters(["n".repeat(32), "k".repeat(32)])).toBe(true);
    expect(await authorizeParameters(["n".repeat(32)])).toBe(false);
  });
});

describe("a session cookie", () => {
  const claiming = { claim: apiKey.claim, scope: `openid ${apiKey.claim}` };

  it("is bound to its host and to https if the site is served over https", async () => {
    const { go, to, atProvider, fetchStatus, site: jar } = browser(open({}, [secureOrigin]).login, secureOrigin);
    const begun = await go(`${calls}/auth/login?state=/`);
    const ended = await go(await atProvider(to(begun)));
    const setCookies = [...begun.headers.getSetCookie(), ...ended.headers.getSetCookie()];
    expect(setCookies.map((one) => one.replace(/=[^;]*/, "").replace(/(-try-).*?;/, "$1;"))).toEqual([
      "__Host-callboard-login-try-; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-callboard-login-try-; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-callboard-login; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect([...jar.keys()]).toEqual(["__Host-callboard-login"]);
    expect((await fetchStatus()).content.authenticated).toBe(true);
  });

  it("is split to fit browser limits if it is large, and leaves no stale parts when it shrinks", async () => {
    const { login } = open(claiming);
    const { go, to, atProvider, logIn, fetchStatus, site: jar } = browser(login);
    const key = "k".repeat(6000);
    provider.setClaim(key);
    const ended = await go(await atProvider(to(await go(`${auth}/login?state=/`))));
    const pieces = ended.headers.getSetCookie().filter((one) => !one.includes("-try-"));
    expect(pieces.length).toBeGreaterThan(1);
    // RFC 6265 §6.1: at least 4096 bytes per cookie, with its name and attributes.
    for (const one of pieces) expect(one.length).toBeLessThanOrEqual(4096);
    expect((await fetchStatus()).content.access_token).toBe(key);
    const before = new Map(jar);
    jar.delete(`${cookie}.1`);
    expect((await fetchStatus()).content.authenticated).toBe(false);
    for (const [name, value] of before) jar.set(name, value);
    provider.setClaim("short");
    await logIn();
    expect([...jar.keys()]).toEqual([cookie]);
    expect((await fetchStatus()).content.access_token).toBe("short");
  });

  it("is not set if it is too large for a browser, and the page reports that", async () => {
    const { login, logged } = open(claiming);
    const { logIn, fetchStatus, site: jar } = browser(login);
    provider.setClaim("k".repeat(20_000));
    const back = new URL(await logIn());
    expect(back.pathname).toBe("/plants");
    expect(back.searchParams.get("error_description")).toBe("The login data is too large for this browser to store.");
    expect(logged.at(-1)).toEqual({ step: "callback", outcome: "failed", cause: "too-large" });
    expect(jar.size).toBe(0);
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });
});

describe("a logout", () => {
  it("ends the session, its tokens and the provider session, and returns to the page", async () => {
    const { login, pass } = open();
    const { logIn, go, to, atProvider, fetchStatus, site: jar } = browser(login);
    await logIn();
    const before = [...jar];
    const authorizeUrl = to(await go(`${auth}/logout?state=${encodeURIComponent(`${origin}/plants?explorer=true`)}`));
    expect(authorizeUrl.startsWith(`${provider.issuer}/session/end?`)).toBe(true);
    expect(jar.size).toBe(0);
    const back = await atProvider(authorizeUrl);
    expect(to(await go(back))).toBe(`${origin}/plants?explorer=true`);
    expect((await fetchStatus()).content.authenticated).toBe(false);
    // A copy of the old cookie is invalid.
    for (const [name, value] of before) jar.set(name, value);
    expect((await fetchStatus()).content.authenticated).toBe(false);
    pass(1);
  });

  it("returns directly if configured or if nobody is logged in, and never to another site", async () => {
    const { login } = open({ logout: "site" });
    const { logIn, go, to } = browser(login);
    await logIn();
    expect(to(await go(`${auth}/logout?state=/plants`))).toBe(`${origin}/plants`);
    expect(to(await go(`${auth}/logout?state=/plants`))).toBe(`${origin}/plants`);
    expect(to(await go(`${auth}/logout?state=//evil.example`))).toBe(`${origin}/`);
    expect(to(await go(`${auth}/logout/callback?state=//evil.example`))).toBe(`${origin}/`);
  });

  it("requires confirmation if another site triggers it", async () => {
    const { login } = open();
    const { logIn, go, fetchStatus } = browser(login);
    await logIn();
    for (const headers of [
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors" },
    ]) {
      const authorizeParameters = await go(`${auth}/logout?state=/plants`, headers);
      expect(authorizeParameters.status).toBe(200);
      expect(await authorizeParameters.text()).toContain("/api/callboard-docs/auth/logout?state=%2Fplants");
      expect((await fetchStatus()).content.authenticated).toBe(true);
    }
    await go(`${auth}/logout?state=/plants`, { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" });
    expect((await fetchStatus()).content.authenticated).toBe(false);
  });
});

describe("the login endpoints", () => {
  it("reject pages of other sites", async () => {
    const { login } = open();
    const { logIn, fetchStatus } = browser(login);
    await logIn();
    for (const from of ["cross-site", "same-site"])
      expect((await fetchStatus({ "sec-fetch-site": from })).status).toBe(403);
    expect((await fetchStatus({ "sec-fetch-site": "same-origin" })).content.authenticated).toBe(true);
  });

  it("redirect to the host that the provider returns to", async () => {
    const { login } = open();
    const { go, to } = browser(login);
    const begun = to(await go(`http://127.0.0.1:4000${calls}/auth/login?state=/plants`));
    expect(begun).toBe(`${auth}/login?state=%2Fplants&callboard-moved=1`);
    expect(to(await go(begun))).toContain(`${provider.issuer}/auth?`);
    const { host } = new URL(origin);
    for (const other of ["docs2.example", `${new URL(origin).hostname}.`, "docs.example:8443"]) {
      expect(to(await go(`https://${other}${calls}/auth/login?state=/plants`))).toBe(begun);
    }
    // A reverse proxy has replaced the host of the request with its own.
    expect(to(await go(begun.replace(host, "127.0.0.1:4000")))).toContain(`${provider.issuer}/auth?`);
  });

  it("report an unreachable provider and work once it is back", async () => {
    let isThere = false;
    const { login } = open();
    const down = siteLogin({
      settings: {
        ...{
          issuer: provider.issuer,
          clientId: site.id,
          cookieKeys: ["k".repeat(32)],
          scope: "openid",
          parameters: [],
        },
        ...{ apis: [], returnParameter: "state", logout: "site" },
      },
      ...{ origins: [origin], calls, now: Date.now, log: () => {} },
      fetch: (input, init) => (isThere ? fetch(input, init) : Promise.reject(new TypeError("fetch failed"))),
    });
    const { go, to } = browser(down);
    const back = new URL(to(await go(`${auth}/login?state=/plants`)));
    expect(back.pathname).toBe("/plants");
    expect(back.searchParams.get("error_description")).toBe(
      "The login can’t be reached right now. Try again in a moment.",
    );
    isThere = true;
    expect(to(await go(`${auth}/login?state=/plants`))).toContain(provider.issuer);
    expect(login.isFor({ id: "any" })).toBe(true);
  });

  it.each(["http://login.example/auth", "javascript:alert(1)", "/auth"])(
    "reject the insecure authorization endpoint %s",
    async (authorization_endpoint) => {
      const insecure = siteLogin({
        settings: {
          ...{ issuer: provider.issuer, clientId: site.id, cookieKeys: ["k".repeat(32)], scope: "openid" },
          ...{ parameters: [], apis: [], returnParameter: "state", logout: "provider" },
        },
        ...{ origins: [origin], calls, now: Date.now, log: () => {} },
        fetch: async (input, init) => {
          const answer = await fetch(input, init);
          if (!String(input).includes("/.well-known/")) return answer;
          return Response.json({ ...(await answer.json()), authorization_endpoint });
        },
      });
      const { go, to } = browser(insecure);
      const back = new URL(to(await go(`${auth}/login?state=/plants`)));
      expect([back.origin, back.searchParams.get("error")]).toEqual([origin, "temporarily_unavailable"]);
    },
  );

  it("are rate-limited per client", async () => {
    const { login, pass } = open();
    const loginPlace = { origin, base: "" };
    const answer = (client: string) =>
      login.answer("login", new Request(`${auth}/login?state=/`), { client, loginPlace, showNotice });
    for (let i = 0; i < 20; i += 1) expect((await answer("one")).status).toBe(302);
    const refused = await answer("one");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await answer("another")).status).toBe(302);
    pass(60_000);
    expect((await answer("one")).status).toBe(302);
  });
});

it("applies the login to the APIs in the settings, by id or name", () => {
  const { isFor } = open({ apis: ["plants", "Water"] }).login;
  expect(isFor({ id: "plants", name: "Garden" })).toBe(true);
  expect(isFor({ id: "x", name: "Water" })).toBe(true);
  expect(isFor({ id: "x", name: "Other" })).toBe(false);
});

describe("a failed call to the provider at any step of a session", () => {
  const brokenBody = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"issuer":')),
      pull: (controller) => controller.error(new TypeError("terminated")),
    });
  const failing: { readonly [how: string]: typeof fetch } = {
    throws: () => {
      throw new TypeError("fetch failed");
    },
    "rejects immediately": () => Promise.reject(new TypeError("fetch failed")),
    "rejects asynchronously": () =>
      new Promise((_, reject) => setImmediate(() => reject(new TypeError("fetch failed")))),
    "breaks off in the middle of the response": async () =>
      new Response(brokenBody(), { headers: { "content-type": "application/json" } }),
    "is answered with HTML": async () =>
      new Response("<p>Down for maintenance", { headers: { "content-type": "text/html" } }),
    "is answered with an empty object": async () => Response.json({}),
    "is answered with an error": async () => Response.json({ error: "server_error" }, { status: 500 }),
    "is redirected to another host": async () =>
      new Response(null, { status: 302, headers: { location: "http://127.0.0.1:1/" } }),
  };

  it.each(Object.entries(failing))("because it %s fails only that step", async (_, fail) => {
    const crashes: unknown[] = [];
    const note = (error: unknown): void => void crashes.push(error);
    process.on("uncaughtException", note).on("unhandledRejection", note);
    onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));
    let calls = 0;
    let failed = 0;
    const call: typeof fetch = (input, init) => {
      calls += 1;
      return calls === failed ? fail(input, init) : fetch(input, init);
    };
    /** Logs in, renews the token and logs out; a step that fails ends the session early. */
    const session = async (): Promise<boolean> => {
      calls = 0;
      const { login, pass } = open({}, undefined, call);
      const { fetchStatus, go, to, atProvider } = browser(login);
      const authorizeUrl = to(await go(`${auth}/login?state=/plants`));
      const back = new URL(
        authorizeUrl.startsWith(origin) ? authorizeUrl : to(await go(await atProvider(authorizeUrl))),
      );
      pass(3_500_000);
      const { status, content } = await fetchStatus();
      expect([200, 503]).toContain(status);
      expect((await go(`${auth}/logout?state=/`)).status).toBe(302);
      return !back.searchParams.has("error") && content.authenticated === true;
    };
    expect(await session()).toBe(true);
    const all = calls;
    expect(all).toBeGreaterThan(3);
    for (failed = 1; failed <= all; failed += 1) await session();
    failed = 0;
    expect(await session()).toBe(true);
    expect(crashes).toEqual([]);
  });
});
