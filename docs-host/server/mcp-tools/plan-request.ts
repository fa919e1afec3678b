import { type FormState, formShape, headersOf, seedForm } from "#engine/form";
import type { Json, JsonObject } from "#engine/json";
import { type ApiModel, type Endpoint, type Example, pathText } from "#engine/model";
import {
  type PlannedHeader,
  planRequest,
  planUrl,
  redactCredentials,
  requestChecker,
  withXmlValues,
} from "#engine/request";
import { plain, read } from "#engine/secret";
import { sentChecks } from "#engine/sent-checks";
import { branches, fold, formatPath, leaves, type Property, type Types } from "#engine/shape";
import { curlSnippet } from "#snippets";
import { authHeader, baseUrlOf } from "#ui/reference";

/** The values of a request, as on the wire. */
export interface GivenValues {
  readonly pathParameters: JsonObject;
  readonly queryParameters: JsonObject;
  readonly headers: JsonObject;
  readonly body?: Json | undefined;
  /** The id of one of the servers of the endpoint. */
  readonly environment?: string | undefined;
}

/** A request that nobody has sent. */
export interface DescribedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** Absent for a request without one. */
  readonly body?: string;
  readonly curl: string;
  /** Mistakes in the values; a request without any is accepted by its documentation. */
  readonly issues: readonly string[];
}

/** The API of an endpoint, with its types. */
interface PlanDeps {
  readonly api: ApiModel;
  readonly types: Types;
  /** The clock of default values. */
  readonly now: () => Date;
}

/** A filled-in form of a request, with mistakes in its values; see `DescribedRequest`. */
export interface FilledRequest {
  readonly form: FormState;
  readonly issues: readonly string[];
}

/** Fills in the form of an endpoint with given values, and checks them. */
export function fillRequest(
  endpoint: Endpoint,
  given: Omit<GivenValues, "environment">,
  { api: { globalHeaders }, types, now }: PlanDeps,
  credentials: readonly PlannedHeader[],
): FilledRequest {
  const { pathParameters, queryParameters, headers, body } = given;
  const call: Example = {
    ...{ path: pathText(endpoint.path), pathParameters, queryParameters, headers, statusCode: 200 },
    ...(body !== undefined && { body }),
  };
  // A body of XML may be given as a document.
  const [example = call] = withXmlValues({ ...endpoint, examples: [call] }, types).examples;
  const form = seedForm({ endpoint, globalHeaders, types, deps: { now }, example });
  const check = requestChecker({ endpoint, globalHeaders, types, rules: () => sentChecks() });
  const issues = [
    ...missing("pathParameters", endpoint.pathParameters, pathParameters),
    ...missing("queryParameters", endpoint.queryParameters, queryParameters),
    ...missing("headers", headersOf(endpoint, globalHeaders), headers),
    ...(isBodyMissing(endpoint, body) ? ["body is required"] : []),
    ...(endpoint.request === undefined && body !== undefined ? ["the endpoint takes no body"] : []),
    ...check({ form, credentials }).map(({ path, message }) => `${formatPath(path)}: ${message}`),
  ];
  return { form, issues: [...new Set(issues)] };
}

/**
 * Plans the request of an endpoint from given values, and checks them. Credentials are words such as `<token>`; those
 * among the values are left out. Nothing is sent.
 */
export function describeRequest(endpoint: Endpoint, given: GivenValues, deps: PlanDeps): DescribedRequest {
  const { api, types } = deps;
  const { globalHeaders } = api;
  const credentials = credentialsOf(endpoint, api);
  const queryParameters = withoutCredentials(given.queryParameters, credentials);
  const { form, issues } = fillRequest(endpoint, { ...given, queryParameters }, deps, credentials);
  const credentialHeaders = credentials.map(({ name }) => name);
  const shown = redactCredentials(form, { shape: formShape(endpoint, globalHeaders), types, credentialHeaders });
  const plan = planRequest({
    ...{ endpoint, globalHeaders, types, form: shown, credentials },
    baseUrl: baseUrlAt(endpoint, given.environment),
  });
  return {
    method: plan.method,
    url: planUrl(plan, "redact"),
    headers: plan.headers.map(({ name, value }) => ({ name, value: read(value, "redact") })),
    ...(plan.body.kind === "text" && { body: plan.body.text }),
    curl: curlSnippet(plan, "redact"),
    issues,
  };
}

/** Returns the base URL of a server of an endpoint, by default the first one; empty without a server. */
export function baseUrlAt(endpoint: Endpoint, id: string | undefined): string {
  const environment = endpoint.environments.find((one) => one.id === id);
  return environment === undefined ? (baseUrlOf(endpoint) ?? "") : environment.baseUrl;
}

/** Returns true for a shape with one value, which the plan has without being given it. */
const isConstant = fold<boolean>(new Map(), { ...leaves(false), ...branches(false), literal: () => true });

/** Lists required values that are missing, and given ones that the endpoint does not know. */
function missing(part: string, properties: readonly Property[], given: JsonObject): readonly string[] {
  const isGiven = (key: string): boolean =>
    Object.keys(given).some((name) => name === key || (part === "headers" && name.toLowerCase() === key.toLowerCase()));
  const known = new Set(properties.map(({ key }) => (part === "headers" ? key.toLowerCase() : key)));
  return [
    ...properties
      .filter(
        (one) =>
          one.access !== "READ_ONLY" &&
          !one.optional &&
          one.default === undefined &&
          !isConstant(one.shape) &&
          !isGiven(one.key),
      )
      .map(({ key }) => `${part}.${key} is required`),
    ...Object.keys(given)
      .filter((name) => !known.has(part === "headers" ? name.toLowerCase() : name))
      .map((name) => `${part}.${name} is not a parameter of this endpoint`),
  ];
}

const hasOptionalBody = ({ request }: Endpoint): boolean => request?.body.optional === true;

const isBodyMissing = (endpoint: Endpoint, body: Json | undefined): boolean =>
  endpoint.request !== undefined && body === undefined && !hasOptionalBody(endpoint);

/** Leaves out parameters that hold the credential of a scheme. */
const withoutCredentials = (given: JsonObject, credentials: readonly PlannedHeader[]): JsonObject => {
  const names = new Set(credentials.flatMap(({ name, in: place }) => (place === "query" ? [name] : [])));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));
};

/** Returns words in place of the credentials of the first schemes that are accepted together. */
function credentialsOf({ auth, security }: Endpoint, { auths }: ApiModel): readonly PlannedHeader[] {
  const sets = security ?? auth.map((id) => [id]);
  const required = sets.find((set) => set.length > 0 && set.every((id) => Object.hasOwn(auths, id))) ?? [];
  return required.flatMap((id): readonly PlannedHeader[] => {
    const header = auths[id] && authHeader(auths[id]);
    if (header === undefined) return [];
    const { name, value, in: place } = header;
    if (place === "cookie") return [{ name: "Cookie", value: plain(`${name}=${value}`), in: place }];
    return [{ name, value: plain(value), ...(place && { in: place }) }];
  });
}
