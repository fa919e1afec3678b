import { type Cassette, cassetteLimits, type RecordedAnswer, type SavedBody } from "./cassette.ts";
import { isSameRequest } from "./match-request.ts";

/** Adds an answer in place of an earlier one to the same request; the oldest ones give way beyond the limits. */
export function recordAnswer({ answers }: Cassette, answer: RecordedAnswer): Cassette {
  const others = answers.filter(
    ({ request }) => request.url !== answer.request.url || !isSameRequest(request, answer.request),
  );
  let room: number = cassetteLimits.allCharacters;
  const kept = [answer, ...others].slice(0, cassetteLimits.answers).filter((one) => {
    room -= sizeOf(one);
    return room >= 0;
  });
  return { answers: kept };
}

/** About how many characters an answer takes. */
const sizeOf = ({ request, response }: RecordedAnswer): number =>
  500 + request.url.length + lengthOf(request.body) + lengthOf(response.body);

const lengthOf = (body: SavedBody | undefined): number =>
  body === undefined ? 0 : "text" in body ? body.text.length : body.base64.length;

/** Returns the bytes of a saved body. */
export function bytesOf(body: SavedBody | undefined): Uint8Array<ArrayBuffer> {
  if (body === undefined) return new Uint8Array();
  if ("text" in body) return new TextEncoder().encode(body.text);
  return Uint8Array.from(atob(body.base64), (one) => one.charCodeAt(0));
}
