import { isSecureUrl } from "#engine/host";
import { isObject, type Json, own } from "#engine/json";
import type { ApiKeyInjection } from "#machines";

/** The default name of the parameter with the return address of a login (docs/behavior.md#site-login). */
const defaultParameter = "state";

/**
 * Parses the site's answer about its login. The login's address must be https, or on this machine: elsewhere others
 * could read and replace it, and an address of another scheme could be a script. Throws if the answer is invalid.
 */
export function injectionIn(answer: Json): ApiKeyInjection {
  const enabled = isObject(answer) ? own(answer, "enabled") : undefined;
  if (!isObject(answer) || typeof enabled !== "boolean") {
    throw new Error("The site's response about the login is not valid.");
  }
  const [token, url, name] = ["access_token", "authorizationUrl", "returnToQueryParam"].map((key) => own(answer, key));
  const isIn = own(answer, "authenticated") === true && typeof token === "string" && token.trim() !== "";
  return {
    enabled,
    authenticated: isIn,
    returnToQueryParam: typeof name === "string" && name !== "" ? name : defaultParameter,
    ...(isIn && { accessToken: token }),
    ...(typeof url === "string" && isSecureUrl(url) && { authorizationUrl: url }),
  };
}
