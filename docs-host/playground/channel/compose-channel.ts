import { type Actor, type CallbackActorLogic, createActor, fromPromise } from "xstate";
import { messageKinds } from "#engine/channel-log";
import { channelShape, type FormState, seedChannel } from "#engine/form";
import { printJson } from "#engine/json";
import type { ChannelForm } from "#engine/model";
import {
  channelChecker,
  type HandshakePlan,
  type PlannedHeader,
  planHandshake,
  planMessage,
  planUrl,
  type RequestCheck,
} from "#engine/request";
import { read } from "#engine/secret";
import { type Types, typesIn } from "#engine/shape";
import { channelMachine, type LineCommand, type LineInput, type OutgoingMessage } from "#machines";
import type { StartedAuth } from "../auth/index.ts";
import { type ComposedForm, composeForm, type PlaygroundDeps, rulesFor } from "../compose/index.ts";
import { type ChannelLogDeps, type EventLog, startEventLog } from "./event-log.ts";
import { messageIn, type SavedMessages, savedMessages } from "./saved-messages.ts";

/** The dependencies of the machines of a channel's playground. */
export interface ChannelDeps extends Omit<PlaygroundDeps, "send"> {
  /** Opens connections to channels. */
  readonly line: Line;
  readonly nextFrame: ChannelLogDeps["nextFrame"];
  readonly nextTask: ChannelLogDeps["nextTask"];
  readonly clock: ChannelLogDeps["clock"];
  readonly chance: () => number;
  readonly randomId: () => string;
  /** The reader's setting for reconnecting lost connections. */
  readonly reconnects: boolean;
}

/** The actor that runs a connection. */
export type Line = CallbackActorLogic<LineCommand, LineInput>;

/** The machines of one channel's playground, started, and functions of their states. */
export interface ChannelComposition extends ComposedForm {
  readonly form: ChannelForm;
  readonly channel: Actor<typeof channelMachine>;
  readonly log: EventLog;
  readonly check: ReturnType<typeof messageKinds>["check"];
  readonly saved: SavedMessages;
  readonly plan: (state: FormState, credentials: readonly PlannedHeader[], baseUrl: string) => HandshakePlan;
  /** The form's message of a type; `undefined` if it has no such message. */
  readonly message: (state: FormState, type: string) => OutgoingMessage | undefined;
  readonly issues: (state: FormState, credentials: readonly PlannedHeader[]) => ReturnType<RequestCheck>;
  readonly save: (type: string, name: string) => void;
  readonly load: (id: string) => void;
  readonly stop: () => void;
}

/** Starts the machines of a channel's playground with their dependencies, as `compose` does for an endpoint. */
export function composeChannel(form: ChannelForm, deps: ChannelDeps): ChannelComposition {
  const { channel: described } = form;
  const types: Types = typesIn(form);
  const shape = channelShape(described);
  const seed = { channel: described, types, deps: { now: deps.now } };
  const composed = composeForm(
    { form, target: described, types, shape, seed: (from) => seedChannel({ ...seed, ...from }) },
    deps,
  );
  const { filled, auth, carried } = composed;
  const kinds = messageKinds(described, types);
  const log = startEventLog({ ...deps, kinds });
  const channel = startChannel(deps, auth, log, described.messageCap);
  const saved = savedMessages(deps.store, `messages.${deps.draftKey}#${described.id}`);
  const check = channelChecker({
    channel: described,
    types,
    rules: rulesFor(types, shape, types.written && (async () => types.written)),
  });
  const names = new Map(described.messages.map(({ type, displayName = type }) => [type, displayName]));
  return {
    ...composed,
    form,
    channel,
    log,
    check: kinds.check,
    saved,
    plan: (state, credentials, baseUrl) =>
      planHandshake({ channel: described, types, form: state, credentials, baseUrl }),
    message: (state, type) => {
      const body = planMessage({ channel: described, types, form: state }, type);
      if (body === undefined) return undefined;
      return { type, displayName: names.get(type) ?? type, data: printJson(body) };
    },
    issues: (state, credentials) => check({ form: state, credentials }),
    save: (type, name) => {
      const message = messageIn(carried(filled.port.read()), type);
      if (message !== undefined) saved.save({ id: deps.randomId(), name, type, ...message });
    },
    load: (id) => {
      const message = saved.read().find((one) => one.id === id);
      if (message === undefined) return;
      const { type, value, selection } = message;
      filled.port.dispatch({ type: "set", at: ["messages", type], value, selection });
    },
    stop: () => {
      filled.stop();
      channel.stop();
      auth.stop();
    },
  };
}

function startChannel(
  deps: ChannelDeps,
  auth: StartedAuth,
  log: EventLog,
  cap: number | undefined,
): Actor<typeof channelMachine> {
  const machine = channelMachine.provide({
    actors: {
      line: deps.line,
      prepare: fromPromise(async ({ input }) => ({ ...lineInput(await auth.ready(input)), cap })),
    },
    actions: {
      record: (_, event) => log.record(event),
      logFailure: (_, failure) => deps.log(failure),
    },
  });
  return createActor(machine, { input: { chance: deps.chance, reconnects: deps.reconnects } }).start();
}

/** The handshake to send, with its credentials. */
const lineInput = (plan: HandshakePlan): LineInput => ({
  handshake: {
    url: planUrl(plan, "reveal"),
    headers: plan.headers.map(({ name, value }) => [name, read(value, "reveal")]),
  },
});
