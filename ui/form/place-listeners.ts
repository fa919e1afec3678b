import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import type { Path } from "#engine/shape";
import type { FormPort } from "./port.ts";

type Step = string | number;

interface Listener {
  readonly tell: () => void;
  readonly among: readonly Step[] | undefined;
}

/** Those who listen to one place, and the places below it that have listeners. */
interface Spot {
  readonly listeners: Set<Listener>;
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

const emptySpot = (): Spot => ({ listeners: new Set(), below: new Map() });

/** The part of a value one step further in; nothing where there is none. */
export const partOf = (value: Json | undefined, step: Step | undefined): Json | undefined => {
  if (isList(value)) return typeof step === "number" ? value[step] : undefined;
  return isObject(value) ? own(value, String(step)) : undefined;
};

function collect(spot: Spot, found: (() => void)[]): void {
  for (const { tell } of spot.listeners) found.push(tell);
  for (const child of spot.below.values()) collect(child, found);
}

/** Tells of each step whether it leads to something else in another value. */
function differenceIn(before: Json | undefined, now: Json | undefined): (step: Step) => boolean {
  // Where no key came or went, nothing has to be asked but the members: this runs for each of thousands at each key.
  if (isObject(before) && isObject(now) && keysOf(before) === keysOf(now)) return (step) => before[step] !== now[step];
  return (step) => partOf(before, step) !== partOf(now, step);
}

/** Edits keep the identity of what they do not touch, so what is the same has no change below it. */
function collectChanged(spot: Spot, before: Json | undefined, now: Json | undefined, found: (() => void)[]): void {
  if (before === now) return;
  const differs = differenceIn(before, now);
  for (const { tell, among } of spot.listeners) if (among === undefined || among.some(differs)) found.push(tell);
  for (const [step, child] of spot.below) {
    if (differs(step)) collectChanged(child, partOf(before, step), partOf(now, step), found);
  }
}

/** Takes the spots out again that nobody listens to any more. */
function prune(spot: Spot, at: Path, depth: number): boolean {
  const step = at[depth];
  const child = step === undefined ? undefined : spot.below.get(step);
  if (step !== undefined && child !== undefined && prune(child, at, depth + 1)) spot.below.delete(step);
  return spot.listeners.size === 0 && spot.below.size === 0;
}

/** Listens to a form once and passes changes on only to those whose place they touch, so that a key costs the same at any size. */
export function placeListeners(port: FormPort): PlaceListeners {
  const root = emptySpot();
  let last = port.read();
  let stop: (() => void) | undefined;

  const onChange = (): void => {
    const before = last;
    last = port.read();
    const found: (() => void)[] = [];
    if (before.choices === last.choices) collectChanged(root, before.value, last.value, found);
    else collect(root, found);
    for (const listener of found) listener();
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
      const { listeners } = spot;
      // The same function may listen twice.
      const mine: Listener = { tell: listener, among };
      listeners.add(mine);
      return () => {
        listeners.delete(mine);
        if (listeners.size === 0 && prune(root, at, 0)) {
          stop?.();
          stop = undefined;
        }
      };
    },
  };
}
