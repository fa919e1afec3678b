import {
  type Clearance,
  clearanceOf,
  type Destination,
  formHolding,
  hostIn,
  readGrant,
  type TokenGrant,
} from "#engine/auth";
import { errorMessage } from "#engine/error-message";
import { parseUrl } from "#engine/host";
import { isObject, type Json, own } from "#engine/json";
import type { AuthScheme, EndpointForm } from "#engine/model";
import { LoginFailedError, SendFailedError, type SentResponse } from "#machines";
import { startLoginForm } from "./login-form.ts";
import { loginText, refused } from "./login-reason.ts";
import type { LoginCall, LoginDeps } from "./started-auth.ts";

type Scheme = Extract<AuthScheme, { readonly kind: "oAuth" }>;

/**
 * Gets tokens from an endpoint of the same API, which has its own form (docs/behavior.md#oauth-login). If the endpoint
 * can't be loaded, the reader must enter a token from elsewhere.
 */
export async function endpointLogin(scheme: Scheme, deps: LoginDeps): Promise<LoginCall> {
  const { log, now, card } = deps;
  let form: EndpointForm;
  try {
    form = await deps.loadForm(scheme.endpointId);
  } catch (error) {
    const why = errorMessage(error);
    log({ cause: "oauth-endpoint", message: `The token endpoint could not be loaded: ${why}` });
    return tokenOnly;
  }
  const { key, port, planned, destinationOf, clear, stop } = startLoginForm(form, deps);
  return {
    means: { kind: "endpoint", form, port },
    getToken: async ({ oauth, background, signal }) => {
      const plan = planned();
      const tokenUrl = bareAddress(plan.url);
      if (background && tokenUrl !== oauth.tokenUrl) throw elsewhere(oauth.tokenUrl, tokenUrl);
      const { context } = card.getSnapshot();
      const state = { ...context, destination: destinationOf(plan) };
      const id = formHolding(key);
      if (context.forms.includes(key)) assertCleared(state.destination, id, clearanceOf(state, id), background);
      const url = parseUrl(plan.url);
      if (url !== undefined) card.send({ type: "sent", ids: [id], host: url.host });
      const grant = grantIn(await sent((stop) => deps.send(plan, stop), signal), scheme.accessTokenLocator, now);
      return { ...grant, tokenUrl };
    },
    forget: () => {
      clear();
      card.send({ type: "form", key, at: undefined });
    },
    stop,
  };
}

/** Returns an address without its query, which may contain typed text. */
const bareAddress = (text: string): string => {
  const url = parseUrl(text);
  return url === undefined ? "" : url.origin + url.pathname;
};

/** A value entered for one host is sent to another only if the reader agrees. */
const elsewhere = (before: string, now: string): LoginFailedError => refused({ kind: "moved", before, now });

/** Throws unless a login form may be sent to a destination. Without a reader there is no one to ask. */
function assertCleared(destination: Destination, id: string, clearance: Clearance, background: boolean): void {
  if (clearance === "send") return;
  const host = hostIn(destination.origin);
  if (clearance === "ask" && !background) {
    throw new LoginFailedError({ kind: "unconfirmed", detail: loginText("other-host"), ids: [id], destination });
  }
  throw refused({ kind: "barred", host });
}

/** A scheme with a login that is not possible from here. */
export const tokenOnly: LoginCall = {
  means: { kind: "token" },
  getToken: () => Promise.reject(refused("no-login")),
  forget: () => {},
  stop: () => {},
};

/**
 * Timeout of a call for a token, in milliseconds. A choice of this page: what a click, or a request behind it, can
 * wait.
 */
const patience = 10_000;

/** Waits for a response, ten seconds at most. A failure is a refusal with a message. */
export async function sent(
  send: (signal: AbortSignal) => Promise<SentResponse>,
  signal: AbortSignal,
): Promise<SentResponse> {
  const stop = new AbortController();
  const onAbort = (): void => stop.abort();
  signal.addEventListener("abort", onAbort);
  const timer = setTimeout(onAbort, patience);
  try {
    return await send(stop.signal);
  } catch (error) {
    if (stop.signal.aborted && !signal.aborted) {
      throw new LoginFailedError({ kind: "noAnswer", detail: loginText("no-answer") });
    }
    if (!(error instanceof SendFailedError)) throw error;
    throw refused({ kind: "failure", failure: error.failure });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}

function grantIn({ status, statusText, shown }: SentResponse, locator: string, now: () => Date): TokenGrant {
  const value = shown.kind === "json" ? shown.value : undefined;
  if (status < 200 || status > 299) {
    const detail = isObject(value) ? reasonIn(value) : undefined;
    throw refused({ kind: "status", text: `${status} ${statusText}`.trim(), detail });
  }
  if (value === undefined) throw refused("no-json");
  const grant = readGrant(value, locator, now().getTime());
  if (grant !== undefined) return grant;
  throw new LoginFailedError({ kind: "unreadable", detail: loginText({ kind: "noToken", path: locator }) });
}

/** The description in an error response (RFC 6749 §5.2). */
const reasonIn = (answer: { readonly [key: string]: Json }): string | undefined =>
  [own(answer, "error_description"), own(answer, "error"), own(answer, "message")].find(
    (one): one is string => typeof one === "string",
  );
