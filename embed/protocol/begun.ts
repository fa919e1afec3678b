/** The requests that the script of a tag begins while the element loads, so that neither waits for the other. */
export interface Begun {
  /** The address of the description. */
  readonly url: string;
  /** Its answer, for which `end` no longer waits once it is aborted. */
  readonly answer: Promise<Response>;
  readonly end: AbortController;
  /** The database of first screens. */
  readonly screens: Promise<IDBDatabase>;
}

/** The property of an element with its started downloads. */
const key: unique symbol = Symbol.for("callboard.begun") as never; // a symbol that two scripts share is of no unique type

/** Attaches started downloads to an element. */
export function leaveBegun(element: Element, begun: Begun): void {
  Object.defineProperty(element, key, { value: begun, configurable: true });
}

/** Takes the started downloads of an element, once. */
export function takeBegun(element: Element): Begun | undefined {
  const begun = (element as { readonly [key]?: Begun })[key];
  Reflect.deleteProperty(element, key);
  return begun;
}
