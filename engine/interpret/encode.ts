import { changedKey, isList, isObject, type Json, objectOf, own } from "#engine/json";
import { fold, leaves, type Path, type Shape, type Types } from "#engine/shape";
import { alternativeAnswers } from "./alternatives.ts";
import { type Choices, picksAt } from "./choices.ts";
import { variantTaker } from "./choose.ts";
import { discriminantReader } from "./discriminant.ts";
import { matcherWithin } from "./match.ts";
import { type Amend, type Ask, memory } from "./remember.ts";
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
    map: ({ value: item }, recur) => {
      const ofMember = memberEncoder(new Map(), recur(item));
      return remember(encodeMembers(ofMember), amendMembers(ofMember));
    },
    object: ({ properties, extra }, recur) => {
      const known = new Map(properties.map(({ key, shape }) => [key, recur(shape)]));
      const ofMember = memberEncoder(known, extra && recur(extra));
      return remember(encodeMembers(ofMember), amendMembers(ofMember));
    },
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

/** A list whose items all travel as they are is given back itself. */
const encodeItems =
  (item: Encode): Encode =>
  (value, picks) => {
    if (!isList(value)) return value;
    const items: Json[] = [];
    let isSame = true;
    for (const one of value) {
      const written = item(one, picks?.below?.get(String(items.length)));
      if (written !== one) isSame = false;
      items.push(written);
    }
    return isSame ? value : items;
  };

/** The writer of a member, by its key. */
type MemberEncoder = (key: string) => Encode;

const memberEncoder =
  (known: ReadonlyMap<string, Encode>, others: Encode = same): MemberEncoder =>
  (key) =>
    known.get(key) ?? others;

/** An object whose members all travel as they are is given back itself. */
const encodeMembers =
  (ofMember: MemberEncoder): Encode =>
  (value, picks) => {
    if (!isObject(value)) return value;
    const entries: [string, Json][] = [];
    let isSame = true;
    for (const key of Object.keys(value)) {
      const member = own(value, key) as Json; // it is one of its keys
      const written = ofMember(key)(member, picks?.below?.get(key));
      if (written !== member) isSame = false;
      entries.push([key, written]);
    }
    return isSame ? value : objectOf(entries);
  };

/** Where an object travelled as it was, after an edit of one member only that one is looked at. */
const amendMembers =
  (ofMember: MemberEncoder): Amend<Json> =>
  (before, written, value, picks) => {
    if (written !== before || !isObject(before) || !isObject(value)) return undefined;
    const key = changedKey(before, value);
    const member = key === undefined ? undefined : own(value, key);
    if (key === undefined || member === undefined) return undefined;
    return ofMember(key)(member, picks?.below?.get(key)) === member ? value : undefined;
  };
