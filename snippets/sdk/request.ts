import type { FormState } from "#engine/form";
import { formShape } from "#engine/form";
import { encoder, omitUnchosen, writableOf } from "#engine/interpret";
import { isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { Endpoint } from "#engine/model";
import type { PlannedHeader } from "#engine/request";
import { type Reading, read } from "#engine/secret";
import type { Property, Types } from "#engine/shape";

/** The values of a request by the parts that a template reads them from. Parts that are not there are absent. */
export interface SdkRequest {
  readonly BODY?: Json;
  readonly QUERY?: Json;
  readonly PATH?: Json;
  readonly HEADERS?: Json;
  readonly AUTH?: Json;
}

/** Converts the form of a request to its wire values. */
export function sdkRequest(input: {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  readonly form: FormState;
  readonly credentials: readonly PlannedHeader[];
  readonly reading: Reading;
}): SdkRequest {
  const { endpoint, globalHeaders, types, form, credentials, reading } = input;
  const shape = formShape(endpoint, globalHeaders);
  const encoded = encoder(types, omitUnchosen)(shape)(form.value, form.selection);
  const wire = writableOf(types)(shape)(form.value, encoded, form.selection);
  const part = (name: string): Json | undefined => (isObject(wire) ? own(wire, name) : undefined);
  const parts: readonly (readonly [string, Json | undefined])[] = [
    ["BODY", part("body")],
    ["QUERY", part("queryParameters")],
    ["PATH", part("pathParameters")],
    ["HEADERS", part("headers")],
    ["AUTH", authOf(credentials, reading)],
  ];
  return Object.fromEntries(parts.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined));
}

/** The reader's credentials: a token, or a username and password, and each header by its name. */
function authOf(credentials: readonly PlannedHeader[], reading: Reading): JsonObject | undefined {
  if (credentials.length === 0) return undefined;
  const texts = credentials.map(({ name, value }) => [name, read(value, reading)] as const);
  const token = texts.flatMap(([, text]) => /^Bearer (.*)$/is.exec(text)?.[1] ?? [])[0];
  const isBasic = texts.some(([, text]) => /^Basic /i.test(text));
  return {
    ...objectOf(texts),
    ...(token !== undefined && { token }),
    // Username and password are sent as one text, which must not be shown in parts.
    ...(isBasic && { username: "<username>", password: "<password>" }),
  };
}
