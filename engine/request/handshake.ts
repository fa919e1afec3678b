import type { PlannedHeader } from "#engine/auth";
import { channelShape, type FormState } from "#engine/form";
import { encoder, omitUnchosen, writableOf } from "#engine/interpret";
import { isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import type { Channel } from "#engine/model";
import { type Reading, read } from "#engine/secret";
import type { Types } from "#engine/shape";
import { formHeaders } from "./headers.ts";
import { planUrl, section, withCredentials } from "./plan.ts";
import { buildUrl } from "./url.ts";

/** A plan for opening a connection to a channel, with credentials that can't be read by accident. */
export interface HandshakePlan {
  /** The address of the channel, with `ws` or `wss` if the environment has it; without credentials. */
  readonly url: string;
  /** Credentials that are in the query, as a channel may ask for. */
  readonly secretQuery?: readonly PlannedHeader[];
  readonly headers: readonly PlannedHeader[];
}

/** The input of planning a handshake. */
export interface HandshakeInput {
  readonly channel: Channel;
  readonly types: Types;
  /** A form of the shape that `channelShape` returns. */
  readonly form: FormState;
  /** The headers of the authorization card; they replace headers of the same names in the form. */
  readonly credentials: readonly PlannedHeader[];
  readonly baseUrl: string;
}

/** Plans address and headers of a channel's handshake. It never fails: an invalid value is sent unchanged. */
export function planHandshake({ channel, types, form, credentials, baseUrl }: HandshakeInput): HandshakePlan {
  const wire = wireOf(channel, types, form);
  const secretQuery = credentials.filter((one) => one.in === "query");
  return {
    ...(secretQuery.length > 0 && { secretQuery }),
    url: buildUrl({
      baseUrl,
      path: channel.path,
      pathParameters: section(wire, "pathParameters"),
      queryParameters: section(wire, "queryParameters"),
    }),
    headers: withCredentials(formHeaders(Object.entries(section(wire, "headers"))), credentials),
  };
}

/** The first frame of a connection through the proxy (docs/security.md#channels): type, address and headers. */
export const handshakeFrame = (plan: HandshakePlan, reading: Reading): JsonObject => ({
  type: "handshake",
  url: planUrl(plan, reading),
  headers: objectOf(plan.headers.map(({ name, value }) => [name, read(value, reading)])),
});

/** Returns the content of a client's message to send; `undefined` if the form has no message of that type. */
export function planMessage(
  { channel, types, form }: Pick<HandshakeInput, "channel" | "types" | "form">,
  type: string,
): Json | undefined {
  return own(section(wireOf(channel, types, form), "messages"), type);
}

function wireOf(channel: Channel, types: Types, form: FormState): Json {
  const shape = channelShape(channel);
  const encoded = encoder(types, omitUnchosen)(shape)(form.value, form.selection);
  const wire = writableOf(types)(shape)(form.value, encoded, form.selection);
  return isObject(wire) ? wire : {};
}
