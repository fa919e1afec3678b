import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../adapters/session-store.ts";
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
const inside = { ...anonymous, authenticated: true, access_token: "tok" };

/** A tab on a site with scripted responses, and the recorded results. */
function tab(answer: () => Response | Promise<Response>, address = page) {
  const texts = new Map<string, string>();
  const store = sessionStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
  const [left, logged]: [string[], string[]] = [[], []];
  let asked = 0;
  let back = (): void => {};
  const load = (): Injection =>
    startInjection({
      ask: async () => {
        asked += 1;
        return answer();
      },
      logoutUrl: "/api/callboard-docs/auth/logout",
      store,
      now: () => Date.now(),
      address: () => address,
      leaveTo: (url) => left.push(url),
      onReturn: (act) => {
        back = act;
      },
      log: (problem) => logged.push(problem),
    });
  return { load, left, logged, asked: () => asked, comeBack: () => back() };
}

/** Advances the clock, and lets pending answers arrive. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("the login status of the site", () => {
  it("is fetched immediately, every five minutes, and when the page becomes visible again", async () => {
    const { load, asked, comeBack: returnFromLogin } = tab(() => json(anonymous));
    const injection = load();
    const reported = vi.fn();
    injection.subscribe(reported);
    expect(injection.read()).toEqual({ known: undefined, problem: undefined });
    await pass();
    expect(injection.read().known).toMatchObject({ enabled: true, authenticated: false });
    expect(reported).toHaveBeenCalled();
    expect(injection.read()).toBe(injection.read());
    await pass(299_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    returnFromLogin();
    await pass();
    expect(asked()).toBe(3);
  });

  it("is no longer fetched once the site reports that login is disabled", async () => {
    const { load, asked, comeBack: returnFromLogin } = tab(() => json({ enabled: false }));
    const injection = load();
    await pass();
    returnFromLogin();
    await pass(600_000);
    await injection.ready();
    expect(asked()).toBe(1);
  });

  it.each([
    ["answers 503", () => new Response("", { status: 503 }), "The site answered 503 when asked about the login."],
    ["answers no JSON", () => new Response("<html>"), "The site's answer about the login makes no sense."],
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ])("keeps its last value while the site %s, and reports and logs the problem", async (_, bad, problem) => {
    let answer: () => Response | Promise<Response> = () => json(inside);
    const { load, logged } = tab(() => answer());
    const injection = load();
    await pass();
    answer = bad;
    await pass(300_000);
    expect(injection.read()).toMatchObject({ known: { authenticated: true, accessToken: "tok" }, problem });
    expect(logged).toEqual([problem]);
    answer = () => json(anonymous);
    await pass(300_000);
    expect(injection.read()).toMatchObject({ known: { authenticated: false }, problem: undefined });
  });
});

describe("a request that sends the token", () => {
  /** Returns true if a request is released within some milliseconds. */
  const goes = async (injection: Injection, ms: number): Promise<boolean> => {
    const done = vi.fn();
    void injection.ready().then(done);
    await pass(ms);
    return done.mock.calls.length > 0;
  };

  it("waits for the first status, and fetches it again after one minute", async () => {
    const { load, asked } = tab(() => json(inside));
    const injection = load();
    expect(await goes(injection, 0)).toBe(true);
    await pass(59_999);
    expect(await goes(injection, 0)).toBe(true);
    expect(asked()).toBe(1);
    await pass(1);
    expect(await goes(injection, 0)).toBe(true);
    expect(asked()).toBe(2);
  });

  it("uses the known status after five seconds without a response", async () => {
    const injection = tab(() => new Promise<Response>(() => {})).load();
    expect(await goes(injection, 4999)).toBe(false);
    await pass(1);
    expect(await goes(injection, 5000)).toBe(true);
  });
});

describe("navigation", () => {
  it("opens the login with a return URL and clears the reported login error", async () => {
    const { load, left } = tab(() => json(anonymous), `${page}&error=access_denied&error_description=No#part`);
    const injection = load();
    injection.logIn();
    expect(left).toEqual([]);
    await pass();
    expect(injection.takeLogin()).toBe(false);
    injection.logIn();
    // The address must not contain the error of an earlier login.
    expect(left).toEqual([`${login}?back=${encodeURIComponent(`${page}#part`)}`]);
    const next = load();
    expect([next.takeLogin(), next.takeLogin()]).toEqual([true, false]);
  });

  it("opens the logout with a return URL, even before the site has responded", () => {
    const { load, left } = tab(() => new Promise<Response>(() => {}));
    load().logOut();
    expect(left).toEqual([`https://docs.example/api/callboard-docs/auth/logout?state=${encodeURIComponent(page)}`]);
  });
});
