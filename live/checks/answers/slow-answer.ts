import { type AnswerCheck, broken } from "../seen.ts";

/** Reports answers that take longer than the run allows. */
export const slowAnswer: AnswerCheck = ({ answer, maxTime }) =>
  answer === undefined || maxTime === undefined || answer.time <= maxTime
    ? []
    : [
        broken(
          "slow-answer",
          "slow",
          `The answer took ${Math.round(answer.time)} ms; at most ${maxTime} ms are allowed.`,
        ),
      ];
