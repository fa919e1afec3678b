import { createMessage, type MessageParts } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

/** Reports answers that say that the server failed (RFC 9110 section 15.6). */
export const serverError: AnswerCheck = ({ answer, intent, target }) => {
  if (answer === undefined || answer.status < 500) return [];
  const { status, documented, header } = answer;
  // A method that a server does not know (section 15.6.2), and an overload that it announces (section 15.6.4).
  if (status === 501 && intent.kind === "probe") return [];
  if (status === 503 && header("retry-after") !== undefined) return [];
  if (status !== 500 && documented.bodies !== undefined && isNamed(target.endpoint.errors, status)) return [];
  return [violation("server-error", String(status), answeredWith(`${status}`, intent))];
};

/** A description that names a status such as 503 itself promises it; `5XX` and `default` are about the others. */
const isNamed = (
  errors: readonly { readonly statusCode: number; readonly statusRange?: string }[],
  status: number,
): boolean => errors.some((one) => one.statusRange === undefined && one.statusCode === status);

function answeredWith(status: string, intent: Parameters<AnswerCheck>[0]["intent"]): MessageParts {
  if (intent.kind === "valid") return createMessage("The server answered with {} to a valid request.", status);
  return intent.kind === "invalid"
    ? createMessage(
        "The server answered with {} to a request that it should refuse ({}).",
        status,
        intent.messageParts ?? intent.fault,
      )
    : createMessage("The server answered with {}.", status);
}
