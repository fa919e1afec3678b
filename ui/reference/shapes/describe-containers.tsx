import { encoder, exampleReader } from "#engine/interpret";
import { type Algebra, type ItemLimits, type MemberLimits, withTypeDescription } from "#engine/shape";
import { count, type Description, plain, rowSize } from "./description.ts";
import { type Fact, fact, mostFacts, range } from "./facts.ts";
import type { GuideParts } from "./guide-parts.ts";
import { measuredOnce, sumOf } from "./opening.ts";
import { PropertyList } from "./property-list.tsx";

type Containers = Pick<Algebra<Description>, "nullable" | "list" | "set" | "map" | "object">;

/** Prefixes facts with the word for a part, such as `item`. */
const ofPart = (word: string, facts: readonly Fact[]): readonly Fact[] =>
  facts.map((one) => ({ ...one, term: `${word} ${one.term}` }));

/** Returns the label of a shape inside another one, in brackets if it has several words that belong together. */
function named(before: string, { label, text, joined = false }: Description, after: string) {
  const [start, end] = joined ? [`${before}(`, `)${after}`] : [before, after];
  return {
    label: (
      <>
        {start}
        {label}
        {end}
      </>
    ),
    text: start + text + end,
  };
}

/** Describes a container of items: its own facts, then those of an item. */
const containerOf = (before: string, item: Description, own: readonly Fact[] = []): Description => ({
  ...item,
  ...named(before, item, ""),
  joined: false,
  facts: (trail) => [...own, ...ofPart("item", item.facts(trail))].slice(0, mostFacts),
  initial: () => undefined,
});

const describeNullable: Containers["nullable"] = ({ item }, recur) => {
  const inner = recur(item);
  return { ...inner, ...named("", inner, " or null"), joined: true };
};

const itemFacts = ({ minItems, maxItems }: ItemLimits): readonly Fact[] => fact("items", range(minItems, maxItems));

const memberFacts = ({ minProperties, maxProperties }: MemberLimits): readonly Fact[] =>
  fact("properties", range(minProperties, maxProperties));

const describeMap: Containers["map"] = ({ key, value, ...limits }, recur) => {
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
      [...memberFacts(limits), ...ofPart("key", name.facts(trail)), ...ofPart("value", inner.facts(trail))].slice(
        0,
        mostFacts,
      ),
    size: (opening) => sumOf([name.size(opening), inner.size(opening)]),
    isShort: () => false,
    holds: (trail) => [name.holds(trail), inner.holds(trail)].filter((text) => text !== "").join(", "),
    closed: (nesting) => [...name.closed(nesting), ...inner.closed(nesting)],
    body: (nesting) => (
      <>
        {name.body({ ...nesting, at: `${nesting.at}.keys` })}
        {inner.body(nesting)}
      </>
    ),
  };
};

const describeObject =
  (
    { prose, types, hidden }: GuideParts,
    encode = encoder(types),
    examplesOf = exampleReader(types),
  ): Containers["object"] =>
  (node, recur) => {
    const properties = node.properties
      .filter(({ access }) => hidden === undefined || access !== hidden)
      .map(withTypeDescription(types));
    const rows = properties.map((property) => ({
      property,
      description: recur(property.shape),
      initial: () => (property.default === undefined ? undefined : encode(property.shape)(property.default)),
      examples: () => property.examples ?? examplesOf(property.shape),
    }));
    const extra = node.extra === undefined ? undefined : recur(node.extra);
    return {
      ...plain("object", memberFacts(node), undefined),
      size: measuredOnce((opening) => {
        const inside = { ...opening, isFirst: false };
        return sumOf([
          ...rows.flatMap(({ property, description }) => [rowSize(property.key, property), description.size(inside)]),
          ...(extra ? [{ rows: 1, units: 1 }, extra.size(inside)] : []),
        ]);
      }),
      holds: () => count(rows.length, "property", "properties"),
      body: (nesting) => <PropertyList {...{ rows, extra, nesting, prose }} />,
    };
  };

/** Describes shapes that contain one shape for several values, and objects. */
export const describeContainers = (guide: GuideParts): Containers => ({
  nullable: describeNullable,
  list: (node, recur) =>
    containerOf(guide.types.words === "openapi" ? "array of " : "list of ", recur(node.item), itemFacts(node)),
  set: (node, recur) =>
    containerOf(guide.types.words === "openapi" ? "array of " : "set of ", recur(node.item), [
      ...itemFacts(node),
      ...fact("items", "no two alike"),
    ]),
  map: describeMap,
  object: describeObject(guide),
});
