import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

/** Reports a 429 response without a time to retry (RFC 6585 section 4). */
export const rateLimitUnclear: AnswerCheck = ({ answer }) => {
  // A server may leave it out, unless its description says that there is a limit.
  if (answer?.status !== 429 || answer.documented.bodies === undefined) return [];
  const says = ["retry-after", "ratelimit", "ratelimit-reset", "x-ratelimit-reset", "x-rate-limit-reset"];
  if (says.some((name) => answer.header(name) !== undefined)) return [];
  return [
    violation(
      "rate-limit-unclear",
      "no time",
      createMessage("The server answered with 429 and does not say when to try again."),
    ),
  ];
};
