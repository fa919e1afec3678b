import type { LoginMethod } from "#engine/auth";
import type { EndpointForm } from "#engine/model";
import type { DeviceCode, LoginProblem } from "#machines";
import type { FormPort } from "#ui/form";

/** An OAuth 2 flow with its own authorization server, as the definition describes it. */
export type OAuthWay = LoginMethod;

/**
 * The means of a login: a token endpoint, one or more flows, or only a token from elsewhere. `why` is the reason if a
 * declared login is not available (docs/behavior.md#oauth-login).
 */
export type LoginMeans =
  | { readonly kind: "endpoint"; readonly form: EndpointForm; readonly port: FormPort }
  | { readonly kind: "flows"; readonly ways: readonly OAuthWay[]; readonly redirectUri: string }
  | { readonly kind: "token"; readonly why?: string };

/** The state of a login. */
export interface LoginStatus {
  readonly phase: "idle" | "loggingIn" | "done" | "refreshing" | "failed";
  readonly problem: LoginProblem | undefined;
  /** The code that a running login waits for. */
  readonly device?: DeviceCode | undefined;
}

/** A running login. It writes its result to the credentials. */
export interface OAuthLogin {
  readonly means: LoginMeans;
  /** Keeps its identity between changes. */
  readonly read: () => LoginStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Gets a token, by the named way if there are several. */
  readonly fetch: (way?: OAuthWay["kind"]) => void;
  readonly cancel: () => void;
  readonly logout: () => void;
  /** Gets a new token in the background; done when that has ended, in whichever way. */
  readonly refresh: () => Promise<void>;
}
