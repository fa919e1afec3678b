/** The checks of a live API; each has a page in `docs/checks/`. */
export const checkIds = [
  // Every response, to any request.
  "server-error",
  "no-answer",
  "slow-answer",
  "undocumented-status",
  "wrong-content-type",
  "wrong-header",
  "wrong-body",
  "wrong-event",
  "write-only-shown",
  "leak",
  // One request and its answer.
  "valid-refused",
  "invalid-accepted",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
  "accept-ignored",
  "wrong-method-accepted",
  "head-differs",
  "options-differs",
  "auth-not-required",
  "wrong-auth-accepted",
  "foreign-auth-accepted",
  // Several requests.
  "not-repeatable",
  "idempotency-ignored",
  "condition-ignored",
  "pages-never-end",
  "pages-overlap",
  "pages-skip",
  "job-never-ends",
  "wrong-items",
  "rate-limit-unclear",
  "created-not-found",
  "update-lost",
  "not-listed",
  "number-changed",
  "found-after-delete",
  "listed-after-delete",
  "deleted-twice",
  "id-given-twice",
  "link-broken",
  // Channels.
  "channel-not-opened",
  "wrong-message",
  "message-refused",
  "channel-broken",
  // Own checks of a module of hooks.
  "own-check",
] as const;

/** The id of a check. */
export type CheckId = (typeof checkIds)[number];

/** The checks of credentials: 401 and 403 are the answers that keep their promises. */
export const credentialChecks: ReadonlySet<CheckId> = new Set<CheckId>([
  "auth-not-required",
  "wrong-auth-accepted",
  "foreign-auth-accepted",
]);

/** Checks that compare the documentation with the response. */
export const differenceChecks: ReadonlySet<CheckId> = new Set<CheckId>([
  "undocumented-status",
  "wrong-content-type",
  "wrong-header",
  "wrong-body",
  "wrong-event",
  "write-only-shown",
  "wrong-message",
]);

/** The checks against the description. The others check HTTP, or rules for any API. */
export const documentedChecks: ReadonlySet<CheckId> = new Set<CheckId>([
  ...differenceChecks,
  "valid-refused",
  "invalid-accepted",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
  "auth-not-required",
  "wrong-auth-accepted",
  "channel-not-opened",
  "message-refused",
]);

/** The checks that are on unless a run chooses others. */
export const defaultChecks: ReadonlySet<CheckId> = new Set(checkIds);
