import { isList, isObject, type Json, objectOf, own } from "#engine/json";
import { fold, leaves, type Shape, type Types } from "#engine/shape";
import { alternativeAnswers } from "./alternatives.ts";
import { choicesOf, type Filled, type Picked, type Picks, picksBelow, picksHere } from "./choices.ts";
import { variantTaker } from "./choose.ts";
import { discriminantReader } from "./discriminant.ts";
import { wireMatcherWithin } from "./match.ts";
import { memory } from "./remember.ts";
import { choiceFromWire, digitsFromWire, doubleFromWire, wholeFromWire } from "./wire-numbers.ts";

type Decode = (wire: Json) => Picked;

/** How numbers are read. */
export interface ReaderOptions {
  /**
   * What a double becomes that one would print in another way, such as `1.0`, or has more digits than one holds: the
   * nearest one, as programs read it, or the text that it is (docs/decisions/0002), as in a form, which must not change
   * what somebody wrote. The check tells of digits that would be lost.
   */
  readonly doubles?: "nearest" | "kept";
}

/**
 * Makes the reader of values of the wire as form values, together with the variant of each undiscriminated union that
 * the wire value fits best: `5` and `"5"` can be told apart there, while a form holds a long as text. What does not
 * fit is passed on as it is, unknown keys too.
 */
export function reader(
  types: Types,
  { doubles = "nearest" }: ReaderOptions = {},
): (shape: Shape) => (wire: Json) => Filled {
  const answersOf = alternativeAnswers<Decode>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const { remember, settle, questions } = memory<Picked>({ value: null });
  const score = wireMatcherWithin(types, questions);
  const decode = fold<Decode>(types, {
    ...leaves<Decode>(same),
    integer: () => reading(wholeFromWire),
    uint: () => reading(wholeFromWire),
    double: () => (doubles === "kept" ? same : reading(doubleFromWire)),
    long: () => reading(digitsFromWire),
    uint64: () => reading(digitsFromWire),
    bigInteger: () => reading(digitsFromWire),
    enum: (node) => (node.numeric ? reading(choiceFromWire(node)) : same),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => remember(decodeItems(recur(item))),
    set: ({ item }, recur) => remember(decodeItems(recur(item))),
    map: ({ value: item }, recur) => remember(decodeMembers(new Map(), recur(item))),
    object: ({ properties, extra }, recur) =>
      remember(decodeMembers(new Map(properties.map(({ key, shape }) => [key, recur(shape)])), extra && recur(extra))),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      return (wire) => (isObject(wire) && inners[variantOf(wire) ?? -1]?.(wire)) || same(wire);
    },
    undiscriminatedUnion: (node, recur) => {
      const take = variantTaker(scoresOf(node, score));
      const inners = answersOf(node, recur);
      return (wire) => {
        const taken = take(wire, undefined);
        const read = taken && inners()[taken.index]?.(wire);
        return taken && read ? { value: read.value, picks: picksHere(taken.index, read.picks) } : same(wire);
      };
    },
    ref: (_id, force) => (wire) => force()(wire),
  });
  return (shape) => {
    const inner = settle(decode(shape));
    return (wire) => {
      const { value, picks } = inner(wire);
      return { value, choices: choicesOf(picks) };
    };
  };
}

/** Makes the reader of values of the wire as form values, without the choices; see `reader`. */
export function decoder(types: Types): (shape: Shape) => (wire: Json) => Json {
  const read = reader(types);
  return (shape) => {
    const inner = read(shape);
    return (wire) => inner(wire).value;
  };
}

const same: Decode = (value) => ({ value });

const reading =
  (read: (wire: Json) => Json): Decode =>
  (wire) => ({ value: read(wire) });

const picked = (value: Json, found: readonly (readonly [string | number, Picks | undefined])[]): Picked => {
  const picks = picksBelow(found);
  return { value, ...(picks && { picks }) };
};

const decodeItems =
  (item: Decode): Decode =>
  (wire) => {
    if (!isList(wire)) return same(wire);
    const items: Json[] = [];
    const found: [number, Picks | undefined][] = [];
    for (const one of wire) {
      const { value, picks } = item(one);
      found.push([items.length, picks]);
      items.push(value);
    }
    return picked(items, found);
  };

const decodeMembers =
  (known: ReadonlyMap<string, Decode>, others: Decode | undefined): Decode =>
  (wire) => {
    if (!isObject(wire)) return same(wire);
    const entries: [string, Json][] = [];
    const found: [string, Picks | undefined][] = [];
    let differs = false;
    for (const key of Object.keys(wire)) {
      const member = own(wire, key) as Json; // it is one of its keys
      const { value, picks } = (known.get(key) ?? others ?? same)(member);
      if (value !== member) differs = true;
      if (picks !== undefined) found.push([key, picks]);
      entries.push([key, value]);
    }
    // A copy of an object of thousands of members costs more than reading them.
    return picked(differs ? objectOf(entries) : wire, found);
  };
