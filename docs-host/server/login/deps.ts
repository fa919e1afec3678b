import { callsPath } from "#docs-host/site/page-data";
import type { LoginCookies } from "./cookies.ts";
import type { LoginProvider } from "./provider.ts";
import type { Sealer } from "./seal.ts";
import { type LoginSession, sessionIn } from "./session.ts";
import type { LoginSettings } from "./settings.ts";

/** The log entry of a login: what happened, and why. Never an address, a token or a text of the provider. */
export interface LoginLogEntry {
  readonly step: "login" | "callback" | "renewal" | "logout";
  readonly outcome: "begun" | "done" | "refused" | "failed";
  readonly cause?: string;
}

/** All that the calls of a login share. */
export interface LoginRouteDeps {
  readonly settings: LoginSettings;
  /** The address of the operator's own origin that the provider sends readers back to, without a slash at the end. */
  readonly home: string;
  /** Where the site of the request is. */
  readonly place: LoginPlace;
  /** Origins of the site; the first is its public one, the others are aliases. */
  readonly origins: readonly string[];
  /** The path of the site's own calls. */
  readonly calls: string;
  readonly provider: LoginProvider;
  readonly sealer: Sealer;
  readonly cookies: LoginCookies;
  /** Values that were used before they expired: answers of logins, ended sessions. */
  readonly spent: Spent;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  readonly random: () => string;
  readonly log: (entry: LoginLogEntry) => void;
}

/** Where a site is, for its readers: an origin, and a path that is empty if the site has the whole origin. */
export interface LoginPlace {
  readonly origin: string;
  readonly base: string;
}

/** Names what may be used once, for as long as it could be used at all. */
export interface Spent {
  readonly has: (name: string) => boolean;
  /** Returns true if this was the first time. */
  readonly add: (name: string, until: number) => boolean;
}

/** Maximum number of entries; the oldest are forgotten, so that memory stays bounded. */
const maxSpent = 50_000;

/** Creates a list of used values. */
export function spentNames(now: () => number): Spent {
  const ends = new Map<string, number>();
  const has = (name: string): boolean => (ends.get(name) ?? 0) > now();
  return {
    has,
    add: (name, until) => {
      if (has(name)) return false;
      for (const [old, end] of ends) {
        if (end > now() && ends.size < maxSpent) break;
        ends.delete(old);
      }
      ends.set(name, until);
      return true;
    },
  };
}

/** The paths of a login below the site's calls (docs/login.md). */
export const loginPaths = {
  injection: "auth/api-key-injection",
  login: "auth/login",
  callback: "auth/login/callback",
  logout: "auth/logout",
  loggedOut: "auth/logout/callback",
} as const;

/** Returns the absolute address of a login path on this site. */
export const addressOf = ({ place: { origin }, calls }: LoginRouteDeps, path: keyof typeof loginPaths): string =>
  `${origin}${calls}/${loginPaths[path]}`;

/** Returns the address that the provider sends readers back to: the same for all sites, as it is registered there. */
export const returnAddress = ({ home }: LoginRouteDeps, path: "callback" | "loggedOut"): string =>
  `${home}${callsPath}/${loginPaths[path]}`;

/** Reads the session of a request; undefined if there is none or it has expired. */
export function sessionOf({ cookies, sealer, spent, now }: LoginRouteDeps, request: Request): LoginSession | undefined {
  const sealed = cookies.read(request, cookies.session);
  const session = sealed === undefined ? undefined : sessionIn(sealer.open("session", sealed));
  if (session === undefined || session.endsAt <= now() || spent.has(`session ${session.id}`)) return undefined;
  return session;
}

/** Returns the headers that store a session; undefined if it is too large. */
export const saveSession = ({ cookies, sealer, now }: LoginRouteDeps, session: LoginSession, request: Request) =>
  cookies.write(
    cookies.session,
    sealer.seal("session", JSON.stringify(session)),
    (session.endsAt - now()) / 1000,
    request,
  );

/** Sends the browser on to an address of this site or of the provider. */
export function redirectTo(url: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: url, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  for (const one of setCookies) headers.append("Set-Cookie", one);
  return new Response(null, { status: 302, headers });
}

/** The path of the first page of this site. */
export const homePath = ({ place: { base } }: LoginRouteDeps): string => base || "/";

/** Sends the browser back to a page of this site. */
export const returnToSite = (
  { place: { origin } }: LoginRouteDeps,
  path: string,
  setCookies?: readonly string[],
): Response => redirectTo(origin + path, setCookies);

/** Redirects the browser back with an error, which the page shows as text (docs/behavior.md#site-login). */
export function returnWith(
  { place: { origin } }: LoginRouteDeps,
  path: string,
  { error, description }: { readonly error: string; readonly description?: string },
  setCookies?: readonly string[],
): Response {
  const url = new URL(origin + path);
  url.searchParams.set("error", error);
  if (description !== undefined) url.searchParams.set("error_description", description);
  return redirectTo(url.href, setCookies);
}
