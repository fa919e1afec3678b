import { type Json, numberFromText } from "#engine/json";
import { fold, type Shape, type Types } from "#engine/shape";
import {
  base64Check,
  bigIntegerCheck,
  booleanCheck,
  dateCheck,
  datetimeCheck,
  digitsCheck,
  doubleCheck,
  enumCheck,
  foundValue,
  type IssueDetail,
  integerCheck,
  issueDetail,
  type LeafCheck,
  literalCheck,
  stringCheck,
  uuidCheck,
} from "../leaves/index.ts";
import { alternativeAnswers } from "../unions/index.ts";

type KeyCheck = (text: string) => readonly IssueDetail[];

/** Creates the check of map keys. A key is text on the wire, so a number is checked as its text, `true` as a word. */
export function keyChecker(types: Types): (shape: Shape) => KeyCheck {
  const answersOf = alternativeAnswers<KeyCheck>(types);
  return fold<KeyCheck>(types, {
    string: (node) => stringCheck(node),
    boolean: () => reading(booleanCheck, wordFromText),
    integer: (node) => reading(integerCheck("integer", node), numeralFromText),
    uint: () => reading(integerCheck("uint", {}), numeralFromText),
    double: (node) => reading(doubleCheck(node), numeralFromText),
    long: (node) => digitsCheck("long", node),
    uint64: () => digitsCheck("uint64", {}),
    bigInteger: () => bigIntegerCheck,
    datetime: () => datetimeCheck,
    date: () => dateCheck,
    uuid: () => uuidCheck,
    base64: () => base64Check,
    enum: (node) => enumCheck(node),
    literal: (node) => reading(literalCheck(node), typeof node.value === "boolean" ? wordFromText : (text) => text),
    nullable: ({ item }, recur) => recur(item),
    list: () => noKey,
    set: () => noKey,
    map: () => noKey,
    object: () => noKey,
    discriminatedUnion: () => noKey,
    undiscriminatedUnion: (node, recur) => {
      const checks = answersOf(node, recur);
      return (text) => {
        const all = checks().map((check) => check(text));
        return all.find((details) => details.length === 0) ?? all[0] ?? noKey(text);
      };
    },
    file: () => noKey,
    unknown: () => () => [],
    ref: (_id, force) => (text) => force()(text),
  });
}

const reading =
  (check: LeafCheck, read: (text: string) => Json): KeyCheck =>
  (text) =>
    check(read(text));

const wordFromText = (text: string): Json => (text === "true" ? true : text === "false" ? false : text);

const numeralFromText = (text: string): Json =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? numberFromText(text) : text;

const noKey: KeyCheck = (text) => [issueDetail("key", "a key that can be text", foundValue(text))];
