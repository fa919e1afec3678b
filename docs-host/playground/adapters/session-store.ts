import { type Json, parseJson, printJson } from "#engine/json";

/** Values by key for the lifetime of the tab. */
export interface SessionStore {
  /** Returns a stored value, or `undefined` if there is none or it can't be read. */
  readonly read: (key: string) => Json | undefined;
  /** Stores a value with every digit. Without room in the storage it is in memory only. */
  readonly write: (key: string, value: Json) => void;
  /** Removes a stored value. */
  readonly forget: (key: string) => void;
}

/** The part of the browser's storage that is needed. It may throw: storage can be full or forbidden. */
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Stores values in the injected storage, and in memory if the storage refuses or is missing. */
export function sessionStore(storage: () => Storage, prefix = "callboard."): SessionStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      // The storage may be full or forbidden; the value then stays in memory.
      return undefined;
    }
  };
  return {
    read: (key) => {
      const text = memory.get(key) ?? attempt(() => storage().getItem(prefix + key)) ?? undefined;
      if (text === undefined) return undefined;
      const parsed = parseJson(text);
      return parsed.ok ? parsed.value : undefined;
    },
    write: (key, value) => {
      const text = printJson(value);
      memory.set(key, text);
      const stored = attempt(() => {
        storage().setItem(prefix + key, text);
        return true;
      });
      if (stored) memory.delete(key);
      else attempt(() => storage().removeItem(prefix + key));
    },
    forget: (key) => {
      memory.delete(key);
      attempt(() => storage().removeItem(prefix + key));
    },
  };
}
