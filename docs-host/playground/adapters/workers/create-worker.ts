/** The Trusted Types policy of the browser; others take the address unchanged. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** A worker of this build. */
export type CreatedWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Creates a worker from its file, as the page's Content Security Policy requires it. Throws if the page allows none.
 *
 * @param url the address of a file that the build made, of an import with `?worker&url`: it is marked as trusted
 */
export function createWorker(url: string): CreatedWorker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }; // the types of the DOM lack it
  // A policy of a name can be created once on a page.
  policy ??= trustedTypes?.createPolicy("callboard-worker", { createScriptURL: (file) => file });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
}
