import { defined } from "#engine/item-at";
import { growingInts } from "../ints.ts";
import type { Steps } from "../steps.ts";
import type { Nodes } from "./nodes.ts";

/** Collects the columns of `Nodes` in the order of the text. */
export interface NodeBuilder {
  readonly count: () => number;
  /** The number of open objects and lists. */
  readonly depth: () => number;
  /** Sets the position of the key of the next value. */
  readonly key: (at: number) => void;
  readonly add: (sort: number, from: number, to: number) => void;
  /** Adds an object or list; the values up to its end are its members. */
  readonly open: (sort: number, from: number) => void;
  /** Ends the innermost object or list. */
  readonly close: (to: number) => void;
  readonly build: () => Steps<Nodes>;
}

/** Starts without nodes. */
export function nodeBuilder(): NodeBuilder {
  const columns = {
    sort: growingInts(),
    from: growingInts(),
    to: growingInts(),
    key: growingInts(),
    depth: growingInts(),
    parent: growingInts(),
  };
  // The end of an object or list is known after its members.
  const ends: [node: number, to: number, next: number][] = [];
  const open: number[] = [];
  let count = 0;
  let nextKey = -1;

  const add = (sort: number, from: number, to: number): void => {
    columns.sort.push(sort);
    columns.from.push(from);
    columns.to.push(to);
    columns.key.push(nextKey);
    columns.depth.push(open.length);
    columns.parent.push(open.at(-1) ?? -1);
    count += 1;
    nextKey = -1;
  };
  return {
    count: () => count,
    depth: () => open.length,
    key: (at) => {
      nextKey = at;
    },
    add,
    open: (sort, from) => {
      add(sort, from, from);
      open.push(count - 1);
    },
    close: (to) => {
      ends.push([defined(open.pop()), to, count]);
    },
    *build() {
      const to = columns.to.taken();
      yield;
      const next = new Int32Array(count);
      for (let node = 0; node < count; node += 1) next[node] = node + 1;
      yield;
      for (const [node, end, behind] of ends) {
        to[node] = end;
        next[node] = behind;
      }
      return {
        count,
        sort: Uint8Array.from(columns.sort.taken()),
        from: columns.from.taken(),
        to,
        key: columns.key.taken(),
        depth: columns.depth.taken(),
        next,
        parent: columns.parent.taken(),
      };
    },
  };
}
