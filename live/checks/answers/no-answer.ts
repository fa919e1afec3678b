import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

const reasons = {
  timeout: "The server did not answer in time.",
  refused: "The server refused the connection, after it had answered before.",
  closed: "The server closed the connection without an answer.",
  "not-http": "The server sent something that is not an HTTP response.",
  "unknown-host": "The host can't be found.",
  tls: "No secure connection could be made.",
} as const;

/** Reports requests without an answer. */
export const noAnswer: AnswerCheck = ({ exchange: { received } }) => {
  if (received.kind === "answer" || received.reason === "aborted") return [];
  return [violation("no-answer", received.reason, createMessage(reasons[received.reason]))];
};
