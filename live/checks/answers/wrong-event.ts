import { rowChecker } from "#engine/answer";
import { formatPath } from "#engine/shape";
import { planStream, type StreamRow, streamReader } from "#engine/stream";
import type { AnswerCheck, Broken } from "../seen.ts";
import { isOwnMethod, mayHaveBody } from "./may-have-body.ts";
import { placeText } from "./place-text.ts";

/** Reports events and lines of streams that differ from their documentation. */
export const wrongEvent: AnswerCheck = (seen) => {
  const { answer, target } = seen;
  if (answer === undefined || !mayHaveBody(seen) || !isOwnMethod(seen)) return [];
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
  const causes = new Map<string, Broken>();
  for (const [position, row] of rows.entries()) {
    for (const { path, pattern, documented, got } of check(row) ?? []) {
      const cause = `${answer.status} ${placeText(pattern ?? path)} ${documented}`;
      if (causes.has(cause)) continue;
      const where = path.length === 0 ? "" : `${formatPath(path)} of `;
      causes.set(cause, {
        check: "wrong-event",
        cause,
        message: `${where}${plan.format === "sse" ? "event" : "line"} ${position + 1} is ${got}; ${documented} is documented.`,
      });
    }
  }
  return [...causes.values()];
};
