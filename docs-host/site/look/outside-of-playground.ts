/** Leaves out playgrounds, and the lists that they open. */
const guard = ":where(:not(.playground-root *,.early-playground *,.kit-popover *))";

const pseudoElement = /(?:::[\w-]+(?:\([^()]*\))?(?::[\w-]+)*|:(?:before|after|first-line|first-letter))$/i;

/** Returns a selector that holds for no element of a playground, as strong as before. */
export function outsideOfPlayground(selector: string): string {
  // A nested selector's end can be the outer one, which is guarded.
  if (/(?:^|[\s>+~])(?:html|body|:root)$|&$/i.test(selector)) return selector;
  const at = selector.search(pseudoElement);
  return at === -1 ? `${selector}${guard}` : `${selector.slice(0, at)}${guard}${selector.slice(at)}`;
}
