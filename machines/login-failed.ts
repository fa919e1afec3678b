/**
 * The reason why a login gave no token: `refused` if the server refused it or was not reached; `unreadable` if the
 * response has no token at the expected path (docs/behavior.md#oauth-login); `forgets` if leaving the page would lose
 * what only memory holds. `detail` is a sentence for the reader.
 */
export interface LoginProblem {
  readonly kind: "refused" | "unreadable" | "forgets";
  readonly detail: string;
}

/** A login went wrong in a way that was foreseen. */
export class LoginFailedError extends Error {
  override readonly name = "LoginFailedError";
  readonly problem: LoginProblem;
  constructor(problem: LoginProblem) {
    super(problem.detail);
    this.problem = problem;
  }
}
