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

/** Opens the store in IndexedDB. Reading and writing reject if that is full or forbidden. */
export function cassetteStore(database: () => IDBFactory, key = "site"): CassetteStore {
  let opening: Promise<IDBDatabase> | undefined;
  const storeFor = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open(database());
    return (await opening).transaction(name, mode).objectStore(name);
  };
  return {
    read: async () => {
      const text: unknown = await settled((await storeFor("readonly")).get(key));
      return typeof text === "string" ? text : undefined;
    },
    write: async (text) => void (await settled((await storeFor("readwrite")).put(text, key))),
  };
}
