import { inEnglish, jsonPhrase, variantNames } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import {
  type Documented,
  type EnumValue,
  fold,
  leaves,
  type ObjectShape,
  type Property,
  requiredFirst,
  type Shape,
  type Types,
  withTypeDescription,
} from "#engine/shape";
import {
  accessWords,
  availabilityWords,
  type Fact,
  type Guide,
  guideTo,
  makeGuide,
  namedItems,
  propertyFacts,
  propertyRows,
  valueFacts,
  variantShape,
} from "#ui/reference";
import { englishTexts, htmlToMarkdown } from "#ui/text";
import { codeText, plainInLine } from "./markdown-text.ts";

/** Most types that a page unfolds, one inside the other. */
const deepest = 4;

/** Most levels of lists that a page unfolds, named types or not. */
const maxLevels = 40;

/** Most lines of one shape with more than its first level: a type may unfold to much more than its page shows. */
const maxLines = 400;

/** Most lines of one shape. */
const maxLinesInAll = 4000;

/** The types around a shape, and the levels of lists that may still be inside it. */
interface Place {
  readonly seen: readonly string[];
  readonly levels: number;
}

/**
 * The lines of a shape at its place. They are written when they are asked for: four levels of unions of a hundred
 * variants are millions of lines.
 */
type LinesAt = (place: Place) => Iterable<string>;

/** Writes shapes as nested lists in markdown, with the facts that a page has about them. */
export interface ShapeLines {
  /** Returns the lines of the parts of a shape; empty for a plain value. */
  readonly inside: (shape: Shape) => readonly string[];
  readonly properties: (properties: readonly Property[]) => readonly string[];
  readonly label: (shape: Shape) => string;
  /** Returns what limits a value beside its type. */
  readonly facts: (shape: Shape) => readonly string[];
}

/** The direction of a message: properties of the other one are left out. */
export type Direction = "sent" | "received";

/** Writes the parts of shapes, and recurs into the shapes in them. */
interface PartLines {
  readonly descriptionOf: (shape: Shape) => ReturnType<Guide["describe"]>;
  readonly object: (node: Members, recur: (shape: Shape) => LinesAt, place: Place) => Iterable<string>;
  readonly variants: (all: readonly Variant[], recur: (shape: Shape) => LinesAt, place: Place) => Iterable<string>;
}

type Members = Pick<ObjectShape, "properties" | "extra">;

/** A variant under its name; `isNamed` is true if that is not its type. */
interface Variant extends Documented {
  readonly shape: Shape;
  readonly name: string;
  readonly isNamed?: boolean;
}

function partLines(types: Types, direction: Direction | undefined): PartLines {
  const guide = makeGuide({ types, typeHref: () => undefined, prose: () => null });
  const { describe: descriptionOf } = direction === undefined ? guide : guideTo(direction, guide);
  const hidden = direction === undefined ? undefined : direction === "sent" ? "READ_ONLY" : "WRITE_ONLY";
  const [rowOf, documented] = [propertyRows(types), withTypeDescription(types)];
  const inBrackets = (facts: readonly string[]): string => (facts.length === 0 ? "" : ` (${facts.join(", ")})`);
  const label = (shape: Shape): string => plainInLine(descriptionOf(shape).text);

  function* property(own: Property, recur: (shape: Shape) => LinesAt, { seen, levels }: Place): Iterable<string> {
    const one = documented(own);
    const row = rowOf(one, descriptionOf(one.shape));
    const facts = [
      ...[label(one.shape), one.optional ? "optional" : "required"],
      ...(one.access === undefined ? [] : [englishTexts.text(accessWords[one.access])]),
      ...stageOf(one),
      ...propertyFacts(row, { trail: seen }, englishTexts).map(factText),
    ];
    yield `- ${codeText(one.key)}${inBrackets(facts)}${afterColon(one.description)}`;
    yield* indented(recur(one.shape)({ seen, levels: levels - 1 }));
  }
  function* object({ properties, extra }: Members, recur: (shape: Shape) => LinesAt, place: Place): Iterable<string> {
    if (place.levels <= 0) return;
    for (const one of requiredFirst(properties)) {
      if (hidden === undefined || one.access !== hidden) yield* property(one, recur, place);
    }
    if (extra === undefined) return;
    const facts = valueFacts(descriptionOf(extra), place.seen, englishTexts).map(factText);
    yield `- additional properties${inBrackets([label(extra), ...facts])}`;
    yield* indented(recur(extra)({ ...place, levels: place.levels - 1 }));
  }
  function* variants(
    all: readonly Variant[],
    recur: (shape: Shape) => LinesAt,
    { seen, levels }: Place,
  ): Iterable<string> {
    if (levels <= 0) return;
    for (const own of all) {
      const one = documented(own);
      const facts = valueFacts(descriptionOf(one.shape), seen, englishTexts).map(factText);
      const about = [...(one.isNamed ? [label(one.shape)] : []), ...stageOf(one), ...facts];
      yield `- ${one.name}${inBrackets(about)}${afterColon(one.description)}`;
      yield* indented(recur(one.shape)({ seen, levels: levels - 1 }));
    }
  }
  return { descriptionOf, object, variants };
}

const linesOf = (types: Types, { descriptionOf, object, variants }: PartLines): ((shape: Shape) => LinesAt) =>
  fold<LinesAt>(types, {
    ...leaves<LinesAt>(() => []),
    enum: ({ values }) => enumLines(values),
    nullable: ({ item }, recur) => recur(item),
    list: (node, recur) => recur(namedItems(node, englishTexts) ?? node.item),
    set: ({ item }, recur) => recur(item),
    map: ({ key, value }, recur) => {
      const [ofKey, ofValue] = [recur(key), recur(value)];
      return function* (place) {
        yield* ofKey(place);
        yield* ofValue(place);
      };
    },
    object: (shape, recur) => (place) => object(shape, recur, place),
    discriminatedUnion: (node, recur) => {
      const named = node.variants.map(({ displayName = "", ...one }) => ({
        ...one,
        shape: variantShape(node, one),
        name: `${codeText(node.discriminant)}: ${codeText(one.value)} ${plainInLine(displayName)}`.trim(),
      }));
      return (place) => variants(named, recur, place);
    },
    undiscriminatedUnion: ({ variants: all }, recur) => {
      const label = (shape: Shape): string => descriptionOf(shape).text;
      const names = variantNames(all, (shape) => jsonPhrase(label(shape))).map(inEnglish);
      const named = all.map((one, i) => {
        const name = itemAt(names, i);
        return { ...one, name: plainInLine(name), isNamed: name !== label(one.shape) };
      });
      return (place) => variants(named, recur, place);
    },
    ref: (id, force) => (place) =>
      place.seen.includes(id) || place.seen.length >= deepest ? [] : force()({ ...place, seen: [...place.seen, id] }),
  });

/** Creates the writer of shapes with these types, in messages of a direction if that is given. */
export function shapeLines(types: Types, direction?: Direction): ShapeLines {
  const parts = partLines(types, direction);
  const { descriptionOf, object } = parts;
  const read = linesOf(types, parts);
  return {
    inside: (shape) => limited((levels) => read(shape)({ seen: [], levels })),
    properties: (properties) => limited((levels) => object({ properties }, read, { seen: [], levels })),
    label: (shape) => descriptionOf(shape).text,
    facts: (shape) => valueFacts(descriptionOf(shape), [], englishTexts).map(factText),
  };
}

/** Writes the values of an enum: in a row unless something is known about one of them. */
function enumLines(values: readonly EnumValue[]): LinesAt {
  const isDocumented = values.some(({ description, availability }) => description ?? availability);
  if (!isDocumented) return () => [`- Values: ${values.map(({ value }) => codeText(value)).join(", ")}`];
  return () => [
    "- Values:",
    ...values.map((one) => {
      const stage = stageOf(one);
      return `  - ${codeText(one.value)}${stage.length === 0 ? "" : ` (${stage.join(", ")})`}${afterColon(one.description)}`;
    }),
  ];
}

/** Returns the availability of a part, unless everybody may use it. */
const stageOf = ({ availability }: Documented): readonly string[] =>
  availability === undefined || availability === "Stable" || availability === "GenerallyAvailable"
    ? []
    : [availabilityWords[availability].toLowerCase()];

/** Writes a fact beside others. */
const factText = ({ term, text, code }: Fact): string => `${term}: ${code ? codeText(text) : plainInLine(text)}`;

/** Indents lines as the content of an item of a list. */
function* indented(lines: Iterable<string>): Iterable<string> {
  for (const line of lines) yield `  ${line}`;
}

/**
 * Returns all lines of as many levels as fit, at least the first. The last line says what is missing.
 *
 * @param linesOf writes the lines of so many levels
 */
function limited(linesOf: (levels: number) => Iterable<string>): readonly string[] {
  let shown = first(linesOf(1), maxLinesInAll);
  for (let levels = 2; levels <= maxLevels; levels += 1) {
    const more = first(linesOf(levels), maxLines);
    if (more.isCut) return [...shown.lines, shown.isCut ? "- …" : "- … (deeper levels are left out)"];
    if (more.lines.length === shown.lines.length) break;
    shown = more;
  }
  return shown.isCut ? [...shown.lines, "- …"] : shown.lines;
}

/** Returns the first lines, and whether there are more. */
function first(all: Iterable<string>, most: number): { readonly lines: readonly string[]; readonly isCut: boolean } {
  const lines: string[] = [];
  for (const line of all) {
    if (lines.length === most) return { lines, isCut: true };
    lines.push(line);
  }
  return { lines, isCut: false };
}

/** Returns a description for the end of an item of a list; its further lines are indented by the caller. */
const afterColon = (description: string | undefined): string => {
  const text = htmlToMarkdown(description ?? "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return text === "" ? "" : `: ${text}`;
};
