import type { CorsFault } from "#machines";

/** A request as far as a browser's rules for other origins (the Fetch standard's CORS protocol) look at it. */
export interface CrossOriginCall {
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The origin of the page. */
  readonly pageOrigin: string;
}

/** A response of an API: its status, and its headers by lower-case name. */
export interface ProbedResponse {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
}

const simpleMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);
const simpleTypes: ReadonlySet<string> = new Set([
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/plain",
]);
const languages = /^[0-9A-Za-z *,\-.;=]*$/;
/** Bytes that the Fetch standard calls unsafe in a CORS-safelisted header, in addition to control characters. */
const unsafe = /["():<>?@[\\\]{}]/;
const isUnsafe = (value: string): boolean =>
  unsafe.test(value) || [...value].some((character) => (character < " " && character !== "\t") || character === "\x7f");

/** Returns true if a header may be sent cross-origin without a preflight (Fetch, "CORS-safelisted request-header"). */
function isSimple(name: string, value: string): boolean {
  if (value.length > 128) return false;
  switch (name.toLowerCase()) {
    case "accept":
      return !isUnsafe(value);
    case "accept-language":
    case "content-language":
      return languages.test(value);
    case "content-type":
      return !isUnsafe(value) && simpleTypes.has(value.split(";")[0]?.trim().toLowerCase() ?? "");
    default:
      return false;
  }
}

/** The names of the headers that a browser asks for, sorted, lower case (Fetch, "CORS-unsafe request-header names"). */
export const requestedHeaders = ({ headers }: CrossOriginCall): readonly string[] =>
  [...new Set(headers.filter(([name, value]) => !isSimple(name, value)).map(([name]) => name.toLowerCase()))].sort();

/** Returns true if a browser sends a preflight before this call. */
export const needsPreflight = (call: CrossOriginCall): boolean =>
  !simpleMethods.has(call.method) || requestedHeaders(call).length > 0;

/** Returns why a page may not read this response to a request with credentials; undefined if it may. */
export function readingFault({ pageOrigin }: CrossOriginCall, answer: ProbedResponse): CorsFault | undefined {
  const wrong = (name: string, expected: string): CorsFault | undefined => {
    const found = answer.header(name);
    return found === expected ? undefined : { kind: "header", name, found, expected, isList: false };
  };
  return wrong("access-control-allow-origin", pageOrigin) ?? wrong("access-control-allow-credentials", "true");
}

/**
 * Returns why a browser would not send a call after its preflight (Fetch, "CORS-preflight fetch"); undefined if it
 * would.
 */
export function preflightFault(call: CrossOriginCall, answer: ProbedResponse): CorsFault | undefined {
  const fault = readingFault(call, answer);
  if (fault !== undefined) return fault;
  if (answer.status < 200 || answer.status > 299) return { kind: "status", status: answer.status };
  if (!simpleMethods.has(call.method) && !listOf(answer, "access-control-allow-methods").includes(call.method)) {
    return unlisted(answer, "access-control-allow-methods", call.method);
  }
  const allowed = new Set(listOf(answer, "access-control-allow-headers").map((name) => name.toLowerCase()));
  const refused = requestedHeaders(call).find((name) => !allowed.has(name));
  return refused === undefined ? undefined : unlisted(answer, "access-control-allow-headers", refused);
}

const unlisted = (answer: ProbedResponse, name: string, expected: string): CorsFault => ({
  ...{ kind: "header", name, found: answer.header(name), expected },
  isList: true,
});

const listOf = ({ header }: ProbedResponse, name: string): readonly string[] =>
  (header(name) ?? "").split(",").map((entry) => entry.trim());

/** Writes a fault in English, as a clause. */
export function faultText(fault: CorsFault, isPreflight: boolean): string {
  if (fault.kind === "status") {
    return `it responds to the browser's preflight request (OPTIONS) with status ${fault.status}; it should be 204`;
  }
  const { name, found, expected, isList } = fault;
  if (isList) {
    if (found === undefined) return `the header ${name} is missing; it should list ${expected}`;
    const star = found.trim() === "*" ? " (* does not count for calls with credentials)" : "";
    return `the header ${name} does not list ${expected}${star}`;
  }
  const value =
    found === undefined
      ? "missing"
      : found === "*" && expected !== "true"
        ? "*, which is not enough for a call with credentials"
        : JSON.stringify(found);
  const reason = `the header ${name} is ${value}; it should be ${expected}`;
  return isPreflight ? `in the response to the browser's preflight request (OPTIONS), ${reason}` : reason;
}
