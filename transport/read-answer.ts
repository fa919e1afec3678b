import { isObject, type Json, own } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Endpoint, ErrorDescriptor, NamedError, Outcome, TransportFailure } from "./call.ts";
import type { WireCodec } from "./codec.ts";
import { SetupError } from "./setup-error.ts";

/** An answer as received from a socket, a test or the same process. */
export interface AnswerText {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
  /** The body of a success that is not JSON: text, bytes or chunks. */
  readonly read?: unknown;
}

/**
 * Reads a response as one of the outcomes that its descriptor declares. Status 200 to 399 is success; an empty body is
 * `undefined`, as is any body of a call that declares none. An error is identified by the property that its descriptor
 * names, or by its status; the content decides between several with one status, if the codec can check it. Everything
 * else is `unknown` with the reason (docs/behavior.md#transport-errors). With `check`, a response that does not match
 * its shape is `unknown` too; properties that the shape does not know match.
 *
 * Throws `SetupError` if `check` is set for a codec that cannot check.
 */
export function readAnswer(
  endpoint: Endpoint,
  answer: AnswerText,
  codec: WireCodec,
  check = false,
): Outcome<unknown, NamedError> {
  const { status, headers, text } = answer;
  const rawResponse = { status, headers };
  const unknown = (failure: TransportFailure) => ({ ok: false, error: "unknown", failure, rawResponse }) as const;
  const read = (shape: Shape | undefined, wire: Json | undefined, end: (value: Json | undefined) => Ending): Ending => {
    if (shape === undefined) return end(wire);
    const issues = check ? issuesOf(codec, shape, wire) : [];
    if (issues.length > 0) return unknown({ reason: "wrong-shape", statusCode: status, body, issues });
    return end(wire === undefined ? wire : codec.decode(shape)(wire));
  };

  const { response, errors } = endpoint;
  if ("read" in answer) return { ok: true, body: answer.read, rawResponse };
  const parsed = text === "" ? undefined : codec.parse(text);
  const body = parsed?.ok ? parsed.value : undefined;
  const isSuccess = status >= 200 && status < 400;
  if (isSuccess && response === undefined) return { ok: true, body, rawResponse };
  if (isSuccess && parsed?.ok !== false)
    return read(response, body, (value) => ({ ok: true, body: value, rawResponse }));

  const candidates = isSuccess ? [] : errors.filter((error) => tells(error, status, body));
  const known = candidates.find((error) => candidates.length > 1 && holds(error, body, codec)) ?? candidates[0];
  // An error without content is identified by its status alone, whatever its body.
  if (parsed?.ok === false && (known === undefined || known.content)) {
    return unknown({ reason: "non-json", statusCode: status, rawBody: text });
  }
  if (known === undefined) return unknown({ reason: "status-code", statusCode: status, body });
  const named = { ok: false, error: known.name, rawResponse } as const;
  if (known.content === undefined) return named;
  return read(known.content, contentOf(known.wire, body), (value) =>
    value === undefined ? named : { ...named, content: value },
  );
}

/** Returns true if a response is this error. */
const tells = ({ name, status, wire }: ErrorDescriptor, answered: number, body: Json | undefined): boolean =>
  wire?.kind === "status" ? status === answered : isObject(body) && own(body, wire?.name ?? "error") === name;

/** Returns true if the body of a response is the content of this error, as far as the codec can check. */
const holds = ({ content, wire }: ErrorDescriptor, body: Json | undefined, codec: WireCodec): boolean => {
  const value = contentOf(wire, body);
  return content === undefined ? value === undefined : codec.check?.(content)(value).length === 0;
};

const contentOf = (wire: ErrorDescriptor["wire"], body: Json | undefined): Json | undefined => {
  if (wire?.kind === "status") return body;
  return isObject(body) ? own(body, "content") : undefined;
};

type Ending = Outcome<unknown, NamedError>;

/** Lists the issues of a wire value. Throws `SetupError` for a codec that cannot check. */
export function issuesOf(codec: WireCodec, shape: Shape, wire: Json | undefined) {
  if (codec.check === undefined)
    throw new SetupError("To check responses, pass the transport a codec that knows the types, such as exactCodec.");
  return codec.check(shape)(wire);
}
