import { Fragment, type ReactNode } from "react";
import type { Json } from "#engine/json";
import { type Algebra, fold, type Shape, type TypeId } from "#engine/shape";
import { EnumValues } from "./enum-values.tsx";
import { type Fact, fact, range } from "./facts.ts";
import type { GuideParts } from "./guide.ts";
import { PropertyList } from "./property-list.tsx";
import { VariantList } from "./variant-list.tsx";

/** Where a body stands on its page. */
export interface Nesting {
  /** How many named types may still be opened inside each other. */
  readonly levels: number;
  /** The named types that are open around this place; a type never opens inside itself. */
  readonly trail: readonly TypeId[];
  /** How many lists of properties stand around this place. */
  readonly depth: number;
  /** The id of this place, the start of all ids in it. */
  readonly at: string;
}

/** What a reference page says of one shape. All but the label is asked for late, so that a cycle ends. */
export interface Description {
  /** The type in a few words, named types linked. */
  readonly label: ReactNode;
  /** The same as text. */
  readonly text: string;
  /** Whether the label speaks of named types, so that it leads somewhere. */
  readonly named: boolean;
  readonly facts: (trail: readonly TypeId[]) => readonly Fact[];
  readonly initial: (trail: readonly TypeId[]) => Json | undefined;
  /** How many rows the body has when so many named types may open; 0 when there is none. */
  readonly rows: (levels: number) => number;
  /** What the body holds, for the line that opens it, such as `4 properties`. */
  readonly holds: (trail: readonly TypeId[]) => string;
  readonly body: (nesting: Nesting) => ReactNode;
}

const nothing = {
  named: false,
  facts: () => [],
  initial: () => undefined,
  rows: () => 0,
  holds: () => "",
  body: () => null,
} satisfies Omit<Description, "label" | "text">;

/** "1 property", "3 properties". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const plain = (label: string, facts: readonly Fact[], initial: Json | undefined): Description => ({
  ...nothing,
  label,
  text: label,
  facts: () => facts,
  initial: () => initial,
});

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
  facts: (trail) => [...own, ...item.facts(trail).map((one) => ({ ...one, term: `${word} ${one.term}` }))],
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

/** Reads shapes for the reference: every kind says what it is, what it allows and what stands in it. */
export function describer(guide: GuideParts): (shape: Shape) => Description {
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
      rows: () => node.values.length,
      holds: () => count(node.values.length, "value", "values"),
      body: () => <EnumValues values={node.values} prose={guide.prose} />,
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
        facts: (trail) => [
          ...name.facts(trail).map((f) => ({ ...f, term: `key ${f.term}` })),
          ...inner.facts(trail).map((f) => ({ ...f, term: `value ${f.term}` })),
        ],
        rows: (levels) => name.rows(levels) + inner.rows(levels),
        holds: (trail) => [name.holds(trail), inner.holds(trail)].filter((text) => text !== "").join(", "),
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
        rows: (levels) =>
          rows.reduce((sum, row) => sum + 1 + row.description.rows(levels), 0) + (extra ? 1 + extra.rows(levels) : 0),
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
        rows: (levels) => variants.reduce((sum, row) => sum + 1 + row.description.rows(levels), 0),
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
      const few = variants.length <= namedVariants;
      const many = `one of ${variants.length} types`;
      return {
        ...nothing,
        label: few ? eitherLabel(variants.map((row) => row.description.label)) : many,
        text: few ? either(variants.map((row) => row.description.text)) : many,
        named: few && variants.some((row) => row.description.named),
        rows: (levels) => variants.reduce((sum, row) => sum + 1 + row.description.rows(levels), 0),
        holds: () => count(variants.length, "variant", "variants"),
        body: (nesting) => <VariantList variants={variants} nesting={nesting} prose={guide.prose} />,
      };
    },
    ref: (id, force, named) => {
      const name = named().displayName ?? named().name;
      const href = guide.typeHref(id);
      const sizes = new Map<number, number>();
      const inside = (trail: readonly TypeId[]): Description | undefined => (trail.includes(id) ? undefined : force());
      return {
        label: href === undefined ? name : <a href={href}>{name}</a>,
        text: name,
        named: true,
        facts: (trail) => {
          const inner = inside(trail);
          if (inner === undefined) return [];
          // A name alone does not tell a reader what to write; what opens in place tells it by itself.
          const told = inner.rows(1) > 0 ? [] : fact("stands for", inner.text);
          return [...told, ...inner.facts([...trail, id])];
        },
        initial: (trail) => inside(trail)?.initial([...trail, id]),
        rows: (levels) => {
          if (levels <= 0) return 0;
          const known = sizes.get(levels);
          if (known !== undefined) return known;
          const size = force().rows(levels - 1);
          sizes.set(levels, size);
          return size;
        },
        holds: (trail) => inside(trail)?.holds([...trail, id]) ?? "",
        body: (nesting) => {
          if (nesting.levels <= 0) return null;
          const inner = inside(nesting.trail);
          return inner?.body({ ...nesting, levels: nesting.levels - 1, trail: [...nesting.trail, id] }) ?? null;
        },
      };
    },
  };
  return fold(guide.types, algebra);
}

/** At most this many named types open inside each other; deeper ones are read on their own page. */
const deepest = 4;
/** A body that would have more rows than this opens fewer named types. */
const mostRows = 160;

/** Where a body starts: with as many named types open inside each other as stay readable. */
export function outermost(description: Description, at: string, trail: readonly TypeId[] = []): Nesting {
  let levels = deepest;
  while (levels > 1 && description.rows(levels) > mostRows) levels -= 1;
  return { levels, trail, depth: 0, at };
}
