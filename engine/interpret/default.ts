import type { Json } from "#engine/json";
import { objectOf } from "#engine/json";
import { fold, type Property, type Shape, type TypeId, type Types } from "#engine/shape";
import { alternativeAnswers } from "./alternatives.ts";
import { choicesOf, type Filled, type Picked, type Picks, picksAt, picksBelow, picksHere } from "./choices.ts";
import { choicesIn } from "./choices-in.ts";

/** What the outside world must lend: the engine never reads a clock of its own. */
export interface Ports {
  readonly now: () => Date;
}

/** `trail` holds the named types and unions being built, so that what must contain itself stops with nothing. */
type Make = (ports: Ports, trail: readonly (TypeId | Shape)[]) => Picked | undefined;

/**
 * Makes the value that a control starts with (product.md §4 "Defaults"), with the choices of the unions in it.
 * Nothing where none is sensible: an enum with several values and no default, a file, an unknown value, a type that
 * must contain itself. An object starts with its required properties that have a default.
 */
export function starter(types: Types): (shape: Shape) => (ports: Ports) => Filled | undefined {
  const answersOf = alternativeAnswers<Make>(types);
  const chosenIn = choicesIn(types);

  const make = fold<Make>(types, {
    string: (node) => always(node.default ?? ""),
    boolean: (node) => always(node.default ?? false),
    integer: (node) => always(node.default ?? 0),
    uint: (node) => always(node.default ?? 0),
    double: (node) => always(node.default ?? 0),
    long: (node) => always(node.default ?? "0"),
    uint64: (node) => always(node.default ?? "0"),
    bigInteger: (node) => always(node.default ?? "0"),
    datetime: (node) => (ports) => ({ value: node.default ?? ports.now().toISOString() }),
    date: (node) => (ports) => ({ value: node.default ?? ports.now().toISOString().slice(0, 10) }),
    uuid: (node) => always(node.default ?? ""),
    base64: (node) => always(node.default ?? ""),
    enum: ({ values, default: chosen }) => always(chosen ?? (values.length === 1 ? values[0]?.value : undefined)),
    literal: ({ value }) => always(value),
    nullable: () => always(null),
    list: () => always([]),
    set: () => always([]),
    map: () => always({}),
    object: ({ properties }, recur) =>
      makeObject(properties.filter(isFilledIn).map((one) => [one.key, member(one, recur)])),
    discriminatedUnion: ({ variants: [first] }, recur) => (first === undefined ? nothing : recur(first.shape)),
    undiscriminatedUnion: (node, recur) => {
      const inners = answersOf(node, recur);
      return (ports, trail) => {
        const made = trail.includes(node) ? undefined : inners()[0]?.(ports, [...trail, node]);
        return made && { value: made.value, picks: picksHere(0, made.picks) };
      };
    },
    file: () => nothing,
    unknown: () => nothing,
    ref: (id, force) => (ports, trail) => (trail.includes(id) ? undefined : force()(ports, [...trail, id])),
  });

  function member({ shape, default: own }: Property, recur: (shape: Shape) => Make): Make {
    if (own === undefined) return recur(shape);
    let picks: Picks | undefined;
    return () => {
      picks ??= picksAt(chosenIn(shape)(own), []);
      return { value: own, ...(picks && { picks }) };
    };
  }

  return (shape) => {
    const inner = make(shape);
    return (ports) => filled(inner(ports, []));
  };
}

/** Makes the value that a control starts with, without its choices; see `starter`. */
export function defaultMaker(types: Types): (shape: Shape) => (ports: Ports) => Json | undefined {
  const start = starter(types);
  return (shape) => {
    const make = start(shape);
    return (ports) => make(ports)?.value;
  };
}

/** Makes what a property starts with once it is shown: its own default, else that of its shape. */
export function propertyStarter(types: Types): (property: Property) => (ports: Ports) => Filled | undefined {
  const start = starter(types);
  const chosenIn = choicesIn(types);
  return ({ shape, default: own }) => {
    if (own === undefined) return start(shape);
    return () => ({ value: own, choices: chosenIn(shape)(own) });
  };
}

const isFilledIn = ({ optional, access }: Property): boolean => !optional && access !== "READ_ONLY";

const nothing: Make = () => undefined;
const always = (value: Json | undefined): Make => (value === undefined ? nothing : () => ({ value }));

const makeObject =
  (members: readonly (readonly [key: string, make: Make])[]): Make =>
  (ports, trail) => {
    const entries: [string, Json][] = [];
    const picks: [string, Picks | undefined][] = [];
    for (const [key, make] of members) {
      const made = make(ports, trail);
      if (made === undefined) continue;
      entries.push([key, made.value]);
      picks.push([key, made.picks]);
    }
    const below = picksBelow(picks);
    return { value: objectOf(entries), ...(below && { picks: below }) };
  };

const filled = (made: Picked | undefined): Filled | undefined =>
  made && { value: made.value, choices: choicesOf(made.picks) };
