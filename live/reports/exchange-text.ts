import { type FailureStep, type RedactedBody, type RedactedHeader, readable } from "../failures/index.ts";

/** Writes a request as HTTP/1.1 does, each secret as its name in angle brackets. */
export function requestText({ request: { method, url, headers, body } }: FailureStep, limit: number): string {
  return [`${method} ${readable(url)}`, ...headerLines(headers), ...bodyLines(body, limit)].join("\n");
}

/** Writes an answer in the same way, or the reason why there was none. */
export function answerText({ answer }: FailureStep, limit: number): string {
  if (answer.kind === "none") return `no answer (${answer.reason}): ${answer.message}`;
  return [String(answer.status), ...headerLines(answer.headers), ...bodyLines(answer.body, limit)].join("\n");
}

const headerLines = (headers: readonly RedactedHeader[]): readonly string[] =>
  headers.map(([name, value]) => `${name}: ${readable(value)}`);

function bodyLines(body: RedactedBody | undefined, limit: number): readonly string[] {
  if (body === undefined || body.size === 0) return [];
  if (body.kind === "bytes") return ["", `(${body.size} bytes)`];
  const text = readable(body.text);
  const isCut = body.isCut || text.length > limit;
  return ["", isCut ? `${text.slice(0, limit)}…\n(${body.size} bytes)` : text];
}

/** The status of the last answer, or the reason why there was none. */
export const lastStatus = (steps: readonly FailureStep[]): string => {
  const answer = steps.at(-1)?.answer;
  return answer?.kind === "answer" ? String(answer.status) : (answer?.reason ?? "");
};
