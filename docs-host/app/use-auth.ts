import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { isSetAuthenticated, type PlannedHeader } from "#engine/auth";
import type { AuthProps } from "#ui/playground";
import type { StartedAuth } from "./auth-dialogue.ts";

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
  const card = set && {
    sets: auth.sets,
    set,
    state,
    open,
    authenticated: isSetAuthenticated(set, state),
    resettable: Object.keys(kept.initial).length > 0,
    loginError: kept.loginError,
    login: auth.login(choice),
    carries: credentials.length > 0,
    host: URL.canParse(baseUrl) ? new URL(baseUrl).host : "",
    through,
    sent: kept.sent,
    forms: kept.forms,
    memoryOnly: kept.memoryOnly,
    siteLogin,
  };
  return { credentials, card };
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
