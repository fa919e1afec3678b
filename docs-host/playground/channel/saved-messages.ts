import { type FormState, selectionFrom } from "#engine/form";
import { isList, isObject, type Json, own } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { toPointer } from "#engine/shape";
import type { SessionStore } from "../adapters/session-store.ts";

/**
 * A filled-in message under a name, without whatever may be a credential. `choices` are by pointers from the message.
 */
export interface SavedMessage {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: Json;
  readonly selection: FormState["selection"];
}

/** The filled-in messages of one channel, for as long as the tab lives. */
export interface SavedMessages {
  readonly read: () => readonly SavedMessage[];
  /** Saves a message, in place of one of the same type and name. */
  readonly save: (message: SavedMessage) => void;
  readonly remove: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Maximum number of saved messages of a channel; the oldest are dropped. */
const maxSavedMessages = 50;

/** Reads the messages that were saved under a key in this tab. */
export function savedMessages(store: SessionStore, key: string): SavedMessages {
  let saved = messagesFrom(store.read(key));
  const listeners = createListeners();
  const put = (next: readonly SavedMessage[]): void => {
    saved = next;
    if (next.length === 0) store.forget(key);
    else store.write(key, next.map(messageToJson));
    listeners.notify();
  };
  return {
    read: () => saved,
    save: (message) =>
      put(
        [...saved.filter(({ type, name }) => type !== message.type || name !== message.name), message].slice(
          -maxSavedMessages,
        ),
      ),
    remove: (id) => put(saved.filter((one) => one.id !== id)),
    subscribe: listeners.subscribe,
  };
}

/** Returns the message of one type in a channel's form; `undefined` if it has no such message. */
export function messageIn(
  { value, selection }: FormState,
  type: string,
): Pick<SavedMessage, "value" | "selection"> | undefined {
  const messages = isObject(value) ? own(value, "messages") : undefined;
  const message = isObject(messages) ? own(messages, type) : undefined;
  if (message === undefined) return undefined;
  const before = toPointer(["messages", type]);
  const within = Object.entries(selection).flatMap(([place, variant]) =>
    place === before || place.startsWith(`${before}/`) ? [[place.slice(before.length), variant] as const] : [],
  );
  return { value: message, selection: Object.fromEntries(within) };
}

const messageToJson = ({ id, name, type, value, selection }: SavedMessage): Json => ({
  id,
  name,
  type,
  value,
  choices: { ...selection },
});

/** Reads stored messages; invalid ones are dropped. */
const messagesFrom = (read: Json | undefined): readonly SavedMessage[] =>
  isList(read) ? read.flatMap((one) => messageFrom(one) ?? []) : [];

function messageFrom(read: Json): SavedMessage | undefined {
  if (!isObject(read)) return undefined;
  const [id, name, type, value] = ["id", "name", "type", "value"].map((key) => own(read, key));
  const selection = selectionFrom(own(read, "choices"));
  if (typeof id !== "string" || typeof name !== "string" || typeof type !== "string") return undefined;
  return value === undefined || selection === undefined ? undefined : { id, name, type, value, selection };
}
