import { type Actor, assign, createActor, fromCallback, sendTo, setup } from "xstate";
import { errorMessage } from "#engine/error-message";
import { limits } from "#engine/limits";
import { doubleClickTime } from "./double-click.ts";

/** Why nothing was recorded. `detail` is the browser's message, for an unexpected error. */
export interface RecordingProblem {
  readonly cause: "unsupported" | "insecure" | "denied" | "missing" | "busy" | "hidden" | "empty" | "unexpected";
  readonly detail?: string;
}

/** Why a saved recording ended: the reader stopped it, the microphone was disconnected, or the page was hidden. */
export type RecordingEnding = "stopped" | "unplugged" | "hidden";

/** Events of a microphone. `volume` is between 0 and 1. */
export type MicrophoneEvent =
  | { readonly type: "opened" }
  | { readonly type: "volume"; readonly volume: number }
  | { readonly type: "ended"; readonly why: Exclude<RecordingEnding, "stopped"> }
  | { readonly type: "taken"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "broke"; readonly problem: RecordingProblem };

/** Listens to a microphone. `onFinish` registers the function that returns the recorded bytes. */
export interface Listening {
  readonly report: (event: MicrophoneEvent) => void;
  readonly onFinish: (finish: () => void) => void;
}

/**
 * Requests the microphone and records from it at once. Returns the function that releases the microphone. It is called
 * in every ending, also while the browser still asks the reader.
 */
export type OpenMicrophone = (listening: Listening) => () => void;

/** Events of a recorder: actions of the reader and of the microphone. */
export type RecorderEvent =
  | { readonly type: "record" }
  /** `again` is true for the second press of a double click. */
  | { readonly type: "stop"; readonly again?: boolean }
  | { readonly type: "cancel" }
  /** The recorder leaves the screen: the recording so far is saved, and recording ends. */
  | { readonly type: "leave" }
  | MicrophoneEvent;

interface RecorderContext {
  /** The length of the recording so far. */
  readonly seconds: number;
  /** The latest volumes, the newest last. */
  readonly bars: readonly number[];
  readonly ending: RecordingEnding;
  readonly problem?: RecordingProblem | undefined;
}

const fresh: RecorderContext = {
  seconds: 0,
  bars: Array.from({ length: limits.audioBars }, () => limits.audioInitialVolume),
  ending: "stopped",
  problem: undefined,
};

const unexpected = (error: unknown): RecordingProblem => ({
  cause: "unexpected",
  detail: errorMessage(error),
});

/**
 * Records audio (docs/behavior.md#audio-recorder): idle, recording, done; in between it requests the microphone and
 * joins the bytes. Only `capturing` has the microphone as an actor, so every exit releases it. A recording is saved
 * when the microphone is disconnected, the page is hidden or the recorder leaves the screen.
 */
export const recorderMachine = setup({
  types: { context: {} as RecorderContext, events: {} as RecorderEvent },
  actors: {
    microphone: fromCallback<{ readonly type: "finish" }, undefined, MicrophoneEvent>(() => {
      throw new Error("set `microphone` with .provide()");
    }),
  },
  actions: {
    /** Stores the recording; injected. */
    keep: (_, _params: { readonly bytes: Uint8Array<ArrayBuffer> }) => {},
    clear: assign(fresh),
    addSecond: assign(({ context }) => ({ seconds: context.seconds + 1 })),
    addBar: assign(({ context }, { volume }: { readonly volume: number }) => ({
      bars: [...context.bars.slice(1), volume],
    })),
    noteEnding: assign((_, { why }: { readonly why: RecordingEnding }) => ({ ending: why })),
    noteProblem: assign((_, problem: RecordingProblem) => ({ problem })),
  },
  guards: {
    isEmpty: (_, { bytes }: { readonly bytes: Uint8Array<ArrayBuffer> }) => bytes.length === 0,
    isMeant: ({ event }) => !("again" in event && event.again),
  },
  delays: {
    tick: limits.audioTick,
    /** Stop replaced Record at the same position. */
    doubleClick: doubleClickTime,
  },
}).createMachine({
  id: "recorder",
  initial: "idle",
  context: fresh,
  states: {
    idle: { on: { record: "capturing" } },
    capturing: {
      entry: "clear",
      invoke: {
        id: "microphone",
        src: "microphone",
        onError: {
          target: "failed",
          actions: { type: "noteProblem", params: ({ event }) => unexpected(event.error) },
        },
      },
      on: {
        cancel: "idle",
        broke: { target: "failed", actions: { type: "noteProblem", params: ({ event }) => event.problem } },
      },
      initial: "asking",
      states: {
        asking: { on: { opened: "recording", leave: "#recorder.idle" } },
        recording: {
          on: {
            leave: "finishing",
            volume: { actions: { type: "addBar", params: ({ event }) => event } },
            ended: { target: "finishing", actions: { type: "noteEnding", params: ({ event }) => event } },
          },
          type: "parallel",
          states: {
            timer: {
              initial: "running",
              states: { running: { after: { tick: { target: "running", reenter: true, actions: "addSecond" } } } },
            },
            stop: {
              initial: "justStarted",
              states: {
                justStarted: {
                  after: { doubleClick: "stoppable" },
                  on: { stop: { guard: "isMeant", target: "#recorder.capturing.finishing" } },
                },
                stoppable: { on: { stop: "#recorder.capturing.finishing" } },
              },
            },
          },
        },
        finishing: {
          entry: sendTo("microphone", { type: "finish" }),
          on: {
            taken: [
              {
                guard: { type: "isEmpty", params: ({ event }) => event },
                target: "#recorder.failed",
                actions: { type: "noteProblem", params: { cause: "empty" } },
              },
              { target: "#recorder.done", actions: { type: "keep", params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    done: { on: { record: "capturing" } },
    failed: { on: { record: "capturing" } },
  },
});

const lendMicrophone = (open: OpenMicrophone): typeof recorderMachine =>
  recorderMachine.provide({
    actors: {
      microphone: fromCallback<{ readonly type: "finish" }, undefined, MicrophoneEvent>(({ sendBack, receive }) =>
        open({ report: sendBack, onFinish: (finish) => receive(finish) }),
      ),
    },
  });

/** Starts a recorder. Stopping it releases the microphone. `keep` receives the recording. */
export const startRecorder = (
  open: OpenMicrophone,
  keep: (bytes: Uint8Array<ArrayBuffer>) => void,
): Actor<typeof recorderMachine> =>
  createActor(lendMicrophone(open).provide({ actions: { keep: (_, { bytes }) => keep(bytes) } })).start();

/** Runs `begin` once a recorder has something to save, and the function that it returned once it has not. */
export function whileCapturing(actor: Actor<typeof recorderMachine>, begin: () => () => void): void {
  let end: (() => void) | undefined;
  const finish = (): void => {
    end?.();
    end = undefined;
  };
  actor.subscribe({
    next: (snapshot) => {
      if (!snapshot.matches("capturing")) finish();
      else end ??= begin();
    },
    complete: finish,
  });
}

/**
 * Stops a recorder that leaves the screen: at once, or after its recording has been joined and saved. Either way
 * recording ends.
 */
export function leaveRecorder(actor: Actor<typeof recorderMachine>, keeps: boolean): void {
  if (keeps) actor.send({ type: "leave" });
  if (!keeps || !actor.getSnapshot().matches("capturing")) return void actor.stop();
  actor.subscribe((snapshot) => {
    if (!snapshot.matches("capturing")) actor.stop();
  });
}
