import { type Actor, createActor } from "xstate";
import {
  type AuthState,
  authHeaders,
  configuredAuth,
  hasExpired,
  holdingOf,
  injectedState,
  type OwnedScheme,
  oauthOf,
  type PlannedHeader,
  pickSet,
  renewalUrls,
  type SchemeSet,
  schemeSets,
  setHeaders,
} from "#engine/auth";
import { configuredIn, type Endpoint, type EndpointForm } from "#engine/model";
import { headerKey, type RequestPlan } from "#engine/request";
import { type ApiKeyInjection, authCardMachine, type KeptAuth, type SendFailure } from "#machines";
import type { OAuthDialogue } from "#ui/playground";
import type { Send } from "../adapters/http.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import type { AuthKeeper } from "./auth-keeper.ts";
import type { Injection } from "./injection.ts";

/** A scheme whose token is got by a login. */
export type OAuthScheme = Extract<OwnedScheme, { readonly kind: "oAuth" | "oauthFlows" }>;

/** What the credentials of a playground borrow. */
export interface AuthWorld {
  /** The id of the API, which logins belong to. */
  readonly api: string;
  readonly keeper: AuthKeeper;
  readonly store: SessionStore;
  readonly send: Send;
  readonly now: () => Date;
  readonly log: (failure: SendFailure) => void;
  /** Loads the form of another endpoint of the same API, by its id. */
  readonly loadForm: (endpointId: string) => Promise<EndpointForm>;
  /** What a login that came back to this page said went wrong. */
  readonly loginError?: string | undefined;
  /** Whether the reader has just come back from a provider's page. */
  readonly cameBack: () => boolean;
  /** Gives what a provider's page sent the reader back with, once. */
  readonly takeLoginAnswer: () => URLSearchParams | undefined;
  /** Leaves for a provider's page; rejects when the reader comes back to this one without an answer. */
  readonly leaveFor: (url: string, signal: AbortSignal) => Promise<never>;
  /** Where readers find the site. */
  readonly origin: string;
  /** The login to the site, where readers of this API do log in. */
  readonly injection?: Injection | undefined;
  /** Whether a credential reaches the host as the page connects to it; where nothing is said, each does. */
  readonly goesAlong?: ((credential: PlannedHeader) => boolean) | undefined;
}

/** The credentials of one playground, started. */
export interface StartedAuth {
  /** The sets of schemes that the endpoint accepts; none when it is open. */
  readonly sets: readonly SchemeSet[];
  readonly card: Actor<typeof authCardMachine>;
  readonly pick: (kept: Choice) => SchemeSet | undefined;
  readonly headers: (kept: Choice) => readonly PlannedHeader[];
  readonly goesAlong: (credential: PlannedHeader) => boolean;
  /** How the token of a login stands: whether it has ended by then, and which hosts Send asks for a new one before. */
  readonly ending: (kept: Choice, now: Date) => Ending | undefined;
  /** The login of the chosen set, loaded at its first use; nothing where it has none. */
  readonly login: (kept: Choice) => (() => Promise<OAuthDialogue>) | undefined;
  /** Makes a plan ready to go: with a new token where the old one has expired, and noted as going to its host. */
  readonly ready: <Plan extends Going>(plan: Plan) => Promise<Plan>;
  /** Tells which environment requests go to, so that tokens are got from the same. */
  readonly setEnvironment: (id: string) => void;
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

/** What is called with credentials: an endpoint or a channel, and the schemes of its API. */
export interface Guarded {
  readonly target: Pick<Endpoint, "auth" | "security" | "scopes" | "environments" | "defaultEnvironment">;
  readonly authSchemes: EndpointForm["authSchemes"];
  readonly playground?: EndpointForm["playground"];
}

/** A plan of what is sent to a host with credentials. */
type Going = Pick<RequestPlan, "url" | "headers">;

type Choice = Pick<KeptAuth, "credentials" | "chosen">;

/** Starts the authorization card of an endpoint from what was kept for the site. */
export function startAuth({ target, authSchemes, playground }: Guarded, world: AuthWorld): StartedAuth {
  const sets = schemeSets(target, authSchemes, world.api);
  const { keeper, loginError, injection, goesAlong = () => true } = world;
  const machine = authCardMachine.provide({ actions: { keep: (_, kept) => keeper.write(kept) } });
  let environmentId = target.defaultEnvironment ?? target.environments[0]?.id ?? "";
  /** What is filled in by itself: what the provider has configured, and before it the token of the login to the site. */
  const defaults = (): AuthState => {
    const token = injection?.read().known?.accessToken;
    return {
      ...configuredAuth(configuredIn(playground, environmentId)),
      ...(token !== undefined && injectedState(token)),
    };
  };
  const card = createActor(machine, { input: { kept: keeper.read(), initial: defaults(), loginError } }).start();
  if (loginError !== undefined) card.send({ type: "toggle" });
  const kept = (): KeptAuth => card.getSnapshot().context;
  const pick = ({ chosen, credentials }: Choice) => pickSet(sets, chosen, credentials);
  const headers = (choice: Choice) => setHeaders(pick(choice), choice.credentials);

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
      const { dialogue, stop } = await startLogin(scheme, { ...world, environment: () => environmentId, card });
      stops.push(stop);
      return dialogue;
    });
    // A chunk that did not arrive may arrive the next time.
    started.catch(() => logins.delete(scheme));
    logins.set(scheme, started);
    return started;
  };

  if (world.cameBack()) {
    const scheme = loginScheme(pick(kept()));
    card.send({ type: "toggle" });
    if (scheme !== undefined) {
      loginOf(scheme).then(
        (login) => login.fetch("authorizationCode"),
        (error: unknown) => world.log({ cause: "oauth-not-loaded", message: String(error) }),
      );
    }
  }

  /** Puts the site's own token, as it is now, where it stood in the plan. */
  async function withFreshLogin<Plan extends Going>(plan: Plan): Promise<Plan> {
    const before = kept().credentials;
    await injection?.ready();
    return kept().credentials === before ? plan : withHeaders(plan, headers(kept()));
  }

  /** Gets a new token in the background (product.md §4) and puts it where the old one stands in the plan. */
  async function renewed<Plan extends Going>(plan: Plan): Promise<Plan> {
    const scheme = loginScheme(pick(kept()));
    const isOver = (): boolean => ending(kept(), world.now())?.isOver === true;
    if (scheme === undefined || !isOver()) return plan;
    if (renewalUrls(scheme, kept().credentials).length > 0) {
      const login = await loginOf(scheme).catch(() => undefined);
      await login?.refresh();
    }
    if (isOver()) card.send({ type: "ended" });
    return withHeaders(plan, authHeaders(scheme, kept().credentials));
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

  return {
    sets,
    card,
    pick,
    headers,
    goesAlong,
    ending,
    login: (choice) => {
      const scheme = loginScheme(pick(choice));
      return scheme && (() => loginOf(scheme));
    },
    ready: async (plan) => {
      const fresh = await renewed(await withFreshLogin(plan));
      const { schemes } = pick(kept()) ?? { schemes: [] };
      const ids = schemes.filter((one) => authHeaders(one, kept().credentials).some(goesAlong)).map(holdingOf);
      if (ids.length > 0 && URL.canParse(fresh.url)) card.send({ type: "sent", ids, host: new URL(fresh.url).host });
      return fresh;
    },
    setEnvironment: (id) => {
      if (id === environmentId) return;
      environmentId = id;
      if (playground !== undefined) card.send({ type: "defaults", state: defaults() });
    },
    injection,
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

const loginScheme = (set: SchemeSet | undefined): OAuthScheme | undefined =>
  set?.schemes.find((scheme): scheme is OAuthScheme => scheme.kind === "oAuth" || scheme.kind === "oauthFlows");

const withHeaders = <Plan extends Going>(plan: Plan, fresh: readonly PlannedHeader[]): Plan => ({
  ...plan,
  headers: plan.headers.map((one) => fresh.find(({ name }) => headerKey(name) === headerKey(one.name)) ?? one),
});
