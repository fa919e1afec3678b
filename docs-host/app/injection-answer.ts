import { isObject, type Json, own } from "#engine/json";
import type { ApiKeyInjection } from "#machines";

/** The name of the parameter that says where a login leads back to, where the site gives none (product.md §3). */
const defaultParameter = "state";

/** Reads what the site says of the login to it (product.md §7); throws where it makes no sense. */
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
    ...(typeof url === "string" && isWeb(url) && { authorizationUrl: url }),
  };
}

/** An address that a page may lead to: anything else could be a script. */
const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
