/**
 * Creates a function that returns the elements of a selector below a root, each only once: those that were added since
 * its last call.
 */
export function freshElements<E extends Element>(selector: string): (root: ParentNode) => readonly E[] {
  const seen = new WeakSet<Element>();
  return (root) =>
    [...root.querySelectorAll<E>(selector)].filter((element) => {
      if (seen.has(element)) return false;
      seen.add(element);
      return true;
    });
}
