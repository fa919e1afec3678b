import { isList, isObject, type Json, objectOf, own } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { alternativeAnswers } from "./alternatives.ts";
import { type Choices, picksAt } from "./choices.ts";
import { variantTaker } from "./choose.ts";
import { discriminantReader } from "./discriminant.ts";
import { matcherWithin } from "./match.ts";
import { type Ask, memory } from "./remember.ts";
import { choiceToWire, digitsToWire } from "./wire-numbers.ts";

type Encode = Ask<Json>;

/**
 * Makes the writer of form values as they travel: 64-bit digit text becomes a number, all else stays what it is. What
 * does not fit its shape is passed on as it is, unknown keys too: `validator` tells of them. `choices` are by pointer
 * from the root that `at` starts at.
 */
export function encoder(types: Types): (shape: Shape) => (value: Json, choices?: Choices, at?: Path) => Json {
  const answersOf = alternativeAnswers<Encode>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const { remember, settle, questions } = memory<Json>(null);
  const score = matcherWithin(types, questions);
  const encode = fold<Encode>(types, {
    ...leaves<Encode>(same),
    long: () => digitsToWire,
    uint64: () => digitsToWire,
    enum: (node) => choiceToWire(node),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => remember(encodeItems(recur(item))),
    set: ({ item }, recur) => remember(encodeItems(recur(item))),
    map: ({ value: item }, recur) => remember(encodeMembers(new Map(), recur(item))),
    object: ({ properties, extra }, recur) =>
      remember(encodeMembers(new Map(properties.map(({ key, shape }) => [key, recur(shape)])), extra && recur(extra))),
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      return (value, picks) => (isObject(value) && inners[variantOf(value) ?? -1]?.(value, picks)) || value;
    },
    undiscriminatedUnion: (node, recur) => {
      const take = variantTaker(scoresOf(node, score));
      const inners = answersOf(node, recur);
      return (value, picks) => {
        const inner = inners()[take(value, picks)?.index ?? -1];
        return inner ? inner(value, picks) : value;
      };
    },
    ref: (_id, force) => (value, picks) => force()(value, picks),
  });
  return (shape) => {
    const inner = settle(encode(shape));
    return (value, choices, at = []) => inner(value, picksAt(choices, at));
  };
}

const same: Encode = (value) => value;

const encodeItems =
  (item: Encode): Encode =>
  (value, picks) => {
    if (!isList(value)) return value;
    const items: Json[] = [];
    for (const one of value) items.push(item(one, picks?.below?.get(String(items.length))));
    return items;
  };

const encodeMembers =
  (known: ReadonlyMap<string, Encode>, others: Encode | undefined): Encode =>
  (value, picks) => {
    if (!isObject(value)) return value;
    const entries: [string, Json][] = [];
    for (const key of Object.keys(value)) {
      const encode = known.get(key) ?? others ?? same;
      entries.push([key, encode(own(value, key) as Json, picks?.below?.get(key))]);
    }
    return objectOf(entries);
  };
