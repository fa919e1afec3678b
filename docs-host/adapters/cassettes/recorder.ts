import { createListeners } from "#engine/listeners";
import {
  type Cassette,
  cassetteText,
  emptyCassette,
  type RecordedAnswer,
  readCassette,
  recordAnswer,
} from "#live/cassettes";
import { type RecordingChoice, recordingChoice, writeRecordingChoice } from "../recording-choice.ts";
import type { CassetteStore } from "./cassette-store.ts";

/** The state of recording, for the reader. */
export interface RecorderState extends RecordingChoice {
  /** Recorded answers; undefined while they are being read. */
  readonly count: number | undefined;
  /** True if the browser keeps nothing. */
  readonly isFailed: boolean;
}

/** Records answers in the browser. */
export interface Recorder {
  readonly state: () => RecorderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (choice: Partial<RecordingChoice>) => void;
  /** Resolves once the answer is stored, or could not be. */
  readonly add: (answer: RecordedAnswer) => Promise<void>;
  readonly read: () => Promise<Cassette>;
  readonly forget: () => Promise<void>;
}

/** Creates the recorder of a page. Other pages may record too, so the store is read before each change. */
export function createRecorder(store: CassetteStore): Recorder {
  const listeners = createListeners();
  let state: RecorderState = { ...recordingChoice(), count: undefined, isFailed: false };
  let last: Promise<unknown> = Promise.resolve();
  const put = (change: Partial<RecorderState>): void => {
    state = { ...state, ...change };
    listeners.notify();
  };
  const read = async (): Promise<Cassette> => {
    try {
      const text = await store.read();
      const saved = text === undefined ? undefined : readCassette(text);
      const cassette = saved?.ok ? saved.cassette : emptyCassette;
      put({ count: cassette.answers.length });
      return cassette;
    } catch {
      put({ count: 0, isFailed: true });
      return emptyCassette;
    }
  };
  /** Changes run one after another, so that none is lost. */
  const change = (next: (cassette: Cassette) => Cassette): Promise<void> => {
    const changed = last.then(async () => {
      const cassette = next(await read());
      try {
        await store.write(cassetteText(cassette));
        put({ count: cassette.answers.length, isFailed: false });
      } catch {
        put({ isFailed: true });
      }
    });
    last = changed;
    return changed;
  };
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    choose: (choice) => {
      put(choice);
      writeRecordingChoice(state);
    },
    add: (answer) => change((cassette) => recordAnswer(cassette, answer)),
    read: () => last.then(read),
    forget: () => change(() => emptyCassette),
  };
}
