import { typeLabel } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import { fold, leaves, type Property, type Shape, type Types } from "#engine/shape";
import { htmlToMarkdown } from "#ui/text";
import { codeText } from "./markdown-text.ts";

/** Most types that a page unfolds, one inside the other. */
const deepest = 4;

/** Most lines of one shape: a type may unfold to much more than its page shows. */
const mostLines = 400;

/**
 * The lines of a shape at a depth of named types; `seen` are the types around it. They are written when they are asked
 * for: four levels of unions of a hundred variants are millions of lines.
 */
type LinesAt = (seen: readonly string[]) => Iterable<string>;

/** Writes shapes as nested lists in markdown. */
export interface ShapeLines {
  /** Returns the lines of what is in a shape; none for a plain value. */
  readonly inside: (shape: Shape) => readonly string[];
  readonly properties: (properties: readonly Property[]) => readonly string[];
  readonly label: (shape: Shape) => string;
}

/** Creates the writer of shapes with these types. */
export function shapeLines(types: Types): ShapeLines {
  const label = typeLabel(types);
  function* property(one: Property, recur: (shape: Shape) => LinesAt, seen: readonly string[]): Iterable<string> {
    yield `- ${codeText(one.key)} (${[label(one.shape), ...facts(one)].join(", ")})${afterColon(one.description)}`;
    yield* indented(recur(one.shape)(seen));
  }
  function* properties(all: readonly Property[], recur: (shape: Shape) => LinesAt, seen: readonly string[]) {
    for (const one of all) yield* property(one, recur, seen);
  }
  function* variants(
    all: readonly { readonly shape: Shape; readonly name: string; readonly description?: string }[],
    recur: (shape: Shape) => LinesAt,
    seen: readonly string[],
  ): Iterable<string> {
    for (const { shape, name, description } of all) {
      yield `- ${name}${afterColon(description)}`;
      yield* indented(recur(shape)(seen));
    }
  }
  const read = fold<LinesAt>(types, {
    ...leaves<LinesAt>(() => []),
    enum:
      ({ values }) =>
      () => [`- Values: ${values.map(({ value }) => codeText(value)).join(", ")}`],
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: ({ value }, recur) => recur(value),
    object: (shape, recur) => (seen) => properties(shape.properties, recur, seen),
    discriminatedUnion:
      ({ discriminant, variants: all }, recur) =>
      (seen) =>
        variants(
          all.map((one) => ({ ...one, name: `${codeText(discriminant)}: ${codeText(one.value)}` })),
          recur,
          seen,
        ),
    undiscriminatedUnion:
      ({ variants: all }, recur) =>
      (seen) =>
        variants(
          all.map((one) => ({ ...one, name: one.displayName ?? label(one.shape) })),
          recur,
          seen,
        ),
    ref: (id, force) => (seen) => (seen.includes(id) || seen.length >= deepest ? [] : force()([...seen, id])),
  });
  return {
    inside: (shape) => limited(read(shape)([])),
    properties: (all) => limited(properties(all, read, [])),
    label,
  };
}

/** Indents lines as the content of an item of a list. */
function* indented(lines: Iterable<string>): Iterable<string> {
  for (const line of lines) yield `  ${line}`;
}

/** Returns the first lines, and a mark if there are more. */
function limited(lines: Iterable<string>): readonly string[] {
  const first: string[] = [];
  for (const line of lines) {
    if (first.length === mostLines) return [...first, "- …"];
    first.push(line);
  }
  return first;
}

/** The members of shapes that limit values, with their words. */
const limits: readonly (readonly [member: string, words: string])[] = [
  ["minLength", "at least %s characters"],
  ["maxLength", "at most %s characters"],
  ["minimum", "at least %s"],
  ["maximum", "at most %s"],
  ["exclusiveMinimum", "more than %s"],
  ["exclusiveMaximum", "less than %s"],
  ["multipleOf", "a multiple of %s"],
  ["minItems", "at least %s items"],
  ["maxItems", "at most %s items"],
  ["regex", "matches `%s`"],
];

/** Returns what is to know of a property beside its type. */
function facts({ shape, optional, access, availability, default: initial }: Property): readonly string[] {
  const members = new Map<string, unknown>(Object.entries(shape));
  const value = initial ?? members.get("default");
  return [
    optional ? "optional" : "required",
    ...(access === "READ_ONLY" ? ["read-only"] : access === "WRITE_ONLY" ? ["write-only"] : []),
    ...(availability === "Deprecated" ? ["deprecated"] : []),
    ...limits.flatMap(([member, words]) => {
      const limit = members.get(member);
      return typeof limit === "string" || typeof limit === "number" ? [words.replace("%s", () => String(limit))] : [];
    }),
    // Defaults are JSON in every kind of shape.
    ...(value === undefined ? [] : [`default ${codeText(printJson(value as Json))}`]),
  ];
}

/** Returns a description for the end of an item of a list; its further lines are indented by the caller. */
const afterColon = (description: string | undefined): string => {
  const text = htmlToMarkdown(description ?? "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return text === "" ? "" : `: ${text}`;
};
