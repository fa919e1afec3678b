import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
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

/**
 * Returns the credentials of a request, and the props of the authorization card. They keep their identity until one of
 * them changes, since a form is checked and its page rendered again with new ones.
 */
export function useAuth(auth: StartedAuth, { id, baseUrl, through }: Heading): Credentials {
  const saved = useSelector(auth.card, (snapshot) => snapshot.context);
  const open = useSelector(auth.card, (snapshot) => snapshot.matches("open"));
  // The card gets another destination in an effect, so rendering must not rely on it.
  const choice = useMemo(() => ({ ...saved, ...auth.aimAt({ id, baseUrl }) }), [auth, saved, id, baseUrl]);
  const out = useMemo(() => auth.outgoing(choice), [auth, choice]);
  useEffect(() => auth.aim({ id, baseUrl }), [auth, id, baseUrl]);
  const siteLogin = useSiteLogin(auth);
  const injected = auth.injection?.read().known?.accessToken;
  const ending = useEnding(auth, choice);
  const card = useMemo(
    () => cardProps({ auth, saved, choice, open, out, ending, injected, siteLogin, through }),
    [auth, saved, choice, open, out, ending, injected, siteLogin, through],
  );
  const onAuth = useCallback(
    (event: AuthCardEvent): void => {
      auth.aim({ id, baseUrl });
      auth.card.send(event);
    },
    [auth, id, baseUrl],
  );
  const { destination } = choice;
  return useMemo(
    () => ({ ...out, destination, issues: card?.issues ?? none, card, onAuth }),
    [out, destination, card, onAuth],
  );
}

/** Issues of an endpoint without credentials. */
const none: readonly CredentialIssue[] = [];

/** The parts of which the props of the card are made. */
interface CardParts extends Pick<Heading, "through"> {
  readonly auth: StartedAuth;
  readonly saved: ReturnType<StartedAuth["card"]["getSnapshot"]>["context"];
  readonly choice: Parameters<StartedAuth["pick"]>[0] & { readonly destination: Destination };
  readonly open: boolean;
  readonly out: Outgoing;
  readonly ending: Ending | undefined;
  /** The token of the login to the site. */
  readonly injected: string | undefined;
  readonly siteLogin: AuthProps["siteLogin"];
}

/** Returns the props of the authorization card; undefined for a public endpoint. */
function cardProps(parts: CardParts): AuthProps | undefined {
  const { auth, saved, choice, open, out, ending, injected, siteLogin, through } = parts;
  const set = auth.pick(choice);
  if (set === undefined) return undefined;
  const state = visibleAt(choice);
  const issues = set.schemes.flatMap((scheme) => credentialIssues(scheme, state));
  const { destination } = choice;
  return {
    sets: auth.sets,
    set,
    state,
    open,
    // With an optional scheme and no credentials there is no status (docs/behavior.md#authentication-status).
    authenticated: set.schemes.length > 0 && isSetAuthenticated(set, state),
    resettable: Object.keys(saved.initial).length > 0,
    loginError: saved.loginError,
    hasLoggedIn: saved.hasLoggedIn === true,
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
  const ending = useMemo(() => auth.ending(choice, now), [auth, choice, now]);
  const until = ending?.at;
  useEffect(() => {
    if (until === undefined || until <= now.getTime()) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(Math.max(until - Date.now(), 0), longest));
    return () => clearTimeout(timer);
  }, [until, now]);
  return ending;
}

const nothing = () => () => {};
const unknown = () => undefined;

/** Returns the login to the site for the card; `undefined` if there is none, or it is not known yet. */
function useSiteLogin({ injection, logOut }: StartedAuth): AuthProps["siteLogin"] {
  const status = useSyncExternalStore(injection?.subscribe ?? nothing, injection?.read ?? unknown, unknown);
  return useMemo(() => {
    if (injection === undefined || status?.known?.enabled !== true) return undefined;
    const { authenticated, authorizationUrl } = status.known;
    if (!authenticated && authorizationUrl === undefined) return undefined;
    return { authenticated, problem: status.problem, onLogin: injection.logIn, onLogout: logOut };
  }, [injection, status, logOut]);
}
