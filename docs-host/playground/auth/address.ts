import { answerMark } from "#docs-host/pages/early";
/** The result of a login that left the page; each is delivered once. */
export interface Arrival {
  /** The error, in the provider's words. */
  readonly takeError: () => string | undefined;
  /** The parameters that a provider's page sent the reader back with. */
  readonly takeAnswer: () => URLSearchParams | undefined;
  /** True if there is an undelivered result. */
  readonly hasAnswer: () => boolean;
}

/** The result of a login in a page's address, and the address without it. */
export interface LoginInAddress {
  readonly error: string | undefined;
  readonly answer: URLSearchParams | undefined;
  /** Nothing when there was nothing to take away. */
  readonly cleaned: string | undefined;
}

/**
 * Reads the result of a login from an address (docs/behavior.md#oauth-login): error_description, or error, of the
 * query.
 */
export function loginInAddress(address: string): LoginInAddress {
  const url = new URL(address);
  const error = url.searchParams.get("error_description") || url.searchParams.get("error") || undefined;
  const answer = url.hash.startsWith(answerMark) ? new URLSearchParams(url.hash.slice(answerMark.length)) : undefined;
  const hasError = ["error", "error_description"].some((name) => url.searchParams.has(name));
  if (!hasError && answer === undefined) return { error, answer, cleaned: undefined };
  for (const name of ["error", "error_description", "error_uri"]) url.searchParams.delete(name);
  if (answer !== undefined) url.hash = "";
  return { error, answer, cleaned: url.pathname + url.search + url.hash };
}

/** Takes a login's end out of the page's address, so that it stays in no history and is not read again. */
export function takeArrival(): Arrival {
  const found = loginInAddress(location.href);
  if (found.cleaned !== undefined) history.replaceState(history.state, "", found.cleaned);
  let { error, answer } = found;
  return {
    takeError: () => {
      const taken = error;
      error = undefined;
      return taken;
    },
    takeAnswer: () => {
      const taken = answer;
      answer = undefined;
      return taken;
    },
    hasAnswer: () => answer !== undefined,
  };
}
