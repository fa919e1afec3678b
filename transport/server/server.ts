import { decoderWithSelection, encoder, type Issue, validator } from "#engine/interpret";
import { type Json, type JsonObject, objectOf, printJson } from "#engine/json";
import { formatPath, type Types } from "#engine/shape";
import type { Endpoint, NamedError } from "../call.ts";
import { jsonOf } from "../json-of.ts";
import { type TextSource, textReader } from "../parameter-text.ts";
import { reportIssue } from "../reported-issue.ts";
import type { Answer } from "./answer.ts";
import { bodyReader } from "./server-body.ts";
import type { ServerAnswer, ServerRequest } from "./server-exchange.ts";
import { successWriter } from "./server-success.ts";

/** A handler without its types, for the mounting code. */
export type AnyHandler<Context> = (request: never, context: Context) => Promise<Answer<unknown, NamedError>>;

/** A handler threw, or returned an error that its descriptor does not name: a bug, reported to the host only. */
export interface ServerBug {
  readonly endpointId: string;
  readonly cause: unknown;
}

/** An answer named an error that the descriptor of its call does not declare. */
export class UndeclaredErrorError extends Error {
  override readonly name = "UndeclaredErrorError";
  constructor(endpoint: Endpoint, error: string) {
    super(`${endpoint.id} responded with the error ${error}, which it does not declare`);
  }
}

/** A handler returned a body that differs from the shape of its call. */
export class InvalidAnswerError extends Error {
  override readonly name = "InvalidAnswerError";
  constructor(endpoint: Endpoint, { path, message }: Issue) {
    super(`${endpoint.id} responded with a body that differs from its descriptor at ${formatPath(path)}: ${message}`);
  }
}

/** Maximum number of issues in one response; its message says how many there are in all. */
export const reportedIssues = 1000;

/** A body that differs from its descriptor is a bug, with or without keys that the descriptor does not know. */
export type AnswerChecks = "known-keys" | "all-keys";

/** Options of `callHandler`. */
export interface CallHandlerOptions<Context> {
  readonly types: Types;
  readonly onBug: (bug: ServerBug, context: Context) => void;
  /** Returns true for errors of a handler that are thrown to the caller instead of being answered as bugs. */
  readonly rethrows?: (cause: unknown) => boolean;
  /** The check of bodies, for tests: types allow a handler to spread keys that its descriptor no longer has. */
  readonly checksAnswers?: AnswerChecks | undefined;
}

/**
 * Returns the function that answers one descriptor: it reads the parts of the request by their shapes, validates them
 * with the engine's own validator, runs the handler and writes its response.
 *
 * An invalid request gives 400 `BadRequestError` with every issue and its path; a named error goes out with its status
 * as its descriptor declares, usually as `{error, content}`; no body is 204; a bug is reported to `onBug` and gives 500
 * `InternalError` without its cause.
 */
export function callHandler<Context>(
  endpoint: Endpoint,
  handler: AnyHandler<Context>,
  { types, onBug, rethrows = () => false, checksAnswers }: CallHandlerOptions<Context>,
): (request: ServerRequest, context: Context) => Promise<ServerAnswer> {
  const readParameters = parameterReader(endpoint, types);
  const readValue = decoderWithSelection(types)(endpoint.request);
  const check = validator(types)(endpoint.request);
  const writeAnswer = answerWriter(endpoint, types);
  const checkAnswer = checksAnswers && answerChecker(endpoint, types, checksAnswers);
  const readBody = bodyReader(endpoint, types);

  return async (request, context) => {
    const parameters = readParameters(request);
    const body = await readBody(request);
    if (!body.ok) return badRequest(body.sentence, []);
    const wire = body.value === undefined ? parameters : { ...parameters, body: body.value };
    const { value, selection } = readValue(wire);
    const issues = check(value, selection);
    if (issues.length > 0) return badRequest(sentenceFor(issues), issues);
    try {
      // The check above guarantees that the value has the type of the handler's parameter.
      const answer = await handler(value as never, context);
      checkAnswer?.(answer);
      return writeAnswer(answer, (cause) => onBug({ endpointId: endpoint.id, cause }, context));
    } catch (cause) {
      if (rethrows(cause)) throw cause;
      onBug({ endpointId: endpoint.id, cause }, context);
      return internalError();
    }
  };
}

/** Creates the check of a call's JSON bodies. Throws `InvalidAnswerError` for the first difference. */
function answerChecker(
  endpoint: Endpoint,
  types: Types,
  checks: AnswerChecks,
): (answer: Answer<unknown, NamedError>) => void {
  const { response } = endpoint;
  if (response === undefined) return () => undefined;
  const read = decoderWithSelection(types)(response);
  const check = validator(types, { unknownKeys: checks === "all-keys" ? "report" : "keep" })(response);
  return (answer) => {
    if (!answer.ok || answer.body === undefined || answer.body instanceof Uint8Array) return;
    const { value, selection } = read(jsonOf(answer.body));
    const [issue] = check(value, selection);
    if (issue !== undefined) throw new InvalidAnswerError(endpoint, issue);
  };
}

/**
 * Creates the writer of a call's answers. Throws `UndeclaredErrorError` for an error that the descriptor does not name.
 */
function answerWriter(
  endpoint: Endpoint,
  types: Types,
): (answer: Answer<unknown, NamedError>, onBug: (cause: unknown) => void) => ServerAnswer {
  const encode = encoder(types);
  const writeSuccess = successWriter(endpoint, types);
  return (answer, onBug) => {
    if (answer.ok) return writeSuccess(answer.body, onBug);
    if ("refused" in answer) return badRequest(answer.refused, []);
    const { error, content } = answer.error;
    const known = endpoint.errors.find((candidate) => candidate.name === error);
    if (known === undefined) throw new UndeclaredErrorError(endpoint, error);
    const { status, wire } = known;
    const written =
      known.content === undefined || content === undefined ? undefined : encode(known.content)(jsonOf(content));
    if (wire?.kind === "status") return written === undefined ? { status } : { status, text: printJson(written) };
    if (wire === undefined) return errorAnswer(status, error, written);
    return { status, text: printJson({ [wire.name]: error, ...(written !== undefined && { content: written }) }) };
  };
}

/**
 * Writes an error in its wire format, `{error, content}` (docs/behavior.md#registry-calls); hosts also use it for
 * errors before a call.
 */
export function errorAnswer(status: number, error: string, content?: Json, more: JsonObject = {}): ServerAnswer {
  return { status, text: printJson({ error, ...(content === undefined ? {} : { content }), ...more }) };
}

const badRequest = (sentence: string, issues: readonly Issue[]): ServerAnswer =>
  errorAnswer(400, "BadRequestError", sentence, { issues: jsonOf(issues.slice(0, reportedIssues).map(reportIssue)) });

/** Returns the answer to a bug, without its cause. */
export const internalError = (): ServerAnswer =>
  errorAnswer(500, "InternalError", "An internal error occurred. The server log has the details.");

function sentenceFor(issues: readonly Issue[]): string {
  const [first] = issues;
  const count = issues.length === 1 ? "one issue," : `${issues.length} issues, the first`;
  return first === undefined
    ? "The request has issues."
    : `The request has ${count} at ${formatPath(first.path)}: ${first.message}.`;
}

/** Creates the reader of everything outside the body. Header names are compared without case. */
function parameterReader(endpoint: Endpoint, types: Types): (request: ServerRequest) => JsonObject {
  const read = textReader(types);
  const sections = endpoint.request.properties
    .filter(({ key }) => key !== "body")
    .map(({ key, shape }) => ({ key, reader: read(shape) }));
  return (request) =>
    objectOf(sections.map(({ key, reader }) => [key, reader.section(sourceOf(request, key))] as const));
}

function sourceOf({ pathParameters, queryParameters, headers }: ServerRequest, section: string): TextSource {
  const found = <T>(all: { readonly [key: string]: T }, key: string): T | undefined =>
    Object.hasOwn(all, key) ? all[key] : undefined;
  if (section === "queryParameters") return (key) => found(queryParameters, key) ?? [];
  if (section === "pathParameters") return (key) => [found(pathParameters, key) ?? []].flat();
  return (key) => [found(headers, key.toLowerCase()) ?? []].flat();
}
