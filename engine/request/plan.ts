import type { PlannedHeader } from "#engine/auth";
import { type FormState, formShape } from "#engine/form";
import { encoder, omitUnchosen, writableOf } from "#engine/interpret";
import { incrementalPrinter, isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Endpoint, HttpMethod } from "#engine/model";
import { join, plain, type Reading, read } from "#engine/secret";
import type { Property, Types } from "#engine/shape";
import type { xmlText } from "#engine/xml";
import { acceptOf } from "./accept.ts";
import { type BodyDeps, type Content, type PlannedBody, planBody, wrapBody } from "./body.ts";
import { percentEncode } from "./encode/index.ts";
import { findHeader, formHeaders, headerKey, withHeaders } from "./headers.ts";
import { type StreamFormat, streamedAnswer } from "./streamed-answer.ts";
import { buildUrl } from "./url.ts";

/** A request as it will be sent, credentials included but not readable by chance. Building one has no effect. */
export interface RequestPlan {
  readonly method: HttpMethod;
  /** The address without credentials; `planUrl` adds them. */
  readonly url: string;
  /** Credentials that are in the query, as an API may ask for. */
  readonly secretQuery?: readonly PlannedHeader[];
  readonly headers: readonly PlannedHeader[];
  readonly body: PlannedBody;
  /** True if the connection needs a client certificate, which is not part of the request (RFC 8446 section 4.4.2). */
  readonly certificate?: boolean;
  /** The framing of a streamed response, which programs read as it arrives; absent if it is read as a whole. */
  readonly stream?: StreamFormat;
}

/** Returns the address of a request with the credentials that are in it. */
export function planUrl({ url, secretQuery = [] }: Pick<RequestPlan, "url" | "secretQuery">, reading: Reading): string {
  if (secretQuery.length === 0) return url;
  // The asterisks of a masked credential are valid in a query (RFC 3986 §3.4).
  const encode = (text: string): string => percentEncode(text).replaceAll("%2A", "*");
  const pairs = secretQuery.map(({ name, value }) => `${encode(name)}=${encode(read(value, reading))}`);
  const [, before = "", hash = ""] = /^([^#]*)(.*)$/s.exec(url) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${pairs.join("&")}${hash}`;
}

/** The input of planning a request. */
export interface PlanInput {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  readonly form: FormState;
  /** The headers of the authorization card; they replace headers of the same names in the form. */
  readonly credentials: readonly PlannedHeader[];
  readonly baseUrl: string;
}

/** JSON is sent with an indent of two spaces, since readers see it. */
const bodyIndent = 2;

/** The input of a planner. */
export type PlannerInput = Pick<PlanInput, "endpoint" | "globalHeaders" | "types">;

/** Plans the request of one state of an endpoint's form. */
export type RequestPlanner = (input: Pick<PlanInput, "form" | "credentials" | "baseUrl">) => RequestPlan;

/** Creates the writer of XML when it writes the first value: few requests contain any. */
function xmlWriter(xml: typeof xmlText, types: Types): ReturnType<typeof xmlText> {
  let write: ReturnType<typeof xmlText> | undefined;
  return (...given) => {
    write ??= xml(types);
    return write(...given);
  };
}

/**
 * Returns the planner of an endpoint's requests, which decides address, headers, content type and body, for sender and
 * preview alike. It never fails: an invalid value is sent unchanged, and `checkRequest` reports it. The encoded parts
 * of a form are cached, so that after an edit only changed parts are encoded again.
 *
 * The content type is the one that the reader typed, or else the body's; in the same way the requested media type of
 * the answer, see `acceptOf`. GET and HEAD have no body (RFC 9110 §9.3.1).
 *
 * @param xml writes bodies and parts that are XML; pages load it only for these
 */
export function plannerWith({
  endpoint,
  globalHeaders,
  types,
  xml,
}: PlannerInput & { readonly xml?: typeof xmlText | undefined }): RequestPlanner {
  const shape = formShape(endpoint, globalHeaders);
  const encode = encoder(types, omitUnchosen)(shape);
  const writable = writableOf(types)(shape);
  const styles = endpoint.parameterStyles;
  const accept = acceptOf(endpoint);
  const deps: BodyDeps = { types, print: incrementalPrinter(bodyIndent), xml: xml && xmlWriter(xml, types) };
  return ({ form, credentials, baseUrl }) => {
    const wire = writable(form.value, encode(form.value, form.selection), form.selection);
    const typed = formHeaders(Object.entries(section(wire, "headers")), styles?.headers);
    const secretQuery = credentials.filter((one) => one.in === "query");
    const value = isObject(wire) ? own(wire, "body") : undefined;
    const content = contentOf(endpoint, value, deps);
    const stream = streamedAnswer(endpoint, accept, value);
    return {
      method: endpoint.method,
      url: buildUrl({
        baseUrl,
        path: endpoint.path,
        pathParameters: section(wire, "pathParameters"),
        queryParameters: section(wire, "queryParameters"),
        ...(styles && { styles }),
      }),
      ...(secretQuery.length > 0 && { secretQuery }),
      headers: withCredentials(withAccept(withContentType(typed, content), accept), credentials),
      body: content.body,
      ...(stream && { stream }),
    };
  };
}

/** Adds credentials to the headers, over equal names; a cookie is joined with the existing ones (RFC 6265 §5.4). */
export function withCredentials(
  headers: readonly PlannedHeader[],
  credentials: readonly PlannedHeader[],
): readonly PlannedHeader[] {
  const inHeaders = credentials.filter((one) => one.in !== "query");
  return inHeaders.reduce<readonly PlannedHeader[]>((all, one) => {
    const cookies = one.in === "cookie" ? findHeader(all, "Cookie") : undefined;
    const { in: location, ...header } = one;
    if (location !== "cookie" || cookies === undefined) return withHeaders(all, [header]);
    const value = join(cookies.value, plain("; "), header.value);
    const of = [...(cookies.of ?? []), ...(header.of ?? [])];
    return withHeaders(all, [{ name: cookies.name, value, ...(of.length > 0 && { of }) }]);
  }, headers);
}

/** Returns one section of a form's wire value; empty if it is absent or not an object. */
export function section(wire: Json, name: string): JsonObject {
  const value = isObject(wire) ? own(wire, name) : undefined;
  return isObject(value) ? value : {};
}

function contentOf(endpoint: Endpoint, value: Json | undefined, deps: BodyDeps): Content {
  const body = endpoint.request?.body;
  if (body === undefined || endpoint.method === "GET" || endpoint.method === "HEAD") return { body: { kind: "none" } };
  return planBody(body, wrapBody(endpoint.protocol, value), deps);
}

const withAccept = (headers: readonly PlannedHeader[], accept: string | undefined): readonly PlannedHeader[] =>
  accept === undefined || findHeader(headers, "Accept") !== undefined
    ? headers
    : withHeaders(headers, [{ name: "Accept", value: plain(accept) }]);

function withContentType(headers: readonly PlannedHeader[], { body, contentType }: Content): readonly PlannedHeader[] {
  if (body.kind === "multipart") return headers.filter(({ name }) => headerKey(name) !== "content-type");
  if (contentType === undefined || findHeader(headers, "Content-Type") !== undefined) return headers;
  return withHeaders(headers, [{ name: "Content-Type", value: plain(contentType) }]);
}
