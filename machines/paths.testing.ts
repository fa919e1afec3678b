import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from "xstate";
import { getAdjacencyMap } from "xstate/graph";

/** The facts needed to walk all paths of a machine. */
export interface Walk {
  readonly input?: unknown;
  /** Example events with a payload; the other events are known from the machine. */
  readonly events?: readonly (EventObject & { readonly [key: string]: unknown })[];
  /** The part of the context that decides where events lead, if any does. */
  readonly mark?: (context: never) => unknown;
}

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** All types of events with a transition, including events of ended calls and delays. */
const typesIn = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()])),
];

function eventsOf(machine: AnyStateMachine, given: Walk["events"] = []): readonly EventObject[] {
  const known = new Set(given.map(({ type }) => type));
  const others = typesIn(machine).filter((type) => !known.has(type));
  return [
    ...given,
    ...others.map((type) => ({ type, ...(type.startsWith("xstate.error.") && { error: new Error("x") }) })),
  ];
}

/** A transient state is never the current one. */
const isPassed = ({ always }: AnyStateNode): boolean => always?.some(({ guard }) => guard === undefined) ?? false;

const waits = (node: AnyStateNode): boolean =>
  node.invoke.length > 0 || [...node.transitions.keys()].some((type) => type.startsWith("xstate.after."));

/** Nothing runs: no call is under way and no time is waited for. */
const isAtRest = (state: AnyMachineSnapshot): boolean => state.status === "done" || !state._nodes.some(waits);

/** The facts that distinguish states in a walk. */
const serial = ({ value, context }: AnyMachineSnapshot, mark: (context: never) => unknown): string =>
  JSON.stringify([value, mark(context as never) ?? null]);

/** The result of a walk over all paths of a machine; each list is empty if the machine keeps its promise. */
export interface Walked {
  /** Unreachable states. */
  readonly unreached: readonly string[];
  /** States from which no resting state can be reached. */
  readonly endless: readonly string[];
  /** Calls without a transition for their failure. */
  readonly unanswered: readonly string[];
}

/** Walks all paths of a machine by its declaration, without running it. */
export function walk(machine: AnyStateMachine, { input, events, mark = () => undefined }: Walk = {}): Walked {
  const nodes = nodesOf(machine.root);
  const map = getAdjacencyMap(machine, {
    events: eventsOf(machine, events) as EventObject[],
    input,
    // Only the parts that distinguish states, since contexts count and grow without end.
    serializeState: (state: AnyMachineSnapshot) => serial(state, mark),
  });
  const nodesReached = Object.values(map);
  const reached = new Set(nodesReached.flatMap(({ state }) => state._nodes.map(({ id }: AnyStateNode) => id)));
  const ended = new Set(nodesReached.filter(({ state }) => isAtRest(state)).map(({ state }) => serial(state, mark)));
  for (let before = -1; before !== ended.size; ) {
    before = ended.size;
    for (const { state, transitions } of nodesReached) {
      const leads = Object.values<{ readonly state: AnyMachineSnapshot }>(transitions);
      if (leads.some((to) => ended.has(serial(to.state, mark)))) ended.add(serial(state, mark));
    }
  }
  return {
    unreached: nodes.filter((node) => !isPassed(node) && !reached.has(node.id)).map(({ id }) => id),
    endless: nodesReached.map(({ state }) => serial(state, mark)).filter((key) => !ended.has(key)),
    unanswered: nodes.flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    ),
  };
}
