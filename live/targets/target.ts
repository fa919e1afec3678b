import { documentedBodies, documentedContent, type Mismatch } from "#engine/answer";
import { type SchemeSet, schemeSets } from "#engine/auth";
import { type FormState, formShape } from "#engine/form";
import { inferSelection } from "#engine/interpret";
import { isObject, type Json } from "#engine/json";
import { type ApiModel, type Channel, type Endpoint, routeText } from "#engine/model";
import { type AnswerBody, type RequestPlanner, requestChecker, requestPlanner, withXmlValues } from "#engine/request";
import { sentChecks } from "#engine/sent-checks";
import { type ObjectShape, type Property, type Shape, type Types, typesIn, valueAt } from "#engine/shape";
import type { FixedValue, SettingsByEndpoint } from "../operation-settings.ts";
import { withValueAt } from "../with-value-at.ts";
import { bodyChecker } from "./body-checker.ts";

/** Returns the value of a form with fixed values. A member of a body that is not sent is left out. */
export const withFixed = (form: Json, fixed: readonly FixedValue[]): Json =>
  fixed.reduce((value, one) => {
    const isSent = one.at[0] !== "body" || isObject(valueAt(value, one.at.slice(0, -1)));
    return isSent ? withValueAt(value, one.at, one.value) : value;
  }, form);

/** The documentation of the answers with one status. */
export interface DocumentedAnswer {
  /** Absent if the status is not documented. */
  readonly bodies: readonly AnswerBody[] | undefined;
  /** The shape of its JSON body. */
  readonly shape: Shape | undefined;
  /** Lists where a JSON body differs from the shape, without parts where the description contradicts itself. */
  readonly check: ((value: Json) => readonly Mismatch[]) | undefined;
}

/** Returns the documentation of a status. */
type AnswerReader = (status: number) => DocumentedAnswer;

/** Creates the function that returns the documented response of an endpoint for a status. Results are cached. */
function answerReader(endpoint: Endpoint, types: Types): AnswerReader {
  const read = new Map<number, DocumentedAnswer>();
  return (status) => {
    let answer = read.get(status);
    if (answer === undefined) {
      const content = documentedContent(endpoint, status);
      answer = {
        bodies: documentedBodies(endpoint, status),
        shape: content?.shape,
        check: content && bodyChecker({ endpoint, types, status }, content),
      };
      read.set(status, answer);
    }
    return answer;
  };
}

/** An endpoint of a running API, with the data for its calls. */
export interface Target {
  /** Its method and path: `GET /plants/{id}`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The channel that it opens; `endpoint` is its handshake. */
  readonly channel?: Channel;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  /** The shape of its form. */
  readonly shape: ObjectShape;
  /** A filled-in form: calls start with it, and its path names existing resources. */
  readonly given?: FormState;
  /** Values that all of its forms have. */
  readonly fixed: readonly FixedValue[];
  readonly plan: RequestPlanner;
  /** The sets of credentials, one of which it requires; none if it is public. */
  readonly schemes: readonly SchemeSet[];
  /** Returns the documented response for a status. */
  readonly documented: AnswerReader;
  /** Returns the form with a value, with its fixed values, and the matching variants of its unions. */
  readonly formOf: (value: Json) => FormState;
  /** Returns true if a form is valid and can be sent unchanged. */
  readonly isValid: (form: FormState) => boolean;
}

/** The methods that change nothing (RFC 9110 section 9.2.1). QUERY is safe too (RFC 10008 section 2). */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"]);

/** Returns true if a method is safe: a server does not change anything for it. */
/** Returns true if an endpoint sends some of its bytes on request (RFC 9110 section 14.2). */
export const hasRanges = ({ endpoint }: Target): boolean =>
  endpoint.method === "GET" &&
  (endpoint.responses.some(({ statusCode }) => statusCode === 206) ||
    endpoint.requestHeaders.some(({ key }) => key.toLowerCase() === "range"));

export const isSafe = (method: string): boolean => safeMethods.has(method);

const rules = () => sentChecks();

/** Creates the targets of an API, in the order of its description; `forms` are the filled-in forms by endpoint. */
export function targetsOf(
  model: ApiModel,
  forms: ReadonlyMap<string, FormState> = new Map(),
  settings?: SettingsByEndpoint,
): readonly Target[] {
  const create = targetMaker(model, settings);
  return model.endpoints.map((endpoint) => {
    const target = create(endpoint, model.globalHeaders);
    const given = forms.get(endpoint.id);
    if (given === undefined) return target;
    return { ...target, given: target.fixed.length === 0 ? given : target.formOf(given.value) };
  });
}

/** Returns the function that creates the target of an endpoint of an API. */
export function targetMaker(
  model: ApiModel,
  settings?: SettingsByEndpoint,
): (endpoint: Endpoint, globalHeaders: readonly Property[]) => Target {
  const types = typesIn(model);
  return (described, globalHeaders) => {
    const endpoint = withXmlValues(described, types);
    const fixed = settings?.get(endpoint.id)?.fixed ?? [];
    const shape = formShape(endpoint, globalHeaders);
    const selectionOf = inferSelection(types)(shape);
    const check = requestChecker({ endpoint, globalHeaders, types, rules });
    return {
      ...{ name: targetName(endpoint), endpoint, globalHeaders, types, shape, fixed },
      plan: requestPlanner({ endpoint, globalHeaders, types }),
      schemes: schemeSets(endpoint, model.auths, model.id),
      documented: answerReader(endpoint, types),
      isValid: (form) => check({ form, credentials: [] }).length === 0,
      formOf: (given) => {
        const value = withFixed(given, fixed);
        return { value, selection: selectionOf(value) };
      },
    };
  };
}

/** Returns the name of an endpoint in reports. */
const targetName = (endpoint: Endpoint): string => `${endpoint.method} ${routeText(endpoint)}`;

/** Returns true if a text names a target: `POST /plants/{id}`, in any case of the method, or its id. */
export function isNamed({ endpoint, name }: Pick<Target, "endpoint" | "name">, text: string): boolean {
  const [method = "", ...rest] = text.trim().split(/\s+/);
  return endpoint.id === text || name === [method.toUpperCase(), ...rest].join(" ");
}
