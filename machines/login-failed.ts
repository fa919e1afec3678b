import type { Destination } from "#engine/auth";
import type { LoginReason } from "./login-reason.ts";

/**
 * The reason why a login gave no token: `refused` if the server refused it or was not reached; `unreadable` if the
 * response has no token at the expected path (docs/behavior.md#oauth-login); `forgets` if leaving the page would lose
 * what only memory holds; `unconfirmed` if the login details would go to a host that the reader has not confirmed.
 */
export type LoginProblem = LoginText &
  (
    | { readonly kind: "refused" | "unreadable" | "forgets" }
    | {
        readonly kind: "unconfirmed";
        /** Ids of the login details to ask about, and their destination. */
        readonly ids: readonly string[];
        readonly destination: Destination;
      }
  );

/** A sentence for the reader in English, and what it is made from; a sentence of a server has no reason. */
export interface LoginText {
  readonly detail: string;
  readonly reason?: LoginReason;
}

/** A login failed for one of the known reasons. */
export class LoginFailedError extends Error {
  override readonly name = "LoginFailedError";
  readonly problem: LoginProblem;
  constructor(problem: LoginProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}
