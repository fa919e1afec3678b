import type { Context, MiddlewareHandler } from "hono";
import { callsPath, isAssetPath, mcpUrl } from "#docs-host/site/page-data";
import {
  type LoginAccess,
  loginNotices,
  loginPaths,
  loginReturnPath,
  type ShowNotice,
  secureLabel,
} from "./login/index.ts";
import type { SiteEnv } from "./send.ts";

/** The calls that everybody may make: the calls of a login, and the health check. */
const open: ReadonlySet<string> = new Set(
  [...Object.values(loginPaths), loginReturnPath, "health"].map((path) => `${callsPath}/${path}`),
);

/**
 * Creates a handler in front of all others that shows a private site to readers who are logged in only. It redirects
 * others to the login, or refuses them if the site has no login. Scripts and styles are the same for all sites, so
 * anybody gets them; so are the calls of a login.
 */
export function guardPrivateSite(
  login: LoginAccess | undefined,
  showNotice: (c: Context<SiteEnv>) => ShowNotice,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (isAssetPath(pathname) || open.has(pathname)) return next();
    const answer = await c.env.source.load();
    if (!answer.ok || answer.site.isPrivate !== true) return next();
    const { loginPlace } = c.env;
    if (login?.isLoggedIn(c.req.raw, loginPlace) !== true) {
      c.header("Cache-Control", "no-store");
      // Programs can't follow to a login.
      const isCall = pathname.startsWith(`${callsPath}/`) || pathname === mcpUrl(c.env.base);
      if (isCall) return c.json({ error: "Unauthorized", message: loggedOut }, 401);
      const address = login?.addressFor(pathname + search, loginPlace);
      if (address !== undefined) return c.redirect(address, 302);
      const show = showNotice(c);
      if (login === undefined) return show(loginNotices.privateWithoutLogin);
      const href = `https://${loginPlace.origin.replace(/^[^/]*\/\//, "")}${pathname}${search}`;
      return show({ ...loginNotices.privateInsecure, link: { label: secureLabel, href } });
    }
    await next();
    // No cache in between may keep what only this reader may see.
    c.res.headers.set("Cache-Control", "private, no-cache");
  };
}

const loggedOut = "this site is private; log in to read it";
