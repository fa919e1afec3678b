import type { CheckId } from "../check-ids.ts";
import { leak } from "./answers/leak.ts";
import {
  invalidAccepted,
  noAnswer,
  rateLimitUnclear,
  serverError,
  slowAnswer,
  undocumentedStatus,
  validRefused,
} from "./answers/status-checks.ts";
import { writeOnlyShown } from "./answers/write-only-shown.ts";
import { wrongBody } from "./answers/wrong-body.ts";
import { wrongContentType } from "./answers/wrong-content-type.ts";
import { wrongEvent } from "./answers/wrong-event.ts";
import { wrongHeader } from "./answers/wrong-header.ts";
import { wrongItems } from "./answers/wrong-items.ts";
import type { AnswerCheck, CheckInput, Violation } from "./check-input.ts";

/** The checks that need no more than an answer. */
const ofAnswers: { readonly [C in CheckId]?: AnswerCheck } = {
  "server-error": serverError,
  "no-answer": noAnswer,
  "slow-answer": slowAnswer,
  "undocumented-status": undocumentedStatus,
  "wrong-content-type": wrongContentType,
  "wrong-header": wrongHeader,
  "wrong-body": wrongBody,
  "wrong-event": wrongEvent,
  "write-only-shown": writeOnlyShown,
  "wrong-items": wrongItems,
  leak,
  "rate-limit-unclear": rateLimitUnclear,
};

/** Returns true if a check needs no more than an answer, so that another answer can be checked in the same way. */
export const isOfAnswers = (check: CheckId): boolean => ofAnswers[check] !== undefined;

/** The ids of the checks of every answer. */
export const checksOfAnswers = Object.keys(ofAnswers) as readonly CheckId[]; // The keys are ids by the type.

/** The ids of the checks that the answer to one generated call can fail, whether the call is valid or not. */
export const checksOfCases: readonly CheckId[] = [
  ...checksOfAnswers,
  "valid-refused",
  "invalid-accepted",
  "missing-header-accepted",
  "malformed-body-accepted",
  "wrong-media-type-accepted",
  "own-check",
];

/** The checks of every exchange. */
const answerChecks: readonly AnswerCheck[] = [...Object.values(ofAnswers), validRefused, invalidAccepted];

/** Lists the promises that an exchange breaks, of the checks that are on. */
export const findViolations = (input: CheckInput, checks: ReadonlySet<CheckId>): readonly Violation[] =>
  answerChecks.flatMap((check) => check(input)).filter(({ check }) => checks.has(check));
