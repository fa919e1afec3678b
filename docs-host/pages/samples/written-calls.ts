import { formText, isBlank, isFormType } from "#docs-host/site/sides";
import { textsIn } from "#docs-host/site/texts";
import { bodyProperty, type FormState, seedForm } from "#engine/form";
import { exampleFinder, type Sample, sampler, validator, writableOf } from "#engine/interpret";
import { defined } from "#engine/item-at";
import { equalJson, isObject, type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import {
  type ApiModel,
  type AuthScheme,
  type CodeSample,
  type Endpoint,
  type Example,
  formFields,
  type RequestBody,
  type ResponseBody,
} from "#engine/model";
import {
  bodiesOf,
  contentTypeOf,
  isJsonType,
  isXmlType,
  mediaType,
  type PlannedHeader,
  planRequest,
  withContentType,
  withXmlValues,
  wrapBody,
} from "#engine/request";
import { plain } from "#engine/secret";
import { inlineObject, type Property, type Shape, type Types, valueAt } from "#engine/shape";
import { claimName } from "#engine/text";
import { uriComponent } from "#engine/uri";
import { xmlText } from "#engine/xml";
import { curlSnippet, fetchSnippet, pythonSnippet, type SnippetLanguage } from "#snippets";
import { authHeader, baseUrlOf, statusText } from "#ui/reference";
import { plainLine, type Texts } from "#ui/text";

/** A call in text: as programs, and as the request and the response. */
export interface WrittenCall {
  readonly name: string;
  /** The author's description, if it is not the name. */
  readonly description?: string;
  /** The program of each language. */
  readonly programs: { readonly [L in SnippetLanguage]: string };
  readonly requestBody?: WrittenBody;
  readonly response?: WrittenBody & {
    readonly title: string;
    /** As the definition names it: `404`, `4XX` or `Default`. */
    readonly status: string;
  };
  /** Code that the provider wrote for this call. */
  readonly codeSamples?: readonly CodeSample[] | undefined;
  /** The samples of the call; undefined for a call that is an example of the API. */
  readonly samples: { readonly request: readonly Sample[]; readonly response: readonly Sample[] };
}

/** A body in text, and whether it is JSON. */
export interface WrittenBody {
  readonly text: string;
  readonly isJson: boolean;
}

/** The moment that calls are written at, where they tell the time: pages must not change by themselves. */
const writtenAt = new Date("2026-01-15T09:30:00Z");

/**
 * Writes the examples of an endpoint, completed by samples of what they omit; without any, one call of samples. Each
 * other media type of the request has a call, too, without its answer, which is the same. Calls without a name of the
 * author have their media types as names, if there are several.
 */
export function writtenCalls(
  endpoint: Endpoint,
  api: ApiModel,
  types: Types,
  write: Texts["text"] = textsIn("en").text,
): readonly WrittenCall[] {
  const [first, ...others] = bodiesOf(endpoint).map(contentTypeOf);
  const unnamed = others.length > 0 && first !== undefined ? first : write("example");
  return [
    ...callsInDefaultType(endpoint, api, types, write, unnamed),
    ...others.flatMap((contentType) =>
      callsInDefaultType(withContentType(endpoint, contentType), api, types, write)
        .slice(0, 1)
        .map(({ programs, samples }) => ({
          name: contentType,
          programs,
          samples: { request: samples.request, response: [] },
        })),
    ),
  ];
}

function callsInDefaultType(
  written: Endpoint,
  api: ApiModel,
  types: Types,
  write: Texts["text"],
  unnamed = write("example"),
): readonly WrittenCall[] {
  const endpoint = withXmlValues(written, types);
  const stated: readonly (Example | undefined)[] = endpoint.examples.length > 0 ? endpoint.examples : [undefined];
  const names = namesOf(stated, write, unnamed);
  return stated.map((one, i) => {
    const { example, samples } = wholeExample(endpoint, types, one);
    const form = seedForm({
      endpoint,
      globalHeaders: api.globalHeaders,
      types,
      deps: { now: () => writtenAt },
      example,
    });
    const description = plainLine(one?.description ?? "");
    return {
      name: names[i] ?? unnamed,
      ...(!["", names[i]].includes(description) && { description }),
      programs: programsOf(endpoint, api, types, form),
      codeSamples: example.codeSamples,
      samples,
      ...(example.body === undefined || isBlank(example.body) || isOfFiles(endpoint.request?.body)
        ? {}
        : {
            requestBody: bodyText(
              wrapBody(endpoint.protocol, sentBody(endpoint.request?.body, example.body, form, types)),
              { contentType: endpoint.request && contentTypeOf(endpoint.request.body), body: endpoint.request?.body },
              types,
            ),
          }),
      ...(example.response === undefined || hasNoContent(example.statusCode)
        ? {}
        : {
            response: {
              ...titleOf(endpoint, example.statusCode, write),
              ...answerText(endpoint, example.statusCode, example.response, types),
            },
          }),
    };
  });
}

/**
 * Returns unique names of calls: the author's name, the start of the description, or a number; `unnamed` for a single
 * call. A duplicate name is followed by the first short body value that differs, such as `stream: true`.
 */
function namesOf(stated: readonly (Example | undefined)[], write: Texts["text"], unnamed: string): readonly string[] {
  const wanted = stated.map(
    (one, i) =>
      plainLine(one?.name ?? "") ||
      startOf(plainLine(one?.description ?? "")) ||
      (stated.length > 1 ? write("exampleNumber", { number: i + 1 }) : unnamed),
  );
  const taken = new Set<string>();
  return wanted.map((name, i) => {
    const body = stated[i]?.body;
    const earlier = stated.slice(0, i).flatMap((one, j) => (wanted[j] === name ? [one?.body] : []));
    const members = earlier.length > 0 && isObject(body) ? Object.entries(body) : [];
    const [key, value] =
      members.find(
        ([key, value]) =>
          isShort(value) && earlier.every((other) => !isObject(other) || !equalJson(own(other, key) ?? null, value)),
      ) ?? [];
    return claimName(taken, key === undefined ? name : `${name} · ${key}: ${String(value)}`, " #");
  });
}

/** Returns true for flags, and for texts and numbers that fit in a name. */
const isShort = (value: Json): boolean =>
  typeof value === "boolean" || ((typeof value === "number" || typeof value === "string") && `${value}`.length <= 20);

/** Returns the first words of a text, up to the end of a sentence. */
function startOf(text: string): string {
  const [sentence = ""] = text.split(/(?<=[^.])[.:;!?](?:\s|$)/);
  if (sentence.length <= 40) return sentence;
  return `${sentence.slice(0, 40).replace(/\s+\S*$/, "")}…`;
}

/** Returns true for statuses without content, whatever a description says (RFC 9110 §15.3.5, §15.4.5). */
const hasNoContent = (statusCode: number): boolean => [204, 205, 304].includes(statusCode);

/** Returns the status of a response and its title: `Response 200`, or `Default response` for all other statuses. */
function titleOf(
  { responses, errors }: Endpoint,
  statusCode: number,
  write: Texts["text"],
): { status: string; title: string } {
  const documented = [...responses, ...errors].filter((one) => one.statusCode === statusCode);
  const exact = documented.find(({ statusRange }) => statusRange === undefined);
  const response = exact ?? documented[0];
  const status = statusText(response ?? { statusCode }, { text: write });
  const isDefault = response?.statusRange === "default";
  return { status, title: isDefault ? write("defaultResponse") : write("responseStatus", { status }) };
}

/** A body with its media type. */
interface TypedBody {
  readonly contentType?: string | undefined;
  readonly body: RequestBody | ResponseBody | undefined;
}

/** Writes a body: a value of an XML type as XML; text of other media types than JSON is not quoted. */
function bodyText(value: Json, { contentType = "application/json", body }: TypedBody, types: Types): WrittenBody {
  if (typeof value === "string" && !isJsonType(contentType)) return { text: value, isJson: false };
  return isXmlType(contentType) && body?.kind === "json"
    ? { text: xmlText(types)(body.shape, value), isJson: false }
    : { text: printJson(value, 2), isJson: true };
}

/** Writes the body of an answer. */
function answerText({ responses }: Endpoint, statusCode: number, value: Json, types: Types): WrittenBody {
  const { body, contentType = body?.kind === "text" ? "text/plain" : undefined } =
    responses.find((one) => one.statusCode === statusCode) ?? responses[0] ?? {};
  const pairs = contentType !== undefined && isFormType(contentType) ? formText(value) : undefined;
  return pairs === undefined ? bodyText(value, { contentType, body }, types) : { text: pairs, isJson: false };
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
  const required = requiredSchemes(endpoint, api);
  const planned = planRequest({
    endpoint,
    globalHeaders: api.globalHeaders,
    types,
    form,
    credentials: credentialsOf(required),
    baseUrl: sendable(baseUrlOf(endpoint) ?? ""),
  });
  const plan = { ...planned, certificate: required.some(({ kind }) => kind === "mutualTLS") };
  const readable = (program: string): string =>
    endpoint.pathParameters.map(inBraces).reduce((text, name) => text.replaceAll(uriComponent(name), name), program);
  // Nothing in it is secret: credentials are words such as `<token>`.
  return {
    curl: readable(curlSnippet(plan, "reveal")),
    typescript: readable(fetchSnippet(plan, "reveal")),
    python: readable(pythonSnippet(plan, "reveal")),
  };
}

/** An address without a host is relative to where the description came from, which the page does not know. */
const sendable = (baseUrl: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(baseUrl) ? baseUrl : `https://api.example.com${baseUrl.replace(/^(?=[^/])/, "/")}`;

/** Returns the first schemes that are accepted together. */
function requiredSchemes({ auth, security }: Endpoint, { auths }: ApiModel): readonly AuthScheme[] {
  const sets = security ?? auth.map((id) => [id]);
  const required = sets.find((set) => set.length > 0 && set.every((id) => Object.hasOwn(auths, id))) ?? [];
  return required.map((id) => defined(auths[id]));
}

/** Returns words in place of the credentials of schemes. */
function credentialsOf(schemes: readonly AuthScheme[]): readonly PlannedHeader[] {
  return schemes.flatMap((scheme) => {
    const header = authHeader(scheme);
    if (header === undefined) return [];
    const { name, value, in: place } = header;
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
 * Completes an example with samples of omitted required parameters, body and response, and with the examples of optional
 * query parameters and headers, unless it has some of them. A value that is too large remains unchanged.
 */
function wholeExample(endpoint: Endpoint, types: Types, stated: Example | undefined): WholeExample {
  const { responses } = endpoint;
  const response = responses.find(({ statusCode }) => statusCode === stated?.statusCode) ?? responses[0];
  // A raw body is the bytes of a file.
  const body = endpoint.request && bodyProperty(endpoint.request.body).shape;
  const answer = response?.body.kind === "text" && isPlain(response.contentType) ? text : shapeIn(response?.body);
  const hasExample = exampleFinder(types);
  const cookies = cookiesOf(endpoint);
  const headers = stated?.headers ?? {};
  const parts = [
    { properties: endpoint.pathParameters, values: stated?.pathParameters ?? {} },
    { properties: endpoint.queryParameters, values: stated?.queryParameters ?? {} },
    {
      properties: endpoint.requestHeaders.filter(({ key }) => key !== "Cookie" || cookies.length === 0),
      values: headers,
    },
    { properties: cookies, values: isObject(headers.Cookie) ? headers.Cookie : {} },
  ].map(({ properties, values }) => {
    const isStated = properties.some(({ key, optional }) => optional && own(values, key) !== undefined);
    const isShown = (one: Property): boolean => !one.optional || (!isStated && hasExample(one));
    return {
      values,
      omitted: properties.filter(
        (one) => isShown(one) && one.access !== "READ_ONLY" && own(values, one.key) === undefined,
      ),
    };
  });
  const omitted = parts.flatMap((part) => part.omitted);
  const sampleRequest = sampler(types, undefined, "request");
  const sampleAnswer = sampler(types, undefined, "answer");
  const request = sampleRequest([
    ...omitted.map((one) => (one.default === undefined || hasExample(one) ? one : { ...one, stated: one.default })),
    ...(body === undefined ? [] : [{ shape: body, stated: writtenBody(endpoint.request?.body, stated?.body, types) }]),
  ]);
  const answers = answer === undefined ? [] : sampleAnswer([{ shape: answer, stated: stated?.response }]);
  const check = validator(types);
  const isOneOfFew = (shape: Shape): boolean => {
    const wrong = check(shape)("{}");
    return wrong.some(({ code }) => code === "enum" || code === "literal" || check(shape)(true).length === 0);
  };
  const inPath = parts[0]?.omitted ?? [];
  const values = request.map(({ value }, i) => {
    const one = inPath[i];
    const name = one && inBraces(one);
    return one && name && !hasExample(one) && !isOneOfFew(one.shape) ? name : value;
  });
  const written = answers[0]?.value;
  const isKnown = written !== undefined && (stated?.response !== undefined || !isBlank(written));
  const [pathParameters = {}, queryParameters = {}, sentHeaders = {}, sentCookies = {}] = parts.map((part) => ({
    ...part.values,
    ...membersOf(part.omitted, values.splice(0, part.omitted.length)),
  }));
  return {
    samples: { request, response: answers },
    example: {
      ...(stated ?? { path: "", statusCode: response?.statusCode ?? 200 }),
      pathParameters,
      queryParameters,
      headers: Object.keys(sentCookies).length === 0 ? sentHeaders : { ...sentHeaders, Cookie: sentCookies },
      ...only("body", values[0] ?? stated?.body),
      ...only("response", isKnown ? written : stated?.response),
    },
  };
}

/** Returns the cookies of an endpoint, which are the members of a header. */
const cookiesOf = ({ requestHeaders }: Endpoint): readonly Property[] =>
  requestHeaders.flatMap(({ key, shape }) => (key === "Cookie" ? (inlineObject(shape)?.properties ?? []) : []));

/** The placeholder of a parameter in a path, as in the address above the sample (docs/design.md#one-look-per-thing). */
const inBraces = ({ key }: Property): string => `{${key}}`;

const text: Shape = { kind: "string" };

/** Returns true for bodies that contain files, which no text shows. */
const isOfFiles = (body: RequestBody | undefined): boolean =>
  body?.kind === "form-data" || body?.kind === "octet-stream";

/** Text of other types has a syntax that no sample has. */
const isPlain = (contentType = "text/plain"): boolean => mediaType(contentType) === "text/plain";

/** Returns the body of an example without texts in place of files, such as the name of one. */
function writtenBody(body: RequestBody | undefined, example: Json | undefined, types: Types): Json | undefined {
  if (body?.kind === "octet-stream" && !isObject(example)) return undefined;
  if (body?.kind !== "form-data" || !isObject(example)) return example;
  const check = validator(types);
  const isNoFile = ({ key, shape }: Property): boolean => {
    const value = own(example, key);
    return value !== undefined && check(shape)(value).some(({ code }) => code === "file");
  };
  const dropped = new Set(
    formFields(body.shape)
      .filter(isNoFile)
      .map(({ key }) => key),
  );
  return objectOf(Object.entries(example).filter(([key]) => !dropped.has(key)));
}

/** Returns the shape of a body; raw bytes have no shape. */
const shapeIn = (body: RequestBody | ResponseBody | undefined): Shape | undefined =>
  body !== undefined && "shape" in body ? body.shape : undefined;

const membersOf = (properties: readonly Property[], values: readonly (Json | undefined)[]): JsonObject =>
  objectOf(
    properties.flatMap(({ key }, i) => {
      const value = values[i];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

const only = <K extends string>(key: K, value: Json | undefined) => (value === undefined ? {} : { [key]: value });
