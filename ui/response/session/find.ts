import { defined } from "#engine/item-at";
import { pastString } from "#engine/json";
import { growingInts } from "./ints.ts";
import type { Hits } from "./layout/index.ts";
import type { Steps } from "./steps.ts";
import { holdsOthers, memberStart, type Nodes, nodeAt } from "./values/index.ts";

/** The greatest number of results: nobody steps through more of them. */
export const maxHits = 100_000;

/** So many characters are looked through in one step. */
const stepLength = 2_000_000;

/** The results of a search. */
export interface Found {
  readonly hits: Hits;
  /** True if there are more. */
  readonly isCut: boolean;
}

/**
 * Finds a text in the source, ignoring case. In JSON a match must lie within one key or one value, since the whitespace
 * between them differs from the one on the screen.
 */
export function* find(text: string, query: string, nodes: Nodes | undefined): Steps<Found> {
  const paths = growingInts();
  const found = (isCut: boolean): Found => ({ hits: { from: paths.taken(), length: query.length }, isCut });
  if (query === "") return found(false);
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"), "gi");
  let count = 0;
  // Behind the last result, which the next may not overlap.
  let free = 0;
  for (let from = 0; from < text.length; from += stepLength) {
    // A result may begin in one part and end in the next.
    const part = text.slice(from, from + stepLength + query.length - 1);
    pattern.lastIndex = Math.max(0, free - from);
    for (let match = pattern.exec(part); match !== null; match = pattern.exec(part)) {
      const at = from + match.index;
      free = at + query.length;
      if (nodes !== undefined && !isWithin(text, nodes, at, query.length)) continue;
      if (count === maxHits) return found(true);
      paths.push(at);
      count += 1;
    }
    yield;
  }
  return found(false);
}

function isWithin(text: string, nodes: Nodes, offset: number, length: number): boolean {
  const node = nodeAt(nodes, offset);
  if (node < 0) return false;
  const behind = offset + length;
  const from = defined(nodes.from[node]);
  if (offset >= from) return !holdsOthers(nodes, node) && behind <= defined(nodes.to[node]);
  const key = memberStart(nodes, node);
  return offset >= key && behind <= pastString(text, key);
}
