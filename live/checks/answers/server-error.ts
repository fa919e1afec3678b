import { type Said, say } from "../../said.ts";
import { type AnswerCheck, broken } from "../seen.ts";

/** Reports answers that say that the server failed (RFC 9110 section 15.6). */
export const serverError: AnswerCheck = ({ answer, intent, target }) => {
  if (answer === undefined || answer.status < 500) return [];
  const { status, documented, header } = answer;
  // A method that a server does not know (section 15.6.2), and an overload that it announces (section 15.6.4).
  if (status === 501 && intent.kind === "probe") return [];
  if (status === 503 && header("retry-after") !== undefined) return [];
  if (status !== 500 && documented.bodies !== undefined && isNamed(target.endpoint.errors, status)) return [];
  return [broken("server-error", String(status), answeredWith(`${status}`, intent))];
};

/** A description that names a status such as 503 itself promises it; `5XX` and `default` are about the others. */
const isNamed = (
  errors: readonly { readonly statusCode: number; readonly statusRange?: string }[],
  status: number,
): boolean => errors.some((one) => one.statusRange === undefined && one.statusCode === status);

function answeredWith(status: string, intent: Parameters<AnswerCheck>[0]["intent"]): Said {
  if (intent.kind === "valid") return say("The server answered with {} to a valid request.", status);
  return intent.kind === "invalid"
    ? say("The server answered with {} to a request that it should refuse ({}).", status, intent.said ?? intent.fault)
    : say("The server answered with {}.", status);
}
