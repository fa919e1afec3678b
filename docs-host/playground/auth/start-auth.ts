import { createActor } from "xstate";
import {
  type AuthState,
  configuredAuth,
  type Destination,
  destinationOf,
  hasExpired,
  injectedState,
  oauthOf,
  outgoing,
  pickSet,
  renewalUrls,
  schemeSets,
  visibleAt,
} from "#engine/auth";
import { configuredIn, type PlaygroundState } from "#engine/model";
import { authCardMachine } from "#machines";
import type { OAuthLogin } from "#ui/auth";
import { chosenEnvironment } from "../environment/index.ts";
import type { Injection } from "./injection.ts";
import { loginScheme, type OAuthScheme } from "./oauth-scheme.ts";
import type { AuthDeps, Choice, Ending, Guarded, LoginDeps, StartedAuth } from "./started-auth.ts";

/** Returns the login of a scheme. */
type LoginOf = (scheme: OAuthScheme) => Promise<OAuthLogin>;

/** Creates the lookup of logins. Each is loaded and started on first use; the functions that stop them go to `stops`. */
function lazyLogins(deps: LoginDeps, stops: (() => void)[]): LoginOf {
  const logins = new Map<OAuthScheme, Promise<OAuthLogin>>();
  return (scheme) => {
    const known = logins.get(scheme);
    if (known !== undefined) return known;
    const started = import("./login.ts").then(async ({ startLogin }) => {
      const { login, stop } = await startLogin(scheme, deps);
      stops.push(stop);
      return login;
    });
    // A chunk that did not arrive may arrive the next time.
    started.catch(() => logins.delete(scheme));
    logins.set(scheme, started);
    return started;
  };
}

const loadReady = () => import("./ready.ts");

/** Loads the code that makes plans ready before the first request. A failure is reported when the code is needed. */
export const preloadReady = (): void => void loadReady().catch(() => undefined);

/** Starts the authorization card of an endpoint from the state stored for the site. */
export function startAuth(guarded: Guarded, deps: AuthDeps): StartedAuth {
  const { target, authSchemes, playground, origins = {} } = guarded;
  const sets = schemeSets(target, authSchemes, deps.api);
  const { keeper: store, loginError, injection, isSent = () => true } = deps;
  const machine = authCardMachine.provide({ actions: { keep: (_, saved) => store.write(saved) } });
  const chosen = chosenEnvironment(target.environments, target.defaultEnvironment, deps.store);
  let environmentId = chosen.id;
  const domains = Object.assign({}, ...Object.values(origins));
  const to = (url: string): Destination => destinationOf(url, deps.api, domains);
  const aimAt: StartedAuth["aimAt"] = ({ id, baseUrl }) => ({
    destination: to(baseUrl),
    // Defaults of one environment stay until the next one replaces them.
    registered: id === environmentId ? Object.keys(origins[id] ?? {}) : [],
  });
  const defaults = (): AuthState => defaultsOf(configuredIn(playground, environmentId), injection);
  const input = { saved: store.read(), initial: defaults(), loginError, ...aimAt(chosen) };
  const card = createActor(machine, { input }).start();
  if (loginError !== undefined) card.send({ type: "toggle" });
  const saved = (): Choice => card.getSnapshot().context;
  const pick = (choice: Choice) => pickSet(sets, choice.chosen, visibleAt(choice));
  const outgoingOf = (choice: Choice) => outgoing(pick(choice), choice);

  const stops: (() => void)[] = [];
  if (injection !== undefined) {
    stops.push(injection.follow((force) => card.send({ type: "defaults", state: defaults(), force })));
  }
  const loginOf = lazyLogins({ ...deps, environment: () => environmentId, card }, stops);
  if (deps.cameBack()) {
    card.send({ type: "toggle" });
    resumeLogin(loginScheme(pick(saved())), loginOf, deps);
  }
  const ending = (choice: Choice, now: Date) => endingOf(loginScheme(pick(choice)), choice, now);

  const started = { card, destinationOf: to, pick, outgoing: outgoingOf, isSent, ending, injection };
  return {
    ...started,
    sets,
    aimAt,
    aim: (next) => {
      const hasChanged = next.id !== environmentId;
      environmentId = next.id;
      const { destination, registered: origins } = aimAt(next);
      const { destination: before } = saved();
      if (hasChanged || before.origin !== destination.origin) {
        card.send({ type: "aim", destination, registered: origins });
      }
      if (hasChanged && playground !== undefined) card.send({ type: "defaults", state: defaults() });
    },
    login: (choice) => {
      const scheme = loginScheme(pick(choice));
      return scheme && (() => loginOf(scheme));
    },
    ready: async (plan) => {
      const { readyPlan } = await loadReady();
      // The card reports why there is no new token.
      const refresh = (scheme: OAuthScheme) =>
        loginOf(scheme).then(
          (login) => login.refresh(),
          () => undefined,
        );
      return readyPlan(plan, { ...started, now: deps.now, refresh });
    },
    logOut: () => {
      card.send({ type: "logout" });
      injection?.logOut();
    },
    stop: () => {
      for (const stop of stops) stop();
      card.stop();
    },
  };
}

/** Automatic values: the provider's configured ones, and with priority the token of the login to the site. */
function defaultsOf(configured: PlaygroundState, injection: Injection | undefined): AuthState {
  const token = injection?.read().known?.accessToken;
  return { ...configuredAuth(configured), ...(token !== undefined && injectedState(token)) };
}

/** Continues the login that the reader left the page for. */
function resumeLogin(scheme: OAuthScheme | undefined, loginOf: LoginOf, { log }: Pick<AuthDeps, "log">): void {
  if (scheme === undefined) return;
  loginOf(scheme).then(
    (login) => login.fetch("authorizationCode"),
    (error: unknown) => log({ cause: "oauth-not-loaded", message: String(error) }),
  );
}

/** Returns the end of a login's token; `undefined` without an end, or the reader entered the token. */
function endingOf(scheme: OAuthScheme | undefined, { credentials }: Choice, now: Date): Ending | undefined {
  const oauth = scheme && oauthOf(scheme, credentials);
  if (scheme === undefined || !oauth?.isLoggedIn || oauth.expiresAt === undefined) return undefined;
  if (oauth.selectedInputMethod === "token") return undefined;
  return {
    at: oauth.expiresAt,
    isOver: hasExpired(oauth, now.getTime()),
    renewedAt: [...new Set(renewalUrls(scheme, credentials).map((url) => new URL(url).host))],
  };
}
