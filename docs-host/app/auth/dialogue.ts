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
import { configuredIn } from "#engine/model";
import { type ApiKeyInjection, authCardMachine } from "#machines";
import type { OAuthDialogue } from "#ui/auth";
import { chosenPlace } from "../environment/index.ts";
import { loginScheme, type OAuthScheme } from "./oauth-scheme.ts";
import type { AuthDeps, Choice, Ending, Guarded, StartedAuth } from "./started-auth.ts";

const loadReady = () => import("./ready.ts");

/** Loads the code that makes plans ready before the first request. A failure is reported when the code is needed. */
export const preloadReady = (): void => void loadReady().catch(() => undefined);

/** Starts the authorization card of an endpoint from the state stored for the site. */
export function startAuth(guarded: Guarded, deps: AuthDeps): StartedAuth {
  const { target, authSchemes, playground, origins = {} } = guarded;
  const sets = schemeSets(target, authSchemes, deps.api);
  const { keeper: store, loginError, injection, isSent = () => true } = deps;
  const machine = authCardMachine.provide({ actions: { keep: (_, kept) => store.write(kept) } });
  const place = chosenPlace(target.environments, target.defaultEnvironment, deps.store);
  let environmentId = place.id;
  const domains = Object.assign({}, ...Object.values(origins));
  const to = (url: string): Destination => destinationOf(url, deps.api, domains);
  const aimAt: StartedAuth["aimAt"] = ({ id, baseUrl }) => ({
    destination: to(baseUrl),
    // Defaults of one environment stay until those of the next one replace them.
    registered: id === environmentId ? Object.keys(origins[id] ?? {}) : [],
  });
  /** Automatic values: the provider's configured ones, and with priority the token of the login to the site. */
  const defaults = (): AuthState => {
    const token = injection?.read().known?.accessToken;
    return {
      ...configuredAuth(configuredIn(playground, environmentId)),
      ...(token !== undefined && injectedState(token)),
    };
  };
  const input = { kept: store.read(), initial: defaults(), loginError, ...aimAt(place) };
  const card = createActor(machine, { input }).start();
  if (loginError !== undefined) card.send({ type: "toggle" });
  const kept = (): Choice => card.getSnapshot().context;
  const pick = (choice: Choice) => pickSet(sets, choice.chosen, visibleAt(choice));
  const outgoingOf = (choice: Choice) => outgoing(pick(choice), choice);

  const logins = new Map<OAuthScheme, Promise<OAuthDialogue>>();
  const stops: (() => void)[] = [];
  let learned: ApiKeyInjection | undefined;
  const learn = (): void => {
    const { known } = injection?.read() ?? {};
    if (known === undefined || known === learned) return;
    learned = known;
    // Who has just logged in wants that, whatever was typed before.
    const hasReturned = injection?.takeLogin() === true;
    card.send({ type: "defaults", state: defaults(), force: hasReturned && known.authenticated });
  };
  if (injection !== undefined) {
    learn();
    stops.push(injection.subscribe(learn));
  }
  const loginOf = (scheme: OAuthScheme): Promise<OAuthDialogue> => {
    const known = logins.get(scheme);
    if (known !== undefined) return known;
    const started = import("./login.ts").then(async ({ startLogin }) => {
      const { dialogue, stop } = await startLogin(scheme, { ...deps, environment: () => environmentId, card });
      stops.push(stop);
      return dialogue;
    });
    // A chunk that did not arrive may arrive the next time.
    started.catch(() => logins.delete(scheme));
    logins.set(scheme, started);
    return started;
  };

  if (deps.cameBack()) {
    const scheme = loginScheme(pick(kept()));
    card.send({ type: "toggle" });
    if (scheme !== undefined) {
      loginOf(scheme).then(
        (login) => login.fetch("authorizationCode"),
        (error: unknown) => deps.log({ cause: "oauth-not-loaded", message: String(error) }),
      );
    }
  }

  function ending(choice: Choice, now: Date): Ending | undefined {
    const scheme = loginScheme(pick(choice));
    const oauth = scheme && oauthOf(scheme, choice.credentials);
    if (scheme === undefined || !oauth?.isLoggedIn || oauth.expiresAt === undefined) return undefined;
    if (oauth.selectedInputMethod === "token") return undefined;
    return {
      at: oauth.expiresAt,
      isOver: hasExpired(oauth, now.getTime()),
      renewedAt: [...new Set(renewalUrls(scheme, choice.credentials).map((url) => new URL(url).host))],
    };
  }

  const started = { card, destinationOf: to, pick, outgoing: outgoingOf, isSent: isSent, ending, injection };
  const readyDeps = {
    ...started,
    now: deps.now,
    // The card reports why there is no new token.
    refresh: (scheme: OAuthScheme) =>
      loginOf(scheme).then(
        (login) => login.refresh(),
        () => undefined,
      ),
  };

  return {
    ...started,
    sets,
    aimAt,
    aim: (next) => {
      const hasChanged = next.id !== environmentId;
      environmentId = next.id;
      const { destination, registered: origins } = aimAt(next);
      const { destination: before } = kept();
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
      return readyPlan(plan, readyDeps);
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
