import { ruleCheck } from "#engine/rules";
import type { LeafAlgebra, Rule, Shape } from "#engine/shape";
import { leafAccepts } from "./leaf-accepts.ts";
import { rangeWithin } from "./ranges.ts";
import { keptBy, type ReaderQuestions, someCase } from "./reader-cases.ts";
import { textWithin } from "./text-ranges.ts";
import type { View } from "./view.ts";

/** Returns true if a reader's shape accepts all values of one shape. */
export type AcceptedBy = (reader: Shape) => boolean;

/** Returns the answers for writer shapes that hold no other shape. */
export function leavesAssignable(
  questions: ReaderQuestions,
  seeWriter: (shape: Shape) => View,
): LeafAlgebra<AcceptedBy> {
  const number = (node: Shape): AcceptedBy => {
    const { numbers } = seeWriter(node);
    return someCase(
      questions,
      keptBy(node),
      (seen) => numbers !== undefined && seen.numbers !== undefined && rangeWithin(numbers, seen.numbers),
    );
  };
  const text = (node: Shape): AcceptedBy => {
    const { texts } = seeWriter(node);
    return someCase(
      questions,
      keptBy(node),
      (seen) => texts !== undefined && seen.texts !== undefined && textWithin(texts, seen.texts),
    );
  };
  const oneOf =
    (values: readonly (string | boolean)[]): AcceptedBy =>
    (shape) =>
      values.every((value) => {
        const keeps = (rule: Rule): boolean => ruleCheck(rule)(value).length === 0;
        return someCase(questions, keeps, (seen) => leafAccepts(seen, value))(shape);
      });

  return {
    string: text,
    boolean: () => oneOf([true, false]),
    integer: number,
    uint: number,
    double: number,
    long: number,
    uint64: number,
    bigInteger: text,
    datetime: text,
    date: text,
    uuid: text,
    base64: text,
    enum: (node) => {
      const { values, numeric } = node;
      if (!numeric) return oneOf(values.map(({ value }) => value));
      return someCase(questions, keptBy(node), (seen) => {
        const known = new Set(seen.enum?.numeric ? seen.enum.values.map(({ value }) => value) : []);
        return values.every(({ value }) => known.has(value));
      });
    },
    literal: ({ value }) => oneOf([value]),
    file: (node) => someCase(questions, keptBy(node), ({ file }) => file?.multiple === node.multiple),
    unknown: (node) => someCase(questions, keptBy(node), () => false),
  };
}
