import { changedKey, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { fold, type ObjectShape, type Path, type Shape, type Types } from "#engine/shape";
import { alternativeAnswers } from "./alternatives.ts";
import { type Choices, type Picks, picksAt } from "./choices.ts";
import { variantTaker } from "./choose.ts";
import { discriminantReader } from "./discriminant.ts";
import { duplicatesIn } from "./duplicates.ts";
import { foundWords, oneOf, quoted } from "./found.ts";
import { clean, type Fault, type Findings, fault, findings, type Issue, issuesOf } from "./issue.ts";
import { keyChecker } from "./key.ts";
import { typeLabel } from "./label.ts";
import {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  dateCheck,
  datetimeCheck,
  digitsCheck,
  doubleCheck,
  enumCheck,
  fileCheck,
  type LeafCheck,
  literalCheck,
  stringCheck,
  uuidCheck,
  wholeCheck,
} from "./leaves.ts";
import { fitting, matcherWithin } from "./match.ts";
import { type Direction, membersOf } from "./members.ts";
import { recall } from "./recall.ts";
import { type Amend, type Ask, memory } from "./remember.ts";

type Check = Ask<Findings>;

/** How strict a check is. */
export interface ValidatorOptions {
  /** Whether a key that an object does not declare is a fault, also where it is not closed. The default is `keep`: it is not. */
  readonly unknownKeys?: "keep" | "report";
  /** Whose value it is; a caller's by default. */
  readonly direction?: Direction;
}

/**
 * Makes the check of form values: all faults at once, each with its place below `at`. `choices` are by pointer from
 * the root that `at` starts at. A required property that is `READ_ONLY` may be absent from what a caller sends, one that
 * is `WRITE_ONLY` from what an API answers.
 *
 * What was found in a frozen list or object is kept by identity, so that after an edit only what changed is checked
 * again. Patterns run in bounded time, see `patternTest`.
 */
export function validator(
  types: Types,
  { unknownKeys = "keep", direction = "request" }: ValidatorOptions = {},
): (shape: Shape) => (value: Json | undefined, choices?: Choices, at?: Path) => readonly Issue[] {
  const label = typeLabel(types);
  const keyCheck = keyChecker(types);
  const answersOf = alternativeAnswers<Check>(types);
  const scoresOf = alternativeAnswers<(value: Json) => number>(types);
  const { remember, settle, questions } = memory<Findings>(clean);
  const score = matcherWithin(types, questions);
  const missing = (shape: Shape): Findings =>
    findings([fault("missing", label(shape), "nothing", "a value is required")]);

  const check = fold<Check>(types, {
    string: (node) => leaf(stringCheck(node)),
    boolean: () => leaf(booleanCheck),
    integer: (node) => leaf(wholeCheck("integer", node)),
    uint: () => leaf(wholeCheck("uint", {})),
    double: (node) => leaf(doubleCheck(node)),
    long: (node) => leaf(digitsCheck("long", node)),
    uint64: () => leaf(digitsCheck("uint64", {})),
    bigInteger: () => leaf(bigIntegerCheck),
    datetime: () => leaf(datetimeCheck),
    date: () => leaf(dateCheck),
    uuid: () => leaf(uuidCheck),
    base64: () => leaf(base64Check),
    enum: (node) => leaf(enumCheck(node)),
    literal: (node) => leaf(literalCheck(node)),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return (value, picks) => (value === null ? clean : inner(value, picks));
    },
    list: ({ item }, recur) => {
      const inner = recur(item);
      return remember((value, picks) => (isList(value) ? checkItems(value, picks, inner) : wrongType("a list", value)));
    },
    set: ({ item }, recur) => {
      const inner = recur(item);
      return remember((value, picks) => {
        if (!isList(value)) return wrongType("a list", value);
        const found = checkItems(value, picks, inner);
        const again = duplicatesIn(value).map((index): readonly [number, Findings] => {
          const what = foundWords(value[index]);
          return [index, findings([fault("duplicate", "items that differ", what, `${what} is in the list already`)])];
        });
        return again.length === 0 ? found : { here: found.here, below: [...found.below, ...again] };
      });
    },
    map: ({ key, value: item }, recur) => {
      const keyFaults = keyCheck(key);
      const inner = recur(item);
      return remember((value, picks) => {
        if (!isObject(value)) return wrongType("an object", value);
        const below: [string, Findings][] = [];
        for (const name of Object.keys(value)) {
          add(below, name, name === "__proto__" ? protoKey : findings(keyFaults(name).map(asKeyFault)));
          add(below, name, inner(own(value, name) as Json, picks?.below?.get(name)));
        }
        return parts(below);
      });
    },
    object: (node, recur) => {
      const members = membersOf(node.properties, recur, direction);
      const checkOthers = othersCheck(node, recur);
      const again = recall();
      const positions = new Map(members.map(({ key }, index) => [key, index]));
      /** After an edit of one member only that one is looked at, so that a key costs the same among thousands. */
      const amend: Amend<Findings> = (before, found, value, picks) => {
        const key = isObject(before) && isObject(value) ? changedKey(before, value) : undefined;
        const index = key === undefined ? undefined : positions.get(key);
        const changed = index === undefined ? undefined : members[index];
        if (key === undefined || index === undefined || changed === undefined || found.here.length > 0)
          return undefined;
        const member = own(value as JsonObject, key);
        if (member === undefined) return undefined;
        const next = again(index, changed.answer, member, picks?.below?.get(key));
        const at = found.below.findIndex(([step]) => step === key);
        if (at < 0) return next === clean ? found : undefined;
        return parts(next === clean ? found.below.toSpliced(at, 1) : found.below.with(at, [key, next]));
      };
      return remember((value, picks) => {
        if (!isObject(value)) return wrongType("an object", value);
        const below: [string, Findings][] = [];
        members.forEach(({ key, shape, required, answer: inner }, index) => {
          const member = own(value, key);
          if (member !== undefined) add(below, key, again(index, inner, member, picks?.below?.get(key)));
          else if (required) below.push([key, missing(shape)]);
        });
        checkOthers?.(value, picks, below);
        return parts(below);
      }, amend);
    },
    discriminatedUnion: (node, recur) => {
      const variantOf = discriminantReader(node);
      const inners = node.variants.map(({ shape }) => recur(shape));
      const names = oneOf(node.variants.map(({ value }) => value));
      return (value, picks) => {
        if (!isObject(value)) return wrongType("an object", value);
        const index = variantOf(value);
        const inner = index === undefined ? undefined : inners[index];
        if (inner !== undefined) return inner(value, picks);
        const tag = own(value, node.discriminant);
        const wrong =
          tag === undefined ? fault("missing", names, "nothing", "a value is required") : noVariant(names, tag);
        return { here: [], below: [[node.discriminant, findings([wrong])]] };
      };
    },
    undiscriminatedUnion: (node, recur) => {
      const take = variantTaker(scoresOf(node, score));
      const inners = answersOf(node, recur);
      const expected = label(node);
      return (value, picks) => {
        const taken = take(value, picks);
        const found = (taken && inners()[taken.index]?.(value, picks)) ?? clean;
        if (taken?.chosen || (taken && taken.score >= fitting)) return found;
        return { here: [fault("no-variant", expected, foundWords(value)), ...found.here], below: found.below };
      };
    },
    file: (node) => leaf(fileCheck(node)),
    unknown: () => () => clean,
    ref: (_id, force) => (value, picks) => force()(value, picks),
  });

  /** Checks what an object holds beyond its properties; nothing when all of it may stay unseen. */
  function othersCheck({ properties, extra, closed }: ObjectShape, recur: (shape: Shape) => Check) {
    const inner = extra && recur(extra);
    if (inner === undefined && !closed && unknownKeys === "keep") return undefined;
    const known = new Set(properties.map(({ key }) => key));
    return (value: JsonObject, picks: Picks | undefined, below: [string, Findings][]): void => {
      for (const key of Object.keys(value)) {
        if (known.has(key)) continue;
        if (inner === undefined) below.push([key, unknownKey(key, known)]);
        else {
          if (key === "__proto__") below.push([key, protoKey]);
          add(below, key, inner(own(value, key) as Json, picks?.below?.get(key)));
        }
      }
    };
  }

  return (shape) => {
    const inner = settle(check(shape));
    return (value, choices, at = []) =>
      issuesOf(value === undefined ? missing(shape) : inner(value, picksAt(choices, at)), at);
  };
}

const leaf =
  (faults: LeafCheck): Check =>
  (value) =>
    findings(faults(value));

const wrongType = (expected: string, value: Json): Findings => findings([fault("type", expected, foundWords(value))]);

const noVariant = (expected: string, tag: Json): Fault => fault("variant", expected, foundWords(tag));

const protoKey = findings([
  fault(
    "proto-key",
    "another key",
    quoted("__proto__"),
    'the key "__proto__" has a meaning of its own and is not allowed',
  ),
]);

const asKeyFault = ({ expected, found }: Fault): Fault =>
  fault("key", expected, found, `expected ${expected} as the key, found ${found}`);

const unknownKey = (key: string, known: ReadonlySet<string>): Findings =>
  findings([fault("unknown-key", oneOf([...known]), quoted(key), `there is no property ${quoted(key)}`)]);

const parts = (below: Findings["below"]): Findings => (below.length === 0 ? clean : { here: [], below });

function add(below: [string | number, Findings][], step: string | number, found: Findings): void {
  if (found !== clean) below.push([step, found]);
}

function checkItems(items: readonly Json[], picks: Picks | undefined, inner: Check): Findings {
  const below: [number, Findings][] = [];
  for (let index = 0; index < items.length; index += 1) {
    add(below, index, inner(items[index] as Json, picks?.below?.get(String(index))));
  }
  return parts(below);
}
