import { isSecureUrl } from "#engine/host";
import { isObject, type Json, own } from "#engine/json";
import type { ApiKeyInjection } from "#machines";

/**
 * The name of the parameter that says where a login leads back to, where the site gives none
 * (docs/behavior.md#site-login).
 */
const defaultParameter = "state";

/**
 * Parses what the site says of the login to it. The login's address must be https, or on this machine: elsewhere it
 * could be read and replaced on the way, and an address of another scheme could be a script. Throws if the answer makes
 * no sense.
 */
export function injectionIn(answer: Json): ApiKeyInjection {
  const enabled = isObject(answer) ? own(answer, "enabled") : undefined;
  if (!isObject(answer) || typeof enabled !== "boolean") {
    throw new Error("The site's answer about the login makes no sense.");
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
