import { isList, isObject, type Json, own, printJson, trustJson } from "#engine/json";
import { createListeners } from "#engine/listeners";
import type { SentRequest } from "#ui/history";
import type { SessionStore } from "../adapters/session-store.ts";
import { type GivenForm, givenFromJson, givenToJson } from "../form/index.ts";
import type { Target } from "./target.ts";

/** A sent request, with the data to open it again. Nothing of it is a credential. */
export interface SentEntry extends SentRequest {
  readonly target: Target;
  readonly form: GivenForm | undefined;
}

/** The last requests of this tab, the latest first. */
export interface SentLog {
  readonly read: () => readonly SentEntry[];
  readonly add: (entry: Omit<SentEntry, "isKept">) => void;
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const key = "sent";
/** So many are kept: more than one screen of them, and less than one would look for by reading. */
const maxEntries = 30;
/** UTF-16 units: what one form may take, and all together, of the 5 million or so that a tab's storage has. */
const maxFormSize = 200_000;
const maxLogSize = 1_000_000;
/** Longer programs are cut for the list; opening the request again shows the whole. */
const maxProgramLength = 4000;

const shortened = (text: string): string =>
  text.length > maxProgramLength ? `${text.slice(0, maxProgramLength)}…` : text;

const logs = new WeakMap<SessionStore, SentLog>();

/** Returns the log of a tab: one for a store, so that all who read it hear of each entry. */
export function sentLogIn(store: SessionStore): SentLog {
  const known = logs.get(store) ?? sentLog(store);
  logs.set(store, known);
  return known;
}

/** Creates the log of a tab, which continues where the page before left it. */
export function sentLog(store: SessionStore): SentLog {
  let entries: readonly SentEntry[] | undefined;
  const listeners = createListeners();
  const read = (): readonly SentEntry[] => {
    entries ??= entriesFrom(store.read(key));
    return entries;
  };
  const put = (next: readonly SentEntry[]): void => {
    entries = next;
    store.write(key, next.map(entryToJson));
    listeners.notify();
  };
  return {
    read,
    add: (entry) => {
      const size = entry.form === undefined ? 0 : printJson(givenToJson(entry.form)).length;
      const saved: SentEntry = {
        ...entry,
        program: shortened(entry.program),
        form: size > maxFormSize ? undefined : entry.form,
        isKept: entry.form !== undefined && size <= maxFormSize,
      };
      put(fitting([saved, ...read()].slice(0, maxEntries)));
    },
    forget: () => put([]),
    subscribe: listeners.subscribe,
  };
}

/** As many of the latest as there is room for. */
function fitting(entries: readonly SentEntry[]): readonly SentEntry[] {
  let room = maxLogSize;
  return entries.filter((entry) => {
    room -= printJson(entryToJson(entry)).length;
    return room >= 0;
  });
}

const entryToJson = ({ form, target, outcome, ...entry }: SentEntry): Json => ({
  ...entry,
  target: { ...target },
  outcome: { ...outcome },
  ...(form !== undefined && { form: givenToJson(form) }),
});

/** Reads a log that this site wrote; what is not as it should be is left out. */
const entriesFrom = (saved: Json | undefined): readonly SentEntry[] =>
  isList(saved) ? saved.flatMap((one) => entryFrom(one) ?? []) : [];

function entryFrom(saved: Json): SentEntry | undefined {
  if (!isObject(saved) || !isObject(own(saved, "target")) || !isObject(own(saved, "outcome"))) return undefined;
  const texts = ["id", "title", "method", "url", "program"].map((name) => own(saved, name));
  if (texts.some((one) => typeof one !== "string") || typeof own(saved, "at") !== "number") return undefined;
  // This site wrote it from a `SentEntry`, and its outermost members have just been looked at.
  const entry = trustJson<SentEntry>(saved);
  const form = givenFromJson(own(saved, "form"));
  return { ...entry, form, isKept: form !== undefined };
}
