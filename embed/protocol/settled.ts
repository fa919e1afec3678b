/**
 * Resolves to the result of a request of IndexedDB, or rejects with its error. Nothing else has it, since the element
 * would then load with what it is shared with.
 */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
