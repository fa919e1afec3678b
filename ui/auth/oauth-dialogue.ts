import type { LoginWay } from "#engine/auth";
import type { EndpointForm } from "#engine/model";
import type { LoginProblem } from "#machines";
import type { FormPort } from "../form/port.ts";

/** A way of logging in by OAuth 2 at a server of its own, as the definition tells of it. */
export type OAuthWay = LoginWay;

/**
 * What a login is done with: the endpoint that gives tokens, one or more flows, or nothing but a token that the reader
 * got elsewhere. `why` tells why it has come to that, when a login was meant (product.md §8).
 */
export type LoginMeans =
  | { readonly kind: "endpoint"; readonly form: EndpointForm; readonly port: FormPort }
  | { readonly kind: "flows"; readonly ways: readonly OAuthWay[]; readonly redirectUri: string }
  | { readonly kind: "token"; readonly why?: string };

/** How a login stands. */
export interface LoginStatus {
  readonly phase: "idle" | "loggingIn" | "done" | "refreshing" | "failed";
  readonly problem: LoginProblem | undefined;
}

/** A login that runs. What comes of it stands in the credentials. */
export interface OAuthDialogue {
  readonly means: LoginMeans;
  /** Keeps its identity between changes. */
  readonly read: () => LoginStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Gets a token, by the named way where there are several. */
  readonly fetch: (way?: OAuthWay["kind"]) => void;
  readonly cancel: () => void;
  readonly logout: () => void;
  /** Gets a new token in the background; done when that has ended, in whichever way. */
  readonly refresh: () => Promise<void>;
}
