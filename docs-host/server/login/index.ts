import { randomUUID } from "node:crypto";
import { createWindow } from "#docs-host/proxy";
import { callsPath } from "#docs-host/site/page-data";
import { caches } from "#engine/caches";
import { isSecureUrl } from "#engine/host";
import { apiKeyInjection, noInjection, renewals } from "./api-key-injection.ts";
import { loginCookies } from "./cookies.ts";
import {
  addressOf,
  type LoginLogEntry,
  type LoginPlace,
  type LoginRouteDeps,
  loginPaths,
  sessionOf,
  spentNames,
} from "./deps.ts";
import { finishLogin } from "./finish-login.ts";
import { type LoginNotice, loginNotices, type ShowNotice } from "./login-notice.ts";
import { loggedOut, logout } from "./logout.ts";
import { loginProvider } from "./provider.ts";
import { sealer } from "./seal.ts";
import { type LoginSettings, readLoginSettings } from "./settings.ts";
import { startLogin } from "./start-login.ts";

export { loginNotices, type ShowNotice, secureLabel } from "./login-notice.ts";
export { loginReturnPage, loginReturnPath } from "./login-return.ts";
export { type LoginLogEntry, type LoginPlace, type LoginSettings, loginPaths, noInjection, readLoginSettings };

/** Who is logged in, and where readers log in. */
export interface LoginAccess {
  /** Returns true if the reader who sent a request to a site is logged in there. */
  readonly isLoggedIn: (request: Request, place: LoginPlace) => boolean;
  /**
   * Returns the address that begins a login and then returns to a path of the site; undefined if readers can't log in
   * there, since it is not https.
   */
  readonly addressFor: (path: string, place: LoginPlace) => string | undefined;
}

/** The sender of a call, and the site that it is sent to. */
export interface LoginCaller {
  /** Whom its calls are counted for. */
  readonly client: string;
  readonly loginPlace: LoginPlace;
  readonly showNotice: ShowNotice;
}

/** The login of the readers of all sites of a server: what answers below each of its paths. */
export interface SiteLogin extends LoginAccess {
  /** Returns true if the playgrounds of an API are prefilled. */
  readonly isFor: (api: { readonly id: string; readonly name?: string | undefined }) => boolean;
  /** Answers a call by the name of its path. */
  readonly answer: (path: keyof typeof loginPaths, request: Request, caller: LoginCaller) => Promise<Response>;
}

/** The dependencies of a login. */
export interface LoginDeps {
  readonly settings: LoginSettings;
  /** The operator's own origins; the first is its public one, which the provider sends readers back to. */
  readonly origins: readonly string[];
  readonly fetch: typeof fetch;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (entry: LoginLogEntry) => void;
}

/** Returns true if the playgrounds of an API are prefilled, by the ids or names of those that are; none stand for all. */
export const prefills = (apis: readonly string[], { id, name }: Parameters<SiteLogin["isFor"]>[0]): boolean =>
  apis.length === 0 || apis.some((one) => one === id || one === name);

/**
 * Login requests of one client in a minute (docs/security.md#login-to-the-site). A choice of this site: five logins are
 * twenty.
 */
const stepsPerMinute = 20;
const minute = 60_000;

/** Max part of the memory of all caches for the names of cookies of sites. */
const partOfPlaces = 0.02;

/** Creates the login to the sites of a server. Each origin has its own session. It contacts the provider on first use. */
export function siteLogin({ settings, origins, fetch, now, log }: LoginDeps): SiteLogin {
  const provider = loginProvider(settings, { fetch, now });
  const [home = ""] = origins;
  const shared = {
    ...{ settings, home, provider, now, log },
    sealer: sealer(settings.cookieKeys),
    spent: spentNames(now),
    random: randomUUID,
  };
  const places = caches.open<LoginRouteDeps>("logins", { part: partOfPlaces, sizeOf: () => 1000 });
  /** The dependencies at a place; undefined if readers can't log in there. */
  const depsAt = (place: LoginPlace): LoginRouteDeps | undefined => {
    const known = places.get(place.origin + place.base);
    if (known !== undefined) return known;
    if (!isSecureUrl(place.origin)) return undefined;
    const deps = {
      ...{ ...shared, place },
      origins: place.origin === home ? origins : [place.origin],
      calls: place.base + callsPath,
      cookies: loginCookies(place.origin),
    };
    places.set(place.origin + place.base, deps);
    return deps;
  };
  const renew = renewals(shared);
  const steps = createWindow(stepsPerMinute, minute, now);
  const calm = async (client: string, go: () => Promise<Response | LoginNotice>) => {
    const wait = steps.spend(client);
    if (wait === undefined) return go();
    return { ...loginNotices.tooMany, retryAfter: wait };
  };
  type Answer = (deps: LoginRouteDeps, request: Request, client: string) => Promise<Response | LoginNotice>;
  const answers: { readonly [P in keyof typeof loginPaths]: Answer } = {
    injection: (deps, request) => apiKeyInjection(deps, renew, request),
    login: (deps, request, client) => calm(client, () => startLogin(deps, request)),
    callback: (deps, request, client) => calm(client, () => finishLogin(deps, request)),
    logout: (deps, request, client) => calm(client, () => logout(deps, request)),
    loggedOut: async (deps, request) => loggedOut(deps, request),
  };
  return {
    isFor: (api) => prefills(settings.apis, api),
    isLoggedIn: (request, place) => {
      const deps = depsAt(place);
      return deps !== undefined && sessionOf(deps, request) !== undefined;
    },
    addressFor: (path, place) => {
      const deps = depsAt(place);
      return deps && `${addressOf(deps, "login")}?${new URLSearchParams({ [settings.returnParameter]: path })}`;
    },
    answer: async (path, request, { client, loginPlace, showNotice }) => {
      const deps = depsAt(loginPlace);
      if (deps === undefined) return path === "injection" ? noInjection() : showNotice(loginNotices.insecure);
      const answer = await answers[path](deps, request, client);
      return answer instanceof Response ? answer : showNotice(answer);
    },
  };
}
