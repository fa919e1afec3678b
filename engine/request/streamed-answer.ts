import { isObject, type Json, own } from "#engine/json";
import type { Endpoint, ResponseBody } from "#engine/model";
import { answerBodies } from "./answer-bodies.ts";

/** The framing of a stream. */
export type StreamFormat = NonNullable<Extract<ResponseBody, { readonly kind: "stream" }>["format"]>;

/**
 * Returns the framing of the response that a request asks for; undefined if it is read as a whole. The body can ask
 * for a documented stream with the member `stream`, as APIs with one path for both do; otherwise the `Accept` header
 * decides, or the first response.
 */
export function streamedAnswer(
  { responses }: Pick<Endpoint, "responses">,
  accept: string | undefined,
  body: Json | undefined,
): StreamFormat | undefined {
  const bodies = responses.flatMap(answerBodies);
  const asked = isObject(body) && own(body, "stream") === true;
  const found = bodies.find((one) =>
    asked ? one.body.kind === "stream" : accept === undefined || one.contentType === accept,
  );
  return found?.body.kind === "stream" ? (found.body.format ?? "ndjson") : undefined;
}
