import type { TypeId } from "#engine/shape";
import type { TypeBody, TypeRef } from "../ir/ir.ts";

/** Which named things a named thing leads to. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Finds a way from each node of a cycle back to itself; nodes that only lead into a cycle have none. */
export function findCycles(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const cycles = new Map<string, readonly string[]>();
  for (const start of graph.keys()) {
    const back = shortestWayBack(graph, start);
    if (back !== undefined) cycles.set(start, back);
  }
  return cycles;
}

function shortestWayBack(graph: Graph, start: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const target of graph.get(next) ?? []) {
      if (target === start) {
        const way = [start];
        for (let step: string | undefined = next; step !== undefined && step !== start; step = cameFrom.get(step)) {
          way.unshift(step);
        }
        return [start, ...way];
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, next);
      queue.push(target);
    }
  }
  return undefined;
}

const throughWrapping = (type: TypeRef): readonly TypeId[] => {
  if (type.kind === "named") return [type.id];
  return type.kind === "optional" || type.kind === "nullable" ? throughWrapping(type.item) : [];
};

/** The types that a type may stand for without anything around them: following these must come to an end. */
export const otherNames = (body: TypeBody): readonly TypeId[] => {
  if (body.kind === "alias") return throughWrapping(body.type);
  return body.kind === "anyOf" ? body.variants.flatMap(({ type }) => throughWrapping(type)) : [];
};

/** Finds the types that no finite value has, with the types that each of them cannot do without. */
export function findEndless(bodies: ReadonlyMap<TypeId, TypeBody>): Graph {
  const finite = new Set<TypeId>();
  const needed = (type: TypeRef): readonly TypeId[] =>
    type.kind === "named" && !finite.has(type.id) && bodies.has(type.id) ? [type.id] : [];
  const missing = (body: TypeBody): readonly TypeId[] => {
    switch (body.kind) {
      case "alias":
        return needed(body.type);
      case "object":
        return body.all.flatMap(({ type }) => needed(type));
      case "enum":
        return [];
      case "anyOf":
        return eachOf(body.variants.map(({ type }) => needed(type)));
      case "union": {
        const base = body.base.flatMap(({ type }) => needed(type));
        const ways = body.variants.map((variant): readonly TypeId[] => {
          if (variant.body.kind === "empty") return [];
          return needed(variant.body.kind === "value" ? variant.body.type : { kind: "named", id: variant.body.id });
        });
        return [...base, ...eachOf(ways)];
      }
    }
  };
  for (let before = -1; before !== finite.size; ) {
    before = finite.size;
    for (const [id, body] of bodies) if (missing(body).length === 0) finite.add(id);
  }
  return new Map([...bodies].filter(([id]) => !finite.has(id)).map(([id, body]) => [id, missing(body)]));
}

/** Of several ways one is enough; only when all are barred, all of them count. */
const eachOf = (ways: readonly (readonly TypeId[])[]): readonly TypeId[] =>
  ways.some((way) => way.length === 0) ? [] : ways.flat();
