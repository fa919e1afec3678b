import type { ProblemCause } from "#react/embed";

/** The requests that the script of a tag begins while the element loads, so that neither waits for the other. */
export interface Begun {
  /** The address of the description. */
  readonly url: string;
  /** Its answer, for which `end` no longer waits once it is aborted. */
  readonly answer: Promise<Response>;
  readonly end: AbortController;
  /** The database of first screens. */
  readonly screens: Promise<IDBDatabase>;
  /** Its worker, on a first visit, which has no screen to show before it. */
  readonly worker: BegunWorker | undefined;
}

/** A worker that the script of a tag has started. */
export interface BegunWorker {
  readonly worker: Worker;
  readonly address: string;
  /** Resolves to the message of an error that ends it. */
  readonly failure: Promise<string>;
}

/** The property of an element with its started downloads. */
const key: unique symbol = Symbol.for("callboard.begun") as never; // a symbol that two scripts share is of no unique type

/** Attaches started downloads to an element. */
export function leaveBegun(element: Element, begun: Begun): void {
  Object.defineProperty(element, key, { value: begun, configurable: true });
}

/** Takes the started downloads of an element, once. */
export function takeBegun(element: Element): Begun | undefined {
  const begun = (element as { readonly [key]?: Begun })[key]; // set by the starter of the element
  Reflect.deleteProperty(element, key);
  return begun;
}

/**
 * Resolves to the result of an IndexedDB request, or rejects with its error. In a separate file, so that the element
 * doesn't load other code with it.
 */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Creates a promise with the function that resolves it. */
export function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** The reason why a description is not shown. */
export interface Problem {
  readonly cause: ProblemCause;
  /** One sentence. */
  readonly message: string;
  /** A sentence about how a reader or the author of the page can help it. */
  readonly advice: string;
}

/** A part of an answer, or the reason why it can't be read. */
export type Fetched<Value> = Value | { readonly ok: false; readonly problem: Problem };

/** The head of a response. */
export interface FetchedHead {
  readonly ok: true;
  /** The address after all redirects. */
  readonly address: string;
  /** The validators of the text; a page sees them from other origins only if servers expose them. */
  readonly etag: string | null;
  readonly modified: string | null;
  /** True unless the server forbids to store the text, as for readers who have logged in (RFC 9111 §5.2.2). */
  readonly isStorable: boolean;
}

/** The text of a response. */
export type FetchedBody = Fetched<{ readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }>;

/** A part of the description that the page has fetched: the head, and the text once the worker requests it. */
export type FetchedMessage =
  | { readonly type: "head"; readonly head: Fetched<FetchedHead> }
  | { readonly type: "body"; readonly body: FetchedBody };

/** The options for fetching a description: revalidated by the HTTP cache, without cookies of other origins. */
export const howToFetch = { credentials: "same-origin", cache: "no-cache" } as const satisfies RequestInit;
