/** A value in a graph of costs: all of its parts together, or one of them. */
export interface CostNode {
  /** Undefined until it is settled, or if it is infinite. */
  smallest: Settled | undefined;
  /** Its own cost plus the cost of the parts settled so far. */
  cost: number;
  depth: number;
  /** The number of parts that are not settled. */
  open: number;
  /** 1 if the node is a level. */
  readonly level: 0 | 1;
  readonly isChoice: boolean;
  /** The nodes that it is a part of, once for each time, and as which part. */
  readonly users: (readonly [user: CostNode, part: number])[];
}

/** The least cost of a node. */
interface Settled {
  readonly cost: number;
  /** The number of levels nested in it. */
  readonly depth: number;
  /** The part that a choice selects; 0 for other nodes. */
  readonly part: number;
}

/** Builds nodes and settles their costs. */
export interface CostGraph {
  /** A node that costs `own` and all of its parts. */
  readonly sum: (own: number, level: 0 | 1, parts: readonly CostNode[]) => CostNode;
  /** A node that costs the cheapest of its parts. */
  readonly least: (parts: readonly CostNode[]) => CostNode;
  /** Adds a part to a node that was created as an empty choice. */
  readonly add: (choice: CostNode, part: CostNode) => void;
  /** Settles the costs of all nodes with known parts. */
  readonly settle: () => void;
}

/**
 * Creates an empty graph. Costs are settled in ascending order (D. E. Knuth, "A generalization of Dijkstra's
 * algorithm", 1977), so that each part of each node is visited once, also where nodes are parts of themselves.
 *
 * @param most nodes that cost more are not settled
 */
export function costGraph(most: number): CostGraph {
  /** Candidates by their cost, which is an integer. */
  const candidates: (readonly [node: CostNode, depth: number, part: number])[][] = [];

  const offer = (node: CostNode, cost: number, depth: number, part: number): void => {
    if (node.smallest !== undefined || !(cost <= most)) return;
    const same = candidates[cost];
    if (same === undefined) candidates[cost] = [[node, depth, part]];
    else same.push([node, depth, part]);
  };
  /** Tells a node that one of its parts is settled. */
  const arrive = (node: CostNode, { cost, depth }: Settled, part: number): void => {
    if (node.isChoice) {
      offer(node, cost, depth, part);
      return;
    }
    node.open -= 1;
    node.cost += cost;
    node.depth = Math.max(node.depth, depth);
    if (node.open === 0) offer(node, node.cost, node.depth + node.level, 0);
  };
  const link = (node: CostNode, part: CostNode, index: number): void => {
    if (part.smallest === undefined) part.users.push([node, index]);
    else arrive(node, part.smallest, index);
  };
  const make = (cost: number, level: 0 | 1, isChoice: boolean, parts: readonly CostNode[]): CostNode => {
    const open = parts.length;
    const node: CostNode = { smallest: undefined, cost, depth: 0, open, level, isChoice, users: [] };
    if (open === 0 && !isChoice) offer(node, cost, level, 0);
    parts.forEach((part, index) => {
      link(node, part, index);
    });
    return node;
  };

  return {
    sum: (own, level, parts) => make(own, level, false, parts),
    least: (parts) => make(0, 0, true, parts),
    add: (choice, part) => link(choice, part, 0),
    settle: () => {
      for (let cost = 0; cost < candidates.length; cost += 1) {
        // Others of the same cost may join while these are settled.
        for (const [node, depth, part] of candidates[cost] ?? []) {
          if (node.smallest !== undefined) continue;
          node.smallest = { cost, depth, part };
          for (const [user, index] of node.users) arrive(user, node.smallest, index);
        }
      }
      candidates.length = 0;
    },
  };
}
