import { isBlank } from "./blank.ts";
import { answeredFor, type Binding, type Clearance, clearance, enteredAt } from "./clearance.ts";
import { headerName } from "./credentials.ts";
import { type Destination, unknownDestination } from "./destination.ts";
import { forget, withoutBlanks } from "./held-credentials.ts";
import type { OwnedScheme } from "./owner.ts";
import { type AuthState, blankOAuth } from "./state.ts";
import { tokenList } from "./token-list.ts";

/** Bindings by the id of the credential, see `credentialId`. */
export interface Bindings {
  readonly [id: string]: Binding;
}

/** Credentials with all that decides where they may go. */
export interface Bound {
  readonly credentials: AuthState;
  readonly bound: Bindings;
  /** Credentials that were filled in for the reader. They go to `registered` origins alone. */
  readonly initial: AuthState;
  readonly registered: readonly string[];
  readonly destination: Destination;
}

/**
 * Returns the id of the credential that a scheme sends. A token from elsewhere and the token of a login have different
 * ids.
 */
export function credentialId(scheme: OwnedScheme, state: AuthState): string {
  if (scheme.kind === "header") return `header.${headerName(scheme.headerWireValue, state) ?? scheme.headerWireValue}`;
  if (scheme.kind !== "oAuth" && scheme.kind !== "oauthFlows") return scheme.kind;
  return state.oauth?.selectedInputMethod === "token" ? suppliedToken : "oauth";
}

const suppliedToken = "oauth.supplied";

/** Lists the credentials that a state may hold and a reader types, by their ids. */
const typedIds = ({ header }: AuthState): readonly string[] => [
  ...["bearerAuth", "basicAuth", suppliedToken],
  ...Object.keys(header?.headers ?? {}).map((name) => `header.${name}`),
];

/**
 * Returns the secret text of a credential, empty if there is none. Choosing another token of a list does not change it.
 */
function secretOf({ bearerAuth, basicAuth, header, oauth = blankOAuth }: AuthState, id: string): string {
  switch (id) {
    case "bearerAuth": {
      const text = bearerAuth?.token ?? "";
      const list = tokenList(text);
      return list === undefined ? text : JSON.stringify(list.options);
    }
    case "basicAuth":
      return basicAuth?.password ?? "";
    case "oauth":
      return isBlank(oauth.accessToken) ? "" : JSON.stringify([oauth.owner, oauth.accessToken]);
    case suppliedToken:
      return oauth.userSuppliedAccessToken;
    default:
      return Object.entries(header?.headers ?? {}).find(([name]) => id === `header.${name}`)?.[1] ?? "";
  }
}

/** Returns true if a credential still has its default value. */
const isFilledIn = ({ credentials, initial }: Pick<Bound, "credentials" | "initial">, id: string): boolean => {
  const secret = secretOf(initial, id);
  return !isBlank(secret) && secret === secretOf(credentials, id);
};

/** Decides whether a credential may go to the destination; see `clearance`. */
export function clearanceOf(state: Bound, id: string): Clearance {
  const { destination, registered } = state;
  if (isFilledIn(state, id)) {
    return destination.origin === "" || registered.includes(destination.origin) ? "send" : "never";
  }
  return clearance(bindingOf(state, id), destination);
}

/** Returns the binding of a credential; without one, its origin is unknown. */
const bindingOf = ({ bound, destination }: Pick<Bound, "bound" | "destination">, id: string): Binding =>
  (Object.hasOwn(bound, id) ? bound[id] : undefined) ?? enteredAt(unknownDestination(destination.api));

/**
 * Returns the bindings after credentials changed: a new credential is bound to the destination, a removed one has no
 * binding. With `isRenewed` a new token of a login keeps the binding of the previous one, since the reader did not
 * enter it.
 */
export function boundAfter(state: Bound, after: AuthState, isRenewed = false): Bindings {
  const { credentials: before, bound, initial, destination } = state;
  const formBindings = Object.entries(bound).filter(([id]) => id.startsWith("form."));
  const next = ["oauth", ...typedIds(after)].flatMap((id): (readonly [string, Binding])[] => {
    const secret = secretOf(after, id);
    if (isBlank(secret) || isFilledIn({ credentials: after, initial }, id)) return [];
    const isSame = secret === secretOf(before, id) && !isFilledIn(state, id);
    if (isSame || (isRenewed && id === "oauth")) return Object.hasOwn(bound, id) ? [[id, bindingOf(state, id)]] : [];
    return [[id, enteredAt(destination)]];
  });
  return Object.fromEntries([...formBindings, ...next]);
}

/** Returns the bindings with the reader's answer about the destination. */
export const answered = (
  state: Pick<Bound, "bound" | "destination">,
  ids: readonly string[],
  answer: "send" | "withhold" | undefined,
): Bindings => ({
  ...state.bound,
  ...Object.fromEntries(ids.map((id) => [id, answeredFor(bindingOf(state, id), state.destination.origin, answer)])),
});

/**
 * Returns the credentials that the destination may see. Others are omitted, as if they were not entered, so that the
 * reader can enter them for this host. Tokens of a login have no field and stay.
 */
export const visibleAt = (state: Bound): AuthState =>
  typedIds(state.credentials)
    .filter((id) => holds(state.credentials, id) && clearanceOf(state, id) === "never")
    .reduce(without, state.credentials);

/** Merges what a reader entered with the credentials that were hidden during this time and not replaced. */
export function withHidden(state: Bound, entered: AuthState): AuthState {
  const { credentials } = state;
  const seen = visibleAt(state);
  const given = withoutBlanks(entered);
  const isHidden = (id: string): boolean => holds(credentials, id) && !holds(seen, id) && !holds(given, id);
  const { oauth, ...hidden } = typedIds(credentials)
    .filter((id) => !isHidden(id))
    .reduce(without, credentials);
  const headers = { ...hidden.header?.headers, ...given.header?.headers };
  const withRest = { ...hidden, ...given, header: { headers } };
  return isHidden(suppliedToken) ? withSupplied(withRest, oauth?.userSuppliedAccessToken ?? "") : withRest;
}

const holds = (state: AuthState, id: string): boolean => !isBlank(secretOf(state, id));

const without = (state: AuthState, id: string): AuthState =>
  id === suppliedToken ? withSupplied(state, "") : forget(state, id);

const withSupplied = (state: AuthState, userSuppliedAccessToken: string): AuthState =>
  state.oauth === undefined && userSuppliedAccessToken === ""
    ? state
    : { ...state, oauth: { ...(state.oauth ?? blankOAuth), userSuppliedAccessToken } };
