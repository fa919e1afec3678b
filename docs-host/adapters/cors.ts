/** A request as far as a browser's rules for other origins (the Fetch standard's CORS protocol) look at it. */
export interface CrossOriginCall {
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The origin of the page. */
  readonly pageOrigin: string;
}

/** What an API answered: its status, and its headers by lower-case name. */
export interface LookedAt {
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
/** What the Fetch standard calls unsafe in a header that needs no asking, beside control characters. */
const unsafe = /["():<>?@[\\\]{}]/;
const isUnsafe = (value: string): boolean =>
  unsafe.test(value) || [...value].some((character) => (character < " " && character !== "\t") || character === "\x7f");

/** Whether a header may be sent to another origin without asking (Fetch, "CORS-safelisted request-header"). */
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
export const askedHeaders = ({ headers }: CrossOriginCall): readonly string[] =>
  [...new Set(headers.filter(([name, value]) => !isSimple(name, value)).map(([name]) => name.toLowerCase()))].sort();

/** Whether a browser asks the API by OPTIONS before it sends this call. */
export const isAsked = (call: CrossOriginCall): boolean =>
  !simpleMethods.has(call.method) || askedHeaders(call).length > 0;

/**
 * What keeps a page from reading this answer, sent with credentials: a clause that names the header that is missing or
 * wrong; nothing when the page may read it.
 */
export function readingFault({ pageOrigin }: CrossOriginCall, { header }: LookedAt): string | undefined {
  const origin = header("access-control-allow-origin");
  if (origin === undefined) return `the header access-control-allow-origin is missing; it should be ${pageOrigin}`;
  if (origin === "*")
    return `the header access-control-allow-origin is *, which is not enough for a call with credentials; it should be ${pageOrigin}`;
  if (origin !== pageOrigin)
    return `the header access-control-allow-origin is ${JSON.stringify(origin)}; it should be ${pageOrigin}`;
  const credentials = header("access-control-allow-credentials");
  if (credentials === undefined) return "the header access-control-allow-credentials is missing; it should be true";
  if (credentials !== "true")
    return `the header access-control-allow-credentials is ${JSON.stringify(credentials)}; it should be true`;
  return undefined;
}

/** What keeps a browser from sending a call after it has asked (Fetch, "CORS-preflight fetch"); nothing when it may. */
export function askingFault(call: CrossOriginCall, answer: LookedAt): string | undefined {
  const fault = readingFault(call, answer);
  if (fault !== undefined) return `to the browser's question (OPTIONS), ${fault}`;
  if (answer.status < 200 || answer.status > 299) {
    return `it answers the browser's question (OPTIONS) with status ${answer.status}; it should be 204`;
  }
  if (!simpleMethods.has(call.method) && !listOf(answer, "access-control-allow-methods").includes(call.method)) {
    return missing(answer, "access-control-allow-methods", call.method);
  }
  const allowed = new Set(listOf(answer, "access-control-allow-headers").map((name) => name.toLowerCase()));
  const refused = askedHeaders(call).find((name) => !allowed.has(name));
  return refused === undefined ? undefined : missing(answer, "access-control-allow-headers", refused);
}

function missing(answer: LookedAt, name: string, entry: string): string {
  const found = answer.header(name);
  if (found === undefined) return `the header ${name} is missing; it should list ${entry}`;
  const star = found.trim() === "*" ? " (* does not count for calls with credentials)" : "";
  return `the header ${name} does not list ${entry}${star}`;
}

const listOf = ({ header }: LookedAt, name: string): readonly string[] =>
  (header(name) ?? "").split(",").map((entry) => entry.trim());
