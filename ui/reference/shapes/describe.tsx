import { Fragment, type ReactNode } from "react";
import { jsonCost, textCost } from "#engine/budget";
import type { Json } from "#engine/json";
import { type Algebra, fold, type Shape, type TypeId } from "#engine/shape";
import type { ListView } from "../lists/index.ts";
import { describeNamed } from "./describe-named.tsx";
import { EnumValues } from "./enum-values.tsx";
import { type Fact, fact, mostFacts, range } from "./facts.ts";
import type { GuideParts } from "./guide.ts";
import { emptySize, measuredOnce, type Opening, type Size, sumOf, widestOpening } from "./opening.ts";
import { PropertyList } from "./property-list.tsx";
import { VariantList, type VariantRow } from "./variant-list.tsx";

/** Where a body is on its page. */
export interface Nesting {
  /** Which of the named types in it open. */
  readonly opening: Opening;
  /** The named types that are open around this place; a type never opens inside itself. */
  readonly trail: readonly TypeId[];
  /** The number of property lists around this path. */
  readonly depth: number;
  /** The id of this place, the start of all ids in it. */
  readonly at: string;
  /** The part of a long list that the reader asked for. */
  readonly view: ListView | undefined;
}

/** The description of one shape on a reference page. All but the label is lazy, so that a cycle ends. */
export interface Description {
  /** The type in a few words, named types linked. */
  readonly label: ReactNode;
  /** The same as text. */
  readonly text: string;
  /** True if the label links to named types. */
  readonly named: boolean;
  readonly facts: (trail: readonly TypeId[]) => readonly Fact[];
  readonly initial: (trail: readonly TypeId[]) => Json | undefined;
  /** The size of the body, at most; empty if there is none. */
  readonly size: (opening: Opening) => Size;
  /** A summary of the body for the line that opens it, such as `4 properties`. */
  readonly holds: (trail: readonly TypeId[]) => string;
  readonly body: (nesting: Nesting) => ReactNode;
  /** The named types that there is no room to open in the body, as links; none of those without a page. */
  readonly closed: (nesting: Nesting) => readonly ClosedType[];
}

/** A named type that does not open where it is used. */
export interface ClosedType {
  readonly id: TypeId;
  readonly link: ReactNode;
}

const nothing = {
  named: false,
  facts: () => [],
  initial: () => undefined,
  size: () => emptySize,
  holds: () => "",
  body: () => null,
  closed: () => [],
} satisfies Omit<Description, "label" | "text">;

/** "1 property", "3,000 properties". */
export const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

const plain = (label: string, facts: readonly Fact[], initial: Json | undefined): Description => ({
  ...nothing,
  label,
  text: label,
  facts: () => facts,
  initial: () => initial,
});

/** The facts of a part, each with the word for the part before it. */
const ofPart = (word: string, facts: readonly Fact[]): readonly Fact[] =>
  facts.map((one) => ({ ...one, term: `${word} ${one.term}` }));

/** A container says of its items what they say of themselves, with the word for an item before each fact. */
const around = (before: string, item: Description, word: string, own: readonly Fact[] = []): Description => ({
  ...item,
  label: (
    <>
      {before}
      {item.label}
    </>
  ),
  text: before + item.text,
  facts: (trail) => [...own, ...ofPart(word, item.facts(trail))].slice(0, mostFacts),
  initial: () => undefined,
});

/** Joins words as speech does: `a, b or c`. */
const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** The same with links. */
const eitherLabel = (labels: readonly ReactNode[]): ReactNode =>
  labels.map((label, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the variants of a union have no other name and never move.
    <Fragment key={i}>
      {i === 0 ? "" : i === labels.length - 1 ? " or " : ", "}
      {label}
    </Fragment>
  ));

/** Unions up to this many variants are named by them; longer ones by their number. */
const namedVariants = 3;
/** So are those whose variants are named in more characters. */
const longestNames = 200;

/** Describes shapes for the reference: the type, its constraints and its parts. */
export function describer(guide: GuideParts): (shape: Shape) => Description {
  // Types are used in more places than there are types.
  const byId = new Map<TypeId, Description>();
  const algebra: Algebra<Description> = {
    string: (node) =>
      plain(
        "string",
        [
          ...fact("format", node.format),
          ...fact("characters", range(node.minLength, node.maxLength)),
          ...fact("pattern", node.regex, true),
        ],
        node.default,
      ),
    boolean: (node) => plain("boolean", [], node.default),
    integer: (node) => plain("integer", fact("range", range(node.minimum, node.maximum)), node.default),
    uint: (node) => plain("unsigned integer", [], node.default),
    double: (node) => plain("double", fact("range", range(node.minimum, node.maximum)), node.default),
    long: (node) =>
      plain(node.unsized ? "integer" : "long", fact("range", range(node.minimum, node.maximum)), node.default),
    uint64: (node) => plain("unsigned long", [], node.default),
    bigInteger: (node) => plain("big integer", fact("written as", "text of digits"), node.default),
    datetime: (node) => plain("datetime", fact("written as", "RFC 3339"), node.default),
    date: (node) => plain("date", fact("written as", "YYYY-MM-DD"), node.default),
    uuid: (node) => plain("UUID", [], node.default),
    base64: (node) => plain("base64", fact("holds", node.mimeType), node.default),
    literal: (node) => {
      const text = JSON.stringify(node.value);
      return { ...nothing, label: <code>{text}</code>, text };
    },
    unknown: (node) => plain(node.displayName ?? "any JSON value", [], undefined),
    file: (node) => plain(node.multiple ? "files" : "file", fact("media types", node.accept?.join(", ")), undefined),
    enum: (node) => ({
      ...plain("enum", [], node.default),
      size: () => ({ rows: node.values.length, units: sumOf(node.values.map((one) => rowSize(one.value, one))).units }),
      holds: () => count(node.values.length, "value", "values"),
      body: (nesting) => <EnumValues values={node.values} nesting={nesting} prose={guide.prose} />,
    }),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return { ...inner, label: <>{inner.label} or null</>, text: `${inner.text} or null` };
    },
    list: ({ item }, recur) => around("list of ", recur(item), "item"),
    set: ({ item }, recur) => around("set of ", recur(item), "item", fact("items", "no two alike")),
    map: ({ key, value }, recur) => {
      const [name, inner] = [recur(key), recur(value)];
      return {
        label: (
          <>
            map from {name.label} to {inner.label}
          </>
        ),
        text: `map from ${name.text} to ${inner.text}`,
        named: name.named || inner.named,
        initial: () => undefined,
        facts: (trail) =>
          [...ofPart("key", name.facts(trail)), ...ofPart("value", inner.facts(trail))].slice(0, mostFacts),
        size: (opening) => sumOf([name.size(opening), inner.size(opening)]),
        holds: (trail) => [name.holds(trail), inner.holds(trail)].filter((text) => text !== "").join(", "),
        closed: (nesting) => [...name.closed(nesting), ...inner.closed(nesting)],
        body: (nesting) => (
          <>
            {name.body({ ...nesting, at: `${nesting.at}.keys` })}
            {inner.body(nesting)}
          </>
        ),
      };
    },
    object: (node, recur) => {
      const rows = node.properties.map((property) => ({ property, description: recur(property.shape) }));
      const extra = node.extra === undefined ? undefined : recur(node.extra);
      return {
        ...plain("object", [], undefined),
        size: measuredOnce((opening) => {
          const inside = { ...opening, isFirst: false };
          return sumOf([
            ...rows.flatMap(({ property, description }) => [rowSize(property.key, property), description.size(inside)]),
            ...(extra ? [{ rows: 1, units: 1 }, extra.size(inside)] : []),
          ]);
        }),
        holds: () => count(node.properties.length, "property", "properties"),
        body: (nesting) => <PropertyList rows={rows} extra={extra} nesting={nesting} prose={guide.prose} />,
      };
    },
    discriminatedUnion: (node, recur) => {
      const variants = node.variants.map((variant) => ({
        variant,
        key: variant.value,
        name: variant.value,
        title: (
          <>
            <code className="variant-key">{variant.value}</code>
            {variant.displayName !== undefined && variant.displayName !== variant.value ? (
              <span className="variant-name">{variant.displayName}</span>
            ) : null}
          </>
        ),
        description: recur(variant.shape),
      }));
      return {
        ...nothing,
        label: (
          <>
            one of {node.variants.length}, by <code>{node.discriminant}</code>
          </>
        ),
        text: `one of ${node.variants.length}, by ${node.discriminant}`,
        size: variantsSize(variants),
        holds: () => count(variants.length, "variant", "variants"),
        body: (nesting) => <VariantList variants={variants} nesting={nesting} prose={guide.prose} />,
      };
    },
    undiscriminatedUnion: (node, recur) => {
      const variants = node.variants.map((variant, i) => {
        const description = recur(variant.shape);
        const { displayName } = variant;
        const title = displayName === undefined ? {} : { title: <span className="variant-key">{displayName}</span> };
        return { variant, key: String(i + 1), name: displayName ?? description.text, ...title, description };
      });
      const names = either(variants.map((row) => row.description.text));
      const few = variants.length <= namedVariants && names.length <= longestNames;
      const many = `one of ${variants.length} types`;
      return {
        ...nothing,
        label: few ? eitherLabel(variants.map((row) => row.description.label)) : many,
        text: few ? names : many,
        named: few && variants.some((row) => row.description.named),
        size: variantsSize(variants),
        holds: () => count(variants.length, "variant", "variants"),
        body: (nesting) => <VariantList variants={variants} nesting={nesting} prose={guide.prose} />,
      };
    },
    ref: (id, force, named) => {
      const old = byId.get(id);
      if (old !== undefined) return old;
      const made = describeNamed(id, force, named(), guide);
      byId.set(id, made);
      return made;
    },
  };
  return fold(guide.types, algebra);
}

/** The size of a row without what is nested in it. */
const rowSize = (
  name: string,
  { description = "", default: own }: { readonly description?: string; readonly default?: Json },
): Size => ({
  rows: 1,
  units: textCost(name) + Math.floor(description.length / 64) + (own === undefined ? 0 : jsonCost(own)),
});

const variantsSize = (variants: readonly VariantRow[]): ((opening: Opening) => Size) =>
  measuredOnce((opening) => {
    const inside = { ...opening, isFirst: false };
    return sumOf(
      variants.flatMap(({ name, variant, description }) => [rowSize(name, variant), description.size(inside)]),
    );
  });

/**
 * Where a body starts: with as many named types open inside each other as stay readable.
 *
 * @param bodies how many bodies its section has, which share what a section shows
 */
export const outermost = (
  description: Description,
  at: string,
  trail: readonly TypeId[] = [],
  bodies = 1,
  view: ListView | undefined = undefined,
): Nesting => ({
  opening: widestOpening(description.size, bodies),
  trail,
  depth: 0,
  at,
  view,
});
