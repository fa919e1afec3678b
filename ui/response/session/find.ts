import { growingInts } from "./ints.ts";
import { holdsOthers, memberStart, type Nodes, nodeAt, stringEnd } from "./nodes.ts";
import type { Hits } from "./pieces.ts";

/** No more results than these are counted: nobody steps through them one by one. */
export const mostHits = 100_000;

/** The results of a search. */
export interface Found {
  readonly hits: Hits;
  /** Whether there are more. */
  readonly isCut: boolean;
}

/**
 * Finds a text in the source, upper and lower case alike. In JSON only what stands within one key or one value is a
 * result, since the blanks between them are not those on the screen.
 */
export function find(text: string, query: string, nodes: Nodes | undefined): Found {
  const places = growingInts();
  let count = 0;
  if (query !== "") {
    const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"), "gi");
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (nodes !== undefined && !isWithin(text, nodes, match.index, query.length)) continue;
      if (count === mostHits) return { hits: { from: places.taken(), length: query.length }, isCut: true };
      places.push(match.index);
      count += 1;
    }
  }
  return { hits: { from: places.taken(), length: query.length }, isCut: false };
}

function isWithin(text: string, nodes: Nodes, offset: number, length: number): boolean {
  const node = nodeAt(nodes, offset);
  if (node < 0) return false;
  const behind = offset + length;
  const from = nodes.from[node] ?? 0;
  if (offset >= from) return !holdsOthers(nodes, node) && behind <= (nodes.to[node] ?? 0);
  const key = memberStart(nodes, node);
  return offset >= key && behind <= stringEnd(text, key);
}
