import type { PlaygroundState } from "#engine/model";
import { isBlank } from "./blank.ts";
import { type AuthState, blankOAuth, type OAuthState } from "./state.ts";

/**
 * Returns the credentials from a token of the site's own login (docs/behavior.md#site-login): bearer and OAuth, and
 * basic if the token is a pair, split at its first colon.
 */
export function injectedState(token: string): AuthState {
  const colon = token.indexOf(":");
  return {
    bearerAuth: { token },
    oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: token },
    ...(colon > 0 && { basicAuth: { username: token.slice(0, colon), password: token.slice(colon + 1) } }),
  };
}

/** Returns the credentials that a provider has configured (docs/filled-in.md). */
export const configuredAuth = ({ auth: { bearerToken, basic } = {} }: PlaygroundState): AuthState => ({
  ...(bearerToken !== undefined && { bearerAuth: { token: bearerToken } }),
  ...(basic && { basicAuth: basic }),
});

/**
 * Replaces the previous defaults if the reader has entered nothing else: fields that were never touched, and fields
 * with the old default. With `force`, every field that has a default gets it.
 */
export function withDefaults(state: AuthState, before: AuthState, after: AuthState, force = false): AuthState {
  const next = <T>(now: T | undefined, old: T | undefined, wanted: T | undefined): T | undefined => {
    const isForced = force && wanted !== undefined;
    return isForced || now === undefined || (old !== undefined && same(now, old)) ? wanted : now;
  };
  const bearerAuth = next(state.bearerAuth, before.bearerAuth, after.bearerAuth);
  const basicAuth = next(state.basicAuth, before.basicAuth, after.basicAuth);
  const [now, old, wanted] = [headersOf(state), headersOf(before), headersOf(after)];
  const headers = [...new Set([...Object.keys(now), ...Object.keys(wanted)])].flatMap((name) => {
    const value = next(ownText(now, name), ownText(old, name), ownText(wanted, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const oauth = withSupplied(state.oauth, before.oauth, after.oauth, force);
  return {
    ...(bearerAuth && { bearerAuth }),
    ...(basicAuth && { basicAuth }),
    ...(headers.length > 0 && { header: { headers: Object.fromEntries(headers) } }),
    ...(oauth && { oauth }),
  };
}

/** Returns the state without values that equal the defaults: only what the reader entered. */
export function withoutDefaults(state: AuthState, defaults: AuthState): AuthState {
  const { bearerAuth, basicAuth, oauth, header } = state;
  const own = Object.entries(header?.headers ?? {}).filter(
    ([name, value]) => ownText(headersOf(defaults), name) !== value,
  );
  const supplied = withSupplied(oauth, defaults.oauth, undefined, false);
  return {
    ...(bearerAuth && !same(bearerAuth, defaults.bearerAuth) && { bearerAuth }),
    ...(basicAuth && !same(basicAuth, defaults.basicAuth) && { basicAuth }),
    ...(own.length > 0 && { header: { headers: Object.fromEntries(own) } }),
    ...(supplied && { oauth: supplied }),
  };
}

/** The OAuth part. Only its token from elsewhere has a default. */
function withSupplied(
  now: OAuthState | undefined,
  before: OAuthState | undefined,
  after: OAuthState | undefined,
  force: boolean,
): OAuthState | undefined {
  const [has, had, wanted] = [now, before, after].map((one) => one?.userSuppliedAccessToken ?? "");
  const isOld = !isBlank(had) && has === had;
  const isUntouched = isBlank(had) && isBlank(has) && now?.isLoggedIn !== true;
  if (!(isOld || isUntouched || (force && !isBlank(wanted)))) return now;
  if (isBlank(wanted) && !isOld) return now;
  const next: OAuthState = {
    ...(now ?? blankOAuth),
    userSuppliedAccessToken: wanted ?? "",
    selectedInputMethod: isBlank(wanted) ? "credentials" : "token",
  };
  return same(next, blankOAuth) ? undefined : next;
}

const headersOf = ({ header }: AuthState): { readonly [name: string]: string } => header?.headers ?? {};

const ownText = (texts: { readonly [name: string]: string }, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Both are plain data, written in the same order. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
