import { credentialChecks, type RunReport, shareOf, wasLockedOut } from "#live";
import type { TestOptions } from "./arguments.ts";

/** Why a run without a finding did not pass: sentences about the reason and about what to do, and the exit code. */
export interface WhyFailed {
  readonly code: 1 | 3;
  readonly text: string;
}

/** The facts of a run that its end depends on. */
interface Facts extends Pick<RunReport, "calls" | "coverage" | "endpoints"> {
  /** The ids of the credentials that the description names. */
  readonly schemes: readonly string[];
}

/**
 * Returns why a run without a finding failed; undefined if it passed. A run that could check nothing has not passed: it
 * would stay green in CI for ever.
 */
export function whyFailed(
  { calls, coverage, endpoints, schemes }: Facts,
  { checks, minCoverage = 0 }: Pick<TestOptions, "checks" | "minCoverage">,
): WhyFailed | undefined {
  const unsafe = endpoints.filter(({ skipped }) => skipped === "unsafe").length;
  if (calls === 0) {
    const text =
      unsafe > 0
        ? `Nothing was checked: requests of ${unsafe === 1 ? "the endpoint" : `all ${unsafe} endpoints`} may change something. Add --allow-writes, at a server with data that may change.`
        : "Nothing was checked: no request was sent. The chosen checks and endpoints send no requests; see --check, --without, --endpoint and --include.";
    return { code: 3, text };
  }
  // To checks of credentials alone, 401 and 403 are the answers that pass.
  if (wasLockedOut(endpoints) && [...checks].some((check) => !credentialChecks.has(check))) {
    return {
      code: 3,
      text: `Nothing was checked: every endpoint answered the credentials of this run with 401 or 403, so no answer could be compared with its documentation. ${howToLogIn(schemes)}`,
    };
  }
  const answers = endpoints.flatMap(({ statuses }) => Object.keys(statuses));
  if (answers.length > 0 && answers.every((status) => status === "429")) {
    const text =
      "Nothing was checked: the server answered every request with 429, too many requests. Try again later, with --rate.";
    return { code: 3, text };
  }
  const { percent, covered, total } = shareOf(coverage.items);
  if (percent >= minCoverage) return undefined;
  const more = unsafe > 0 ? "--allow-writes, a credential, or more --calls" : "a credential, or more --calls";
  return {
    code: 1,
    text: `Failed: the coverage is ${percent} % (${covered} of ${total} parts); --min-coverage is ${minCoverage} %. Nothing else is wrong. The list above names what was not touched; ${more} reach more of it.`,
  };
}

/** Describes the options that give a run its credentials. */
export function howToLogIn([scheme = "SCHEME"]: readonly string[]): string {
  return `Add --credential ${scheme}=VALUE, or set ${variableOf(scheme)}; for any other header, use --header.`;
}

/** The environment variable of a credential. */
const variableOf = (scheme: string): string => `CALLBOARD_CREDENTIAL_${scheme.toUpperCase().replace(/[^A-Z\d]/g, "_")}`;
