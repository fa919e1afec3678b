import { escapeSegment, pointerKeys } from "./pointer.ts";
import {
  closeBrace,
  closeBracket,
  isClosing,
  isOpening,
  openBrace,
  openBracket,
  pastScalar,
  pastSeparators,
  pastString,
  pastValue,
  quote,
} from "./scan.ts";

/** A range of a text in UTF-16 units; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The range of a value in a JSON text, and the range of its key if it is a member of an object. */
export interface Position extends Span {
  readonly key?: Span;
}

/** An object or a list that is not closed yet. `step` is the key or the index of the value that follows. */
interface Open {
  readonly pointer: string;
  readonly isList: boolean;
  readonly from: number;
  readonly ownKey: Span | undefined;
  step: string | number;
  key: Span | undefined;
}

/**
 * Finds every value of a JSON text by JSON Pointer (RFC 6901). `parseJson` must accept the text. The last of equal keys
 * wins, as there.
 */
export function positionsIn(text: string): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  const open: Open[] = [];
  const note = (pointer: string, from: number, to: number, key: Span | undefined): void => {
    found.set(pointer, { from, to, ...(key && { key }) });
    const holder = open.at(-1);
    if (holder?.isList) holder.step = Number(holder.step) + 1;
    else if (holder) holder.key = undefined;
  };

  for (let at = pastSeparators(text, 0), to = at; at < text.length; at = pastSeparators(text, to)) {
    const code = text.charCodeAt(at);
    const holder = open.at(-1);
    const pointer = holder === undefined ? "" : `${holder.pointer}/${escapeSegment(holder.step)}`;
    if (isClosing(code)) {
      to = at + 1;
      open.pop();
      if (holder) note(holder.pointer, holder.from, to, holder.ownKey);
    } else if (holder?.isList === false && holder.key === undefined) {
      to = pastString(text, at);
      holder.step = keyIn(text, at, to);
      holder.key = { from: at, to };
    } else if (isOpening(code)) {
      to = at + 1;
      const isList = code === openBracket;
      open.push({ pointer, isList, from: at, ownKey: holder?.key, step: 0, key: undefined });
    } else {
      to = code === quote ? pastString(text, at) : pastScalar(text, at);
      note(pointer, at, to, holder?.key);
    }
  }
  return found;
}

/** Reads a key with its escapes, which must not stay in a pointer. */
const keyIn = (text: string, from: number, to: number): string => String(JSON.parse(text.slice(from, to)));

interface Member {
  /** The offset of its key, or of its value if it has no key. */
  readonly from: number;
  readonly value: number;
}

/**
 * Creates a function that returns the offset of the value of a JSON pointer, at its key if it has one; undefined if it
 * is not there. It reads only the lists and objects around the value, each once, so that a few positions in a text of
 * many megabytes need no map of all. Of equal keys the last counts.
 *
 * @param text a well-formed JSON text
 */
export function offsetFinder(text: string): (pointer: string) => number | undefined {
  const known = new Map<number, ReadonlyMap<string, Member>>();
  const membersOf = (open: number): ReadonlyMap<string, Member> => {
    const members = known.get(open) ?? membersAt(text, open);
    known.set(open, members);
    return members;
  };
  const root = pastSeparators(text, 0);
  return (pointer) => {
    let member: Member | undefined = { from: root, value: root };
    for (const key of pointerKeys(pointer)) {
      if (!isOpening(text.charCodeAt(member.value))) return undefined;
      member = membersOf(member.value).get(key);
      if (member === undefined) return undefined;
    }
    return member.from;
  };
}

/** Lists the members of the list or object that begins at an offset. */
function membersAt(text: string, open: number): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  const hasKeys = text.charCodeAt(open) === openBrace;
  const end = hasKeys ? closeBrace : closeBracket;
  for (let at = pastSeparators(text, open + 1), index = 0; at < text.length; index += 1) {
    if (text.charCodeAt(at) === end) break;
    const keyEnd = hasKeys ? pastString(text, at) : at;
    const value = hasKeys ? pastSeparators(text, keyEnd) : at;
    members.set(hasKeys ? keyIn(text, at, keyEnd) : String(index), { from: at, value });
    at = pastSeparators(text, pastValue(text, value));
  }
  return members;
}
