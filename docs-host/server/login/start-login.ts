import { hash } from "node:crypto";
import { isObject, own, parseJson } from "#engine/json";
import { addressOf, homePath, type LoginRouteDeps, redirectTo, returnAddress, returnWith } from "./deps.ts";
import { placeMark } from "./place-mark.ts";
import type { Attempt } from "./provider.ts";
import { returnPath } from "./return-path.ts";

/** The texts about a login for readers, in one place. */
export const words = {
  unreachable: "The login can’t be reached right now. Try again in a moment.",
  unusable: "The login failed: the provider’s response can’t be used. Log in again.",
  noClaim: "The login provided no API key for this account.",
  tooLarge: "The login data is too large for this browser to store.",
  title: "Login",
} as const;

/** Timeout of a login, from its start to the provider's answer, in milliseconds. A choice of this site: ten minutes. */
export const attemptLength = 600_000;
/** Maximum number of started logins in one browser, in as many tabs; the oldest is dropped. Our choice. */
const maxAttempts = 5;

/** A started login, as its own encrypted cookie stores it. */
export interface Begun extends Attempt {
  readonly path: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Names the cookie of a login by its state, which it does not tell. */
export const tagOf = (state: string): string => hash("sha256", state, "base64url").slice(0, 16);

/** Begins a login: sends the reader to the provider, with a cookie that alone can end what begins here. */
export async function startLogin(deps: LoginRouteDeps, request: Request): Promise<Response> {
  const { settings, origins, calls, provider, sealer, cookies, now, log } = deps;
  const parameters = new URL(request.url).searchParams;
  const path = returnPath(parameters.get(settings.returnParameter), origins, calls) ?? homePath(deps);
  const elsewhere = homeOf(deps, request);
  if (elsewhere !== undefined) {
    const url = new URL(addressOf(deps, "login"));
    url.searchParams.set(settings.returnParameter, path);
    url.searchParams.set(moved, "1");
    return redirectTo(url.href);
  }
  try {
    const { url, attempt } = await provider.begin(returnAddress(deps, "callback"), placeMark(deps));
    const begun: Begun = { ...attempt, path, at: now() };
    const made = cookies.write(
      cookies.attempt(tagOf(attempt.state)),
      sealer.seal("attempt", JSON.stringify(begun)),
      attemptLength / 1000,
      request,
    );
    log({ step: "login", outcome: "begun" });
    return redirectTo(url.href, [...(made ?? []), ...crowded(deps, request)]);
  } catch (error) {
    log({ step: "login", outcome: "failed", cause: error instanceof Error ? error.name : "unknown" });
    return returnWith(deps, path, { error: "temporarily_unavailable", description: words.unreachable });
  }
}

/** Marks a login that was redirected to the site's own origin, so that it is redirected once only. */
const moved = "callboard-moved";

/**
 * Redirects a login to the site's own origin; returns undefined if it starts there. A site has several hosts, and
 * browsers keep cookies for each; the provider redirects back to one of them, so a login must start there. A server in
 * front that sets its own host looks the same, so a login is redirected once only.
 */
function homeOf({ origins: [home = ""] }: LoginRouteDeps, request: Request): string | undefined {
  const { host, searchParams } = new URL(request.url);
  return host === new URL(home).host || searchParams.has(moved) ? undefined : home;
}

/** Makes room for a new login. */
function crowded(deps: LoginRouteDeps, request: Request): readonly string[] {
  const { cookies } = deps;
  const begun = cookies.attempts(request).map((tag) => ({ tag, at: begunIn(deps, request, tag)?.at ?? 0 }));
  const oldest = begun.toSorted((a, b) => b.at - a.at).slice(maxAttempts - 1);
  return oldest.flatMap(({ tag }) => cookies.forget(cookies.attempt(tag), request));
}

/** Reads the started login of a cookie; undefined if there is none or it has expired. */
export function begunIn({ cookies, sealer, now }: LoginRouteDeps, request: Request, tag: string): Begun | undefined {
  const sealed = cookies.read(request, cookies.attempt(tag));
  const text = sealed === undefined ? undefined : sealer.open("attempt", sealed);
  const read = text === undefined ? undefined : parseJson(text);
  if (!read?.ok || !isObject(read.value)) return undefined;
  const { value } = read;
  const at = own(value, "at");
  const [state, nonce, verifier, path] = ["state", "nonce", "verifier", "path"].map((name) => own(value, name));
  if (typeof state !== "string" || typeof nonce !== "string" || typeof verifier !== "string") return undefined;
  if (typeof path !== "string" || typeof at !== "number" || now() - at >= attemptLength) return undefined;
  return { state, nonce, verifier, path, at };
}
