import { say } from "../../said.ts";
import { type AnswerCheck, broken } from "../seen.ts";

/** Reports an answer of too many requests that does not say when to try again (RFC 6585 section 4). */
export const rateLimitUnclear: AnswerCheck = ({ answer }) => {
  // A server may leave it out, unless its description says that there is a limit.
  if (answer?.status !== 429 || answer.documented.bodies === undefined) return [];
  const says = ["retry-after", "ratelimit", "ratelimit-reset", "x-ratelimit-reset", "x-rate-limit-reset"];
  if (says.some((name) => answer.header(name) !== undefined)) return [];
  return [
    broken("rate-limit-unclear", "no time", say("The server answered with 429 and does not say when to try again.")),
  ];
};
