import { type FormState, seedForm } from "#engine/form";
import { sampleMaker } from "#engine/interpret";
import { type Json, type JsonObject, objectOf, printJson } from "#engine/json";
import type { ApiModel, Endpoint, Example, RequestBody, ResponseBody } from "#engine/model";
import { type PlannedHeader, planRequest } from "#engine/request";
import { plain } from "#engine/secret";
import type { Property, Shape, Types } from "#engine/shape";
import { curlSnippet } from "#snippets";
import { authHeader, baseUrlOf } from "#ui/reference";

/** A call written out for reading: as a command, and as what is sent and what comes back. */
export interface WrittenCall {
  readonly name: string;
  readonly curl: string;
  readonly requestBody?: string;
  readonly response?: { readonly statusCode: number; readonly text: string };
}

/** The moment that calls are written at, where they tell the time: pages must not change by themselves. */
const writtenAt = new Date("2026-01-15T09:30:00Z");

/** Writes out the examples of an endpoint; where it has none, one made of the shapes themselves. */
export function writtenCalls(endpoint: Endpoint, api: ApiModel, types: Types): readonly WrittenCall[] {
  const examples = endpoint.examples.length > 0 ? endpoint.examples : [sampleExample(endpoint, types)];
  return examples.map((example, i) => {
    const form = seedForm({
      endpoint,
      globalHeaders: api.globalHeaders,
      types,
      ports: { now: () => writtenAt },
      example,
    });
    return {
      name: example.name ?? (examples.length > 1 ? `Example ${i + 1}` : "Example"),
      curl: curlOf(endpoint, api, types, form),
      ...(example.body === undefined ? {} : { requestBody: printJson(example.body, 2) }),
      ...(example.response === undefined
        ? {}
        : { response: { statusCode: example.statusCode, text: printJson(example.response, 2) } }),
    };
  });
}

function curlOf(endpoint: Endpoint, api: ApiModel, types: Types, form: FormState): string {
  const plan = planRequest({
    endpoint,
    globalHeaders: api.globalHeaders,
    types,
    form,
    credentials: credentialsOf(endpoint, api),
    baseUrl: sendable(baseUrlOf(endpoint) ?? ""),
  });
  // Nothing in it is secret: credentials are words such as `<token>`.
  return curlSnippet(plan, "reveal");
}

/** An address without a host is relative to where the description came from, which the page does not know. */
const sendable = (baseUrl: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(baseUrl) ? baseUrl : `https://api.example.com${baseUrl.replace(/^(?=[^/])/, "/")}`;

/** Words in place of the credentials of the first scheme that the endpoint accepts. */
function credentialsOf(endpoint: Endpoint, api: ApiModel): readonly PlannedHeader[] {
  const scheme = endpoint.auth.flatMap((id) => api.auths[id] ?? [])[0];
  if (scheme === undefined) return [];
  const { name, value } = authHeader(scheme);
  return [{ name, value: plain(value) }];
}

/** A call made of the shapes alone: required parameters, a whole body, the first answer. */
function sampleExample(endpoint: Endpoint, types: Types): Example {
  const sample = sampleMaker(types);
  const required = (properties: readonly Property[]): JsonObject =>
    objectOf(
      properties.flatMap(({ key, shape, optional }) => (optional ? [] : [[key, sample(shape)] as [string, Json]])),
    );
  const [response] = endpoint.responses;
  return {
    path: "",
    pathParameters: required(endpoint.pathParameters),
    queryParameters: required(endpoint.queryParameters),
    headers: required(endpoint.requestHeaders),
    ...only("body", shapeIn(endpoint.request?.body), sample),
    statusCode: response?.statusCode ?? 200,
    ...only("response", response === undefined ? undefined : shapeIn(response.body), sample),
  };
}

/** The shape of a body that can be written as JSON. */
const shapeIn = (body: RequestBody | ResponseBody | undefined): Shape | undefined =>
  body !== undefined && "shape" in body && body.kind !== "form-data" ? body.shape : undefined;

const only = <K extends string>(key: K, shape: Shape | undefined, sample: (shape: Shape) => Json) =>
  shape === undefined ? {} : { [key]: sample(shape) };
