import { addressOf, type LoginDesk, leadBack, leadTo, sessionOf } from "./desk.ts";
import { plainPage } from "./plain-page.ts";
import { returnPath } from "./return-path.ts";
import { words } from "./words.ts";

/**
 * Logs a reader out (product.md §7): forgets the session, has its tokens ended, and the session at the provider too
 * where the settings want that. Another site that leads a browser here only gets it to be asked.
 */
export async function logout(desk: LoginDesk, request: Request): Promise<Response> {
  const { settings, origins, calls, provider, sealer, cookies, spent, log } = desk;
  const path = returnPath(new URL(request.url).searchParams.get(settings.returnParameter), origins, calls) ?? "/";
  const session = sessionOf(desk, request);
  if (session !== undefined && isFromElsewhere(request)) {
    const url = new URL(addressOf(desk, "logout"));
    url.searchParams.set(settings.returnParameter, path);
    return plainPage(200, { text: words.askLogout, link: words.logout, href: url.pathname + url.search });
  }
  const gone = cookies.forget(cookies.session, request);
  if (session === undefined) return leadBack(desk, path, gone);
  spent.add(`session ${session.id}`, session.endsAt);
  await Promise.allSettled([provider.revoke(session.refreshToken ?? session.accessToken)]);
  log({ step: "logout", outcome: "done" });
  if (settings.logout === "site") return leadBack(desk, path, gone);
  try {
    const state = sealer.seal("logout", path);
    const url = await provider.logoutUrl(session.idToken, { uri: addressOf(desk, "loggedOut"), state });
    return url === undefined ? leadBack(desk, path, gone) : leadTo(url.href, gone);
  } catch {
    // The provider can't be asked where; here the reader is logged out.
    return leadBack(desk, path, gone);
  }
}

/** Brings a reader back whom the provider has logged out (OpenID Connect RP-Initiated Logout 1.0 §3). */
export function loggedOut(desk: LoginDesk, request: Request): Response {
  const { origins, calls, sealer } = desk;
  const path = sealer.open("logout", new URL(request.url).searchParams.get("state") ?? "");
  return leadBack(desk, returnPath(path ?? null, origins, calls) ?? "/");
}

/** Whether a browser says that it was led here by another site, or shows the answer within a page. */
function isFromElsewhere({ headers }: Request): boolean {
  const [site, mode] = [headers.get("sec-fetch-site"), headers.get("sec-fetch-mode")];
  if (site === null) return false;
  return !["same-origin", "none"].includes(site) || (mode !== null && mode !== "navigate");
}
