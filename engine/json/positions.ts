import { escapeSegment } from "./pointer.ts";
/** A piece of a text: from the first character to behind the last, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a value stands in a JSON text, and where its key does when it is a member of an object. */
export interface Position extends Span {
  readonly key?: Span;
}

/** An object or a list that is not closed yet. `step` is the key or the index that comes next. */
interface Open {
  readonly place: string;
  readonly isList: boolean;
  readonly from: number;
  readonly ownKey: Span | undefined;
  step: string | number;
  key: Span | undefined;
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/**
 * Finds every value of a JSON text, by JSON pointer (RFC 6901) from its root. The text must be one that `parseJson`
 * reads. Of equal keys in one object the last stands, as there.
 */
export function positionsIn(text: string): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  const open: Open[] = [];
  let isKey = false;

  const place = (): string => {
    const holder = open.at(-1);
    return holder === undefined ? "" : `${holder.place}/${escapeSegment(holder.step)}`;
  };
  const note = (at: string, from: number, to: number, key: Span | undefined): void => {
    found.set(at, { from, to, ...(key && { key }) });
  };

  for (const { 0: piece, index: from } of text.matchAll(token)) {
    const to = from + piece.length;
    const holder = open.at(-1);
    if (piece === "{" || piece === "[") {
      const isList = piece === "[";
      open.push({ place: place(), isList, from, ownKey: holder?.key, step: 0, key: undefined });
      isKey = !isList;
    } else if (piece === "}" || piece === "]") {
      const closed = open.pop();
      if (closed) note(closed.place, closed.from, to, closed.ownKey);
      isKey = false;
    } else if (piece === ",") {
      isKey = holder?.isList === false;
      if (holder?.isList) holder.step = Number(holder.step) + 1;
    } else if (piece === ":") {
      isKey = false;
    } else if (isKey && holder) {
      // Read as a string, since that is what a key is; its escapes must not stay in the pointer.
      holder.step = JSON.parse(piece) as string;
      holder.key = { from, to };
    } else {
      note(place(), from, to, holder?.key);
    }
  }
  return found;
}
