import { isObject, type Json, own } from "#engine/json";
import type { Shape } from "#engine/shape";
import type { Endpoint, NamedError, Outcome, TransportFailure } from "./call.ts";
import type { WireCodec } from "./codec.ts";

/** An answer as text: what a socket, a test or the same process gave. */
export interface AnswerText {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly text: string;
}

/**
 * Reads an answer as one of the endings its descriptor declares. Status 200 to 399 is success and an empty body is
 * `undefined`; an error is known by the property `error` of the body; all else is `unknown` with the reason (product.md §8).
 * With `check`, an answer that does not fit its shape is `unknown` too; properties that the shape does not know fit.
 *
 * Throws `CodecError` when `check` is asked of a codec that cannot check.
 */
export function readAnswer(
  endpoint: Endpoint,
  { status, headers, text }: AnswerText,
  codec: WireCodec,
  check = false,
): Outcome<unknown, NamedError> {
  const rawResponse = { status, headers };
  const unknown = (failure: TransportFailure) => ({ ok: false, error: "unknown", failure, rawResponse }) as const;
  const read = (shape: Shape | undefined, wire: Json | undefined, end: (value: Json | undefined) => Ending): Ending => {
    if (shape === undefined) return end(wire);
    const issues = check ? faultsOf(codec, shape, wire) : [];
    if (issues.length > 0) return unknown({ reason: "wrong-shape", statusCode: status, body, issues });
    return end(wire === undefined ? wire : codec.decode(shape)(wire));
  };

  const parsed = text === "" ? undefined : codec.parse(text);
  if (parsed?.ok === false) return unknown({ reason: "non-json", statusCode: status, rawBody: text });
  const body = parsed?.value;
  if (status >= 200 && status < 400) {
    return read(endpoint.response, body, (value) => ({ ok: true, body: value, rawResponse }));
  }
  const name = isObject(body) ? own(body, "error") : undefined;
  const known = endpoint.errors.find((error) => error.name === name);
  if (known === undefined || !isObject(body)) return unknown({ reason: "status-code", statusCode: status, body });
  const named = { ok: false, error: known.name, rawResponse } as const;
  if (known.content === undefined) return named;
  return read(known.content, own(body, "content"), (content) =>
    content === undefined ? named : { ...named, content },
  );
}

type Ending = Outcome<unknown, NamedError>;

/** A codec was asked for what it cannot do, since it does not know the types; a fault of how the client was made. */
export class CodecError extends Error {
  override readonly name = "CodecError";
}

function faultsOf(codec: WireCodec, shape: Shape, wire: Json | undefined) {
  if (codec.check === undefined)
    throw new CodecError("To check answers, give the transport a codec that knows the types.");
  return codec.check(shape)(wire);
}
