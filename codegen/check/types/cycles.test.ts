import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCycles, type Graph } from "./cycles.ts";

const graphOf = (edges: readonly (readonly [from: number, to: number])[], size: number): Graph =>
  new Map(
    Array.from({ length: size }, (_, node) => [
      `${node}`,
      edges.filter(([from]) => from === node).map(([, to]) => `${to}`),
    ]),
  );

/** Returns the number of steps from a node back to itself, found by following all edges at once. */
function stepsBack(graph: Graph, start: string): number | undefined {
  let reached = new Set([start]);
  for (let steps = 1; steps <= graph.size; steps += 1) {
    reached = new Set([...reached].flatMap((node) => graph.get(node) ?? []));
    if (reached.has(start)) return steps;
  }
  return undefined;
}

const node = fc.nat(5);

describe("findCycles", () => {
  it("finds none at a node that the graph does not list", () => {
    expect(findCycles(new Map([["a", ["missing"]]]))).toEqual(new Map());
  });

  it("finds a shortest path back for each node of a cycle, and none for others", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 12 }), (edges) => {
        const graph = graphOf(edges, 6);
        const cycles = findCycles(graph);
        for (const start of graph.keys()) {
          const path = cycles.get(start);
          expect(path && path.length - 1).toBe(stepsBack(graph, start));
          for (const [at, from] of (path ?? []).slice(0, -1).entries())
            expect(graph.get(from)).toContain(path?.[at + 1]);
        }
      }),
    );
  });

  it("leaves out nodes that only lead to a cycle, or between two", () => {
    const graph = graphOf(
      [
        [0, 1],
        [0, 3],
        [1, 2],
        [2, 1],
        [3, 1],
        [4, 4],
        [4, 3],
      ],
      5,
    );
    expect([...findCycles(graph).keys()]).toEqual(["1", "2", "4"]);
  });
});
