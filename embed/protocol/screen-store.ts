import type { ReferenceEvents } from "#react/embed";
import type { MarkupNode } from "./markup.ts";
import type { EarlyQuestion, PlaceAnswer } from "./messages.ts";
import { screensName as name, openScreens } from "./open-screens.ts";
import { settled } from "./results.ts";

/** Reports an event. */
export type Emit = <T extends keyof ReferenceEvents>(type: T, detail: ReferenceEvents[T]) => void;

/** The first screen of a playground, or a page, stored for the next visit. It contains only data of the description. */
export interface StoredScreen {
  /** The key of `screenKey`. */
  readonly key: string;
  /** See `EarlyAnswer.version`. */
  readonly version: string;
  readonly place: PlaceAnswer;
  /** A page is an element with navigation, and one with content. */
  readonly markup: readonly MarkupNode[];
  /** The time at which it was stored, in ms since 1970. */
  readonly storedAt: number;
}

/** First screens by all that they depend on but the description. Every failure is a miss: the store is a cache. */
export interface ScreenStore {
  readonly read: (key: string) => Promise<StoredScreen | undefined>;
  readonly put: (screen: StoredScreen) => Promise<void>;
  /** Removes the screens of a description, which its reader may no longer see. */
  readonly remove: (url: string) => Promise<void>;
}

/** Most screens in the store, each some hundred kilobytes; the oldest go first. */
const maxScreens = 24;

/** Returns the name under which the page at a path is stored. Names of playgrounds do not begin with `page `. */
export const pageName = (path: string): string => `page ${path}`;

/** Returns the key of a playground's first screen, or of a page. */
export const screenKey = (
  url: string,
  server: string | undefined,
  { name: playground, isInPlace }: Pick<EarlyQuestion, "name" | "isInPlace">,
): string => JSON.stringify([url, server ?? "", isInPlace, playground]);

/**
 * Opens the store of the origin. The worker writes screens, and the element reads them without waiting for the worker.
 *
 * @param opening the database, if it is being opened already
 */
export function openScreenStore(indexedDb: IDBFactory | undefined, opening?: Promise<IDBDatabase>): ScreenStore {
  let opened = opening;
  const database = (): Promise<IDBDatabase> => {
    if (indexedDb === undefined) return Promise.reject(new TypeError("there is no IndexedDB"));
    opened ??= openScreens(indexedDb);
    return opened;
  };
  return {
    read: async (key) => {
      try {
        const store = (await database()).transaction(name).objectStore(name);
        // Only `put` writes values of the store.
        return (await settled(store.get(key))) as StoredScreen | undefined;
      } catch {
        return undefined;
      }
    },
    put: async (screen) => {
      try {
        const store = (await database()).transaction(name, "readwrite").objectStore(name);
        await settled(store.put(screen));
        const keys = await settled(store.index("storedAt").getAllKeys());
        for (const key of keys.slice(0, -maxScreens)) store.delete(key);
      } catch {
        // Without it the next visit renders the screen again.
      }
    },
    remove: async (url) => {
      try {
        const store = (await database()).transaction(name, "readwrite").objectStore(name);
        const keys = await settled(store.getAllKeys());
        for (const key of keys) if (isOf(url, key)) store.delete(key);
      } catch {
        // A store that can't be opened is empty.
      }
    },
  };
}

/** Returns true if a key belongs to a screen of a description. */
const isOf = (url: string, key: IDBValidKey): boolean =>
  typeof key === "string" && key.startsWith(`${JSON.stringify([url]).slice(0, -1)},`);
