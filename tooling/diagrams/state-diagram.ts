import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A transition. Without `to`, or with a `to` inside `from`, the diagram can't show it as an arrow. */
interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode | undefined;
  readonly label: string;
}

/** A machine as a Mermaid diagram, with tables of the transitions and actors that the diagram can't show. */
export interface StateDiagram {
  readonly mermaid: string;
  /** Transitions without an arrow: within a state, or from every state, as cells of a table. */
  readonly within: readonly (readonly [state: string, label: string, to: string])[];
  /** The injected actors, by the state that invokes them. */
  readonly runs: readonly (readonly [state: string, actor: string])[];
}

const idOf = ({ path }: AnyStateNode): string => path.join("_");

const nameOf = ({ path }: AnyStateNode): string => (path.length === 0 ? "any state" : path.join("."));

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const lineage = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [...lineage(node.parent), node];

/** Returns the label of an event. xstate's internal event types mean completed actors and delays. */
function eventName(type: string, machine: AnyStateMachine, node: AnyStateNode): string {
  const [, after, done, failed] =
    /^xstate\.(?:after\.([^.]+)\..*|done\.actor\.(.+)|error\.actor\.(.+))$/.exec(type) ?? [];
  if (after !== undefined) {
    const delay: unknown = machine.implementations.delays[after];
    return typeof delay === "number" ? `after ${after}, ${delay} ms` : `after ${after}`;
  }
  const actor = (id: string): string => {
    const src = lineage(node)
      .flatMap(({ invoke }) => invoke)
      .find((one) => one.id === id)?.src;
    return typeof src === "string" ? src : id;
  };
  if (done !== undefined) return `${actor(done)} is done`;
  return failed === undefined ? type : `${actor(failed)} fails`;
}

function guardName({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return "";
  if (typeof guard === "string") return ` [${guard}]`;
  const { type } = typeof guard === "object" && guard !== null && "type" in guard ? guard : { type: undefined };
  return typeof type === "string" ? ` [${type}]` : " [inline guard]";
}

const arrowsOf = (machine: AnyStateMachine, node: AnyStateNode): readonly Arrow[] => {
  const arrow =
    (event: string) =>
    (transition: AnyTransitionDefinition): Arrow => ({
      from: node,
      to: transition.target?.[0],
      label: `${event}${guardName(transition)}`,
    });
  return [
    ...[...node.transitions].flatMap(([type, all]) => all.map(arrow(eventName(type, machine, node)))),
    ...(node.always ?? []).map(arrow("always")),
  ];
};

/**
 * Returns the states that an arrow connects in the diagram. Mermaid can't connect substates of two different states, so
 * the arrow connects their outer states.
 */
function ends({
  from,
  to,
}: Arrow): { readonly scope: AnyStateNode; readonly from: AnyStateNode; readonly to: AnyStateNode } | undefined {
  if (to === undefined || (from !== to && lineage(to).includes(from))) return undefined;
  const [a, b] = [lineage(from), lineage(to)];
  const same = from === to ? a.length - 1 : a.findIndex((node, i) => node !== b[i]);
  const [scope, outer, target] = [a[same - 1], a[same], b[same]];
  return scope && outer && target ? { scope, from: outer, to: target } : undefined;
}

/** Returns the diagram of a machine: states, initial and final states, and transitions. */
export function stateDiagram(machine: AnyStateMachine): StateDiagram {
  const nodes = [machine.root, ...nodesBelow(machine.root)] as readonly AnyStateNode[];
  const arrows = nodes.flatMap((node) => arrowsOf(machine, node));
  const drawn = arrows.flatMap((arrow) => {
    const found = ends(arrow);
    return found ? [{ ...found, arrow }] : [];
  });
  const lines = (node: AnyStateNode, indent: string): readonly string[] => {
    const children = Object.values(node.states) as readonly AnyStateNode[];
    const begin = node.initial?.target?.[0];
    const inside = children.flatMap((child, i): readonly string[] => {
      const header = `${indent}state "${child.key}" as ${idOf(child)}`;
      const joined = node.type === "parallel" && i > 0 ? [`${indent}--`] : [];
      if (Object.keys(child.states).length === 0) return [...joined, header];
      return [...joined, `${header} {`, ...lines(child, `${indent}  `), `${indent}}`];
    });
    return [
      ...inside,
      ...(begin === undefined || node.type === "parallel" ? [] : [`${indent}[*] --> ${idOf(begin)}`]),
      ...drawn
        .filter(({ scope }) => scope === node)
        .map(({ from, to, arrow }) => {
          const deeper = [
            ...(from === arrow.from ? [] : [`in ${arrow.from.key}`]),
            ...(to === arrow.to || arrow.to === undefined ? [] : [`to ${arrow.to.key}`]),
          ];
          const where = deeper.length === 0 ? "" : ` (${deeper.join(", ")})`;
          return `${indent}${idOf(from)} --> ${idOf(to)} : ${arrow.label}${where}`;
        }),
      ...children.filter(({ type }) => type === "final").map((child) => `${indent}${idOf(child)} --> [*]`),
    ];
  };
  return {
    mermaid: ["stateDiagram-v2", ...lines(machine.root, "  ")].join("\n"),
    within: arrows
      .filter((arrow) => ends(arrow) === undefined)
      .map(
        ({ from, to, label }) => [nameOf(from), label, to === undefined ? "stays" : `enters ${nameOf(to)}`] as const,
      ),
    runs: nodes.flatMap((node) =>
      node.invoke.map(({ src }) => [nameOf(node), typeof src === "string" ? src : "inline actor"] as const),
    ),
  };
}
