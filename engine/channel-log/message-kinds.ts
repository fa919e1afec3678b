import { type Mismatch, maxComparedLength, valueChecker } from "#engine/answer";
import { matcher } from "#engine/interpret";
import { type Json, parseJson } from "#engine/json";
import type { Channel, ChannelMessage } from "#engine/model";
import type { Types } from "#engine/shape";
import type { LogMessage } from "./channel-log.ts";

/** The kind of a message: its name in the channel, its display name, and its mismatches, if known. */
export type MessageKind = Pick<LogMessage, "type" | "displayName" | "mismatches">;

/** The documented messages of a channel. */
export interface MessageKinds {
  /** Returns the kind of a received message: the first that it matches, else the closest. Bytes match none. */
  readonly received: (data: LogMessage["data"]) => MessageKind;
  /**
   * Returns the mismatches of a message with its documentation; undefined if they are unknown or the message is too
   * long.
   */
  readonly check: (message: LogMessage) => readonly Mismatch[] | undefined;
}

/** The kind of a message without documentation. */
export const unnamedKind: MessageKind = { type: "message", displayName: "Message" };

/** A binary message: only JSON is documented. */
const binaryKind: MessageKind = { type: "binary", displayName: "Binary message" };

/** Longer messages are not classified on arrival but when the page is idle, in UTF-16 units. */
const maxNamedLength = 64_000;

interface Documented {
  readonly kind: MessageKind;
  readonly origin: ChannelMessage["origin"];
  readonly check: (value: Json) => readonly Mismatch[];
  readonly score: (value: Json) => number;
}

/** Prepares to name and check the messages of a channel. */
export function messageKinds({ messages }: Pick<Channel, "messages">, types: Types): MessageKinds {
  const scoreOf = matcher(types);
  const documented = messages.map(
    ({ type, displayName = type, origin, body, schema }): Documented => ({
      kind: { type, displayName },
      origin,
      check: valueChecker(types, { shape: body, ...(schema !== undefined && { schema }) }),
      score: scoreOf(body),
    }),
  );
  const incoming = documented.filter(({ origin }) => origin === "server");
  return {
    received: (data) => {
      const [first, second] = incoming;
      if (typeof data !== "string") return binaryKind;
      if (first === undefined) return unnamedKind;
      if (second === undefined) return first.kind;
      return (data.length > maxNamedLength ? undefined : nearest(incoming, jsonIn(data))) ?? unnamedKind;
    },
    check: ({ origin, type, data }) => {
      if (typeof data !== "string" || isTooLong(data)) return undefined;
      const kind = documented.find((one) => one.origin === origin && one.kind.type === type);
      if (kind !== undefined) return kind.check(jsonIn(data));
      return origin === "server" ? nearest(incoming, jsonIn(data))?.mismatches : undefined;
    },
  };
}

/** Returns true if a message is too long to be checked against its documentation. */
export const isTooLong = (data: LogMessage["data"]): boolean =>
  typeof data === "string" && data.length > maxComparedLength;

/** Text that is not JSON is shown as a plain string (docs/behavior.md#websocket-playground). */
function jsonIn(data: string): Json {
  const parsed = parseJson(data);
  return parsed.ok ? parsed.value : data;
}

function nearest(kinds: readonly Documented[], value: Json): MessageKind | undefined {
  let best: { readonly kind: MessageKind; readonly score: number } | undefined;
  for (const { kind, check, score: scored } of kinds) {
    const mismatches = check(value);
    if (mismatches.length === 0) return { ...kind, mismatches };
    const score = scored(value);
    if (best === undefined || score > best.score) best = { kind: { ...kind, mismatches }, score };
  }
  return best?.kind;
}
