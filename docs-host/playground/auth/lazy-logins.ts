import type { OAuthLogin } from "#ui/auth";
import type { OAuthScheme } from "./oauth-scheme.ts";
import type { LoginDeps } from "./started-auth.ts";

/** Returns the login of a scheme. */
export type LoginOf = (scheme: OAuthScheme) => Promise<OAuthLogin>;

/** Creates the lookup of logins. Each is loaded and started on first use; the functions that stop them go to `stops`. */
export function lazyLogins(deps: LoginDeps, stops: (() => void)[]): LoginOf {
  const logins = new Map<OAuthScheme, Promise<OAuthLogin>>();
  return (scheme) => {
    const known = logins.get(scheme);
    if (known !== undefined) return known;
    const started = import("./login.ts").then(async ({ startLogin }) => {
      const { login, stop } = await startLogin(scheme, deps);
      stops.push(stop);
      return login;
    });
    // A chunk that did not arrive may arrive the next time.
    started.catch(() => logins.delete(scheme));
    logins.set(scheme, started);
    return started;
  };
}
