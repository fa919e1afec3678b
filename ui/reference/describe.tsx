import type { ReactNode } from "react";
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
  readonly facts: (trail: readonly TypeId[]) => readonly Fact[];
  readonly initial: (trail: readonly TypeId[]) => Json | undefined;
  /** How many rows the body has when so many named types may open; 0 when there is none. */
  readonly rows: (levels: number) => number;
  /** What the body holds, for the line that opens it, such as `4 properties`. */
  readonly holds: (trail: readonly TypeId[]) => string;
  readonly body: (nesting: Nesting) => ReactNode;
}

const nothing = {
  facts: () => [],
  initial: () => undefined,
  rows: () => 0,
  holds: () => "",
  body: () => null,
} satisfies Omit<Description, "label">;

/** "1 property", "3 properties". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const plain = (label: string, facts: readonly Fact[], initial: Json | undefined): Description => ({
  ...nothing,
  label,
  facts: () => facts,
  initial: () => initial,
});

/** A container says of its items what they say of themselves, with the word for an item before each fact. */
const around = (label: ReactNode, item: Description, word: string, own: readonly Fact[] = []): Description => ({
  ...item,
  label,
  facts: (trail) => [
    ...own,
    ...item.facts(trail).map((f) => ({ ...f, term: word === "" ? f.term : `${word} ${f.term}` })),
  ],
  initial: () => undefined,
});

/** Joins labels in words: `a, b or c`. */
function either(labels: readonly ReactNode[]): ReactNode {
  return labels.map((label, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the variants of a union have no other name and never move.
    <span key={i}>
      {i === 0 ? "" : i === labels.length - 1 ? " or " : ", "}
      {label}
    </span>
  ));
}

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
    long: (node) => plain("long", fact("range", range(node.minimum, node.maximum)), node.default),
    uint64: (node) => plain("unsigned long", [], node.default),
    bigInteger: (node) => plain("big integer", fact("written as", "text of digits"), node.default),
    datetime: (node) => plain("datetime", fact("written as", "RFC 3339"), node.default),
    date: (node) => plain("date", fact("written as", "YYYY-MM-DD"), node.default),
    uuid: (node) => plain("UUID", [], node.default),
    base64: (node) => plain("base64", fact("holds", node.mimeType), node.default),
    literal: (node) => ({ ...nothing, label: <code>{JSON.stringify(node.value)}</code> }),
    unknown: (node) => ({ ...nothing, label: node.displayName ?? "any JSON value" }),
    file: (node) => plain(node.multiple ? "files" : "file", fact("media types", node.accept?.join(", ")), undefined),
    enum: (node) => ({
      ...nothing,
      label: "enum",
      initial: () => node.default,
      rows: () => node.values.length,
      holds: () => count(node.values.length, "value", "values"),
      body: () => <EnumValues values={node.values} prose={guide.prose} />,
    }),
    nullable: ({ item }, recur) => {
      const inner = recur(item);
      return { ...around(<>{inner.label} or null</>, inner, ""), initial: inner.initial };
    },
    list: ({ item }, recur) => {
      const inner = recur(item);
      return around(<>list of {inner.label}</>, inner, "item");
    },
    set: ({ item }, recur) => {
      const inner = recur(item);
      return around(<>set of {inner.label}</>, inner, "item", fact("items", "no two alike"));
    },
    map: ({ key, value }, recur) => {
      const [name, inner] = [recur(key), recur(value)];
      return {
        ...around(
          <>
            map from {name.label} to {inner.label}
          </>,
          inner,
          "value",
        ),
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
        ...nothing,
        label: "object",
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
        title: (
          <>
            <code>{variant.value}</code>
            {variant.displayName !== undefined && variant.displayName !== variant.value ? (
              <span className="variant-name">{variant.displayName}</span>
            ) : null}
          </>
        ),
        typed: true,
        description: recur(variant.shape),
      }));
      return {
        ...nothing,
        label: (
          <>
            one of {node.variants.length}, by <code>{node.discriminant}</code>
          </>
        ),
        rows: (levels) => variants.reduce((sum, { description }) => sum + 1 + description.rows(levels), 0),
        holds: () => count(variants.length, "variant", "variants"),
        body: (nesting) => <VariantList variants={variants} nesting={nesting} prose={guide.prose} />,
      };
    },
    undiscriminatedUnion: (node, recur) => {
      const variants = node.variants.map((variant, i) => {
        const description = recur(variant.shape);
        const title =
          variant.displayName === undefined ? (
            description.label
          ) : (
            <>
              {variant.displayName} <span className="type">{description.label}</span>
            </>
          );
        return { variant, key: String(i + 1), title, typed: false, description };
      });
      const named = variants.length > 0 && variants.length <= namedVariants;
      return {
        ...nothing,
        label: named ? either(variants.map((v) => v.description.label)) : `one of ${variants.length} types`,
        rows: (levels) => variants.reduce((sum, { description }) => sum + 1 + description.rows(levels), 0),
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
        facts: (trail) => inside(trail)?.facts([...trail, id]) ?? [],
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
