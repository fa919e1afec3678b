import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../adapters/session-store.ts";
import { type Injection, startInjection } from "./injection.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const login = "https://docs.example/api/callboard-docs/auth/login";
const page = "https://docs.example/plants?explorer=true";
const json = (content: object): Response => new Response(JSON.stringify(content));
const anonymous = { enabled: true, authenticated: false, authorizationUrl: login, returnToQueryParam: "back" };
const loggedIn = { ...anonymous, authenticated: true, access_token: "tok" };

/** A tab on a site with scripted responses, and the recorded results. */
function tab(answer: () => Response | Promise<Response>, address = page) {
  const texts = new Map<string, string>();
  const store = sessionStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
  const [redirects, logged]: [string[], string[]] = [[], []];
  let requestCount = 0;
  let back = (): void => {};
  const load = (): Injection =>
    startInjection({
      ask: async () => {
        requestCount += 1;
        return answer();
      },
      logoutUrl: "/api/callboard-docs/auth/logout",
      store,
      now: () => Date.now(),
      address: () => address,
      leaveTo: (url) => redirects.push(url),
      onReturn: (act) => {
        back = act;
      },
      log: (problem) => logged.push(problem),
    });
  return { load, redirects, logged, requestCount: () => requestCount, comeBack: () => back() };
}

/** Advances the clock and flushes pending responses. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("the login status of the site", () => {
  it("is fetched immediately, every five minutes, and when the page becomes visible again", async () => {
    const { load, requestCount, comeBack: returnFromLogin } = tab(() => json(anonymous));
    const injection = load();
    const reported = vi.fn();
    injection.subscribe(reported);
    expect(injection.read()).toEqual({ known: undefined, problem: undefined });
    await pass();
    expect(injection.read().known).toMatchObject({ enabled: true, authenticated: false });
    expect(reported).toHaveBeenCalled();
    expect(injection.read()).toBe(injection.read());
    await pass(299_999);
    expect(requestCount()).toBe(1);
    await pass(1);
    expect(requestCount()).toBe(2);
    returnFromLogin();
    await pass();
    expect(requestCount()).toBe(3);
  });

  it("is no longer fetched once the site reports that login is disabled", async () => {
    const { load, requestCount, comeBack: returnFromLogin } = tab(() => json({ enabled: false }));
    const injection = load();
    await pass();
    returnFromLogin();
    await pass(600_000);
    await injection.ready();
    expect(requestCount()).toBe(1);
  });

  it.each([
    ["responds with 503", () => new Response("", { status: 503 }), "The site responded to the login check with 503."],
    ["responds without JSON", () => new Response("<html>"), "The site's response about the login is not valid."],
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ])("keeps its last value while the site %s, and reports and logs the problem", async (_, failing, problem) => {
    let answer: () => Response | Promise<Response> = () => json(loggedIn);
    const { load, logged } = tab(() => answer());
    const injection = load();
    await pass();
    answer = failing;
    await pass(300_000);
    expect(injection.read()).toMatchObject({ known: { authenticated: true, accessToken: "tok" }, problem });
    expect(logged).toEqual([problem]);
    answer = () => json(anonymous);
    await pass(300_000);
    expect(injection.read()).toMatchObject({ known: { authenticated: false }, problem: undefined });
  });
});

describe("a request that sends the token", () => {
  /** Returns true if a request may be sent within `ms`. */
  const isReady = async (injection: Injection, ms: number): Promise<boolean> => {
    const done = vi.fn();
    void injection.ready().then(done);
    await pass(ms);
    return done.mock.calls.length > 0;
  };

  it("waits for the first status, and fetches it again after one minute", async () => {
    const { load, requestCount } = tab(() => json(loggedIn));
    const injection = load();
    expect(await isReady(injection, 0)).toBe(true);
    await pass(59_999);
    expect(await isReady(injection, 0)).toBe(true);
    expect(requestCount()).toBe(1);
    await pass(1);
    expect(await isReady(injection, 0)).toBe(true);
    expect(requestCount()).toBe(2);
  });

  it("uses the known status after five seconds without a response", async () => {
    const injection = tab(() => new Promise<Response>(() => {})).load();
    expect(await isReady(injection, 4999)).toBe(false);
    await pass(1);
    expect(await isReady(injection, 5000)).toBe(true);
  });
});

describe("navigation", () => {
  it("opens the login with a return URL and clears the reported login error", async () => {
    const { load, redirects } = tab(() => json(anonymous), `${page}&error=access_denied&error_description=No#part`);
    const injection = load();
    injection.logIn();
    expect(redirects).toEqual([]);
    await pass();
    injection.logIn();
    // The address must not contain the error of an earlier login.
    expect(redirects).toEqual([`${login}?back=${encodeURIComponent(`${page}#part`)}`]);
  });

  it("forces the first token after a login, and no other", async () => {
    let answer: object = anonymous;
    const { load, comeBack: returnFromLogin } = tab(() => json(answer));
    const forced: boolean[] = [];
    const injection = load();
    const stop = injection.follow((force) => forced.push(force));
    await pass();
    injection.logIn();
    stop();
    answer = loggedIn;
    const next = load();
    next.follow((force) => forced.push(force));
    await pass();
    returnFromLogin();
    await pass();
    expect(forced).toEqual([false, true, false]);
  });

  it("opens the logout with a return URL, even before the site has responded", () => {
    const { load, redirects } = tab(() => new Promise<Response>(() => {}));
    load().logOut();
    expect(redirects).toEqual([
      `https://docs.example/api/callboard-docs/auth/logout?state=${encodeURIComponent(page)}`,
    ]);
  });
});
