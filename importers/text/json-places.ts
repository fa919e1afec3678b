import { pointerKeys } from "#engine/json";

interface Member {
  /** Where it begins: at its key where it has one. */
  readonly from: number;
  /** Where its value begins. */
  readonly value: number;
}

const [quote, backslash, comma, colon] = [34, 92, 44, 58];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);
const blanks = new Set([9, 10, 13, 32]);

/**
 * Makes the answer to where in a JSON text the value of a JSON pointer begins, at its key where it has one; nothing for
 * what is not there. Only lists and objects around it are gone through, each once, so that a few places in a text of
 * many megabytes are found without a map of all. Of equal keys the last counts.
 *
 * @param text JSON that is known to be whole
 */
export function jsonPlaces(text: string): (pointer: string) => number | undefined {
  const known = new Map<number, ReadonlyMap<string, Member>>();
  const inside = (at: number): ReadonlyMap<string, Member> => {
    const found = known.get(at) ?? membersAt(text, at);
    known.set(at, found);
    return found;
  };
  const root = pastBlanks(text, 0);
  return (pointer) => {
    let place: Member | undefined = { from: root, value: root };
    for (const key of pointerKeys(pointer)) {
      if (!opening.has(text.charCodeAt(place.value))) return undefined;
      place = inside(place.value).get(key);
      if (place === undefined) return undefined;
    }
    return place.from;
  };
}

/** The members of the list or object that begins at an offset. */
function membersAt(text: string, open: number): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  const named = text[open] === "{";
  for (let at = pastBlanks(text, open + 1), index = 0; at < text.length; index += 1) {
    if (closing.has(text.charCodeAt(at))) break;
    let key = String(index);
    let value = at;
    if (named) {
      const end = pastString(text, at);
      key = String(JSON.parse(text.slice(at, end)));
      value = pastBlanks(text, end);
    }
    members.set(key, { from: at, value });
    at = pastBlanks(text, pastValue(text, value));
  }
  return members;
}

/** The offset after blanks, commas and colons: where the next key or value begins. */
function pastBlanks(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); blanks.has(code) || code === comma || code === colon; ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** The offset after the string that begins at an offset. */
function pastString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = at;
    while (text.charCodeAt(slashes - 1) === backslash) slashes -= 1;
    // An even number of them escape each other, and not the quote.
    if ((at - slashes) % 2 === 0) return at + 1;
  }
  return text.length;
}

/** The offset after the value that begins at an offset. */
function pastValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = pastString(text, at) - 1;
      if (depth === 0) return at + 1;
    } else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      // A number or a word ends before the end of what it stands in.
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (code === comma || blanks.has(code))) return at;
  }
  return at;
}
