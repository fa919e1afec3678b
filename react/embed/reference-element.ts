import type { ReferenceEvents } from "./reference-events.ts";

/** An event of a reference. */
export type ReferenceEvent<T extends keyof ReferenceEvents> = CustomEvent<ReferenceEvents[T]>;

/** The element `callboard-reference`, as programs of its page see it. Its attributes are in docs/embed/script-tag.md. */
export interface CallboardReferenceElement extends HTMLElement {
  /** The description as a text or an object; it is shown in place of that at `src`. */
  description: unknown;
  /**
   * Shows an endpoint, a channel, a webhook or a type by its id, an endpoint by method and path, or a page by its path.
   * Resolves to false if there is none.
   */
  readonly navigate: (name: string) => Promise<boolean>;
  /** Opens the playground of an endpoint or a channel, named as for `navigate`. */
  readonly openPlayground: (name: string) => Promise<boolean>;
  /** Reads the description again. */
  readonly reload: () => void;
}

declare global {
  interface HTMLElementTagNameMap {
    "callboard-reference": CallboardReferenceElement;
  }
}

/** Calls back on an event of a reference; returns the function that ends it. */
export function onReferenceEvent<T extends keyof ReferenceEvents>(
  element: CallboardReferenceElement,
  type: T,
  listener: (detail: ReferenceEvents[T]) => void,
): () => void {
  // The element sends no other events of these names.
  const onEvent = (event: Event): void => listener((event as ReferenceEvent<T>).detail);
  element.addEventListener(type, onEvent);
  return () => element.removeEventListener(type, onEvent);
}
