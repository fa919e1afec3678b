import { idPrefix } from "./author-ids.ts";
import { ownClasses } from "./own-classes.ts";

/** Classes of the site that styles of publishers may name: the text of a page. */
const named: ReadonlySet<string> = new Set(["page-text"]);

let own: ReadonlySet<string> | undefined;

/** Returns true for a class of the site. The set is made at its first use: browsers, which don't use it, need not load it. */
const isOwn = (name: string): boolean => {
  own ??= new Set(ownClasses);
  return own.has(name);
};

/**
 * Returns the class of an author's element. A class that the site uses too gets a prefix, so that neither has the styles
 * of the other.
 */
export const authorClass = (name: string): string => (isOwn(name) && !named.has(name) ? idPrefix + name : name);

/** Returns the value of a `class` attribute for an author's element. */
export const authorClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => name !== "")
    .map(authorClass)
    .join(" ");
