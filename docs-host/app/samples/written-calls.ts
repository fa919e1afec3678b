import { type FormState, seedForm } from "#engine/form";
import { type Sample, sampler, writableOf } from "#engine/interpret";
import { type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import type { ApiModel, Endpoint, Example, RequestBody, ResponseBody } from "#engine/model";
import { bodiesOf, contentTypeOf, type PlannedHeader, planRequest, withContentType } from "#engine/request";
import { plain } from "#engine/secret";
import { type Property, type Shape, type Types, valueAt } from "#engine/shape";
import { curlSnippet, fetchSnippet, pythonSnippet, type SnippetLanguage } from "#snippets";
import { authHeader, baseUrlOf } from "#ui/reference";

/** A call in text: as programs, and as the request and the response. */
export interface WrittenCall {
  readonly name: string;
  /** The program of each language. */
  readonly programs: { readonly [L in SnippetLanguage]: string };
  readonly requestBody?: string;
  readonly response?: { readonly statusCode: number; readonly text: string };
  /** The samples of the call; undefined for a call that is an example of the API. */
  readonly samples: { readonly request: readonly Sample[]; readonly response: readonly Sample[] };
}

/** The moment that calls are written at, where they tell the time: pages must not change by themselves. */
const writtenAt = new Date("2026-01-15T09:30:00Z");

/**
 * Writes the examples of an endpoint, completed by samples of what they omit; without any, one call of samples. Each
 * other media type of the request has a call, too, without its answer, which is the same.
 */
export function writtenCalls(endpoint: Endpoint, api: ApiModel, types: Types): readonly WrittenCall[] {
  const others = bodiesOf(endpoint).slice(1).map(contentTypeOf);
  return [
    ...callsInDefaultType(endpoint, api, types),
    ...others.flatMap((contentType) =>
      callsInDefaultType(withContentType(endpoint, contentType), api, types)
        .slice(0, 1)
        .map(({ programs, samples }) => ({
          name: contentType,
          programs,
          samples: { request: samples.request, response: [] },
        })),
    ),
  ];
}

function callsInDefaultType(endpoint: Endpoint, api: ApiModel, types: Types): readonly WrittenCall[] {
  const stated: readonly (Example | undefined)[] = endpoint.examples.length > 0 ? endpoint.examples : [undefined];
  return stated.map((one, i) => {
    const { example, samples } = wholeExample(endpoint, types, one);
    const form = seedForm({
      endpoint,
      globalHeaders: api.globalHeaders,
      types,
      deps: { now: () => writtenAt },
      example,
    });
    return {
      name: example.name ?? (stated.length > 1 ? `Example ${i + 1}` : "Example"),
      programs: programsOf(endpoint, api, types, form),
      samples,
      ...(example.body === undefined
        ? {}
        : { requestBody: printJson(sentBody(endpoint.request?.body, example.body, form, types), 2) }),
      ...(example.response === undefined
        ? {}
        : { response: { statusCode: example.statusCode, text: printJson(example.response, 2) } }),
    };
  });
}

/** Returns the body of an example as it is sent: without read-only members, in its own notation. */
function sentBody(body: RequestBody | undefined, example: Json, form: FormState, types: Types): Json {
  const shape = shapeIn(body);
  const filled = valueAt(form.value, ["body"]);
  return shape === undefined || filled === undefined
    ? example
    : writableOf(types)(shape)(filled, example, form.selection, ["body"]);
}

function programsOf(endpoint: Endpoint, api: ApiModel, types: Types, form: FormState): WrittenCall["programs"] {
  const plan = planRequest({
    endpoint,
    globalHeaders: api.globalHeaders,
    types,
    form,
    credentials: credentialsOf(endpoint, api),
    baseUrl: sendable(baseUrlOf(endpoint) ?? ""),
  });
  // Nothing in it is secret: credentials are words such as `<token>`.
  return {
    curl: curlSnippet(plan, "reveal"),
    typescript: fetchSnippet(plan, "reveal"),
    python: pythonSnippet(plan, "reveal"),
  };
}

/** An address without a host is relative to where the description came from, which the page does not know. */
const sendable = (baseUrl: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(baseUrl) ? baseUrl : `https://api.example.com${baseUrl.replace(/^(?=[^/])/, "/")}`;

/** Words in place of the credentials of the first schemes that are accepted together. */
function credentialsOf({ auth, security }: Endpoint, { auths }: ApiModel): readonly PlannedHeader[] {
  const sets = security ?? auth.map((id) => [id]);
  const required = sets.find((set) => set.length > 0 && set.every((id) => Object.hasOwn(auths, id))) ?? [];
  return required.flatMap((id) => {
    const scheme = auths[id];
    if (scheme === undefined) return [];
    const { name, value, in: place } = authHeader(scheme);
    if (place === "cookie") return { name: "Cookie", value: plain(`${name}=${value}`), in: place };
    return { name, value: plain(value), ...(place && { in: place }) };
  });
}

/** A whole call, and how far its samples say all. */
interface WholeExample {
  readonly example: Example;
  readonly samples: WrittenCall["samples"];
}

/**
 * Completes an example: its own values, and samples of the required parameters, the body and the answer that it omits.
 * A value that is too large to be completed stays as it is.
 */
function wholeExample(endpoint: Endpoint, types: Types, stated: Example | undefined): WholeExample {
  const { responses } = endpoint;
  const response = responses.find(({ statusCode }) => statusCode === stated?.statusCode) ?? responses[0];
  const body = shapeIn(endpoint.request?.body);
  const answer = shapeIn(response?.body);
  const parts = [
    { properties: endpoint.pathParameters, values: stated?.pathParameters ?? {} },
    { properties: endpoint.queryParameters, values: stated?.queryParameters ?? {} },
    { properties: endpoint.requestHeaders, values: stated?.headers ?? {} },
  ].map(({ properties, values }) => ({
    values,
    omitted: properties.filter(
      ({ key, optional, access }) => !optional && access !== "READ_ONLY" && own(values, key) === undefined,
    ),
  }));
  const omitted = parts.flatMap((part) => part.omitted);
  const sampleRequest = sampler(types, undefined, "request");
  const sampleAnswer = sampler(types, undefined, "answer");
  const request = sampleRequest([...omitted, ...(body === undefined ? [] : [{ shape: body, stated: stated?.body }])]);
  const answers = answer === undefined ? [] : sampleAnswer([{ shape: answer, stated: stated?.response }]);
  const values = request.map(({ value }) => value);
  const [pathParameters = {}, queryParameters = {}, headers = {}] = parts.map((part) => ({
    ...part.values,
    ...membersOf(part.omitted, values.splice(0, part.omitted.length)),
  }));
  return {
    samples: { request, response: answers },
    example: {
      ...(stated ?? { path: "", statusCode: response?.statusCode ?? 200 }),
      pathParameters,
      queryParameters,
      headers,
      ...only("body", values[0] ?? stated?.body),
      ...only("response", answers[0]?.value ?? stated?.response),
    },
  };
}

/** The shape of a body that can be written as JSON. */
const shapeIn = (body: RequestBody | ResponseBody | undefined): Shape | undefined =>
  body !== undefined && "shape" in body && body.kind !== "form-data" ? body.shape : undefined;

const membersOf = (properties: readonly Property[], values: readonly (Json | undefined)[]): JsonObject =>
  objectOf(
    properties.flatMap(({ key }, i) => {
      const value = values[i];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

const only = <K extends string>(key: K, value: Json | undefined) => (value === undefined ? {} : { [key]: value });
