import { bytesOf, type Cassette, findAnswer, redactSaved } from "../cassettes/index.ts";
import type { HeaderField } from "../exchange.ts";
import { headerOf, type ReceivedRequest } from "../received/index.ts";
import type { MockAnswer } from "./mock-exchange.ts";

/** Headers about the transfer of an answer, or about the pages that may read it; the mock server sets its own. */
const ownHeaders =
  /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive|date|vary|access-control-.*)$/i;

/** Returns the recorded response to a request, marked by a header; undefined without one, or if another is preferred. */
export function recordedAnswer(request: ReceivedRequest, cassette: Cassette): MockAnswer | undefined {
  if (cassette.answers.length === 0 || headerOf(request, "Prefer") !== undefined) return undefined;
  const { method, target, body } = request;
  const contentType = headerOf(request, "Content-Type");
  const saved = redactSaved({ method, url: target, contentType, body: body.length === 0 ? undefined : body }, []);
  const found = saved && findAnswer(cassette, saved);
  if (found === undefined) return undefined;
  const { response, at } = found;
  const marked: HeaderField = ["X-Callboard-Recorded", at.replace(/[^\x20-\x7e]/g, "")];
  return {
    status: response.status,
    headers: [...response.headers.filter(([name]) => !ownHeaders.test(name)), marked],
    body: { kind: "bytes", bytes: bytesOf(response.body) },
  };
}
