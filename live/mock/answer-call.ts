import { type Json, type JsonObject, printJson } from "#engine/json";
import type { ApiModel, Endpoint } from "#engine/model";
import { type AnswerBody, isJsonType, isXmlType } from "#engine/request";
import type { HeaderField } from "../exchange.ts";
import { itemsOf } from "../list-items.ts";
import {
  type CheckedCall,
  checkCall,
  headerOf,
  type PathTexts,
  type ReceivedRequest,
  sentenceOf,
} from "../received/index.ts";
import { nextPlace } from "../resources/index.ts";
import {
  acceptedBody,
  answerOfExample,
  answerOfStatus,
  type DocumentedAnswer,
  defaultAnswer,
  exampleNames,
} from "./documented-answer.ts";
import { fillError } from "./fill-error.ts";
import { missingCredentials } from "./missing-credentials.ts";
import type { MockAnswer } from "./mock-exchange.ts";
import type { MockTools } from "./mock-tools.ts";
import { appliedText, type Preferences, readPreferences } from "./preferences.ts";
import { bytesAnswer, type Problem, problemAnswer } from "./problem.ts";
import { askedItems, isPaged, pagesOf } from "./stored-pages.ts";
import { type Fits, type StoredAnswer, type StoredThings, type StoringCall, tagOf } from "./stored-things.ts";
import { generatedValue } from "./value-of-answer.ts";
import { writeAnswer } from "./write-answer.ts";

/** A request to a known endpoint. */
export interface CallToAnswer {
  readonly model: ApiModel;
  readonly tools: MockTools;
  readonly endpoint: Endpoint;
  readonly texts: PathTexts;
  readonly request: ReceivedRequest;
  /** The seed of this request. */
  readonly seed: number;
  /** True if the request fails, as a server sometimes does. */
  readonly isFailing: boolean;
  /** True if all values are drawn where there is no example. */
  readonly isDynamic: boolean;
  readonly anyCredential: boolean;
  /** Stores what calls create. */
  readonly store: StoredThings;
}

/** Answers a call as its description says. A preferred status is returned without checking the request. */
export function answerCall(call: CallToAnswer): MockAnswer {
  const { request, endpoint } = call;
  const preferences = readPreferences(headerOf(request, "Prefer"));
  if (preferences.code !== undefined) return preferred(call, preferences);
  if (call.isFailing) return failure(call);
  const missing = missingCredentials(endpoint, call.model, { ...request, anyCredential: call.anyCredential });
  if (missing !== undefined) {
    const problem = { status: 401, title: "Unauthorized", detail: missing.detail };
    return refusal(
      call,
      problem,
      missing.challenges.map((one): HeaderField => ["WWW-Authenticate", one]),
    );
  }
  const checked = checkCall({ ...call, globalHeaders: call.model.globalHeaders });
  switch (checked.kind) {
    case "media-type": {
      const accepted = checked.accepted.join(", ");
      const sent = headerOf(request, "Content-Type");
      const detail = `This call accepts ${accepted}, not ${sent}.`;
      return refusal(call, { status: 415, title: "Unsupported Media Type", detail }, [["Accept", accepted]]);
    }
    case "invalid": {
      const { issues } = checked;
      const status = answerOfStatus(endpoint, 422)?.isError === true && !hasExact(endpoint, 400) ? 422 : 400;
      const title = status === 422 ? "Unprocessable Content" : "Bad Request";
      return refusal(call, { status, title, detail: sentenceOf(issues), issues });
    }
    case "valid": {
      const stored = call.store(storing(call, checked, preferences), fitting(call));
      return stored?.kind === "refused" ? refusal(call, stored.problem) : preferred(call, preferences, checked, stored);
    }
  }
}

const hasExact = ({ errors }: Endpoint, status: number): boolean =>
  errors.some(({ statusCode, statusRange }) => statusCode === status && statusRange === undefined);

/** Answers with the preferred status and example, or else with the defaults. */
function preferred(
  call: CallToAnswer,
  preferences: Preferences,
  checked?: CheckedCall,
  stored?: StoredValue,
): MockAnswer {
  const { endpoint } = call;
  const { code, example } = preferences;
  const documented =
    code === undefined
      ? ((example === undefined ? undefined : answerOfExample(endpoint, example)) ?? defaultAnswer(endpoint))
      : answerOfStatus(endpoint, code);
  const applied = appliedText(preferences);
  const headers: readonly HeaderField[] = applied === undefined ? [] : [["Preference-Applied", applied]];
  if (documented === undefined) {
    const detail = `The description documents no answer with the status ${code}.`;
    return problemAnswer({ status: code ?? 500, title: "Not documented", detail }, headers);
  }
  if (example !== undefined && !documented.examples.some(({ name }) => name === example)) {
    const names = exampleNames(endpoint);
    const known = names.length === 0 ? "it has no named examples" : `it has ${names.join(", ")}`;
    const detail = `This call has no example named ${printJson(example)}${code === undefined ? "" : ` for ${code}`}; ${known}.`;
    return problemAnswer({ status: 400, title: "Unknown example", detail });
  }
  return documentedAnswer(call, documented, { preferences, headers, checked, stored });
}

type StoredValue = Extract<StoredAnswer, { readonly kind: "answer" }>;

const storing = (
  call: CallToAnswer,
  checked: CheckedCall & { readonly kind: "valid" },
  preferences: Preferences,
): StoringCall => ({
  ...{ endpoint: call.endpoint, request: call.request, checked, types: call.tools.types },
  usual: (endpoint) => {
    const isOwn = endpoint === call.endpoint;
    const of = isOwn ? call : { ...call, endpoint, texts: {} };
    const documented = defaultAnswer(endpoint);
    const [body] = documented.bodies;
    if (body?.body.kind !== "json") return undefined;
    const drawn = preferences.dynamic === true;
    const example = drawn ? undefined : exampleOf(of, documented, { body, name: undefined });
    const { tools, seed } = call;
    const isDynamic = drawn || call.isDynamic;
    return example ?? generatedValue(body, { tools, seed, isDynamic, call: isOwn ? checked : undefined });
  },
});

/** Returns the test of values by the answer that an endpoint documents. */
const fitting =
  ({ tools }: CallToAnswer): Fits =>
  (endpoint, value) => {
    const body = defaultAnswer(endpoint).bodies[0]?.body;
    return body?.kind !== "json" || tools.isValid(body.shape, value, body.schema);
  };

interface Answering {
  readonly preferences: Preferences;
  readonly headers: readonly HeaderField[];
  readonly checked: CheckedCall | undefined;
  readonly stored: StoredValue | undefined;
}

function documentedAnswer(
  call: CallToAnswer,
  documented: DocumentedAnswer,
  { preferences, headers, checked, stored }: Answering,
): MockAnswer {
  const { request, tools, seed } = call;
  const { status } = documented;
  const accept = headerOf(request, "Accept");
  const body = acceptedBody(documented.bodies, accept);
  if (body === undefined) {
    const known = documented.bodies.map(({ contentType }) => contentType).join(", ");
    const detail = `This call answers with ${known}, which the request does not accept (Accept: ${accept}).`;
    return refusal(call, { status: 406, title: "Not Acceptable", detail });
  }
  const all = [...headers, ...documentedHeaders(call, documented, stored)];
  const tag = all.find(([name]) => name.toLowerCase() === "etag")?.[1];
  const known = headerOf(request, "If-None-Match")?.split(",") ?? [];
  // The comparison is weak (RFC 9110 section 13.1.2).
  const isKnown = known.some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));
  const isRead = call.endpoint.method === "GET" && status === 200 && preferences.code === undefined;
  if (tag !== undefined && isKnown && isRead) return bytesAnswer(304, all);
  // A documented HEAD may describe another body than its GET, and announces no body.
  if (body === "any" || hasNoContent(status) || call.endpoint.method === "HEAD") return bytesAnswer(status, all);
  const isDynamic = preferences.dynamic === true || call.isDynamic;
  if (stored?.value !== undefined && preferences.example === undefined && body.body.kind === "json") {
    return writeAnswer(body, tools.repaired(stored.value, body.body), { status, headers: all, types: tools.types });
  }
  const example =
    preferences.dynamic === true ? undefined : exampleOf(call, documented, { body, name: preferences.example });
  const usual = example ?? generatedValue(body, { tools, seed, isDynamic, call: checked });
  const value = pageOfUsual(call, usual, {
    query: checked?.kind === "valid" ? checked.query : {},
    isExample: example !== undefined,
  });
  return writeAnswer(body, value, { status, headers: all, types: tools.types });
}

/** Returns the part of a list that a request asks for; an example is cut only if the request names a page. */
function pageOfUsual(
  call: CallToAnswer,
  usual: Json | undefined,
  { query, isExample }: { readonly query: JsonObject; readonly isExample: boolean },
): Json | undefined {
  const { endpoint, request, tools } = call;
  if (usual === undefined || endpoint.method !== "GET" || (isExample && !request.target.includes("?"))) return usual;
  // A body without a list is the last page.
  const items = itemsOf(usual) ?? (isPaged(endpoint) && nextPlace(usual) !== undefined ? [] : undefined);
  if (items === undefined) return usual;
  const fits = fitting(call);
  const asked = askedItems(items, { endpoint, types: tools.types, query });
  for (const page of pagesOf(usual, asked, endpoint, request)) if (fits(endpoint, page)) return page;
  return usual;
}

/** Returns true for statuses with responses without content (RFC 9110 §15.3.5, §15.3.6, §15.4.5). */
const hasNoContent = (status: number): boolean => [204, 205, 304].includes(status);

/** Returns the named example unchanged; otherwise the example of a call with the same path, or the first one, made valid. */
const exampleOf = (
  call: CallToAnswer,
  documented: DocumentedAnswer,
  { body, name }: { readonly body: AnswerBody; readonly name: string | undefined },
): Json | undefined =>
  body === documented.bodies[0] && name !== undefined
    ? documented.examples.find((one) => one.name === name)?.value
    : exampleIn(call, body, defaultExample(call, documented, body));

/** Returns the example of a call with the same path, or the first example. */
function defaultExample(
  { endpoint, texts }: CallToAnswer,
  documented: DocumentedAnswer,
  body: AnswerBody,
): Json | undefined {
  const [first] = documented.bodies;
  if (body !== first) return body.example ?? (isText(body) ? undefined : documented.examples[0]?.value);
  const same = endpoint.examples.find(
    (one) =>
      one.statusCode === documented.status &&
      one.response !== undefined &&
      Object.keys(texts).length > 0 &&
      Object.entries(texts).every(([key, text]) => {
        const value = Object.hasOwn(one.pathParameters, key) ? one.pathParameters[key] : undefined;
        return value !== undefined && (typeof value === "string" ? value : printJson(value)) === text;
      }),
  );
  return (documented.isError ? undefined : same?.response) ?? documented.examples[0]?.value;
}

const isText = ({ contentType }: AnswerBody): boolean =>
  contentType !== undefined && !isJsonType(contentType) && !isXmlType(contentType);

/** Headers that a mock server always sets. */
const framing: ReadonlySet<string> = new Set(["content-type", "content-length", "transfer-encoding", "connection"]);

/** Returns the value of a header with a grammar in HTTP (RFC 9110 sections 8.8.2, 8.8.3 and 10.2.3). */
function standardHeader(name: string, revision: number, location: string | undefined): string | undefined {
  switch (name.toLowerCase()) {
    case "etag":
      return tagOf(revision);
    case "location":
      return location;
    case "last-modified":
      return "Thu, 15 Jan 2026 09:30:00 GMT";
    case "retry-after":
      return "1";
    default:
      return undefined;
  }
}

/** Writes samples of the documented headers of an answer. */
function documentedHeaders(
  { tools, seed, request }: CallToAnswer,
  { headers }: DocumentedAnswer,
  { revision = seed, location }: Partial<StoredValue> = {},
): readonly HeaderField[] {
  const properties = headers.filter(({ key }) => !framing.has(key.toLowerCase()));
  const samples = tools.samples(properties);
  const host = headerOf(request, "Host");
  return properties.flatMap(({ key, shape, schema }, i): readonly HeaderField[] => {
    const standard = standardHeader(key, revision, location);
    // A format may allow whole addresses only.
    const isPath = standard !== undefined && standard === location && !tools.isValid(shape, standard, schema);
    const value = isPath && host !== undefined ? `http://${host}${standard}` : (standard ?? samples[i]?.value);
    const text = value === undefined ? undefined : typeof value === "string" ? value : printJson(value);
    return text === undefined || !/^[\t\x20-\x7e]*$/.test(text) ? [] : [[key, text]];
  });
}

/** Answers as the description documents an error, with the words of a problem in it, or else as RFC 9457 says. */
export function refusal(call: CallToAnswer, problem: Problem, headers: readonly HeaderField[] = []): MockAnswer {
  const { endpoint, tools, seed } = call;
  const documented = answerOfStatus(endpoint, problem.status);
  const body = documented?.bodies.find((one) => one.body.kind === "json") ?? documented?.bodies[0];
  if (documented === undefined || body === undefined) return problemAnswer(problem, headers);
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [...headers, ...documentedHeaders(call, documented).filter(([name]) => !names.has(name.toLowerCase()))];
  const sample =
    exampleIn(call, body, documented.examples[0]?.value) ??
    generatedValue(body, { tools, seed, isDynamic: false, call: undefined });
  const filled = sample === undefined ? undefined : fillError(sample, problem);
  const isFilled = filled !== undefined && (body.body.kind !== "json" || tools.repaired(filled, body.body) === filled);
  return writeAnswer(body, isFilled ? filled : sample, { status: problem.status, headers: all, types: tools.types });
}

/** Returns an example of a body that breaks no rule of its schema: other parts replace those that do. */
const exampleIn = ({ tools }: CallToAnswer, { body }: AnswerBody, example: Json | undefined): Json | undefined =>
  example === undefined || body.kind !== "json" ? example : tools.repaired(example, body);

/** Answers with an error of the server that is documented, or with 503. */
function failure(call: CallToAnswer): MockAnswer {
  const known = call.endpoint.errors.filter(({ statusCode }) => statusCode >= 500 || statusCode === 429);
  const status = known[call.seed % Math.max(1, known.length)]?.statusCode ?? 503;
  const detail = "The mock server fails some calls, as --error-rate asks.";
  return refusal(call, { status, title: "Service Unavailable", detail });
}
