import { parseJson } from "#engine/json";
import type { Call, SentMessage } from "../../call.ts";
import { type Case, firstCases, invalidCases, seedFor, validCases } from "../../cases/index.ts";
import { type ConversationIntent, messageReader } from "../../channels/check-conversation.ts";
import type { Prober } from "../../prober/index.ts";
import { planCall } from "../../requests/index.ts";
import type { ChannelTarget, Target } from "../../targets/index.ts";

/** Messages that are sent on one connection, and smaller ones to try if they show a fault. */
export interface ChannelCase {
  readonly messages: readonly SentMessage[];
  readonly intent: ConversationIntent;
  readonly smaller?: () => Iterable<ChannelCase>;
  readonly plainer?: () => Iterable<ChannelCase>;
}

/** Messages of each kind: first ones, drawn ones, and invalid ones with different faults. Own choices. */
const maxFirst = 10;
const maxDrawn = 6;
const maxFaults = 10;
const maxDraws = 60;

/** Texts that are not JSON, and bytes that are not UTF-8, in base64. */
const wrongTexts = ["{", "", "callboard"];
const wrongBytes = "/wD+gA==";

/** Lists the messages that are sent on a channel: the conversation of its example, valid ones of each kind, invalid ones. */
export function* channelCases({ channel, target, sent }: ChannelTarget, prober: Prober): Generator<ChannelCase> {
  const { seed, cases = maxDrawn } = prober.options;
  const read = messageReader(
    sent.map(({ message }) => message),
    target.types,
  );
  const talk = exampleMessages(channel.examples);
  const said = talk.filter((text) => read(text).ok);
  if (said.length > 1) yield conversation(said.map((text) => ({ text })));
  for (const { target: content, message } of sent) {
    const valid = validCases(content, seedFor(seed, content.endpoint.id, "message"));
    const drawn = Array.from({ length: Math.min(cases, maxDrawn) }, (_, position) => valid(position) ?? []).flat();
    const texts = new Set<string>();
    for (const one of [...firstCases(content).slice(0, maxFirst), ...drawn]) {
      const next = asMessage(one, content, prober, ({ text }) => {
        const found = read(text);
        return found.ok && found.type === message.type ? { kind: "valid" } : undefined;
      });
      const [first] = next?.messages ?? [];
      if (next === undefined || first === undefined || !("text" in first) || texts.has(first.text)) continue;
      texts.add(first.text);
      yield next;
    }
  }
  for (const { target: content } of sent) {
    const { at: draw } = invalidCases(content, seedFor(seed, content.endpoint.id, "faults"));
    const faults = new Set<string>();
    for (let position = 0; position < maxDraws && faults.size < maxFaults; position += 1) {
      const one = draw(position);
      if (one?.intent.kind !== "invalid" || faults.has(one.intent.fault)) continue;
      faults.add(one.intent.fault);
      const next = asMessage(one, content, prober, ({ text }) => (read(text).ok ? undefined : { kind: "invalid" }));
      if (next !== undefined) yield next;
    }
  }
  for (const text of wrongTexts) if (!read(text).ok) yield { messages: [{ text }], intent: { kind: "invalid" } };
  yield { messages: [{ base64: wrongBytes }], intent: { kind: "invalid" } };
}

/** Several messages. Shrinking omits one of them. */
const conversation = (messages: readonly SentMessage[]): ChannelCase => ({
  messages,
  intent: { kind: "valid" },
  smaller: function* () {
    if (messages.length < 2) return;
    for (const left of messages.keys()) yield conversation(messages.filter((_, position) => position !== left));
  },
});

const exampleMessages = (examples: ChannelTarget["channel"]["examples"]): readonly string[] =>
  (examples[0]?.messages ?? []).flatMap(({ body }) => (body === undefined ? [] : [wire(JSON.stringify(body))]));

/** Returns the text that is sent for a JSON value: a string is sent without quotes. */
function wire(json: string): string {
  const parsed = parseJson(json);
  return parsed.ok && typeof parsed.value === "string" ? parsed.value : json;
}

/** Turns a call with a body into its message; undefined if the intent of that is another one. */
function asMessage(
  one: Case,
  content: Target,
  prober: Prober,
  intentOf: (message: { readonly text: string }) => ConversationIntent | undefined,
): ChannelCase | undefined {
  const text = textOf(one.call, content, prober);
  const intent = text === undefined ? undefined : intentOf({ text });
  if (text === undefined || intent === undefined) return undefined;
  const next = (cases: () => Iterable<Case>) =>
    function* (): Generator<ChannelCase> {
      for (const other of cases()) {
        const message = asMessage(other, content, prober, intentOf);
        if (message !== undefined) yield message;
      }
    };
  return {
    ...{ messages: [{ text }], intent },
    ...(one.smaller && { smaller: next(one.smaller) }),
    ...(one.plainer && { plainer: next(one.plainer) }),
  };
}

function textOf(call: Call, content: Target, { options }: Prober): string | undefined {
  const { body } = planCall(content, call, options);
  return body.kind === "text" ? wire(body.text) : undefined;
}
