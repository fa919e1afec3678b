import { type AnswerCheck, broken } from "../seen.ts";

/** Reports answers that say that the server failed (RFC 9110 section 15.6). */
export const serverError: AnswerCheck = ({ answer, intent, target }) => {
  if (answer === undefined || answer.status < 500) return [];
  const { status, documented, header } = answer;
  // A method that a server does not know (section 15.6.2), and an overload that it announces (section 15.6.4).
  if (status === 501 && intent.kind === "probe") return [];
  if (status === 503 && header("retry-after") !== undefined) return [];
  if (status !== 500 && documented.bodies !== undefined && isNamed(target.endpoint.errors, status)) return [];
  return [broken("server-error", String(status), `The server answered with ${status}${when(intent)}.`)];
};

/** A description that names a status such as 503 itself promises it; `5XX` and `default` are about the others. */
const isNamed = (
  errors: readonly { readonly statusCode: number; readonly statusRange?: string }[],
  status: number,
): boolean => errors.some((one) => one.statusRange === undefined && one.statusCode === status);

const when = (intent: Parameters<AnswerCheck>[0]["intent"]): string => {
  if (intent.kind === "valid") return " to a valid request";
  return intent.kind === "invalid" ? ` to a request that it should refuse (${intent.fault})` : "";
};
