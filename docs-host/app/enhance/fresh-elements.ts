/** Creates a function that returns the elements of a selector, each only once: those that were added since its last call. */
export function freshElements<E extends Element>(selector: string): () => readonly E[] {
  const seen = new WeakSet<Element>();
  return () =>
    [...document.querySelectorAll<E>(selector)].filter((element) => {
      if (seen.has(element)) return false;
      seen.add(element);
      return true;
    });
}
