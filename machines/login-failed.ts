/**
 * Why a login gave no token: `refused` by the server or never reached it; `unreadable` when it answered well and the
 * token did not stand where it should (product.md §8). `detail` is a sentence for the reader.
 */
export interface LoginProblem {
  readonly kind: "refused" | "unreadable";
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
