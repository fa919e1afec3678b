import { createProvided } from "#locales";
import type { FailureTexts } from "#machines";

/** The same as `Writers`, for parts that load after the playground. */
export interface LateWriters {
  /** Writes what can be done about a failure. */
  readonly failureAdvice: (failure: FailureTexts) => string;
}

const english: LateWriters = {
  failureAdvice: ({ advice = "" }) => advice,
};

/** Returns the functions of the language of the page. */
export const lateWriters = createProvided<LateWriters>("lateWriters", english);
