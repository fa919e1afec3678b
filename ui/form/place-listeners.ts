import { changedKey, isList, isObject, type Json, keysOf, own } from "#engine/json";
import type { Path } from "#engine/shape";
import type { FormPort } from "./port.ts";

type Step = string | number;

interface Listener {
  readonly tell: () => void;
}

/** Those who listen to one place, and the places below it that have listeners. */
interface Spot {
  /** Those who listen to all of it. */
  readonly listeners: Set<Listener>;
  /** Those who listen to parts of it, by the part. */
  readonly byPart: Map<Step, Set<Listener>>;
  readonly below: Map<Step, Spot>;
}

/** Tells of changes by place. */
export interface PlaceListeners {
  /**
   * Calls back when the value at a place is another one, or the choices of unions are; with `among` only when one of
   * those parts of it is.
   */
  readonly subscribe: (at: Path, listener: () => void, among?: readonly Step[]) => () => void;
}

const emptySpot = (): Spot => ({ listeners: new Set(), byPart: new Map(), below: new Map() });

const isUnheard = ({ listeners, byPart, below }: Spot): boolean =>
  listeners.size === 0 && byPart.size === 0 && below.size === 0;

/** The part of a value one step further in; nothing where there is none. */
export const partOf = (value: Json | undefined, step: Step | undefined): Json | undefined => {
  if (isList(value)) return typeof step === "number" ? value[step] : undefined;
  return isObject(value) ? own(value, String(step)) : undefined;
};

/** Those to be told, each once however often it was found. */
type Found = Set<Listener>;

const addAll = (found: Found, listeners: Iterable<Listener> = []): void => {
  for (const one of listeners) found.add(one);
};

function collect(spot: Spot, found: Found): void {
  addAll(found, spot.listeners);
  for (const some of spot.byPart.values()) addAll(found, some);
  for (const child of spot.below.values()) collect(child, found);
}

/** The steps of those given that lead to something else in another value. */
function* changedSteps(
  before: Json | undefined,
  now: Json | undefined,
  heard: readonly Iterable<Step>[],
): Iterable<Step> {
  // Where no key came or went, nothing has to be asked but the members.
  const members = isObject(before) && isObject(now) && keysOf(before) === keysOf(now) ? { before, now } : undefined;
  const differs = (step: Step): boolean =>
    members ? members.before[step] !== members.now[step] : partOf(before, step) !== partOf(now, step);
  const only = members && changedKey(members.before, members.now);
  if (only !== undefined) {
    // A way into an object may be written as a number too.
    if (differs(only)) yield* String(Number(only)) === only ? [only, Number(only)] : [only];
    return;
  }
  for (const steps of heard) for (const step of steps) if (differs(step)) yield step;
}

/** Edits keep the identity of what they do not touch, so what is the same has no change below it. */
function collectChanged(spot: Spot, before: Json | undefined, now: Json | undefined, found: Found): void {
  if (before === now) return;
  addAll(found, spot.listeners);
  for (const step of changedSteps(before, now, [spot.byPart.keys(), spot.below.keys()])) {
    addAll(found, spot.byPart.get(step));
    const child = spot.below.get(step);
    if (child !== undefined) collectChanged(child, partOf(before, step), partOf(now, step), found);
  }
}

/** Takes the spots out again that nobody listens to any more. */
function prune(spot: Spot, at: Path, depth: number): boolean {
  const step = at[depth];
  const child = step === undefined ? undefined : spot.below.get(step);
  if (step !== undefined && child !== undefined && prune(child, at, depth + 1)) spot.below.delete(step);
  return isUnheard(spot);
}

/** Lets a listener hear of a spot, or of some parts of it, until the function given back is called. */
function join({ listeners, byPart }: Spot, mine: Listener, among: readonly Step[] | undefined): () => void {
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

/** Listens to a form once and passes changes on only to those whose place they touch, so that a key costs the same at any size. */
export function placeListeners(port: FormPort): PlaceListeners {
  const root = emptySpot();
  let last = port.read();
  let stop: (() => void) | undefined;

  const onChange = (): void => {
    const before = last;
    last = port.read();
    const found: Found = new Set();
    if (before.choices === last.choices) collectChanged(root, before.value, last.value, found);
    else collect(root, found);
    for (const { tell } of found) tell();
  };
  return {
    subscribe: (at, listener, among) => {
      if (stop === undefined) {
        last = port.read();
        stop = port.subscribe(onChange);
      }
      let spot = root;
      for (const step of at) {
        const next = spot.below.get(step) ?? emptySpot();
        spot.below.set(step, next);
        spot = next;
      }
      // The same function may listen twice.
      const mine: Listener = { tell: listener };
      const stay = join(spot, mine, among);
      return () => {
        stay();
        if (prune(root, at, 0)) {
          stop?.();
          stop = undefined;
        }
      };
    },
  };
}
