import { hash } from "node:crypto";
import type { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { parseUrl } from "#engine/host";
import type { Attempts } from "../access/attempts.ts";
import { authenticate, type Caller } from "../access/caller.ts";
import type { TokenUses } from "../access/token-use.ts";
import type { Visit, VisitContext } from "../http/app-env.ts";
import { readBytes } from "../http/body.ts";
import { staffOrganization } from "../staff-organization.ts";
import type { Store } from "../store/store.ts";
import { loginPage, overviewPage, staffPaths } from "./pages.ts";
import type { ProcessFacts } from "./process-facts.ts";
import { overviewReader } from "./read-overview.ts";
import { staffStyle } from "./style.ts";

/** Dependencies of the staff's pages. */
export interface StaffDeps {
  readonly store: Pick<Store, "db" | "check">;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Counts tokens that are unknown, revoked or of another organization. */
  readonly refusedTokens: Attempts;
  readonly tokenUses: TokenUses;
  readonly facts: ProcessFacts | undefined;
}

/** Seconds until the staff has to log in again; our choice. */
const sessionSeconds = 12 * 60 * 60;
/** The longest body of a login in bytes; a token has 53 characters. */
const loginBytes = 4096;
/** The cookies of plain and of secure connections. A browser accepts the prefix `__Host-` only from this host, by https. */
const cookies = { plain: "callboard-staff", secure: "__Host-callboard-staff" } as const;

const styleHash = hash("sha256", staffStyle, "base64");
const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Content-Type": "text/html; charset=utf-8",
  // With `no-referrer`, browsers would send forms of this page with the origin `null`.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
} as const;

const html = (status: number, text: string, more: readonly [string, string][] = []): Response => {
  const response = new Response(text, { status, headers });
  for (const [name, value] of more) response.headers.append(name, value);
  return response;
};

/** Returns the header that sets the cookie of a connection, or deletes it after 0 seconds. */
const setCookie = (isSecure: boolean, token: string, seconds: number): string =>
  `${isSecure ? cookies.secure : cookies.plain}=${token}; Path=${isSecure ? "/" : staffPaths.overview}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

/** The scheme of the page that sent a form, if the page is of this host; "foreign" for all others. */
function senderOf(visit: VisitContext): "http" | "https" | "foreign" | undefined {
  const origin = visit.req.header("Origin");
  // Programs that are not browsers send none.
  if (origin === undefined) return undefined;
  const url = parseUrl(origin);
  if (url?.host !== new URL(visit.req.url).host) return "foreign";
  return url.protocol === "https:" ? "https" : "http";
}

/**
 * Mounts the overview at `/staff`, behind a login with a token of the staff. The cookie contains the token, so that
 * revoking it ends the session in all processes; no script can read it, and no other site can send it.
 */
export function mountStaff(app: Hono<Visit>, deps: StaffDeps): void {
  const { store, publicUrl, now, refusedTokens, tokenUses, facts } = deps;
  const read = overviewReader(store, now, facts);
  const isPublicSecure = publicUrl.startsWith("https:");
  const forgetting: readonly [string, string][] = [
    ["Set-Cookie", setCookie(false, "", 0)],
    ["Set-Cookie", setCookie(true, "", 0)],
  ];
  const staffOf = async (token: string): Promise<Caller | undefined> => {
    const known = await authenticate(store.db, `Bearer ${token}`, now());
    if (!known.ok || known.caller.orgId !== staffOrganization) return undefined;
    tokenUses.note(known.caller.tokenId, known.lastUsedAt);
    return known.caller;
  };
  const refusal = (visit: VisitContext, error: string): Response => {
    const wait = refusedTokens(visit.env.address);
    if (wait === undefined) return html(401, loginPage(error), forgetting);
    const limited = `Too many logins from this address. Try again in ${wait} s.`;
    return html(429, loginPage(limited), [...forgetting, ["Retry-After", String(wait)]]);
  };
  const foreign = (): Response => html(403, loginPage("Another site sent this form. Log in here."));
  app.use(`${staffPaths.overview}/*`, async (visit, next) => {
    visit.set("endpointId", "staff");
    await next();
  });

  app.get(staffPaths.overview, async (visit) => {
    const token = getCookie(visit, cookies.secure) ?? getCookie(visit, cookies.plain);
    if (token === undefined) return html(200, loginPage());
    const caller = await staffOf(token);
    if (caller === undefined) return refusal(visit, "You are logged out. Log in with a token of the staff.");
    visit.set("caller", caller);
    return html(200, overviewPage(await read()));
  });

  app.post(staffPaths.login, async (visit) => {
    const sender = senderOf(visit);
    if (sender === "foreign") return foreign();
    const body = new TextDecoder().decode(await readBytes(visit.req.raw, loginBytes));
    const token = new URLSearchParams(body).get("token")?.trim() ?? "";
    const caller = /^[\w.~+/-]+=*$/.test(token) ? await staffOf(token) : undefined;
    if (caller === undefined) return refusal(visit, "This is not a valid token of the organization callboard.");
    visit.set("caller", caller);
    const isSecure = sender === undefined ? isPublicSecure : sender === "https";
    return html(303, "", [
      ["Location", staffPaths.overview],
      ["Set-Cookie", setCookie(isSecure, token, sessionSeconds)],
    ]);
  });

  app.post(staffPaths.logout, (visit) =>
    senderOf(visit) === "foreign" ? foreign() : html(303, "", [["Location", staffPaths.overview], ...forgetting]),
  );
}
