import { fnv1a } from "#engine/fnv";
import { decoderWithSelection, validator } from "#engine/interpret";
import { type Json, parseJson, printJson } from "#engine/json";
import { type ApiModel, bareEndpoint, type Channel, type ChannelMessage } from "#engine/model";
import { type Types, typesIn } from "#engine/shape";
import { cut } from "#engine/text";
import { checkCall, type ReceivedRequest, routeFinder, sentenceOf } from "../received/index.ts";
import { missingCredentials } from "./missing-credentials.ts";
import type { MockAnswer } from "./mock-exchange.ts";
import { createTools, type MockTools } from "./mock-tools.ts";
import { problemAnswer } from "./problem.ts";
import { randomFrom } from "./random.ts";

/** The reaction of a mock server to a message: it sends texts, or closes the connection with a reason. */
export type Reply =
  | { readonly kind: "send"; readonly texts: readonly string[] }
  | { readonly kind: "close"; readonly reason: string };

/** One conversation on a channel. */
export interface Conversation {
  /** Messages that the server sends unprompted after the handshake. */
  readonly greeting: readonly string[];
  readonly receive: (text: string) => Reply;
}

/** The response to a handshake. */
export type Handshake =
  | { readonly kind: "accepted"; readonly conversation: Conversation }
  | { readonly kind: "refused"; readonly answer: MockAnswer };

/** Creates the function that answers the handshakes of the channels of APIs. */
export function createChannelMock(
  models: readonly ApiModel[],
  { seed, anyCredential = false }: { readonly seed: number; readonly anyCredential?: boolean },
): (request: ReceivedRequest) => Handshake {
  const apis = models.map((model) => ({
    model,
    tools: createTools(typesIn(model)),
    find: routeFinder(model.channels ?? []),
  }));
  return (request) => {
    const [path] = cut(request.target, "?");
    const [found] = apis.flatMap((api) => api.find(path).map((match) => ({ ...api, ...match })));
    if (found === undefined) {
      const detail = `None of the channels of the description has the path ${path}.`;
      return refused({ status: 404, title: "Not Found", detail });
    }
    const { model, tools, route: channel, texts } = found;
    const missing = missingCredentials(channel, model, { ...request, anyCredential });
    if (missing !== undefined) return refused({ status: 401, title: "Unauthorized", detail: missing.detail });
    const endpoint = openingOf(channel);
    const checked = checkCall({ endpoint, texts, tools, globalHeaders: [], request: { ...request, body: none } });
    if (checked.kind === "invalid")
      return refused({ status: 400, title: "Bad Request", detail: sentenceOf(checked.issues), issues: checked.issues });
    const own = fnv1a(`${seed} ${request.target}`);
    return { kind: "accepted", conversation: converse(channel, tools, own) };
  };
}

const none = new Uint8Array();

const refused = (problem: Parameters<typeof problemAnswer>[0]): Handshake => ({
  kind: "refused",
  answer: problemAnswer(problem),
});

/** The request that opens a channel (RFC 6455 §4.1). */
const openingOf = ({ id, path, environments, pathParameters, queryParameters, requestHeaders }: Channel) =>
  bareEndpoint({ id, method: "GET", path, environments, pathParameters, queryParameters, requestHeaders });

/** A message of a script with its text. */
interface Line {
  readonly type: string;
  readonly isOfServer: boolean;
  readonly text: string;
}

/**
 * Follows the first example conversation: after a message of the client come those that the server sends after it
 * there. Without one, each message is answered with the next kind of message of the server.
 */
function converse(channel: Channel, tools: MockTools, seed: number): Conversation {
  const { messages } = channel;
  const ofServer = messages.filter(({ origin }) => origin === "server");
  const ofClient = messages.filter(({ origin }) => origin === "client");
  const textOf = messageTexts(tools, seed);
  const script = (channel.examples[0]?.messages ?? []).flatMap(({ type, body }): readonly Line[] => {
    const message = messages.find((one) => one.type === type);
    if (message === undefined) return [];
    return [{ type, isOfServer: message.origin === "server", text: body === undefined ? textOf(message) : wire(body) }];
  });
  const answers = (from: number): readonly string[] => {
    const end = script.findIndex(({ isOfServer }, i) => i >= from && !isOfServer);
    return script.slice(from, end === -1 ? undefined : end).map(({ text }) => text);
  };
  const recognize = messageReader(ofClient, tools.types);
  let [at, turn] = [0, 0];
  return {
    greeting: script.length > 0 ? answers(0) : ofClient.length === 0 ? ofServer.map((one) => textOf(one)) : [],
    receive: (text) => {
      const read = recognize(text);
      if (!read.ok) return { kind: "close", reason: read.reason };
      const isNext = ({ type, isOfServer }: Line): boolean => !isOfServer && type === read.type;
      const later = script.findIndex((line, i) => i >= at && isNext(line));
      const found = later === -1 ? script.findIndex(isNext) : later;
      if (found !== -1) {
        at = found + 1;
        return { kind: "send", texts: answers(at) };
      }
      const next = ofServer[turn % Math.max(1, ofServer.length)];
      turn += 1;
      return { kind: "send", texts: next === undefined ? [] : [textOf(next)] };
    },
  };
}

const wire = (value: Json): string => (typeof value === "string" ? value : printJson(value));

/** Creates the function that writes messages; each differs from earlier ones. */
function messageTexts({ samples, vary }: MockTools, seed: number): (message: ChannelMessage) => string {
  let count = 0;
  return ({ body }) => {
    const sample = samples([{ shape: body }])[0]?.value ?? {};
    count += 1;
    return wire(count === 1 ? sample : vary(body, sample, { random: randomFrom(seed + count), isVaried: true }));
  };
}

type ReadMessage = { readonly ok: true; readonly type: string } | { readonly ok: false; readonly reason: string };

/** Creates the function that finds the kind of a client's message, or says why it is of none. */
function messageReader(messages: readonly ChannelMessage[], types: Types): (text: string) => ReadMessage {
  const checks = messages.map(({ type, body }) => {
    const [read, check] = [decoderWithSelection(types)(body), validator(types)(body)];
    return {
      type,
      issuesOf: (value: Json) => {
        const { value: decoded, selection } = read(value);
        return check(decoded, selection);
      },
    };
  });
  return (text) => {
    const parsed = parseJson(text);
    const values: readonly Json[] = parsed.ok ? [parsed.value, text] : [text];
    for (const { type, issuesOf } of checks)
      if (values.some((value) => issuesOf(value).length === 0)) return { ok: true, type };
    const [only, second] = checks;
    if (only === undefined) return { ok: false, reason: "this channel takes no messages" };
    if (second !== undefined)
      return { ok: false, reason: `the message is not one of ${checks.map(({ type }) => type).join(", ")}` };
    return { ok: false, reason: `not a valid ${only.type}: ${sentenceOf(only.issuesOf(values[0] ?? text))}` };
  };
}
