/** The text of the cassette of a site, kept between visits. */
export interface CassetteStore {
  readonly read: () => Promise<string | undefined>;
  readonly write: (text: string) => Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const name = "cassettes";

function open(database: IDBFactory): Promise<IDBDatabase> {
  const request = database.open("callboard-cassettes", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(name);
  return settled(request);
}

/** Resolves once a change is on the disk: a request may succeed, and its transaction be aborted after it. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser aborted a change of its storage."));
  });

/** Creates a store in IndexedDB. Reading and writing reject if that is full or forbidden; the next call tries again. */
export function cassetteStore(database: () => IDBFactory, key = "site"): CassetteStore {
  let opening: Promise<IDBDatabase> | undefined;
  const opened = async (): Promise<IDBDatabase> => {
    try {
      opening ??= open(database());
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return {
    read: async () => {
      const transaction = (await opened()).transaction(name, "readonly");
      const text: unknown = await settled(transaction.objectStore(name).get(key));
      return typeof text === "string" ? text : undefined;
    },
    write: async (text) => {
      const transaction = (await opened()).transaction(name, "readwrite");
      transaction.objectStore(name).put(text, key);
      await completed(transaction);
    },
  };
}
