import { changedKey, isList, isObject, type Json, keysOf, own } from "#engine/json";
import type { Path } from "#engine/shape";
import type { FormPort } from "./port.ts";

type Step = string | number;

interface Listener {
  readonly notify: () => void;
}

/** The listeners of one path, and the paths below it that have listeners. */
interface ListenerNode {
  /** Listeners of the whole value. */
  readonly listeners: Set<Listener>;
  /** Listeners of some parts of the value, by part. */
  readonly byPart: Map<Step, Set<Listener>>;
  readonly below: Map<Step, ListenerNode>;
}

/** Notifies listeners of changes by path. */
export interface PathListeners {
  /**
   * Calls back when the value at a path or the variant selection changes; with `among` only when one of those parts of
   * the value does.
   */
  readonly subscribe: (at: Path, listener: () => void, among?: readonly Step[]) => () => void;
}

const emptyNode = (): ListenerNode => ({ listeners: new Set(), byPart: new Map(), below: new Map() });

const isUnused = ({ listeners, byPart, below }: ListenerNode): boolean =>
  listeners.size === 0 && byPart.size === 0 && below.size === 0;

/** Returns the part of a value one step below, or undefined if there is none. */
export const partOf = (value: Json | undefined, step: Step | undefined): Json | undefined => {
  if (isList(value)) return typeof step === "number" ? value[step] : undefined;
  return isObject(value) ? own(value, String(step)) : undefined;
};

/** Listeners to notify, each once. */
type Found = Set<Listener>;

const addAll = (found: Found, listeners: Iterable<Listener> = []): void => {
  for (const one of listeners) found.add(one);
};

function collect(node: ListenerNode, found: Found): void {
  addAll(found, node.listeners);
  for (const some of node.byPart.values()) addAll(found, some);
  for (const child of node.below.values()) collect(child, found);
}

/** Yields the observed steps to parts that differ between two values. */
function* changedSteps(
  before: Json | undefined,
  now: Json | undefined,
  heard: readonly Iterable<Step>[],
): Iterable<Step> {
  // With the same keys, comparing the members is enough.
  const members = isObject(before) && isObject(now) && keysOf(before) === keysOf(now) ? { before, now } : undefined;
  const differs = (step: Step): boolean =>
    members ? members.before[step] !== members.now[step] : partOf(before, step) !== partOf(now, step);
  const only = members && changedKey(members.before, members.now);
  if (only !== undefined) {
    // A path may have a number as the key of an object.
    if (differs(only)) yield* String(Number(only)) === only ? [only, Number(only)] : [only];
    return;
  }
  for (const steps of heard) for (const step of steps) if (differs(step)) yield step;
}

/** Collects the listeners of changed parts. Edits preserve the identity of unchanged parts, which it skips. */
function collectChanged(node: ListenerNode, before: Json | undefined, now: Json | undefined, found: Found): void {
  if (before === now) return;
  addAll(found, node.listeners);
  for (const step of changedSteps(before, now, [node.byPart.keys(), node.below.keys()])) {
    addAll(found, node.byPart.get(step));
    const child = node.below.get(step);
    if (child !== undefined) collectChanged(child, partOf(before, step), partOf(now, step), found);
  }
}

/** Removes nodes without listeners. */
function prune(node: ListenerNode, at: Path, depth: number): boolean {
  const step = at[depth];
  const child = step === undefined ? undefined : node.below.get(step);
  if (step !== undefined && child !== undefined && prune(child, at, depth + 1)) node.below.delete(step);
  return isUnused(node);
}

/** Subscribes to a node, or to some parts of it, until the returned function is called. */
function join({ listeners, byPart }: ListenerNode, mine: Listener, among: readonly Step[] | undefined): () => void {
  if (among === undefined) {
    listeners.add(mine);
    return () => void listeners.delete(mine);
  }
  for (const step of among) {
    const others = byPart.get(step) ?? new Set();
    byPart.set(step, others.add(mine));
  }
  return () => {
    for (const step of among) {
      const others = byPart.get(step);
      others?.delete(mine);
      if (others?.size === 0) byPart.delete(step);
    }
  };
}

/**
 * Subscribes to a form once and notifies only the listeners of changed paths, so that typing costs the same at any
 * size.
 */
export function pathListeners(port: FormPort): PathListeners {
  const root = emptyNode();
  let last = port.read();
  let stop: (() => void) | undefined;

  const onChange = (): void => {
    const before = last;
    last = port.read();
    const found: Found = new Set();
    if (before.selection === last.selection) collectChanged(root, before.value, last.value, found);
    else collect(root, found);
    for (const { notify } of found) notify();
  };
  return {
    subscribe: (at, listener, among) => {
      if (stop === undefined) {
        last = port.read();
        stop = port.subscribe(onChange);
      }
      let node = root;
      for (const step of at) {
        const next = node.below.get(step) ?? emptyNode();
        node.below.set(step, next);
        node = next;
      }
      // A function may subscribe twice.
      const mine: Listener = { notify: listener };
      const minimumStay = join(node, mine, among);
      return () => {
        minimumStay();
        if (prune(root, at, 0)) {
          stop?.();
          stop = undefined;
        }
      };
    },
  };
}
