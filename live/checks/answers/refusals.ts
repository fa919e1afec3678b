import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, isAccepted, violation } from "../check-input.ts";

/**
 * Statuses that refuse a request because of its content. Others say that something is not there, not allowed or in
 * conflict, which a description can't rule out for made-up values.
 */
const refusals: ReadonlySet<number> = new Set([400, 405, 406, 411, 413, 414, 415, 422, 431]);

/** Reports valid requests that were refused. */
export const validRefused: AnswerCheck = ({ answer, intent }) => {
  if (answer === undefined || intent.kind !== "valid" || !refusals.has(answer.status)) return [];
  return [
    violation(
      "valid-refused",
      String(answer.status),
      createMessage("A request that keeps every rule of the description was refused with {}.", `${answer.status}`),
    ),
  ];
};

/** Reports accepted requests that are invalid by the description. */
export const invalidAccepted: AnswerCheck = ({ answer, intent, target }) => {
  if (answer === undefined || intent.kind !== "invalid" || !isAccepted(answer, target)) return [];
  return [
    violation(
      intent.check,
      intent.fault,
      createMessage(
        "A request that breaks the description ({}) was answered with {} instead of an error.",
        intent.messageParts ?? intent.fault,
        `${answer.status}`,
      ),
    ),
  ];
};
