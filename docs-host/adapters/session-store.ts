import { type Json, parseJson, printJson } from "#engine/json";

/** Values kept by key for as long as the tab lives. */
export interface SessionStore {
  /** Reads what was kept; `undefined` when nothing was, or when it can't be read any more. */
  readonly read: (key: string) => Json | undefined;
  /** Keeps a value, every digit of it. Without room in the storage it is kept in memory alone. */
  readonly write: (key: string, value: Json) => void;
  /** Forgets what was kept. */
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
      // A full or forbidden storage is not the reader's fault: what it would have kept stays in memory.
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
