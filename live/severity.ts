import type { CheckId } from "./check-ids.ts";
import type { Finding } from "./finding.ts";

/**
 * The severities of findings, the gravest first: the server fails or shows what it must not, an answer or a sequence is
 * wrong, and a habit of HTTP is missing.
 */
const severities = ["danger", "wrong", "habit"] as const;

const severityOf: { readonly [C in CheckId]: (typeof severities)[number] } = {
  "server-error": "danger",
  "no-answer": "danger",
  "slow-answer": "wrong",
  "undocumented-status": "wrong",
  "wrong-content-type": "wrong",
  "wrong-header": "wrong",
  "wrong-body": "wrong",
  "wrong-event": "wrong",
  "write-only-shown": "danger",
  leak: "danger",
  "valid-refused": "wrong",
  "invalid-accepted": "wrong",
  "missing-header-accepted": "wrong",
  "malformed-body-accepted": "wrong",
  "wrong-media-type-accepted": "wrong",
  "accept-ignored": "habit",
  "wrong-method-accepted": "habit",
  "head-differs": "habit",
  "options-differs": "habit",
  "auth-not-required": "danger",
  "wrong-auth-accepted": "danger",
  "foreign-auth-accepted": "danger",
  "not-repeatable": "wrong",
  "idempotency-ignored": "wrong",
  "condition-ignored": "habit",
  "pages-never-end": "wrong",
  "pages-overlap": "wrong",
  "pages-skip": "wrong",
  "job-never-ends": "wrong",
  "wrong-items": "wrong",
  "rate-limit-unclear": "habit",
  "created-not-found": "wrong",
  "update-lost": "wrong",
  "not-listed": "wrong",
  "number-changed": "wrong",
  "found-after-delete": "wrong",
  "listed-after-delete": "wrong",
  "deleted-twice": "wrong",
  "id-given-twice": "wrong",
  "link-broken": "wrong",
  "channel-not-opened": "wrong",
  "wrong-message": "wrong",
  "message-refused": "wrong",
  "channel-broken": "danger",
  "own-check": "wrong",
};

/** Returns findings by severity, the gravest first; findings of the same severity keep their order. */
export const bySeverity = <F extends Pick<Finding, "check">>(findings: readonly F[]): readonly F[] =>
  severities.flatMap((severity) => findings.filter(({ check }) => severityOf[check] === severity));
