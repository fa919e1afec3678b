import type { MiddlewareHandler } from "hono";
import type { SiteSource } from "../app/site/index.ts";
import { type LoginAccess, loginPaths, loginReturnPath } from "./login/index.ts";
import type { SiteEnv } from "./send.ts";

/** The dependencies of guarding a private site. */
export interface PrivateSiteDeps {
  readonly source: SiteSource;
  readonly login: LoginAccess | undefined;
  /** The path below which the site's own calls are. */
  readonly calls: string;
}

/**
 * Creates a handler in front of all others that shows a private site to readers who are logged in only. It sends others
 * to the login, or refuses them if the site has none. Scripts and styles are the same for all sites, so anybody gets
 * them; so are the calls of a login.
 */
export function guardPrivateSite({ source, login, calls }: PrivateSiteDeps): MiddlewareHandler<SiteEnv> {
  const open = new Set([...Object.values(loginPaths), loginReturnPath, "health"].map((path) => `${calls}/${path}`));
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith("/assets/") || open.has(pathname)) return next();
    const answer = await source.load();
    if (!answer.ok || answer.site.isPrivate !== true) return next();
    if (login?.isLoggedIn(c.req.raw) !== true) {
      c.header("Cache-Control", "no-store");
      if (pathname.startsWith(`${calls}/`)) return c.json({ error: "Unauthorized", message: words.loggedOut }, 401);
      if (login !== undefined) return c.redirect(login.addressFor(pathname + search), 302);
      return c.text(words.noLogin, 403);
    }
    await next();
    // No cache in between may keep what only this reader may see.
    c.res.headers.set("Cache-Control", "private, no-cache");
  };
}

const words = {
  loggedOut: "this site is private; log in to read it",
  noLogin: "This site is private, and no login is set up for it. Its operator can set one up, see docs/login.md.\n",
} as const;
