import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  type AuthState,
  asOneLogin,
  holdingsOf,
  injectedState,
  isSetAuthenticated,
  type PlannedHeader,
  withoutDefaults,
} from "#engine/auth";
import type { AuthProps } from "#ui/playground";
import type { Ending, StartedAuth } from "./auth-dialogue.ts";
import { useSelector } from "./use-selector.ts";

/** Where the request goes as the playground stands. */
export interface Heading {
  readonly environmentId: string;
  readonly baseUrl: string;
  /** The proxy's host; nothing when requests go straight to the API. */
  readonly through: string | undefined;
}

/** The credentials that a request carries, and what the authorization card shows; no card for an open endpoint. */
export function useAuth(
  auth: StartedAuth,
  { environmentId, baseUrl, through }: Heading,
): { readonly credentials: readonly PlannedHeader[]; readonly card: AuthProps | undefined } {
  const kept = useSelector(auth.card, (snapshot) => snapshot.context);
  const open = useSelector(auth.card, (snapshot) => snapshot.matches("open"));
  const { credentials: state, chosen } = kept;
  const choice = useMemo(() => ({ credentials: state, chosen }), [state, chosen]);
  const credentials = useMemo(() => auth.headers(choice), [auth, choice]);
  useEffect(() => auth.setEnvironment(environmentId), [auth, environmentId]);
  const set = auth.pick(choice);
  const siteLogin = useSiteLogin(auth);
  const injected = auth.injection?.read().known?.accessToken;
  const ending = useEnding(auth, choice);
  const card = set && {
    sets: auth.sets,
    set,
    state,
    open,
    // Of no credentials none is there (product.md §4 "Auth status badge").
    authenticated: set.schemes.length > 0 && isSetAuthenticated(set, state),
    resettable: Object.keys(kept.initial).length > 0,
    loginError: kept.loginError,
    login: auth.login(choice),
    tokenEnded: ending?.isOver === true,
    renewedAt: ending?.renewedAt ?? [],
    carries: credentials.some(auth.goesAlong),
    leftBehind: credentials.filter((one) => !auth.goesAlong(one)).map(({ name }) => name),
    host: URL.canParse(baseUrl) ? new URL(baseUrl).host : "",
    through,
    sent: kept.sent,
    held: asOneLogin(
      holdingsOf(state, kept.forms),
      injected === undefined ? [] : filledIn(state, injectedState(injected)),
    ),
    memoryOnly: kept.memoryOnly,
    filledIn: filledIn(state, kept.initial),
    onlyInMemory: kept.memoryOnly ? holdingsOf(withoutDefaults(state, kept.initial), kept.forms) : [],
    siteLogin,
  };
  return { credentials, card };
}

/** Lists what a state holds only because it was filled in, by the ids of the holdings. */
function filledIn(credentials: AuthState, initial: AuthState): readonly string[] {
  const own = new Set(holdingsOf(withoutDefaults(credentials, initial)).map(({ id }) => id));
  return holdingsOf(credentials).flatMap(({ id }) => (own.has(id) ? [] : [id]));
}

/** Timers count no further, in milliseconds. */
const longest = 2 ** 31 - 1;

/** How the token of a login stands, drawn anew at the moment it ends. */
function useEnding(auth: StartedAuth, choice: Parameters<StartedAuth["ending"]>[0]): Ending | undefined {
  const [now, setNow] = useState(() => new Date());
  const ending = auth.ending(choice, now);
  const until = ending?.at;
  useEffect(() => {
    if (until === undefined || until <= now.getTime()) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(Math.max(until - Date.now(), 0), longest));
    return () => clearTimeout(timer);
  }, [until, now]);
  return ending;
}

const nothing = () => () => {};
const none = () => undefined;

/** The login to the site as the card shows it; nothing where there is none, or it is not known yet. */
function useSiteLogin({ injection, logOut }: StartedAuth): AuthProps["siteLogin"] {
  const status = useSyncExternalStore(injection?.subscribe ?? nothing, injection?.read ?? none, none);
  if (injection === undefined || status?.known?.enabled !== true) return undefined;
  const { authenticated, authorizationUrl } = status.known;
  if (!authenticated && authorizationUrl === undefined) return undefined;
  return { authenticated, problem: status.problem, onLogin: injection.logIn, onLogout: logOut };
}
