import { isObject, type Json, own, parseJson } from "#engine/json";
import { isBlank } from "./blank.ts";
import type { TokenGrant } from "./oauth.ts";

/**
 * Reads the response of a token call. The locator names the token's path: names after dots, names or indexes in
 * brackets, with an optional `$` in front, such as `.access_token` or `$.data["token"]`. Returns undefined if there is
 * no token text at that path. `now` is the time of the response, in milliseconds since 1970.
 */
export function readGrant(answer: Json, locator: string, now: number): TokenGrant | undefined {
  const accessToken = located(answer, locator);
  if (typeof accessToken !== "string" || isBlank(accessToken)) return undefined;
  const refreshToken = isObject(answer) ? own(answer, "refresh_token") : undefined;
  const expiresAt = endOf(answer, accessToken, now);
  return {
    accessToken,
    ...(typeof refreshToken === "string" && { refreshToken }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

const step = /\.?([^.[\]"']+)|\[(\d+)\]|\[(?:"([^"]*)"|'([^']*)')\]/y;

function located(answer: Json, locator: string): Json | undefined {
  const path = locator.trim().replace(/^\$?(?:response\.body(?=[.[#]|$))?/, "");
  if (path === "" || path === ".") return answer;
  let value: Json | undefined = answer;
  step.lastIndex = 0;
  for (let at = 0; at < path.length; at = step.lastIndex) {
    const match = step.exec(path);
    if (match === null) return undefined;
    const name = match[1] ?? match[3] ?? match[4];
    if (Array.isArray(value)) value = value[Number(match[2] ?? name)];
    else value = isObject(value) ? own(value, name ?? match[2] ?? "") : undefined;
  }
  return value;
}

/** In seconds: the lifetime in the response (RFC 6749 §5.1), else the `exp` claim of a JWT (RFC 7519 §4.1.4). */
function endOf(answer: Json, token: string, now: number): number | undefined {
  const lifetime = isObject(answer) ? Number(own(answer, "expires_in") ?? Number.NaN) : Number.NaN;
  if (Number.isFinite(lifetime) && lifetime > 0) return now + lifetime * 1000;
  return jwtEnd(token);
}

/** Returns when a JWT expires, in milliseconds since 1970; undefined for any other token. */
export function jwtEnd(token: string): number | undefined {
  const [, payload, signature, ...more] = token.split(".");
  if (payload === undefined || signature === undefined || more.length > 0) return undefined;
  const claims = parseJson(fromBase64Url(payload));
  const end = claims.ok && isObject(claims.value) ? own(claims.value, "exp") : undefined;
  return typeof end === "number" ? end * 1000 : undefined;
}

function fromBase64Url(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    // No base64, so no JWT either.
    return "";
  }
}
