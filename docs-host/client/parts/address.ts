import { authorId } from "#docs-host/site/author-styles";

/** Shows the element that the address points at, if it is hidden in a part; returns true if it was. */
type Reveal = (target: Element) => boolean;

const reveals: Reveal[] = [];

function show(): void {
  let id: string;
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    return; // An address with a broken escape points at nothing.
  }
  const named = id === "" ? [] : [...document.getElementsByName(id)];
  // An author's id is prefixed; beside it is an anchor with the name, where there is a place for one.
  const target = id === "" ? null : (document.getElementById(id) ?? named[0] ?? document.getElementById(authorId(id)));
  if (target === null) return;
  const found = reveals.map((reveal) => reveal(target));
  const isUnnamed = named.length === 0 && target.id !== id;
  if (found.includes(true) || isUnnamed) target.scrollIntoView();
}

/** Adds a part that may hide what an address points at. */
export const revealBy = (reveal: Reveal): void => {
  reveals.push(reveal);
};

/** Shows the target of the address, now and whenever it changes. */
export function followAddress(): void {
  show();
  addEventListener("hashchange", show);
}

/** Writes the id of a part into the address, without a step in the history and without scrolling. */
export const writeAddress = (id: string): void => history.replaceState(history.state, "", `#${encodeURIComponent(id)}`);
