import { isObject, parseJson } from "#engine/json";
import { mediaType } from "#engine/request";
import { declaredAt } from "../../declared-at.ts";
import { createMessage, type MessageParts } from "../../finding-message.ts";
import { type AnswerCheck, type CheckInput, headerOf, isAccepted, violation } from "../check-input.ts";

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

/**
 * Statuses that refuse a request because of its content. Others say that something is not there, not allowed or in
 * conflict, which a description can't rule out for made-up values.
 */
const refusals: ReadonlySet<number> = new Set([400, 405, 406, 411, 413, 414, 415, 422, 431]);

/** Returns true for a merge patch that adds keys to a stored map, which may have too many then (RFC 7396). */
function addsKeys({ exchange: { request }, target: { endpoint, types } }: CheckInput): boolean {
  const { body } = request;
  const isMerge = mediaType(headerOf(request.headers, "content-type") ?? "") === "application/merge-patch+json";
  const sent = isMerge && typeof body === "string" ? parseJson(body) : undefined;
  const shape = endpoint.request?.body?.kind === "json" ? endpoint.request.body.shape : undefined;
  if (sent?.ok !== true || !isObject(sent.value) || shape === undefined) return false;
  return Object.keys(sent.value).some((key) => declaredAt(types)(shape)([key])?.kind === "map");
}

/** Reports valid requests that were refused. */
export const validRefused: AnswerCheck = (input) => {
  const { answer, intent } = input;
  if (answer === undefined || intent.kind !== "valid" || !refusals.has(answer.status) || addsKeys(input)) return [];
  return [
    violation(
      "valid-refused",
      String(answer.status),
      createMessage("A request that keeps every rule of the description was refused with {}.", `${answer.status}`),
    ),
  ];
};

/** Reports accepted requests that are invalid by the description. */
export const invalidAccepted: AnswerCheck = ({ answer, intent, target }) => {
  if (answer === undefined || intent.kind !== "invalid" || !isAccepted(answer, target)) return [];
  return [
    violation(
      intent.check,
      intent.fault,
      createMessage(
        "A request that breaks the description ({}) was answered with {} instead of an error.",
        intent.messageParts ?? intent.fault,
        `${answer.status}`,
      ),
    ),
  ];
};

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

/** Reports answers that take longer than the run allows. */
export const slowAnswer: AnswerCheck = ({ answer, maxTime }) =>
  answer === undefined || maxTime === undefined || answer.time <= maxTime
    ? []
    : [
        violation(
          "slow-answer",
          "slow",
          createMessage(
            "The answer took {} ms; at most {} ms are allowed.",
            `${Math.round(answer.time)}`,
            `${maxTime}`,
          ),
        ),
      ];
