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

/** A text, an attribute with its text, or an id in a selector (Selectors 4, "Grammar"). */
const selectorPart =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[(?:[^\]"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*\])|#((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

/** Returns a selector that finds elements by the ids of their author too, as strong as before. */
export const selectingAuthorIds = (selector: string): string =>
  selector.replace(selectorPart, (all: string, kept: string | undefined, id: string) =>
    kept === undefined ? `:is(#${id},#${authorId(id)})` : all,
  );
