import { planUrl, type RequestPlan, readResponse } from "#engine/request";
import { holdsSecret, read, secretsIn } from "#engine/secret";
import { bytesOf, type RecordedAnswer, redactAnswer, redactSaved, type SavedRequest } from "#live/cassettes";
import type { SentResponse } from "#machines";
import { bodyBytes } from "../body.ts";

/** The boundary of a saved form with parts, the same each time so that equal forms are equal. */
const boundary = "callboard-recorded";

/** Lists the secrets of a plan: whole values, the part after the name of a scheme, and the secrets in them. */
function secretsOf({ headers, secretQuery = [] }: RequestPlan) {
  return [...headers, ...secretQuery]
    .filter(({ value }) => holdsSecret(value))
    .flatMap(({ name, value }) => {
      const text = read(value, "reveal");
      const credentials = text.replace(/^\S+\s+/, "");
      const secrets = secretsIn(value).flatMap((one) => [one, ...assignedValues(one)]);
      return [...new Set([text, credentials, ...secrets])]
        .filter((one) => one.length > 3)
        .map((one) => ({ name, text: one }));
    });
}

/** Lists the values of the pairs of a text, such as several cookies (RFC 6265 §4.2.1) or `Token token=x`. */
const assignedValues = (text: string): readonly string[] =>
  text.split(";").map((pair) => pair.slice(pair.indexOf("=") + 1).trim());

/** Returns the request of a plan without secrets; undefined if its body is too long to be saved. */
export function savedRequest(plan: RequestPlan): SavedRequest | undefined {
  const { bytes, contentType } = bodyBytes(plan.body, boundary);
  const declared = plan.headers.find(({ name }) => name.toLowerCase() === "content-type")?.value;
  const type = contentType ?? (declared && read(declared, "reveal"));
  const request = { method: plan.method, url: planUrl(plan, "reveal"), contentType: type, body: bytes };
  return redactSaved(request, secretsOf(plan));
}

/** Returns an answer without secrets; undefined for one that is too long, or a stream: its pauses would be lost. */
export function savedAnswer(
  plan: RequestPlan,
  response: SentResponse,
  at: Date,
): Omit<RecordedAnswer, "request"> | undefined {
  const { status, statusText, headers, shown, stream } = response;
  if (stream !== undefined) return undefined;
  const body =
    shown.kind === "empty"
      ? undefined
      : shown.kind === "json" || shown.kind === "text"
        ? (shown.bytes ?? new TextEncoder().encode(shown.text))
        : shown.bytes;
  const saved = redactAnswer({ status, statusText, headers, body }, secretsOf(plan));
  return saved && { at: at.toISOString(), response: saved };
}

/** Returns a recorded answer as the response card shows it. */
export function playedResponse({ at, response, request }: RecordedAnswer): SentResponse {
  const { status, statusText, headers } = response;
  const bytes = bytesOf(response.body);
  const header = (name: string): string | undefined => headers.find(([key]) => key.toLowerCase() === name)?.[1];
  return {
    ...{ status, statusText, headers, time: 0, size: bytes.length, recordedAt: at },
    source: { url: request.url, redirected: false, type: "default" },
    shown: readResponse({
      contentType: header("content-type"),
      contentDisposition: header("content-disposition"),
      bytes,
    }),
  };
}
