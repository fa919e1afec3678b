import { createHash } from "node:crypto";

/** Returns the id of a node of the navigation by what it shows. Nodes that show the same get different ids. */
export type NodeIds = (seed: string) => string;

/** Creates the ids of one navigation; they are the same each time it is made. */
export function createNodeIds(): NodeIds {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (seed) => {
    for (;;) {
      const count = counts.get(seed) ?? 0;
      counts.set(seed, count + 1);
      const id = createHash("sha256")
        .update(count === 0 ? seed : `${seed}-${count}`)
        .digest("hex");
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
}
