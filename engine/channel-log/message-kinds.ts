import { longestCompared, type Mismatch, valueChecker } from "#engine/answer";
import { matcher } from "#engine/interpret";
import { type Json, parseJson } from "#engine/json";
import type { Channel, ChannelMessage } from "#engine/model";
import type { Types } from "#engine/shape";
import type { LogMessage } from "./channel-log.ts";

/** The kind of a message: how the channel names it, and how it is shown. */
export type MessageKind = Pick<LogMessage, "type" | "displayName">;

/** What a channel's documentation tells of its messages. */
export interface MessageKinds {
  /** The kind of a message that came: the first that it fits, else the one that it comes nearest to. */
  readonly received: (data: LogMessage["data"]) => MessageKind;
  /** Where a message is not as its kind is documented; nothing where that is not known, or it is too long. */
  readonly check: (message: LogMessage) => readonly Mismatch[] | undefined;
}

/** A message of no documented kind. */
const unknownKind: MessageKind = { type: "message", displayName: "Message" };

/** Longer messages are not compared as they come, in UTF-16 units: they are taken to be of the first kind. */
const longestNamed = 64_000;

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
    ({ type, displayName = type, origin, body }): Documented => ({
      kind: { type, displayName },
      origin,
      check: valueChecker(types, body),
      score: scoreOf(body),
    }),
  );
  const incoming = documented.filter(({ origin }) => origin === "server");
  return {
    received: (data) => {
      const [first, second] = incoming;
      if (first === undefined) return unknownKind;
      if (second === undefined || typeof data !== "string" || data.length > longestNamed) return first.kind;
      return nearest(incoming, jsonIn(data)) ?? first.kind;
    },
    check: ({ origin, type, data }) => {
      const kind = documented.find((one) => one.origin === origin && one.kind.type === type);
      return kind === undefined || typeof data !== "string" || isTooLong(data) ? undefined : kind.check(jsonIn(data));
    },
  };
}

/** Whether a message is too long to be compared with its documentation. */
export const isTooLong = (data: LogMessage["data"]): boolean =>
  typeof data === "string" && data.length > longestCompared;

/** Text that is no JSON is a string (product.md §7 "falling back to a plain string"). */
function jsonIn(data: string): Json {
  const parsed = parseJson(data);
  return parsed.ok ? parsed.value : data;
}

function nearest(kinds: readonly Documented[], value: Json): MessageKind | undefined {
  let best: { readonly kind: MessageKind; readonly score: number } | undefined;
  for (const { kind, check, score: scored } of kinds) {
    if (check(value).length === 0) return kind;
    const score = scored(value);
    if (best === undefined || score > best.score) best = { kind, score };
  }
  return best?.kind;
}
