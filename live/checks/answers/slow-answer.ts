import { say } from "../../said.ts";
import { type AnswerCheck, broken } from "../seen.ts";

/** Reports answers that take longer than the run allows. */
export const slowAnswer: AnswerCheck = ({ answer, maxTime }) =>
  answer === undefined || maxTime === undefined || answer.time <= maxTime
    ? []
    : [
        broken(
          "slow-answer",
          "slow",
          say("The answer took {} ms; at most {} ms are allowed.", `${Math.round(answer.time)}`, `${maxTime}`),
        ),
      ];
