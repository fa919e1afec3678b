import type { Destination } from "#engine/auth";

/**
 * The reason why a login gave no token: `refused` if the server refused it or was not reached; `noAnswer` if it did not
 * respond in time; `unreadable` if the response has no token at the expected path (docs/behavior.md#oauth-login);
 * `forgets` if leaving the page would lose what only memory holds; `unconfirmed` if the login details would go to a host
 * that the reader has not confirmed.
 */
export type LoginProblem = {
  /** A sentence for the reader, in the language of the page. */
  readonly detail: string;
} & (
  | { readonly kind: "refused" | "noAnswer" | "unreadable" | "forgets" }
  | {
      readonly kind: "unconfirmed";
      /** Ids of the login details to ask about, and their destination. */
      readonly ids: readonly string[];
      readonly destination: Destination;
    }
);

/** A login failed for one of the known reasons. */
export class LoginFailedError extends Error {
  override readonly name = "LoginFailedError";
  readonly problem: LoginProblem;
  constructor(problem: LoginProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}
