import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  type AuthState,
  asOneLogin,
  type CredentialIssue,
  credentialIssues,
  type Destination,
  heldCredentialsOf,
  hostIn,
  injectedState,
  isSetAuthenticated,
  type Outgoing,
  visibleAt,
  withoutDefaults,
} from "#engine/auth";
import type { AuthCardEvent } from "#machines";
import type { AuthProps } from "#ui/auth";
import type { EnvironmentChoice } from "../environment/index.ts";
import type { Ending, StartedAuth } from "./started-auth.ts";

/** The current destination of the request. */
export interface Heading extends Pick<EnvironmentChoice, "id" | "baseUrl"> {
  /** The proxy's host; `undefined` if requests go straight to the API. */
  readonly through: string | undefined;
}

/** The credentials of an open playground, by what may happen to them where requests go. */
export interface Credentials extends Outgoing {
  readonly destination: Destination;
  readonly issues: readonly CredentialIssue[];
  /** Props of the authorization card; undefined for a public endpoint. */
  readonly card: AuthProps | undefined;
  readonly onAuth: (event: AuthCardEvent) => void;
}

/** Returns the credentials of a request, and the props of the authorization card. */
export function useAuth(auth: StartedAuth, { id, baseUrl, through }: Heading): Credentials {
  const saved = useSelector(auth.card, (snapshot) => snapshot.context);
  const open = useSelector(auth.card, (snapshot) => snapshot.matches("open"));
  // The card gets another destination in an effect, so rendering must not rely on it.
  const choice = useMemo(() => ({ ...saved, ...auth.aimAt({ id, baseUrl }) }), [auth, saved, id, baseUrl]);
  const state = useMemo(() => visibleAt(choice), [choice]);
  const out = useMemo(() => auth.outgoing(choice), [auth, choice]);
  useEffect(() => auth.aim({ id, baseUrl }), [auth, id, baseUrl]);
  const set = auth.pick(choice);
  const siteLogin = useSiteLogin(auth);
  const injected = auth.injection?.read().known?.accessToken;
  const ending = useEnding(auth, choice);
  const issues = useMemo(() => (set?.schemes ?? []).flatMap((scheme) => credentialIssues(scheme, state)), [set, state]);
  const { destination } = choice;
  const card = set && {
    sets: auth.sets,
    set,
    state,
    open,
    // With an optional scheme and no credentials there is no status (docs/behavior.md#authentication-status).
    authenticated: set.schemes.length > 0 && isSetAuthenticated(set, state),
    resettable: Object.keys(saved.initial).length > 0,
    loginError: saved.loginError,
    login: auth.login(choice),
    tokenEnded: ending?.isOver === true,
    renewedAt: ending?.renewedAt ?? [],
    issues,
    blocking: issues.filter(({ id: credential }) => out.sendable.includes(credential)),
    carries: out.headers.some(auth.isSent),
    leftBehind: out.headers.filter((one) => !auth.isSent(one)).map(({ name }) => name),
    hasHostQuestion: out.asked.length > 0 && destination.origin !== "",
    withheld: out.withheld,
    barred: out.barred,
    destination,
    credentials: saved.credentials,
    bound: saved.bound,
    host: hostIn(destination.origin),
    through,
    sent: saved.sent,
    held: asOneLogin(
      heldCredentialsOf(saved.credentials, saved.forms),
      injected === undefined ? [] : filledIn(saved.credentials, injectedState(injected)),
    ),
    memoryOnly: saved.memoryOnly,
    filledIn: filledIn(saved.credentials, saved.initial),
    onlyInMemory: saved.memoryOnly
      ? heldCredentialsOf(withoutDefaults(saved.credentials, saved.initial), saved.forms)
      : [],
    siteLogin,
  };
  const onAuth = (event: AuthCardEvent): void => {
    auth.aim({ id, baseUrl });
    auth.card.send(event);
  };
  return { ...out, destination, issues, card, onAuth };
}

/** Lists the ids of credentials that only have default values. */
function filledIn(credentials: AuthState, initial: AuthState): readonly string[] {
  const own = new Set(heldCredentialsOf(withoutDefaults(credentials, initial)).map(({ id }) => id));
  return heldCredentialsOf(credentials).flatMap(({ id }) => (own.has(id) ? [] : [id]));
}

/** Timers count no further, in milliseconds. */
const longest = 2 ** 31 - 1;

/** The state of a login's token, rendered again when it expires. */
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

/** Returns the login to the site for the card; `undefined` if there is none, or it is not known yet. */
function useSiteLogin({ injection, logOut }: StartedAuth): AuthProps["siteLogin"] {
  const status = useSyncExternalStore(injection?.subscribe ?? nothing, injection?.read ?? none, none);
  if (injection === undefined || status?.known?.enabled !== true) return undefined;
  const { authenticated, authorizationUrl } = status.known;
  if (!authenticated && authorizationUrl === undefined) return undefined;
  return { authenticated, problem: status.problem, onLogin: injection.logIn, onLogout: logOut };
}
