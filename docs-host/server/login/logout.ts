import {
  addressOf,
  homePath,
  type LoginRouteDeps,
  redirectTo,
  returnAddress,
  returnToSite,
  sessionOf,
} from "./deps.ts";
import { type LoginNotice, loginNotices, logoutLabel } from "./login-notice.ts";
import { returnPath } from "./return-path.ts";

/**
 * Logs a reader out (docs/behavior.md#site-login): deletes the session, revokes its tokens, and ends the provider's
 * session too if the settings ask for that. A request from another site only gets a page that asks for confirmation.
 */
export async function logout(deps: LoginRouteDeps, request: Request): Promise<Response | LoginNotice> {
  const { settings, origins, calls, provider, sealer, cookies, spent, log } = deps;
  const path =
    returnPath(new URL(request.url).searchParams.get(settings.returnParameter), origins, calls) ?? homePath(deps);
  const session = sessionOf(deps, request);
  if (session !== undefined && isFromElsewhere(request)) {
    const url = new URL(addressOf(deps, "logout"));
    url.searchParams.set(settings.returnParameter, path);
    return { ...loginNotices.askLogout, link: { label: logoutLabel, href: url.pathname + url.search } };
  }
  const gone = cookies.forget(cookies.session, request);
  if (session === undefined) return returnToSite(deps, path, gone);
  spent.add(`session ${session.id}`, session.endsAt);
  await Promise.allSettled([provider.revoke(session.refreshToken ?? session.accessToken)]);
  log({ step: "logout", outcome: "done" });
  if (settings.logout === "site") return returnToSite(deps, path, gone);
  try {
    const state = sealer.seal("logout", deps.place.origin + path);
    const url = await provider.logoutUrl(session.idToken, { uri: returnAddress(deps, "loggedOut"), state });
    return url === undefined ? returnToSite(deps, path, gone) : redirectTo(url.href, gone);
  } catch {
    // The provider's logout address is unavailable, so the reader is logged out of the site only.
    return returnToSite(deps, path, gone);
  }
}

/** Brings a reader back whom the provider has logged out (OpenID Connect RP-Initiated Logout 1.0 §3). */
export function loggedOut(deps: LoginRouteDeps, request: Request): Response {
  // Only this server could seal it, for one of its sites.
  const address = deps.sealer.open("logout", new URL(request.url).searchParams.get("state") ?? "");
  return address === undefined ? returnToSite(deps, "/") : redirectTo(address);
}

/** Returns true if the browser came from another site, or embeds the response in a page. */
function isFromElsewhere({ headers }: Request): boolean {
  const [site, mode] = [headers.get("sec-fetch-site"), headers.get("sec-fetch-mode")];
  if (site === null) return false;
  return !["same-origin", "none"].includes(site) || (mode !== null && mode !== "navigate");
}
