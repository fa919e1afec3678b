import { settled } from "./results.ts";

/** The object store of first screens in their database. */
export const screensName = "screens";

/** Opens the database of first screens, which the first visit creates. */
export function openScreens(indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open("callboard-screens", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(screensName, { keyPath: "key" }).createIndex("storedAt", "storedAt");
  };
  return settled(request);
}
