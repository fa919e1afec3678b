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
  /** True if the browser keeps nothing, or what it keeps can't be read. */
  readonly isFailed: boolean;
}

/** Records answers in the browser. */
export interface Recorder {
  readonly state: () => RecorderState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (choice: Partial<RecordingChoice>) => void;
  /** Reads the choice again, which another tab has changed. */
  readonly refresh: () => void;
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
  /** Returns undefined for a cassette that can't be read, such as one of a newer version of Callboard. */
  const readStored = async (): Promise<Cassette | undefined> => {
    try {
      const text = await store.read();
      const saved = text === undefined ? undefined : readCassette(text);
      if (saved?.ok === false) throw new Error(saved.error);
      const cassette = saved?.cassette ?? emptyCassette;
      put({ count: cassette.answers.length, isFailed: false });
      return cassette;
    } catch {
      put({ count: 0, isFailed: true });
      return undefined;
    }
  };
  const write = async (cassette: Cassette): Promise<void> => {
    try {
      await store.write(cassetteText(cassette));
      put({ count: cassette.answers.length, isFailed: false });
    } catch {
      put({ isFailed: true });
    }
  };
  /** Changes run one after another, in all tabs of the site, so that none is lost. Plain http has no locks. */
  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const changed = last.then(() => globalThis.navigator?.locks?.request("callboard.recording", change) ?? change());
    last = changed.catch(() => undefined);
    return changed;
  };
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    choose: (choice) => {
      // Another tab may have chosen since.
      put({ ...recordingChoice(), ...choice });
      writeRecordingChoice(state);
    },
    refresh: () => put(recordingChoice()),
    add: (answer) =>
      inTurn(async () => {
        const cassette = await readStored();
        // A cassette that can't be read is not overwritten.
        if (cassette !== undefined) await write(recordAnswer(cassette, answer));
      }),
    read: () => last.then(async () => (await readStored()) ?? emptyCassette),
    forget: () => inTurn(() => write(emptyCassette)),
  };
}
