/**
 * Why a login gave no token: `refused` by the server or never reached it; `unreadable` when it answered well and the
 * token did not stand where it should (product.md §8); `forgets` when it would leave the page, which holds in memory alone
 * what the login is ended with. `detail` is a sentence for the reader.
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
