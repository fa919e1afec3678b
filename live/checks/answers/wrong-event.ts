import { rowChecker } from "#engine/answer";
import { formatPath } from "#engine/shape";
import { planStream, type StreamRow, streamReader } from "#engine/stream";
import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, type Violation, violation } from "../check-input.ts";
import { documentedIn, gotIn, isOwnMethod, mayHaveBody, placeText } from "./answer-parts.ts";

/** The texts about a whole row, and about a part of one. */
const texts = {
  event: ["event {} is {}; {} is documented.", "{} of event {} is {}; {} is documented."],
  line: ["line {} is {}; {} is documented.", "{} of line {} is {}; {} is documented."],
} as const;

/** Reports events and lines of streams that differ from their documentation. */
export const wrongEvent: AnswerCheck = (input) => {
  const { answer, target } = input;
  if (answer === undefined || !mayHaveBody(input) || !isOwnMethod(input)) return [];
  const { responses } = target.endpoint;
  if (!responses.some(({ body }) => body.kind === "stream")) return [];
  const check = rowChecker({ responses, types: target.types, status: answer.status });
  const plan = planStream({
    status: answer.status,
    contentType: answer.header("content-type"),
    hasLength: answer.header("content-length") !== undefined,
    responses,
  });
  if (check === undefined || plan === undefined || plan.format === "bytes") return [];
  const reader = streamReader(plan.format);
  // The last row of an answer that is read in part may be cut.
  const rows: readonly StreamRow[] = [...reader.feed(answer.text()), ...(answer.isCut ? [] : reader.end().rows)];
  const causes = new Map<string, Violation>();
  for (const [position, row] of rows.entries()) {
    for (const mismatch of check(row) ?? []) {
      const { path, pattern, documented } = mismatch;
      const cause = `${answer.status} ${placeText(pattern ?? path)} ${documented}`;
      if (causes.has(cause)) continue;
      const values = [`${position + 1}`, gotIn(mismatch), documentedIn(mismatch)] as const;
      const [whole, part] = texts[plan.format === "sse" ? "event" : "line"];
      const messageParts =
        path.length === 0 ? createMessage(whole, ...values) : createMessage(part, formatPath(path), ...values);
      causes.set(cause, violation("wrong-event", cause, messageParts));
    }
  }
  return [...causes.values()];
};
