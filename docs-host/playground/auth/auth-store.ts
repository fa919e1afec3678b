import { authStateFrom, authStateToJson, bindingsFrom, bindingsToJson, type SentTo } from "#engine/auth";
import { isList, isObject, type Json, own } from "#engine/json";
import type { SavedAuth } from "#machines";
import type { SessionStore } from "../adapters/session-store.ts";

/** Keeps credentials for as long as the tab lives, or, when the reader wants that, only as long as the page does. */
export interface AuthStore {
  readonly read: () => SavedAuth;
  readonly write: (saved: SavedAuth) => void;
  /** The login form of an endpoint, by its key (`formKey`); forgotten when `write` does not list it any more. */
  readonly readForm: (key: string) => Json | undefined;
  readonly writeForm: (key: string, value: Json) => void;
}

const keys = {
  credentials: "auth",
  chosen: "auth.chosen",
  sent: "auth.sent",
  bound: "auth.bound",
  forms: "auth.forms",
  forgotten: "auth.forgotten",
} as const;
const formAt = (key: string): string => `auth.form.${key}`;
const memoryOnlyKey = "auth.memory-only";

/**
 * Creates the credential store of a page: `store` for secrets (docs/behavior.md#credentials), `habits` for their
 * settings.
 */
export function authStore(store: SessionStore, habits: SessionStore): AuthStore {
  let inMemory: SavedAuth | undefined;
  /** The login forms that were filled in when last written. */
  let known = textsIn(store.read(keys.forms));
  const forms = new Map<string, Json>();
  const isMemoryOnly = (): boolean => habits.read(memoryOnlyKey) === true;

  /** An empty state is removed from the storage. */
  const keep = (key: string, value: Json): void => {
    if (Object.keys(value ?? {}).length === 0) store.forget(key);
    else store.write(key, value);
  };

  const moveForms = (held: readonly string[], memoryOnly: boolean): void => {
    for (const key of held) {
      const value = forms.get(key) ?? store.read(formAt(key));
      if (value === undefined) continue;
      forms.set(key, value);
      if (memoryOnly) store.forget(formAt(key));
      else store.write(formAt(key), value);
    }
  };

  return {
    read: () => {
      if (inMemory !== undefined && isMemoryOnly()) return inMemory;
      const chosen = store.read(keys.chosen);
      return {
        credentials: authStateFrom(store.read(keys.credentials)),
        chosen: typeof chosen === "string" ? chosen : undefined,
        sent: sentFrom(store.read(keys.sent)),
        bound: bindingsFrom(store.read(keys.bound)),
        forms: textsIn(store.read(keys.forms)),
        forgotten: textsIn(store.read(keys.forgotten)),
        memoryOnly: isMemoryOnly(),
      };
    },
    write: (saved) => {
      for (const key of known.filter((one) => !saved.forms.includes(one))) {
        forms.delete(key);
        store.forget(formAt(key));
      }
      known = saved.forms;
      if (saved.memoryOnly !== isMemoryOnly()) {
        if (saved.memoryOnly) habits.write(memoryOnlyKey, true);
        else habits.forget(memoryOnlyKey);
        moveForms(saved.forms, saved.memoryOnly);
      }
      if (saved.memoryOnly) {
        inMemory = saved;
        for (const key of Object.values(keys)) store.forget(key);
        return;
      }
      inMemory = undefined;
      keep(keys.credentials, authStateToJson(saved.credentials));
      keep(keys.sent, { ...saved.sent });
      keep(keys.bound, bindingsToJson(saved.bound));
      keep(keys.forms, saved.forms);
      keep(keys.forgotten, saved.forgotten);
      if (saved.chosen !== undefined) store.write(keys.chosen, saved.chosen);
    },
    readForm: (key) => forms.get(key) ?? store.read(formAt(key)),
    writeForm: (key, value) => {
      forms.set(key, value);
      if (!isMemoryOnly()) store.write(formAt(key), value);
    },
  };
}

const textsIn = (saved: Json | undefined): readonly string[] =>
  isList(saved) ? saved.filter((one) => typeof one === "string") : [];

/** Hosts by credential, as stored in `KeptAuth.sent`; anything but a list of texts is dropped. */
function sentFrom(saved: Json | undefined): SentTo {
  if (!isObject(saved)) return {};
  return Object.fromEntries(
    Object.keys(saved).flatMap((id) => {
      const hosts = own(saved, id);
      return isList(hosts) ? [[id, hosts.filter((host) => typeof host === "string")]] : [];
    }),
  );
}
