import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  type AuthState,
  asOneLogin,
  type CredentialIssue,
  credentialIssues,
  type Destination,
  heldCredentialsOf,
  injectedState,
  isSetAuthenticated,
  type Outgoing,
  type SchemeSet,
  visibleAt,
  withoutDefaults,
} from "#engine/auth";
import type { AuthCardEvent } from "#machines";
import type { AuthProps } from "#ui/auth";
import type { EnvironmentChoice } from "../environment/index.ts";
import type { Choice, Ending, StartedAuth } from "./started-auth.ts";

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

type Saved = ReturnType<StartedAuth["card"]["getSnapshot"]>["context"];

/** The inputs of all props of the card. */
interface CardParts extends Pick<Heading, "through">, Pick<AuthProps, "open" | "siteLogin"> {
  readonly auth: StartedAuth;
  readonly saved: Saved;
  readonly choice: Choice;
  readonly out: Outgoing;
  readonly ending: Ending | undefined;
  /** The token of the login to the site. */
  readonly injected: string | undefined;
}

/** Returns the props of the authorization card; undefined for a public endpoint. */
function cardProps({ auth, saved, choice, out, ending, injected, ...rest }: CardParts) {
  const set = auth.pick(choice);
  if (set === undefined) return undefined;
  return {
    ...rest,
    ...methodProps(auth.sets, set, visibleAt(choice), out),
    resettable: Object.keys(saved.initial).length > 0,
    login: auth.login(choice),
    loginError: saved.loginError,
    hasLoggedIn: saved.hasLoggedIn === true,
    tokenEnded: ending?.isOver === true,
    renewedAt: ending?.renewedAt ?? [],
    ...destinationProps(choice.destination, out, auth.isSent),
    ...storedProps(saved, injected),
  } satisfies AuthProps;
}

function methodProps(sets: readonly SchemeSet[], set: SchemeSet, state: AuthState, { sendable }: Outgoing) {
  const issues = set.schemes.flatMap((scheme) => credentialIssues(scheme, state));
  return {
    ...{ sets, set, state, issues },
    // With an optional scheme and no credentials there is no status (docs/behavior.md#authentication-status).
    authenticated: set.schemes.length > 0 && isSetAuthenticated(set, state),
    blocking: issues.filter(({ id }) => sendable.includes(id)),
  };
}

function destinationProps(
  destination: Destination,
  { headers, asked, withheld, barred }: Outgoing,
  isSent: StartedAuth["isSent"],
) {
  return {
    ...{ destination, withheld, barred },
    hasHostQuestion: asked.length > 0 && destination.origin !== "",
    carries: headers.some(isSent),
    leftBehind: headers.filter((one) => !isSent(one)).map(({ name }) => name),
  };
}

function storedProps({ credentials, initial, forms, bound, sent, memoryOnly }: Saved, injected: string | undefined) {
  return {
    ...{ credentials, bound, sent, memoryOnly },
    held: asOneLogin(
      heldCredentialsOf(credentials, forms),
      injected === undefined ? [] : filledIn(credentials, injectedState(injected)),
    ),
    filledIn: filledIn(credentials, initial),
    onlyInMemory: memoryOnly ? heldCredentialsOf(withoutDefaults(credentials, initial), forms) : [],
  };
}

/** Lists the ids of credentials that only have default values. */
function filledIn(credentials: AuthState, initial: AuthState): readonly string[] {
  const own = new Set(heldCredentialsOf(withoutDefaults(credentials, initial)).map(({ id }) => id));
  return heldCredentialsOf(credentials).flatMap(({ id }) => (own.has(id) ? [] : [id]));
}

/** Maximum delay of a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** The state of a login's token, rendered again when it expires. */
function useEnding(auth: StartedAuth, choice: Choice): Ending | undefined {
  const [now, setNow] = useState(() => new Date());
  const ending = useMemo(() => auth.ending(choice, now), [auth, choice, now]);
  const until = ending?.at;
  useEffect(() => {
    if (until === undefined || until <= now.getTime()) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(Math.max(until - Date.now(), 0), maxDelay));
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
