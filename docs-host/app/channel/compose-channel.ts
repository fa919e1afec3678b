import { type Actor, type CallbackActorLogic, createActor, fromPromise } from "xstate";
import { messageKinds } from "#engine/channel-log";
import { channelShape, type FormState, inOtherEnvironment, seedChannel } from "#engine/form";
import { printJson } from "#engine/json";
import { type ChannelForm, configuredIn } from "#engine/model";
import {
  channelChecker,
  type HandshakePlan,
  type PlannedHeader,
  planHandshake,
  planMessage,
  planUrl,
  type RequestCheck,
  redactCredentials,
} from "#engine/request";
import { read } from "#engine/secret";
import { type Types, typesFrom } from "#engine/shape";
import { channelMachine, type LineCommand, type LineInput, type OutgoingMessage } from "#machines";
import type { StartedAuth } from "../auth/index.ts";
import { startAuth } from "../auth/index.ts";
import { credentialHeadersOf, type PlaygroundDeps } from "../compose/index.ts";
import { chosenPlace } from "../environment/index.ts";
import { type FormGuard, type StartedForm, startForm, startFormGuard } from "../form/index.ts";
import { type ChannelLogDeps, type EventLog, startEventLog } from "./event-log.ts";
import { messageIn, type SavedMessages, savedMessages } from "./saved-messages.ts";

/** All that the dialogues of a channel's playground borrow. */
export interface ChannelDeps extends Omit<PlaygroundDeps, "send"> {
  /** Opens lines to channels. */
  readonly line: Line;
  readonly nextFrame: ChannelLogDeps["nextFrame"];
  readonly nextTask: ChannelLogDeps["nextTask"];
  readonly clock: ChannelLogDeps["clock"];
  readonly chance: () => number;
  readonly randomId: () => string;
  /** The reader's setting for reconnecting lost connections. */
  readonly reconnects: boolean;
}

/** The actor that keeps a line. */
export type Line = CallbackActorLogic<LineCommand, LineInput>;

/** The dialogues of one channel's playground, started, and what follows from their states. */
export interface ChannelComposition {
  readonly form: ChannelForm;
  readonly filled: StartedForm;
  readonly auth: StartedAuth;
  readonly channel: Actor<typeof channelMachine>;
  readonly log: EventLog;
  readonly check: ReturnType<typeof messageKinds>["check"];
  readonly kept: SavedMessages;
  readonly plan: (state: FormState, credentials: readonly PlannedHeader[], baseUrl: string) => HandshakePlan;
  /** The form's message of a type; `undefined` if it has none. */
  readonly message: (state: FormState, type: string) => OutgoingMessage | undefined;
  readonly issues: (state: FormState, credentials: readonly PlannedHeader[]) => ReturnType<RequestCheck>;
  /** The form without possible credentials, to be saved or shared. */
  readonly carried: (state: FormState) => FormState;
  /** Guards the secret values of the form. */
  readonly guard: FormGuard;
  readonly save: (type: string, name: string) => void;
  readonly load: (id: string) => void;
  readonly useExample: (position: number) => void;
  /** Fills in the configured values of another environment, except where the reader has entered something else. */
  readonly changeEnvironment: (from: string, to: string) => void;
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Starts the machines of a channel's playground with their dependencies, as `compose` does for an endpoint. */
export function composeChannel(form: ChannelForm, deps: ChannelDeps): ChannelComposition {
  const { channel: described } = form;
  const types: Types = typesFrom(form.types);
  const shape = channelShape(described);
  const [first] = described.examples;
  const environment = (): string => chosenPlace(described.environments, described.defaultEnvironment, deps.store).id;
  const seed = (from: typeof first | "none", environmentId = environment()): FormState =>
    seedChannel({
      channel: described,
      types,
      deps: { now: deps.now },
      ...(from !== undefined && { example: from }),
      // A form that is cleared is empty.
      ...(from !== "none" && { configured: configuredIn(form.playground, environmentId) }),
    });
  const draftKey = `${deps.draftKey}#${described.id}`;
  const auth = startAuth({ ...form, target: described }, { ...deps, send: deps.sendLogin });
  const here = () => auth.card.getSnapshot().context.destination;
  const filled = startForm({
    ...deps,
    draftKey,
    types: form.types,
    shape,
    start: () => seed(first),
    destination: here,
  });
  if (deps.given !== undefined) filled.open(deps.given, "opened a filled-in form");
  const kinds = messageKinds(described, types);
  const log = startEventLog({ ...deps, kinds });
  const channel = startChannel(deps, auth, log, described.messageCap);
  const kept = savedMessages(deps.store, `messages.${draftKey}`);
  const check = channelChecker({ channel: described, types });
  const carry = { shape, types, credentialHeaders: credentialHeadersOf(form) };
  const guard = startFormGuard({
    filled,
    here,
    carry,
    provided: () => [seed(undefined), ...described.examples.map((one) => seed(one))],
  });
  const carried = (state: FormState): FormState => redactCredentials(state, carry);
  const named = new Map(described.messages.map(({ type, displayName = type }) => [type, displayName]));

  return {
    form,
    filled,
    auth,
    channel,
    log,
    check: kinds.check,
    kept,
    plan: (state, credentials, baseUrl) =>
      planHandshake({ channel: described, types, form: state, credentials, baseUrl }),
    message: (state, type) => {
      const body = planMessage({ channel: described, types, form: state }, type);
      if (body === undefined) return undefined;
      return { type, displayName: named.get(type) ?? type, data: printJson(body) };
    },
    issues: (state, credentials) => check({ form: state, credentials }),
    carried,
    guard,
    save: (type, name) => {
      const message = messageIn(carried(filled.port.read()), type);
      if (message !== undefined) kept.save({ id: deps.randomId(), name, type, ...message });
    },
    load: (id) => {
      const message = kept.read().find((one) => one.id === id);
      if (message === undefined) return;
      const { type, value, selection } = message;
      filled.port.dispatch({ type: "set", at: ["messages", type], value, selection });
    },
    useExample: (position) => filled.replace(seed(described.examples[position] ?? first), "used the example"),
    changeEnvironment: (from, to) => {
      if (form.playground?.environmentStates === undefined) return;
      const now = filled.history().present;
      const next = inOtherEnvironment(now, seed(first, from), seed(first, to));
      if (next !== now) filled.replace(next, `chose ${to}`);
    },
    clear: () => filled.replace(seed("none"), "cleared the form"),
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
      record: (_, said) => log.record(said),
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
