import { type Mismatch, valueChecker } from "#engine/answer";
import { type Json, parseJson } from "#engine/json";
import type { Channel, ChannelMessage } from "#engine/model";
import { formatPath, type Types } from "#engine/shape";
import type { CheckId } from "../check-ids.ts";
import { placeText, type Violation, violation } from "../checks/index.ts";
import type { Exchange, Received } from "../exchange.ts";
import type { Target } from "../targets/index.ts";
import { type Frame, framesOf } from "./frames.ts";

/** The kind of a message by its content; or the differences from the kind that it is most like, if there is any. */
type ReadMessage =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly like?: { readonly type: string; readonly differences: readonly Mismatch[] } };

/** Creates the function that finds the kind of a message. A text that is not JSON may be the value itself. */
export function messageReader(messages: readonly ChannelMessage[], types: Types): (text: string) => ReadMessage {
  const checks = messages.map(({ type, body, schema }) => ({
    type,
    check: valueChecker(types, { shape: body, ...(schema !== undefined && { schema }) }),
  }));
  return (text) => {
    const parsed = parseJson(text);
    const values: readonly Json[] = parsed.ok ? [parsed.value, text] : [text];
    let like: { readonly type: string; readonly differences: readonly Mismatch[] } | undefined;
    for (const { type, check } of checks) {
      const [first = [], ...more] = values.map(check);
      if ([first, ...more].some(({ length }) => length === 0)) return { ok: true, type };
      if (like === undefined || isNearer(first, like.differences)) like = { type, differences: first };
    }
    return { ok: false, ...(like && { like }) };
  };
}

/** Returns true if differences are fewer, or not about the whole message. */
const isNearer = (one: readonly Mismatch[], other: readonly Mismatch[]): boolean => {
  const isWhole = (differences: readonly Mismatch[]) => differences.some(({ path }) => path.length === 0);
  return isWhole(one) === isWhole(other) ? one.length < other.length : isWhole(other);
};

/** The promise that a conversation tests. */
export type ConversationIntent =
  /** A valid handshake, and valid messages. */
  | { readonly kind: "valid" }
  /** One message that is of no documented kind. */
  | { readonly kind: "invalid" }
  /** A handshake that has to be refused. */
  | { readonly kind: "refused"; readonly check: "auth-not-required" | "wrong-auth-accepted" };

/** The checks of channels. */
export const channelChecks: readonly CheckId[] = [
  "channel-not-opened",
  "wrong-message",
  "message-refused",
  "channel-broken",
  "auth-not-required",
  "wrong-auth-accepted",
];

/** Codes of a connection that ended as planned (RFC 6455 section 7.4.1). */
const normalCodes: ReadonlySet<number> = new Set([1000, 1001, 1005]);
/** Codes of a server that failed: no close frame, an unexpected condition, and a broken protocol. */
const failedCodes: ReadonlySet<number> = new Set([1002, 1006, 1011]);

/** Answers that say nothing about a handshake: credentials, things that are not there, limits, and server errors. */
const otherStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410, 429]);

/** Lists the promises that a conversation on a channel breaks. */
export function checkConversation(
  { channel, types }: Pick<Target, "channel" | "types">,
  { received }: Pick<Exchange, "received">,
  intent: ConversationIntent,
): readonly Violation[] {
  if (channel === undefined || received.kind === "none") return [];
  const frames = framesOf(received);
  switch (intent.kind) {
    case "refused":
      return openedAnyway(received, frames, intent.check);
    case "invalid":
      return brokenBy(frames);
    case "valid":
      return received.status === 101
        ? [...closedEarly(frames), ...wrongMessages(channel, types, frames)]
        : notOpened(channel, received.status);
  }
}

type Answer = Extract<Received, { readonly kind: "answer" }>;
type Closed = Extract<Frame, { readonly closed: number }>;

const closedOf = (frames: readonly Frame[]): Closed | undefined =>
  frames.find((frame): frame is Closed => "closed" in frame);

function notOpened({ pathParameters }: Channel, status: number): readonly Violation[] {
  const isMissing = status === 404 && pathParameters.length === 0;
  if (status >= 500 || (otherStatuses.has(status) && !isMissing)) return [];
  return [violation("channel-not-opened", String(status), `A valid handshake was answered with ${status}.`)];
}

/** A connection may end normally at any time, and with a code of the application before the first message. */
function closedEarly(frames: readonly Frame[]): readonly Violation[] {
  const closed = closedOf(frames);
  if (closed === undefined || normalCodes.has(closed.closed)) return [];
  const isAfterMessage = frames.some((frame) => frame.from === "client" && !("ping" in frame));
  const how = closedText(closed);
  if (isAfterMessage) {
    return [violation("message-refused", String(closed.closed), `After a valid message the connection was ${how}.`)];
  }
  if (!failedCodes.has(closed.closed)) return [];
  return [
    violation("channel-not-opened", `closed ${closed.closed}`, `After a valid handshake the connection was ${how}.`),
  ];
}

const closedText = ({ closed, reason }: Closed): string =>
  closed === 1006
    ? "cut without a close frame"
    : `closed with ${closed}${reason === "" ? "" : ` (${reason.slice(0, 123)})`}`;

/** Compares each server message with the documented ones. */
function wrongMessages(channel: Channel, types: Types, frames: readonly Frame[]): readonly Violation[] {
  const documented = channel.messages.filter(({ origin }) => origin === "server");
  const read = messageReader(documented, types);
  const causes = new Map<string, Violation>();
  const add = (cause: string, message: string): void => {
    if (!causes.has(cause)) causes.set(cause, violation("wrong-message", cause, message));
  };
  const received = frames.filter((frame) => frame.from === "server" && !("closed" in frame));
  for (const [position, frame] of received.entries()) {
    const what = `message ${position + 1} of the server`;
    if ("base64" in frame) add("binary", `The ${what} is binary; text is documented.`);
    if (!("text" in frame)) continue;
    const found = read(frame.text);
    if (found.ok) continue;
    if (found.like === undefined) add("undocumented", `The channel documents no messages of the server; one came.`);
    for (const { path, pattern, documented: expected, got } of found.like?.differences ?? []) {
      const where = path.length === 0 ? "" : `${formatPath(path)} of `;
      const cause = `${found.like?.type} ${placeText(pattern ?? path)} ${expected}`;
      add(cause, `${where}${what} is ${got}; ${expected} is documented for ${found.like?.type}.`);
    }
  }
  return [...causes.values()];
}

/** After an invalid message the server must still run, and answer on this connection or a new one. */
function brokenBy(frames: readonly Frame[]): readonly Violation[] {
  const closed = closedOf(frames);
  if (closed !== undefined && failedCodes.has(closed.closed)) {
    return [
      violation(
        "channel-broken",
        String(closed.closed),
        `After an invalid message the connection was ${closedText(closed)}.`,
      ),
    ];
  }
  const sent = frames.findLastIndex((frame) => frame.from === "client" && !("ping" in frame));
  const hangs =
    closed === undefined && frames.slice(sent + 1).some((frame) => "ping" in frame && frame.ping === "lost");
  if (!hangs) return [];
  return [violation("channel-broken", "no pong", "After an invalid message the server no longer answered a ping.")];
}

/** A connection that is closed with a code before any message counts as refused. */
function openedAnyway({ status }: Answer, frames: readonly Frame[], check: CheckId): readonly Violation[] {
  const closed = closedOf(frames);
  const isRefused = closed !== undefined && !normalCodes.has(closed.closed) && !frames.some(isMessage);
  if (status !== 101 || isRefused) return [];
  const how = check === "auth-not-required" ? "without credentials" : "with credentials that are made up";
  const which = check === "auth-not-required" ? "none" : "wrong";
  return [violation(check, which, `A channel opened ${how}; the description requires them.`)];
}

const isMessage = (frame: Frame): boolean => frame.from === "server" && ("text" in frame || "base64" in frame);
