import type {
  AuthState,
  Binding,
  Bindings,
  CredentialIssue,
  Destination,
  HeldCredential,
  SchemeSet,
  SentTo,
} from "#engine/auth";
import type { Path } from "#engine/shape";
import type { AuthCardEvent } from "#machines";
import type { OAuthLogin } from "./oauth-login.ts";

/** The login to the site; its token fills in the card (docs/behavior.md#site-login). */
export interface SiteLoginProps {
  readonly authenticated: boolean;
  /** Why the last check of this state failed. */
  readonly problem: string | undefined;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
}

/** A question to the reader before a secret goes to a new host. */
export interface HostQuestion {
  /** The ids of the credentials in question; empty if the question is about the form. */
  readonly ids: readonly string[];
  readonly to: Destination;
  /** The secret values of the form in question. */
  readonly form?: {
    readonly places: readonly Path[];
    /** Where the form was filled in. */
    readonly binding: Binding | undefined;
    /** True if they must never go to this host, so that the reader can only remove them from the form. */
    readonly isBarred: boolean;
  };
  /** Called with the answer. Secret values that stay behind are removed from the form. */
  readonly onAnswer: (answer: "send" | "withhold") => void;
}

/** The selected set of schemes, and the credentials that are entered for it. */
export interface MethodProps {
  /** The sets of schemes that the endpoint accepts, and the selected one. */
  readonly sets: readonly SchemeSet[];
  readonly set: SchemeSet;
  readonly state: AuthState;
  readonly authenticated: boolean;
  /** There is a default token to go back to. */
  readonly resettable: boolean;
  /** Issues of all credentials of the selected schemes, and of those that would be sent. */
  readonly issues: readonly CredentialIssue[];
  readonly blocking: readonly CredentialIssue[];
}

/** The login of the selected set, and the token that it gave. */
export interface LoginProps {
  /** Loads the login, if the set has one. */
  readonly login: (() => Promise<OAuthLogin>) | undefined;
  /** The error that a login reported when it returned to this page. */
  readonly loginError: string | undefined;
  /** True if a login to the site, for which the reader left this page, has just returned. */
  readonly hasLoggedIn: boolean;
  /** True if the token of a login has expired, and the hosts that issue a new one before a request is sent. */
  readonly tokenEnded: boolean;
  readonly renewedAt: readonly string[];
}

/** The host that a request goes to, and which credentials go along. */
export interface DestinationProps {
  readonly destination: Destination;
  /** The host of the proxy; undefined if the request goes directly. */
  readonly through: string | undefined;
  /** True if the reader has to answer before credentials go along. */
  readonly hasHostQuestion: boolean;
  /** True if the request has credentials. */
  readonly carries: boolean;
  /** Names of headers with credentials that the browser can't take along. */
  readonly leftBehind: readonly string[];
  /** Credentials, by id, that are not sent: because the reader said so, or because this host must not get them. */
  readonly withheld: readonly string[];
  readonly barred: readonly string[];
}

/** All stored secrets, including those that the current host must not get. */
export interface StoredProps {
  readonly credentials: AuthState;
  /** The hosts that they were entered for. */
  readonly bound: Bindings;
  /** Which hosts have received which secret. */
  readonly sent: SentTo;
  /** Every stored secret, including the token of the login to the site. */
  readonly held: readonly HeldCredential[];
  readonly memoryOnly: boolean;
  /** The ids of the holdings that were filled in for the reader; no storage keeps them. */
  readonly filledIn: readonly string[];
  /** Credentials that are held in memory only: leaving the page drops them. */
  readonly onlyInMemory: readonly HeldCredential[];
}

/** The state of the authorization card. */
export interface AuthProps extends MethodProps, LoginProps, DestinationProps, StoredProps {
  readonly open: boolean;
  /** The login to the site, where there is one. */
  readonly siteLogin?: SiteLoginProps | undefined;
}

/** Inputs and callbacks of all views of credentials. */
export interface AuthViewProps {
  readonly auth: AuthProps;
  readonly onAuth: (event: AuthCardEvent) => void;
  readonly now: () => Date;
  readonly randomId: () => string;
  /** Called with warnings to log. */
  readonly onWarning: (message: string) => void;
}
