import { createProvided } from "#locales";
import type { FailureTexts, LoginText } from "#machines";

/** The same as `Writers`, for parts that load after the playground. */
export interface LateWriters {
  /** Writes what can be done about a failure. */
  readonly failureAdvice: (failure: FailureTexts) => string;
  /** Writes why a login gave no token. */
  readonly login: (login: LoginText) => string;
}

const english: LateWriters = {
  failureAdvice: ({ advice = "" }) => advice,
  login: ({ detail }) => detail,
};

/** Returns the functions of the language of the page. */
export const lateWriters = createProvided<LateWriters>("lateWriters", english);
