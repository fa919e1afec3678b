import { authorClass } from "./author-classes.ts";
import { authorId } from "./author-ids.ts";

/**
 * A text, an attribute with its text, an id, or a class in a selector (Selectors 4, "Grammar"). A text without an end takes
 * the rest, so that it is not searched from each of its quotes.
 */
const selectorPart =
  /("(?:[^"\\]|\\[\s\S]?)*(?:"|$)|'(?:[^'\\]|\\[\s\S]?)*(?:'|$)|\[(?:[^[\]"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*\])|([#.])((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

/**
 * Returns a selector that finds elements by the ids and classes of their author. An id is found without its prefix too;
 * a class of the site is not.
 */
export const selectingAuthorNames = (selector: string): string =>
  selector.replace(selectorPart, (all: string, _text: string | undefined, sign: string | undefined, name: string) =>
    sign === undefined ? all : sign === "." ? `.${authorClass(name)}` : `:is(#${name},#${authorId(name)})`,
  );
