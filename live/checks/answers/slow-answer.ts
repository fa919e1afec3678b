import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

/** Reports answers that take longer than the run allows. */
export const slowAnswer: AnswerCheck = ({ answer, maxTime }) =>
  answer === undefined || maxTime === undefined || answer.time <= maxTime
    ? []
    : [
        violation(
          "slow-answer",
          "slow",
          createMessage(
            "The answer took {} ms; at most {} ms are allowed.",
            `${Math.round(answer.time)}`,
            `${maxTime}`,
          ),
        ),
      ];
