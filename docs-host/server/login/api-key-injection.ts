import { hash } from "node:crypto";
import { ResponseBodyError } from "oauth4webapi";
import { addressOf, type LoginRouteDeps, saveSession, sessionOf } from "./deps.ts";
import type { Granted } from "./granted.ts";
import { type LoginSession, renewedSession } from "./session.ts";

/** Milliseconds for which the result of a renewal is returned to other tabs that ask with the same old token. */
const sharedFor = 60_000;

/**
 * Renews tokens, each once, however many ask for it: a token that is used twice makes providers end a whole session.
 */
export type Renewals = (session: LoginSession) => Promise<Granted>;

/** Creates the token renewals of a site. */
export function renewals({ provider, now }: Pick<LoginRouteDeps, "provider" | "now">): Renewals {
  const under = new Map<string, { readonly granted: Promise<Granted>; readonly at: number }>();
  return ({ refreshToken = "", subject, idToken }) => {
    const key = hash("sha256", refreshToken, "base64url");
    for (const [old, { at }] of under) if (now() - at >= sharedFor) under.delete(old);
    const known = under.get(key);
    if (known !== undefined) return known.granted;
    const granted = provider.renew(refreshToken, { subject, ...(idToken !== undefined && { idToken }) });
    under.set(key, { granted, at: now() });
    granted.catch(() => under.delete(key));
    return granted;
  };
}

/** The answer of a site where readers do not log in. */
export const noInjection = (): Response =>
  answerOf({ enabled: false, authenticated: false, returnToQueryParam: "state" });

/**
 * Returns to a page of this site whether its reader is logged in, and the value to fill in
 * (docs/behavior.md#site-login). The token is renewed before it expires; a renewal that the provider refuses ends the
 * session, a network failure does not.
 */
export async function apiKeyInjection(deps: LoginRouteDeps, renew: Renewals, request: Request): Promise<Response> {
  const { settings, cookies, spent, now, log } = deps;
  if (!isOwnPage(request)) {
    return answerOf({ error: "Forbidden", message: "only pages of this site may ask who is logged in" }, 403);
  }
  const session = sessionOf(deps, request);
  const about = {
    enabled: true,
    authorizationUrl: addressOf(deps, "login"),
    returnToQueryParam: settings.returnParameter,
  };
  const anonymous = (): Response => {
    const left = cookies.read(request, cookies.session) === undefined ? [] : cookies.forget(cookies.session, request);
    return answerOf({ ...about, authenticated: false }, 200, left);
  };
  const inside = (one: LoginSession, setCookies: readonly string[] = []): Response =>
    answerOf({ ...about, authenticated: true, access_token: one.injected }, 200, setCookies);

  if (session === undefined) return anonymous();
  const { renewAt, tokenEndsAt, refreshToken } = session;
  // A claim that is filled in instead of the token does not end with it.
  const isOver = tokenEndsAt !== undefined && tokenEndsAt <= now() && settings.claim === undefined;
  if (renewAt === undefined || now() < renewAt) return inside(session);
  if (refreshToken === undefined) return isOver ? anonymous() : inside(session);
  try {
    const renewed = renewedSession(session, await renew(session), now());
    const saved = saveSession(deps, renewed, request);
    // The reader may have logged out in the meantime.
    if (saved === undefined || spent.has(`session ${session.id}`)) return anonymous();
    log({ step: "renewal", outcome: "done" });
    return inside(renewed, saved);
  } catch (error) {
    if (error instanceof ResponseBodyError && error.status < 500) {
      log({ step: "renewal", outcome: "refused", cause: "provider" });
      return anonymous();
    }
    log({ step: "renewal", outcome: "failed", cause: error instanceof Error ? error.name : "unknown" });
    if (!isOver) return inside(session);
    return answerOf({ error: "Unavailable", message: "The login can't be renewed right now." }, 503);
  }
}

/** Browsers say where a call comes from; pages of other sites are refused. */
const isOwnPage = (request: Request): boolean =>
  ["same-origin", "none"].includes(request.headers.get("sec-fetch-site") ?? "none");

function answerOf(content: object, status = 200, setCookies: readonly string[] = []): Response {
  const headers = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    Vary: "Cookie",
  });
  for (const one of setCookies) headers.append("Set-Cookie", one);
  return new Response(JSON.stringify(content), { status, headers });
}
