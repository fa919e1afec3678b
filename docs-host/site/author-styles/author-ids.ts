/** The prefix of ids and names from markdown, so that they can't shadow the page's own. */
export const idPrefix = "doc-";

/**
 * Returns the id of an element with an id of its author: prefixed, so that it is neither an id of the page nor a global
 * name of its scripts.
 */
export const authorId = (id: string): string => idPrefix + id;

/** Attributes that name elements by their ids, separated by spaces. */
const idLists: ReadonlySet<string> = new Set([
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-flowto",
]);

/** Returns the value of an ARIA attribute. Ids of headings have no prefix; ids without an element are ignored. */
export const ariaValue = (name: string, value: string): string =>
  idLists.has(name)
    ? value
        .split(/\s+/)
        .filter((id) => id !== "")
        .flatMap((id) => [id, authorId(id)])
        .join(" ")
    : value;
