import { randomUUID } from "node:crypto";
import { createWindow } from "#docs-host/proxy";
import { apiKeyInjection, noInjection, renewals } from "./api-key-injection.ts";
import { loginCookies } from "./cookies.ts";
import { addressOf, type LoginLogEntry, type LoginRouteDeps, loginPaths, sessionOf, spentNames } from "./deps.ts";
import { finishLogin } from "./finish-login.ts";
import { loggedOut, logout } from "./logout.ts";
import { plainPage } from "./plain-page.ts";
import { loginProvider } from "./provider.ts";
import { sealer } from "./seal.ts";
import { type LoginSettings, readLoginSettings } from "./settings.ts";
import { startLogin } from "./start-login.ts";
import { words } from "./words.ts";

export { loginReturnPage, loginReturnPath } from "./login-return.ts";
export { type LoginLogEntry, type LoginSettings, loginPaths, noInjection, readLoginSettings };

/** Who is logged in, and where readers log in. */
export interface LoginAccess {
  /** Returns true if the reader who sent a request is logged in. */
  readonly isLoggedIn: (request: Request) => boolean;
  /** Returns the address that begins a login and then leads back to a path of the site. */
  readonly addressFor: (path: string) => string;
}

/** The login of a site's readers: what answers below each of its paths. */
export interface SiteLogin extends LoginAccess {
  /** Returns true if the playgrounds of an API are prefilled. */
  readonly isFor: (api: { readonly id: string; readonly name?: string | undefined }) => boolean;
  /** Answers a call by the name of its path. `client` is whom its calls are counted for. */
  readonly answer: (path: keyof typeof loginPaths, request: Request, client: string) => Promise<Response>;
}

/** The dependencies of a login. */
export interface LoginDeps {
  readonly settings: LoginSettings;
  /** Origins of the site; the first is its public one. */
  readonly origins: readonly string[];
  readonly calls: string;
  readonly fetch: typeof fetch;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (entry: LoginLogEntry) => void;
}

/**
 * Login requests of one client in a minute (docs/security.md#login-to-the-site). A choice of this site: five logins are
 * twenty.
 */
const stepsPerMinute = 20;
const minute = 60_000;

/** Creates the login of a site. It contacts the provider on first use. */
export function siteLogin({ settings, origins, calls, fetch, now, log }: LoginDeps): SiteLogin {
  const provider = loginProvider(settings, { fetch, now });
  const [home = ""] = origins;
  const deps: LoginRouteDeps = {
    ...{ settings, origins, calls, provider, now, log },
    sealer: sealer(settings.cookieKeys),
    cookies: loginCookies(home),
    spent: spentNames(now),
    random: randomUUID,
  };
  const renew = renewals(deps);
  const steps = createWindow(stepsPerMinute, minute, now);
  const calm = async (client: string, go: () => Promise<Response>): Promise<Response> => {
    const wait = steps.spend(client);
    if (wait === undefined) return go();
    return plainPage(429, { text: words.tooMany, link: words.toDocs }, { "Retry-After": String(wait) });
  };
  const answers: { readonly [P in keyof typeof loginPaths]: (request: Request, client: string) => Promise<Response> } =
    {
      injection: (request) => apiKeyInjection(deps, renew, request),
      login: (request, client) => calm(client, () => startLogin(deps, request)),
      callback: (request, client) => calm(client, () => finishLogin(deps, request)),
      logout: (request, client) => calm(client, () => logout(deps, request)),
      loggedOut: async (request) => loggedOut(deps, request),
    };
  return {
    isFor: ({ id, name }) => settings.apis.length === 0 || settings.apis.some((one) => one === id || one === name),
    isLoggedIn: (request) => sessionOf(deps, request) !== undefined,
    addressFor: (path) => `${addressOf(deps, "login")}?${new URLSearchParams({ [settings.returnParameter]: path })}`,
    answer: (path, request, client) => answers[path](request, client),
  };
}
