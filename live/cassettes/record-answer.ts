import { parseUrl } from "#engine/host";
import { equalJson, parseJson } from "#engine/json";
import { type Cassette, cassetteLimits, type RecordedAnswer, type SavedBody, type SavedRequest } from "./cassette.ts";

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

/** The parts of an address that requests are matched by. */
interface Address {
  readonly path: string;
  /** The pairs of the query in a fixed order. */
  readonly query: string;
}

function addressOf(url: string): Address {
  const parsed = parseUrl(url);
  const [path = "/", query = ""] = parsed === undefined ? url.split("?", 2) : [parsed.pathname, parsed.search.slice(1)];
  return { path, query: query.split("&").sort().join("&") };
}

/** Returns true if a path is another one below the path of a server: `/v1/plants` and `/plants`. */
const isBelow = (path: string, other: string): boolean =>
  path.endsWith(other) && other.startsWith("/") && other !== "/";

const isSamePath = (a: string, b: string): boolean => a === b || isBelow(a, b) || isBelow(b, a);

const isBlank = (body: SavedBody | undefined): boolean => body === undefined || ("text" in body && body.text === "");

/** Compares bodies: JSON by its values, so that white space does not matter, and other bodies byte by byte. */
function isSameBody(a: SavedBody | undefined, b: SavedBody | undefined): boolean {
  if (a === undefined || b === undefined || isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if ("base64" in a || "base64" in b) return "base64" in a && "base64" in b && a.base64 === b.base64;
  if (a.text === b.text) return true;
  const [one, other] = [parseJson(a.text), parseJson(b.text)];
  return one.ok && other.ok && equalJson(one.value, other.value);
}

/** Returns true if two requests have the same method, path, query and body; hosts may differ. */
export function isSameRequest(a: SavedRequest, b: SavedRequest): boolean {
  if (a.method !== b.method) return false;
  const [one, other] = [addressOf(a.url), addressOf(b.url)];
  return one.query === other.query && isSamePath(one.path, other.path) && isSameBody(a.body, b.body);
}

/** Finds the recorded response of a redacted request. A response from the same host takes precedence. */
export function findAnswer({ answers }: Cassette, request: SavedRequest): RecordedAnswer | undefined {
  const found = answers.filter((one) => isSameRequest(one.request, request));
  return found.find((one) => one.request.url === request.url) ?? found[0];
}
