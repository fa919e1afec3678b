import { createMessage } from "../../finding-message.ts";
import { type AnswerCheck, violation } from "../check-input.ts";

/**
 * Statuses that every server may answer with, by what HTTP says about them and not by what an API means: credentials,
 * a thing that is not there, negotiation, limits (RFC 9110 section 15.5, RFC 6585).
 */
const general: ReadonlySet<number> = new Set([401, 403, 404, 405, 406, 408, 413, 414, 415, 417, 421, 426, 429, 431]);

/** Reports undocumented statuses of responses to valid requests. */
export const undocumentedStatus: AnswerCheck = ({ answer, intent, target: { endpoint } }) => {
  if (answer === undefined || intent.kind !== "valid" || answer.status >= 500) return [];
  const { status, documented } = answer;
  // A description without any answer promises none; a 400 to a valid request is reported as its refusal.
  if (endpoint.responses.length + endpoint.errors.length === 0 || documented.bodies !== undefined) return [];
  if (general.has(status) || status === 400) return [];
  // A description with errors only has no success that a server could have; `callboard docs check` reports it.
  if (endpoint.responses.length === 0 && status < 300) return [];
  // OpenRPC describes no statuses: the body says if a call failed.
  if (endpoint.protocol.kind === "openrpc" && status < 300) return [];
  const named = [...endpoint.responses, ...endpoint.errors].map(
    ({ statusCode, statusRange }) => statusRange ?? String(statusCode),
  );
  return [
    violation(
      "undocumented-status",
      String(status),
      createMessage(
        "The server answered with {}; the description names {}.",
        `${status}`,
        [...new Set(named)].join(", "),
      ),
    ),
  ];
};
