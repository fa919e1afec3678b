import type { Call, SentMessage } from "../../call.ts";
import { callOf, firstCases, plainForm, seedFor, validCases } from "../../cases/index.ts";
import { type ConversationIntent, checkConversation } from "../../channels/check-conversation.ts";
import type { CheckId } from "../../check-ids.ts";
import { type Violation, violation } from "../../checks/index.ts";
import type { Exchange } from "../../exchange.ts";
import type { Prober } from "../../prober/index.ts";
import type { ChannelTarget, Target } from "../../targets/index.ts";
import { type ChannelCase, channelCases } from "./channel-cases.ts";
import type { Task, TaskDeps } from "./task.ts";

/** Handshakes that are tried: first ones and drawn ones. Own choices. */
const maxFirst = 8;
const maxDrawn = 3;
/** Candidates of shrinking one message. Own choice: each is a connection. */
const maxCandidates = 40;

/** The parts of the tasks of channels. */
interface ChannelDeps extends Pick<TaskDeps, "known" | "prober"> {
  readonly channels: readonly ChannelTarget[];
}

/**
 * Opens the channels of an API: with valid parameters, without credentials, with made-up ones; then it sends messages, if
 * calls may change something.
 */
export function* channelTasks({ channels, known, prober }: ChannelDeps): Generator<Task> {
  for (const channel of channels) {
    const { target } = channel;
    const form = plainForm(target);
    if (form === undefined) continue;
    const call = known.fill(target, callOf(target, form), 0);
    const task = (run: () => Promise<unknown>): Task => ({ target, used: 0, run: async () => void (await run()) });
    for (const opened of openings(target, call, prober)) {
      yield task(() => converse(target, opened, { messages: [], intent: { kind: "valid" } }, prober));
    }
    if (target.schemes.some(({ schemes }) => schemes.some(({ kind }) => kind !== "mutualTLS"))) {
      for (const [check, credentials] of refusals) {
        if (!prober.isOn(target, check) || target.schemes.some(({ schemes }) => schemes.length === 0)) continue;
        const intent: ConversationIntent = { kind: "refused", check };
        yield task(() => converse(target, { ...call, credentials }, { messages: [], intent }, prober));
      }
    }
    if (!prober.options.allowWrites) continue;
    for (const one of channelCases(channel, prober)) yield task(() => converse(target, call, one, prober));
  }
}

const refusals = [
  ["auth-not-required", "none"],
  ["wrong-auth-accepted", "wrong"],
] as const;

/** Lists the valid handshakes of a channel. */
function* openings(target: Target, plain: Call, { options }: Prober): Generator<Call> {
  yield plain;
  const { pathParameters, queryParameters, requestHeaders } = target.endpoint;
  // Other values of a path are other things, which need not exist.
  if (pathParameters.length > 0 || (queryParameters.length === 0 && requestHeaders.length === 0)) return;
  for (const { call } of firstCases(target).slice(0, maxFirst)) yield call;
  const valid = validCases(target, seedFor(options.seed, target.endpoint.id, "open"));
  for (let position = 0; position < maxDrawn; position += 1) {
    const one = valid(position);
    if (one !== undefined) yield one.call;
  }
}

/** Holds a conversation, and reports the promises that it breaks, with the smallest messages that show each. */
async function converse(target: Target, opening: Call, one: ChannelCase, prober: Prober): Promise<void> {
  for (const shown of await hold(target, opening, one, prober)) {
    if (!prober.report(target, shown.violation, shown.exchanges)) continue;
    await prober.shrink((mayContinue) => shrink(target, opening, one, shown.violation, prober, mayContinue));
  }
}

/** A broken promise with the connections that show it. */
interface Shown {
  readonly violation: Violation;
  readonly exchanges: readonly Exchange[];
}

async function hold(target: Target, opening: Call, one: ChannelCase, prober: Prober): Promise<readonly Shown[]> {
  const { exchange } = await prober.send(target, withMessages(opening, one.messages));
  const found = checkConversation(target, exchange, one.intent);
  prober.tries(target, channelChecks(one.intent));
  const shown = found.map((violation): Shown => ({ violation, exchanges: [exchange] }));
  if (one.intent.kind !== "invalid" || exchange.received.kind === "none" || exchange.received.status !== 101)
    return shown;
  const next = await prober.send(target, withMessages(opening, []));
  const { received } = next.exchange;
  if (received.kind === "answer" && received.status === 101) {
    // A server that never answers a ping does not hang because of the message.
    const neverAnswers = checkConversation(target, next.exchange, { kind: "invalid" }).length > 0;
    return neverAnswers ? shown.filter(({ violation: { cause } }) => cause !== "no pong") : shown;
  }
  const what = received.kind === "none" ? `had no answer (${received.reason})` : `was answered with ${received.status}`;
  const stopped = violation(
    "channel-broken",
    "no new connection",
    `After an invalid message the next connection ${what}.`,
  );
  return [...shown, { violation: stopped, exchanges: [exchange, next.exchange] }];
}

/** Lists the checks of a conversation. */
function channelChecks(intent: ConversationIntent): readonly CheckId[] {
  if (intent.kind === "refused") return [intent.check];
  return [
    "wrong-message",
    ...(intent.kind === "valid" ? (["channel-not-opened", "message-refused"] as const) : (["channel-broken"] as const)),
  ];
}

const withMessages = (call: Call, messages: readonly SentMessage[]): Call => ({
  ...call,
  change: { kind: "messages", messages },
});

/** Tries smaller messages as long as they show the same fault. */
async function shrink(
  target: Target,
  opening: Call,
  first: ChannelCase,
  fault: Violation,
  prober: Prober,
  mayContinue: () => boolean,
): Promise<void> {
  let [current, left]: [ChannelCase, number] = [first, maxCandidates];
  const attempt = async (candidates: Iterable<ChannelCase>): Promise<boolean> => {
    for (const candidate of candidates) {
      if (left === 0 || !mayContinue()) return false;
      left -= 1;
      const shown = await hold(target, opening, candidate, prober);
      const same = shown.find(({ violation: { check, cause } }) => check === fault.check && cause === fault.cause);
      if (same === undefined) continue;
      const steps = same.exchanges.map(({ call }) => ({ call, takes: [] }));
      prober.findings.keep({ ...same.violation, endpoint: target.name, steps, exchanges: same.exchanges });
      current = candidate;
      return true;
    }
    return false;
  };
  while (await attempt(current.smaller?.() ?? []));
  while (await attempt(current.plainer?.() ?? []));
}
