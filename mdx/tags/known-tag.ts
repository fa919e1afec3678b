import { componentNamed } from "./component-named.ts";
import { elementNamed, isDropped } from "./elements.ts";

/** Elements that are read but never shown. */
const unshown: ReadonlySet<string> = new Set(["style", "llms-only", "llms-ignore"]);

/** Returns true for the name of a tag that is never shown as text: a component, or an element of HTML. */
export const isKnownTag = (name: string): boolean =>
  componentNamed(name) !== undefined || elementNamed(name) !== undefined || isDropped(name) || unshown.has(name);
