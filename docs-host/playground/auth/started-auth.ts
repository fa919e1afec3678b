import type { Actor } from "xstate";
import type { Bound, Destination, OAuthState, Outgoing, PlannedHeader, SchemeSet, TokenGrant } from "#engine/auth";
import type { Endpoint, EndpointForm } from "#engine/model";
import type { RequestPlan } from "#engine/request";
import type { authCardMachine, DeviceCode, SavedAuth, SendFailure } from "#machines";
import type { LoginMeans, OAuthLogin, OAuthWay } from "#ui/auth";
import type { Send } from "../adapters/send.ts";
import type { SessionStore } from "../adapters/session-store.ts";
import type { EnvironmentChoice } from "../environment/index.ts";
import type { AuthStore } from "./auth-store.ts";
import type { Injection } from "./injection.ts";

/** The dependencies of a playground's credentials. */
export interface AuthDeps {
  /** The id of the API, which logins belong to. */
  readonly api: string;
  readonly keeper: AuthStore;
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
  /** Returns the answer of a provider's page to the login, once. */
  readonly takeLoginAnswer: () => URLSearchParams | undefined;
  /** Leaves for a provider's page; resolves if the reader comes back to this one without an answer. */
  readonly leaveFor: (url: string, signal: AbortSignal) => Promise<void>;
  /** Where readers find the site, such as `https://docs.example.com/v2`, without a slash at the end. */
  readonly siteUrl: string;
  /** The login to the site, where readers of this API do log in. */
  readonly injection?: Injection | undefined;
  /** True if a credential reaches the host as the page connects to it; by default each does. */
  readonly isSent?: ((credential: PlannedHeader) => boolean) | undefined;
}

/** The credentials of one playground, started. */
export interface StartedAuth {
  /** The sets of schemes that the endpoint accepts; empty if it is public. */
  readonly sets: readonly SchemeSet[];
  readonly card: Actor<typeof authCardMachine>;
  /** The destination of requests, and the origins that default values may be sent to. */
  readonly aimAt: (place: Pick<EnvironmentChoice, "id" | "baseUrl">) => Aim;
  /** Sets the destination of requests. Tokens come from the same environment. */
  readonly aim: (place: Pick<EnvironmentChoice, "id" | "baseUrl">) => void;
  readonly destinationOf: (url: string) => Destination;
  readonly pick: (kept: Choice) => SchemeSet | undefined;
  readonly outgoing: (kept: Choice) => Outgoing;
  readonly isSent: (credential: PlannedHeader) => boolean;
  /** The state of a login's token: expired or not, and the hosts for which Send gets a new one first. */
  readonly ending: (kept: Choice, now: Date) => Ending | undefined;
  /** The login of the selected set, loaded at its first use; `undefined` without a login. */
  readonly login: (kept: Choice) => (() => Promise<OAuthLogin>) | undefined;
  /** Prepares a plan for sending: with a new token where the old one has expired, and noted as going to its host. */
  readonly ready: <Plan extends Going>(plan: Plan) => Promise<Plan>;
  /** The login to the site, if there is one. */
  readonly injection: Injection | undefined;
  /** Logs out of the site: removes all credentials, and leaves the page. */
  readonly logOut: () => void;
  readonly stop: () => void;
}

/** The end of a token that a login gave. */
export interface Ending {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** The hosts that renew it; empty if the reader has to. */
  readonly renewedAt: readonly string[];
}

/** The target of credentials: an endpoint or a channel, and the schemes of its API. */
export interface Guarded {
  readonly target: Pick<Endpoint, "auth" | "security" | "scopes" | "environments" | "defaultEnvironment">;
  readonly authSchemes: EndpointForm["authSchemes"];
  readonly playground?: EndpointForm["playground"];
  readonly origins?: EndpointForm["origins"];
}

/** A planned request with credentials, and its host. */
export type Going = Pick<RequestPlan, "url" | "headers" | "secretQuery">;

/** Credentials, where they may go, and the set of schemes that was chosen. */
export type Choice = Bound & Pick<SavedAuth, "chosen">;

/** Where requests go, as the card has to know it. */
export type Aim = Pick<Bound, "destination" | "registered">;

type Card = Actor<typeof authCardMachine>;

/** A way to get a token: the fields that the reader fills in, and the call. */
export interface LoginCall {
  readonly means: LoginMeans;
  readonly getToken: (order: LoginOrder) => Promise<TokenGrant>;
  /** Removes the default values. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** The dependencies of a login; `environment` returns the id of the current environment. */
export interface LoginDeps extends AuthDeps {
  readonly environment: () => string;
  readonly card: Card;
}

/** The input of one call. `way` is the reader's login method. */
export interface LoginOrder {
  readonly oauth: OAuthState;
  readonly way: OAuthWay["kind"] | undefined;
  readonly background: boolean;
  readonly signal: AbortSignal;
  /** Shows a code that the reader confirms on another page. */
  readonly showCode: (code: DeviceCode) => void;
}
