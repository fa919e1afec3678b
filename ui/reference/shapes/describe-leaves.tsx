import type { ReactElement, ReactNode } from "react";
import { type TypeWord, typeLabel } from "#engine/interpret";
import { type Json, numberFromText } from "#engine/json";
import type { EnumValue, LeafAlgebra, Shape } from "#engine/shape";
import { siteTexts } from "#ui/text";
import { LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark } from "../marks/index.ts";
import { type Description, type Nesting, nothing, plain, rowSize } from "./description.ts";
import { countFacts, fact, labelText, numberFacts } from "./facts.ts";
import type { DescribedParts } from "./guide-parts.ts";
import { sumOf } from "./opening.ts";

/** Up to this many values of an enum are shown without a click (docs/behavior.md#reference-pages). */
const maxValuesAtOnce = 12;

/** Returns digit text as the number that it is on the wire. */
const numberOf = (digits: string | undefined): Json | undefined =>
  digits === undefined ? undefined : numberFromText(digits);

/** Describes shapes that contain no others: the type and its constraints. */
export const describeLeaves = (guide: DescribedParts): LeafAlgebra<Description> =>
  guide.types.words === "openapi"
    ? withLabels(
        leavesOf(guide),
        typeLabel(guide.types, (label) => labelText(guide.texts, label)),
      )
    : leavesOf(guide);

/** Replaces the labels of types; a format is part of the label, so it is not a separate fact. */
function withLabels(algebra: LeafAlgebra<Description>, label: (shape: Shape) => string): LeafAlgebra<Description> {
  const named = (description: Description, shape: Shape): Description => {
    const text = label(shape);
    return { ...description, label: text, text };
  };
  return {
    ...algebra,
    string: (node, recur) => {
      const { format: _, ...rest } = node;
      return named(algebra.string(rest, recur), node);
    },
    integer: (node, recur) => named(algebra.integer(node, recur), node),
    uint: (node, recur) => named(algebra.uint(node, recur), node),
    double: (node, recur) => named(algebra.double(node, recur), node),
    long: (node, recur) => named(algebra.long(node, recur), node),
    uint64: (node, recur) => named(algebra.uint64(node, recur), node),
    datetime: (node, recur) => named(algebra.datetime(node, recur), node),
    date: (node, recur) => named(algebra.date(node, recur), node),
    uuid: (node, recur) => named(algebra.uuid(node, recur), node),
    base64: (node, recur) => named(algebra.base64(node, recur), node),
    enum: (node, recur) => named(algebra.enum(node, recur), node),
  };
}

const leavesOf = (
  { prose, texts }: DescribedParts,
  { text } = texts,
  name = (word: TypeWord) => labelText(texts, word),
): LeafAlgebra<Description> => ({
  string: (node) =>
    plain(
      name("string"),
      [
        ...fact(text("formatFact"), node.format),
        ...countFacts(texts, "lengthFact", node.minLength, node.maxLength),
        ...fact(text("patternFact"), node.regex, true),
      ],
      node.default,
    ),
  boolean: (node) => plain(name("boolean"), [], node.default),
  integer: (node) => plain(name("integer"), numberFacts(node, texts), node.default),
  uint: (node) => plain(name("unsigned integer"), [], node.default),
  double: (node) => plain(name("double"), numberFacts(node, texts), node.default),
  long: (node) => plain(name(node.unsized ? "integer" : "long"), numberFacts(node, texts), numberOf(node.default)),
  uint64: (node) => plain(name("unsigned long"), [], numberOf(node.default)),
  bigInteger: (node) => plain(name("big integer"), fact(text("writtenAs"), text("textOfDigits")), node.default),
  datetime: (node) => plain(name("datetime"), fact(text("writtenAs"), "RFC 3339"), node.default),
  date: (node) => plain(name("date"), fact(text("writtenAs"), "YYYY-MM-DD"), node.default),
  uuid: (node) => plain(name("UUID"), [], node.default),
  base64: (node) => plain(name("base64"), fact(text("holds"), node.mimeType), node.default),
  literal: (node) => {
    const value = JSON.stringify(node.value);
    return { ...nothing, label: <code>{value}</code>, text: value };
  },
  unknown: (node) => plain(node.displayName ?? text("anyJsonValue"), [], undefined),
  file: (node) =>
    plain(name(node.multiple ? "files" : "file"), fact(text("mediaTypesFact"), node.accept?.join(", ")), undefined),
  enum: (node) => ({
    ...plain(name("enum"), [], node.numeric ? numberOf(node.default) : node.default),
    size: () => ({ rows: node.values.length, units: sumOf(node.values.map((one) => rowSize(one.value, one))).units }),
    isShort: () => node.values.length <= maxValuesAtOnce,
    holds: () => texts.text("valuesCount", { count: node.values.length }),
    body: (nesting) => <EnumValues {...{ values: node.values, nesting, prose }} />,
  }),
});

interface EnumValuesProps {
  readonly values: readonly EnumValue[];
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

const names = { textOf: ({ value }: EnumValue): string => value };

const isDocumented = ({ description, availability }: EnumValue): boolean =>
  description !== undefined || availability !== undefined;

/** The values of an enum: in a row where nothing more is said of them, as a list with their documentation elsewhere. */
function EnumValues({ values, nesting, prose }: EnumValuesProps): ReactElement {
  const { text } = siteTexts();
  const part = listPart(values, nesting.at, names, nesting.view);
  return (
    <LongList id={nesting.at} part={part} rows="valuesCount">
      {values.some(isDocumented) ? (
        <dl className="enum-list">
          {part.shown.map(({ value, description, availability }) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
                <AvailabilityMark availability={availability} />
              </dt>
              <dd>{description === undefined ? null : prose(description)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className="enum-row" aria-label={text("values")}>
          {part.shown.map(({ value }) => (
            <li key={value}>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
}
