import { type AuthState, authHeaders, blankOAuth, type PlannedHeader, type SchemeSet } from "#engine/auth";
import type { CallCredentials } from "../call.ts";

/** The credentials of a user, by the id of the scheme: a token, a key, or `user:password` for HTTP Basic. */
export interface SchemeValues {
  readonly [scheme: string]: string;
}

/** The credentials of a run. */
export interface RunCredentials {
  readonly own: SchemeValues;
  /** Values of a second user. */
  readonly other?: SchemeValues;
}

type Scheme = SchemeSet["schemes"][number];

/** A made-up credential that is well-formed as a key and as a pair. */
export const madeUp = "callboard:made-up-credential";

/** Returns the state in which a scheme has a value. */
function stateWith(scheme: Scheme, value: string): AuthState {
  switch (scheme.kind) {
    case "bearerAuth":
      return { bearerAuth: { token: value } };
    case "basicAuth": {
      const colon = value.indexOf(":");
      return { basicAuth: { username: value.slice(0, Math.max(colon, 0)), password: value.slice(colon + 1) } };
    }
    case "header":
      return { header: { headers: { [scheme.headerWireValue]: value } } };
    case "oAuth":
    case "oauthFlows":
      return { oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: value } };
    case "mutualTLS":
      return {};
  }
}

const givenFor = (values: SchemeValues, { id = "" }: Scheme): string | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;

/** Returns the first set of schemes for which all values are given. */
const completeSet = (sets: readonly SchemeSet[], values: SchemeValues): SchemeSet | undefined =>
  sets.find(
    ({ schemes }) => schemes.length > 0 && schemes.every((one) => one.kind === "mutualTLS" || givenFor(values, one)),
  );

/** Returns true if a call can be made with these credentials. */
export const hasCredentials = (sets: readonly SchemeSet[], values: SchemeValues | undefined): boolean =>
  values !== undefined && completeSet(sets, values) !== undefined;

/** Returns the headers, query parameters and cookies of a call's credentials. */
export function credentialHeaders(
  sets: readonly SchemeSet[],
  which: CallCredentials,
  { own, other = {} }: RunCredentials,
): readonly PlannedHeader[] {
  if (which === "none") return [];
  if (which === "wrong") {
    const set = completeSet(sets, own) ?? sets.find(({ schemes }) => schemes.length > 0);
    return (set?.schemes ?? []).flatMap((scheme) => authHeaders(scheme, stateWith(scheme, madeUp)));
  }
  const values = which === "own" ? own : other;
  return (completeSet(sets, values)?.schemes ?? []).flatMap((scheme) =>
    authHeaders(scheme, stateWith(scheme, givenFor(values, scheme) ?? "")),
  );
}
