/**
 * Resolves to the result of an IndexedDB request, or rejects with its error. In a separate file, so that the element
 * doesn't load other code with it.
 */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
