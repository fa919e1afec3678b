import type { AuthState } from "#engine/auth";
import type { FormState } from "#engine/form";
import { formShape } from "#engine/form";
import { encoder } from "#engine/interpret";
import { isObject, type Json, type JsonObject, own } from "#engine/json";
import type { Endpoint } from "#engine/model";
import { type Reading, read, secret } from "#engine/secret";
import type { Property, Types } from "#engine/shape";

/** The values of a request by the parts that a template reads them from. Parts that are not there are absent. */
export interface SdkRequest {
  readonly BODY?: Json;
  readonly QUERY?: Json;
  readonly PATH?: Json;
  readonly HEADERS?: Json;
  readonly AUTH?: Json;
}

/** Takes the values of a request out of its form, as they stand on the wire. */
export function sdkRequest(input: {
  readonly endpoint: Endpoint;
  readonly globalHeaders: readonly Property[];
  readonly types: Types;
  readonly form: FormState;
  readonly credentials: AuthState;
  readonly reading: Reading;
}): SdkRequest {
  const { endpoint, globalHeaders, types, form, credentials, reading } = input;
  const wire = encoder(types)(formShape(endpoint, globalHeaders))(form.value, form.choices);
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

/** What a reader has given to be known by: a token, or a name with a password. */
function authOf({ bearerAuth, basicAuth }: AuthState, reading: Reading): JsonObject | undefined {
  if (bearerAuth !== undefined) return { token: read(secret(bearerAuth.token), reading) };
  if (basicAuth === undefined) return undefined;
  return { username: basicAuth.username, password: read(secret(basicAuth.password), reading) };
}
