import { defined } from "#engine/item-at";
import type { AuthScheme } from "#engine/model";
import { isBlank } from "./blank.ts";
import { loggedOut } from "./oauth.ts";
import { type AuthState, blankOAuth } from "./state.ts";

/** A stored secret: its id, and when it expires in milliseconds since 1970, if known. */
export interface HeldCredential {
  /** `bearerAuth`, `basicAuth`, `oauth`, `header.` and the name it is sent under, or `form.` and the key of a form. */
  readonly id: string;
  readonly kind: "bearer" | "basic" | "header" | "oauth" | "form" | "login";
  /** The name that a header is sent under, or the endpoint that a login is filled in for. */
  readonly name?: string;
  readonly until?: number;
  /** The ids of others that hold the same secret. */
  readonly also?: readonly string[];
}

/** The hosts that have received a secret since it was entered, by the id of the secret, in the order of sending. */
export interface SentTo {
  readonly [id: string]: readonly string[];
}

/** Lists the secrets that a state holds, and the login forms that are filled in, never their values. */
export function heldCredentialsOf(state: AuthState, forms: readonly string[] = []): readonly HeldCredential[] {
  const { bearerAuth, basicAuth, header, oauth = blankOAuth } = state;
  const secrets = [oauth.clientSecret, oauth.accessToken, oauth.refreshToken, oauth.userSuppliedAccessToken];
  return [
    ...(isBlank(bearerAuth?.token) ? [] : [{ id: "bearerAuth", kind: "bearer" } as const]),
    ...(isBlank(basicAuth?.password) ? [] : [{ id: "basicAuth", kind: "basic" } as const]),
    ...Object.entries(header?.headers ?? {}).flatMap(([name, value]) =>
      isBlank(value) ? [] : [{ id: `header.${name}`, kind: "header", name } as const],
    ),
    ...(secrets.every(isBlank)
      ? []
      : [{ id: "oauth", kind: "oauth", ...(oauth.expiresAt !== undefined && { until: oauth.expiresAt }) } as const]),
    ...forms.map((key) => ({ id: formHolding(key), kind: "form", name: endpointIn(key) }) as const),
  ];
}

/** Merges the secrets of these ids into one: the login to the site filled in the same secret at several paths. */
export function asOneLogin(
  heldCredentials: readonly HeldCredential[],
  ids: readonly string[],
): readonly HeldCredential[] {
  const [first, ...others] = heldCredentials.filter(({ id }) => ids.includes(id));
  if (first === undefined) return heldCredentials;
  const login: HeldCredential = { id: first.id, kind: "login", also: others.map(({ id }) => id) };
  return heldCredentials.flatMap((one) => (one === first ? [login] : others.includes(one) ? [] : [one]));
}

/**
 * Returns the key of an endpoint's login form. It contains the API, since endpoints of two APIs may have the same id.
 */
export const formKey = (api: string, endpointId: string): string => `${encodeURIComponent(api)}/${endpointId}`;

const endpointIn = (key: string): string => key.slice(key.indexOf("/") + 1);

/** Returns the id of the secret in a filled-in login form, by the key of the form. */
export const formHolding = (key: string): string => `form.${key}`;

/** Returns the id of the secret that a scheme's credentials belong to. */
export function holdingOf(scheme: AuthScheme): string {
  if (scheme.kind === "header") return `header.${scheme.headerWireValue}`;
  return scheme.kind === "oAuth" || scheme.kind === "oauthFlows" ? "oauth" : scheme.kind;
}

/** Returns the state without one secret: all secret fields of its kind, and fields that are blank afterwards. */
export function forget(state: AuthState, id: string): AuthState {
  const { bearerAuth, basicAuth, header, oauth } = state;
  const headers = Object.entries(header?.headers ?? {}).filter(([name]) => id !== `header.${name}`);
  const publicOAuth = oauth && { ...loggedOut(oauth), clientSecret: "", userSuppliedAccessToken: "" };
  const isNothing =
    JSON.stringify({ ...publicOAuth, selectedInputMethod: "credentials" }) === JSON.stringify(blankOAuth);
  return {
    ...(bearerAuth && id !== "bearerAuth" && { bearerAuth }),
    ...(basicAuth && id !== "basicAuth" && { basicAuth }),
    ...(headers.length > 0 && { header: { headers: Object.fromEntries(headers) } }),
    ...(oauth && id !== "oauth" && { oauth }),
    ...(publicOAuth && id === "oauth" && !isNothing && { oauth: publicOAuth }),
  };
}

/** Returns the state without its empty parts. */
export function withoutBlanks({ bearerAuth, basicAuth, header, oauth }: AuthState): AuthState {
  const headers = Object.entries(header?.headers ?? {}).filter(([, value]) => value !== "");
  return {
    ...(bearerAuth && bearerAuth.token !== "" && { bearerAuth }),
    ...(basicAuth && basicAuth.username + basicAuth.password !== "" && { basicAuth }),
    ...(headers.length > 0 && { header: { headers: Object.fromEntries(headers) } }),
    ...(oauth && JSON.stringify(oauth) !== JSON.stringify(blankOAuth) && { oauth }),
  };
}

/** Adds a host to the hosts that have received some secrets; each host counts once. */
export const sentAlso = (sent: SentTo, ids: readonly string[], host: string): SentTo => ({
  ...sent,
  ...Object.fromEntries(ids.map((id) => [id, [...new Set([...hostsOf(sent, id), host])]])),
});

/** Lists the hosts that have received a secret. */
export const hostsOf = (sent: SentTo, id: string): readonly string[] =>
  Object.hasOwn(sent, id) ? defined(sent[id]) : [];

/** Removes entries that no longer apply: a secret that was replaced or forgotten has not been sent anywhere. */
export function stillSentCredentials(sent: SentTo, before: AuthState, after: AuthState): SentTo {
  const same = (id: string): boolean => secretsOf(before, id) === secretsOf(after, id);
  return Object.fromEntries(Object.entries(sent).filter(([id]) => same(id)));
}

function secretsOf(state: AuthState, id: string): string {
  const { bearerAuth, basicAuth, header, oauth } = state;
  if (id === "bearerAuth") return bearerAuth?.token ?? "";
  if (id === "basicAuth") return basicAuth?.password ?? "";
  // A renewed token was sent wherever the previous one was: the reader entered neither.
  if (id === "oauth") {
    return JSON.stringify([oauth?.owner, oauth?.clientId, oauth?.clientSecret, oauth?.userSuppliedAccessToken]);
  }
  const headers = Object.entries(header?.headers ?? {});
  return headers.find(([name]) => id === `header.${name}`)?.[1] ?? "";
}
