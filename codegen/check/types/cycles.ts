import { defined } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import type { TypeBody, TypeRef } from "../../ir/type.ts";

/** A directed graph: the successors of each node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Finds a shortest path from each node of a cycle back to itself. Nodes outside cycles have no path. */
export function findCycles(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const cycles = new Map<string, readonly string[]>();
  const found = findComponents(graph);
  for (const start of graph.keys()) {
    const back = found.has(start) ? shortestPathBack(graph, start, found) : undefined;
    if (back !== undefined) cycles.set(start, back);
  }
  return cycles;
}

/**
 * Finds the strongly connected components with a cycle, as a component number for each of their nodes. Takes linear
 * time (Tarjan 1972), without recursion, so that long chains do not overflow the stack.
 */
function findComponents(graph: Graph): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles = new Map<string, number>();
  const enter = (node: string): { readonly node: string; next: number } => {
    order.set(node, order.size);
    low.set(node, order.size - 1);
    open.push(node);
    isOpen.add(node);
    return { node, next: 0 };
  };
  const lower = (node: string, to: number): void => {
    low.set(node, Math.min(defined(low.get(node)), to));
  };
  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const target = graph.get(at.node)?.[at.next];
      at.next += 1;
      if (target !== undefined) {
        if (!order.has(target)) path.push(enter(target));
        else if (isOpen.has(target)) lower(at.node, defined(order.get(target)));
        continue;
      }
      path.pop();
      const own = defined(low.get(at.node));
      const above = path.at(-1);
      if (above !== undefined) lower(above.node, own);
      if (own !== order.get(at.node)) continue;
      const cycle = open.splice(open.lastIndexOf(at.node));
      for (const node of cycle) isOpen.delete(node);
      const tied = cycle.length > 1 || graph.get(at.node)?.includes(at.node) === true;
      if (tied) for (const node of cycle) cycles.set(node, own);
    }
  }
  return cycles;
}

function shortestPathBack(
  graph: Graph,
  start: string,
  cycles: ReadonlyMap<string, number>,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  // The iteration includes items that are pushed during it.
  for (const next of queue) {
    for (const target of graph.get(next) ?? []) {
      if (target === start) {
        const path: string[] = [];
        for (let step: string | undefined = next; step !== undefined && step !== start; step = cameFrom.get(step)) {
          path.push(step);
        }
        return [start, ...path.reverse(), start];
      }
      if (cameFrom.has(target) || cycles.get(target) !== cycles.get(start)) continue;
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

/** Lists the types that a type is another name or an alternative for. A cycle among these is an error. */
export const otherNames = (body: TypeBody): readonly TypeId[] => {
  if (body.kind === "alias") return throughWrapping(body.type);
  return body.kind === "anyOf" ? body.variants.flatMap(({ type }) => throughWrapping(type)) : [];
};

/** The types that a value requires: all of `always`, and the types of one alternative of `either`, if there are any. */
interface Needs {
  readonly always: readonly TypeId[];
  readonly either?: readonly (readonly TypeId[])[];
}

const needed = (type: TypeRef): readonly TypeId[] => (type.kind === "named" ? [type.id] : []);

function needsOf(body: TypeBody): Needs {
  switch (body.kind) {
    case "alias":
      return { always: needed(body.type) };
    case "object":
      return { always: body.all.flatMap(({ type }) => needed(type)) };
    case "enum":
      return { always: [] };
    case "anyOf":
      return { always: [], either: body.variants.map(({ type }) => needed(type)) };
    case "union":
      return {
        always: body.base.flatMap(({ type }) => needed(type)),
        either: body.variants.map((variant) => {
          if (variant.body.kind === "empty") return [];
          return variant.body.kind === "value" ? needed(variant.body.type) : [variant.body.id];
        }),
      };
  }
}

/**
 * Finds the types without a finite value, with the types that each of them requires. A type is checked again only if a
 * required type is found to be finite, so the work is linear in the uses.
 */
export function findEndless(bodies: ReadonlyMap<TypeId, TypeBody>): Graph {
  const finite = new Set<TypeId>();
  const needs = new Map([...bodies].map(([id, body]) => [id, needsOf(body)]));
  const users = new Map<TypeId, TypeId[]>();
  for (const [id, { always, either }] of needs) {
    for (const target of new Set([...always, ...(either?.flat() ?? [])])) {
      const list = users.get(target);
      if (list === undefined) users.set(target, [id]);
      else list.push(id);
    }
  }
  const missing = (ids: readonly TypeId[]): readonly TypeId[] => ids.filter((id) => !finite.has(id) && bodies.has(id));
  const missingOf = ({ always, either = [] }: Needs): readonly TypeId[] => {
    const alternatives = either.map(missing);
    // One alternative is enough. If none is available, the types of all of them are missing.
    return [...missing(always), ...(alternatives.some((path) => path.length === 0) ? [] : alternatives.flat())];
  };
  const queue = [...bodies.keys()];
  // The iteration includes items that are pushed during it.
  for (const id of queue) {
    const need = needs.get(id);
    if (need === undefined || finite.has(id) || missingOf(need).length > 0) continue;
    finite.add(id);
    queue.push(...(users.get(id) ?? []));
  }
  return new Map([...needs].filter(([id]) => !finite.has(id)).map(([id, need]) => [id, missingOf(need)]));
}
