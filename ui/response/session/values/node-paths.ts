import { defined } from "#engine/item-at";
import { parseJson, pastString } from "#engine/json";
import type { Path } from "#engine/shape";
import { type Nodes, parentOf, sorts } from "./nodes.ts";

/** Returns the key of a member without escapes. */
function keyText(text: string, nodes: Nodes, node: number): string {
  const from = defined(nodes.key[node]);
  const raw = text.slice(from, pastString(text, from));
  // A key is a JSON string.
  return raw.includes("\\") ? (JSON.parse(raw) as string) : raw.slice(1, -1);
}

/** Finds values by path and paths by value. The members of an object or list are listed once. */
export interface NodePaths {
  /** Returns the value at a path, or its nearest ancestor. */
  readonly nearest: (path: Path) => number;
  readonly pathOf: (node: number) => Path;
}

/** Creates the index of a JSON text; it fills on demand. */
export function nodePaths(text: string, nodes: Nodes): NodePaths {
  const known = new Map<number, readonly number[]>();
  const membersOf = (holder: number): readonly number[] => {
    const found = known.get(holder);
    if (found !== undefined) return found;
    const members: number[] = [];
    for (let node = holder + 1; node < defined(nodes.next[holder]); node = defined(nodes.next[node])) {
      members.push(node);
    }
    known.set(holder, members);
    return members;
  };
  const step = (holder: number, at: string | number): number | undefined => {
    const members = membersOf(holder);
    // Of equal keys the last one counts, as in `JSON.parse`.
    return nodes.sort[holder] === sorts.list
      ? members[Number(at)]
      : members.findLast((node) => keyText(text, nodes, node) === String(at));
  };
  return {
    nearest: (path) => {
      let node = 0;
      for (const at of path) {
        const next = step(node, at);
        if (next === undefined) return node;
        node = next;
      }
      return node;
    },
    pathOf: (node) => {
      const path: (string | number)[] = [];
      let at = node;
      for (let holder = parentOf(nodes, at); holder >= 0; holder = parentOf(nodes, at)) {
        path.unshift(nodes.sort[holder] === sorts.list ? membersOf(holder).indexOf(at) : keyText(text, nodes, at));
        at = holder;
      }
      return path;
    },
  };
}

/** Returns a value as text to copy: a string without quotes and escapes, anything else as received. */
export function copiedValue(text: string, nodes: Nodes, node: number): string {
  const raw = text.slice(nodes.from[node], nodes.to[node]);
  if (nodes.sort[node] !== sorts.string) return raw;
  const read = parseJson(raw);
  return read.ok && typeof read.value === "string" ? read.value : raw;
}
