import { type Actor, createActor } from "xstate";
import {
  type AuthState,
  type Bound,
  configuredAuth,
  type Destination,
  destinationOf,
  hasExpired,
  injectedState,
  type Outgoing,
  oauthOf,
  outgoing,
  type PlannedHeader,
  pickSet,
  renewalUrls,
  type SchemeSet,
  schemeSets,
  visibleAt,
} from "#engine/auth";
import { configuredIn, type Endpoint, type EndpointForm } from "#engine/model";
import type { RequestPlan } from "#engine/request";
import { type ApiKeyInjection, authCardMachine, type KeptAuth, type SendFailure } from "#machines";
import type { OAuthDialogue } from "#ui/playground";
import type { Send } from "../adapters/http.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import type { AuthKeeper } from "./auth-keeper.ts";
import type { Injection } from "./injection.ts";
import { loginScheme, type OAuthScheme } from "./oauth-scheme.ts";
import { chosenPlace, type Place } from "./use-environment.ts";

const loadReady = () => import("./auth-ready.ts");

/** Loads the code that makes plans ready before the first request. A failure is reported when the code is needed. */
export const preloadReady = (): void => void loadReady().catch(() => undefined);

/** The dependencies of a playground's credentials. */
export interface AuthDeps {
  /** The id of the API, which logins belong to. */
  readonly api: string;
  readonly keeper: AuthKeeper;
  readonly store: SessionStore;
  readonly send: Send;
  readonly now: () => Date;
  readonly log: (failure: SendFailure) => void;
  /** Loads the form of another endpoint of the same API, by its id. */
  readonly loadForm: (endpointId: string) => Promise<EndpointForm>;
  /** The error of a login that came back to this page. */
  readonly loginError?: string | undefined;
  /** True if the reader has just come back from a provider's page. */
  readonly cameBack: () => boolean;
  /** Gives what a provider's page sent the reader back with, once. */
  readonly takeLoginAnswer: () => URLSearchParams | undefined;
  /** Leaves for a provider's page; rejects when the reader comes back to this one without an answer. */
  readonly leaveFor: (url: string, signal: AbortSignal) => Promise<never>;
  /** Where readers find the site. */
  readonly origin: string;
  /** The login to the site, where readers of this API do log in. */
  readonly injection?: Injection | undefined;
  /** True if a credential reaches the host as the page connects to it; by default each does. */
  readonly goesAlong?: ((credential: PlannedHeader) => boolean) | undefined;
}

/** The credentials of one playground, started. */
export interface StartedAuth {
  /** The sets of schemes that the endpoint accepts; none when it is open. */
  readonly sets: readonly SchemeSet[];
  readonly card: Actor<typeof authCardMachine>;
  /** The destination of requests to a place, and what is filled in for readers may go to. */
  readonly aimAt: (place: Pick<Place, "id" | "baseUrl">) => Aim;
  /** Sets the place that requests go to. Tokens come from the same environment. */
  readonly aim: (place: Pick<Place, "id" | "baseUrl">) => void;
  readonly destinationOf: (url: string) => Destination;
  readonly pick: (kept: Choice) => SchemeSet | undefined;
  readonly outgoing: (kept: Choice) => Outgoing;
  readonly goesAlong: (credential: PlannedHeader) => boolean;
  /** The state of a login's token: expired or not, and the hosts for which Send gets a new one first. */
  readonly ending: (kept: Choice, now: Date) => Ending | undefined;
  /** The login of the chosen set, loaded at its first use; nothing where it has none. */
  readonly login: (kept: Choice) => (() => Promise<OAuthDialogue>) | undefined;
  /** Makes a plan ready to go: with a new token where the old one has expired, and noted as going to its host. */
  readonly ready: <Plan extends Going>(plan: Plan) => Promise<Plan>;
  /** The login to the site, where there is one. */
  readonly injection: Injection | undefined;
  /** Logs out of the site: forgets what is held, and leaves the page. */
  readonly logOut: () => void;
  readonly stop: () => void;
}

/** The end of a token that a login gave. */
export interface Ending {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** The hosts that renew it; none where the reader has to. */
  readonly renewedAt: readonly string[];
}

/** The target of credentials: an endpoint or a channel, and the schemes of its API. */
export interface Guarded {
  readonly target: Pick<Endpoint, "auth" | "security" | "scopes" | "environments" | "defaultEnvironment">;
  readonly authSchemes: EndpointForm["authSchemes"];
  readonly playground?: EndpointForm["playground"];
  readonly origins?: EndpointForm["origins"];
}

/** A plan of what is sent to a host with credentials. */
export type Going = Pick<RequestPlan, "url" | "headers" | "secretQuery">;

/** Credentials, where they may go, and the set of schemes that was chosen. */
export type Choice = Bound & Pick<KeptAuth, "chosen">;

/** Where requests go, as the card has to know it. */
type Aim = Pick<Bound, "destination" | "registered">;

/** Starts the authorization card of an endpoint from what was kept for the site. */
export function startAuth(guarded: Guarded, deps: AuthDeps): StartedAuth {
  const { target, authSchemes, playground, origins = {} } = guarded;
  const sets = schemeSets(target, authSchemes, deps.api);
  const { keeper, loginError, injection, goesAlong = () => true } = deps;
  const machine = authCardMachine.provide({ actions: { keep: (_, kept) => keeper.write(kept) } });
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
  const input = { kept: keeper.read(), initial: defaults(), loginError, ...aimAt(place) };
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
    const hasCome = injection?.takeLogin() === true;
    card.send({ type: "defaults", state: defaults(), force: hasCome && known.authenticated });
  };
  if (injection !== undefined) {
    learn();
    stops.push(injection.subscribe(learn));
  }
  const loginOf = (scheme: OAuthScheme): Promise<OAuthDialogue> => {
    const known = logins.get(scheme);
    if (known !== undefined) return known;
    const started = import("./auth-login.ts").then(async ({ startLogin }) => {
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

  const started = { card, destinationOf: to, pick, outgoing: outgoingOf, goesAlong, ending, injection };
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
