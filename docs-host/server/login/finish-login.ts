import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from "oauth4webapi";
import { type LoginRouteDeps, redirectTo, returnAddress, returnToSite, returnWith, saveSession } from "./deps.ts";
import { NoClaimError } from "./granted.ts";
import { type LoginNotice, loginNotices } from "./login-notice.ts";
import { markedPlace } from "./place-mark.ts";
import { newSession } from "./session.ts";
import { attemptLength, begunIn, tagOf, words } from "./start-login.ts";

/** Maximum length of a provider's error text that is shown. */
const maxMessageLength = 300;

/**
 * Ends a login: takes the provider's answer, which counts once and in the browser that began alone, makes the session,
 * and brings the reader back to where they were.
 */
export async function finishLogin(deps: LoginRouteDeps, request: Request): Promise<Response | LoginNotice> {
  const { provider, cookies, spent, now, random, log } = deps;
  const { searchParams: answer, search } = new URL(request.url);
  const state = answer.get("state") ?? "";
  const elsewhere = markedPlace(deps, state, search);
  if (elsewhere !== undefined) return redirectTo(elsewhere);
  const tag = tagOf(state);
  const begun = begunIn(deps, request, tag);
  if (begun === undefined || begun.state !== state || !spent.add(`attempt ${state}`, now() + attemptLength)) {
    log({ step: "callback", outcome: "refused", cause: "not-begun" });
    return loginNotices.notBegun;
  }
  const done = cookies.forget(cookies.attempt(tag), request);
  try {
    const granted = await provider.finish(answer, begun, returnAddress(deps, "callback"));
    const saved = saveSession(deps, newSession(random(), granted, now()), request);
    if (saved === undefined) {
      log({ step: "callback", outcome: "failed", cause: "too-large" });
      return returnWith(deps, begun.path, { error: "server_error", description: words.tooLarge }, done);
    }
    log({ step: "callback", outcome: "done" });
    return returnToSite(deps, begun.path, [...done, ...saved]);
  } catch (error) {
    const reason = messageOf(error);
    log({ step: "callback", outcome: reason.isRefusal ? "refused" : "failed", cause: reason.cause });
    return returnWith(deps, begun.path, reason, done);
  }
}

interface FailureReason {
  readonly error: string;
  readonly description?: string;
  readonly isRefusal: boolean;
  /** For the log: a code, never words of the provider's. */
  readonly cause: string;
}

/** Describes an error for readers: by the provider's own message if it refuses, else by ours. */
function messageOf(error: unknown): FailureReason {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    const description = error.error_description?.slice(0, maxMessageLength);
    const code = error.error.slice(0, maxMessageLength);
    return {
      error: code,
      ...(description !== undefined && { description }),
      isRefusal: true,
      cause: /^[a-z_]{1,40}$/.test(code) ? code : "unnamed",
    };
  }
  const cause = error instanceof Error ? error.name : "unknown";
  if (error instanceof NoClaimError) {
    return { error: "access_denied", description: words.noClaim, isRefusal: true, cause };
  }
  const isUnusable = error instanceof OperationProcessingError;
  return {
    error: isUnusable ? "server_error" : "temporarily_unavailable",
    description: isUnusable ? words.unusable : words.unreachable,
    isRefusal: false,
    cause,
  };
}
