import { typeLabel } from "#engine/interpret";
import {
  type Algebra,
  type ItemLimits,
  type ListShape,
  type MemberLimits,
  requiredFirst,
  type Shape,
  withTypeDescription,
} from "#engine/shape";
import { fillNodes, type TextKey, type Texts } from "#ui/text";
import { type Description, plain, rowSize } from "./description.ts";
import { countFacts, type Fact, fact, labelText, maxFacts } from "./facts.ts";
import type { DescribedParts } from "./guide-parts.ts";
import { namedItems } from "./named-items.ts";
import { measuredOnce, sumOf } from "./opening.ts";
import { propertyRows } from "./property-entry.tsx";
import { PropertyList } from "./property-list.tsx";
import { valueFacts } from "./value-facts.ts";

type Containers = Pick<Algebra<Description>, "nullable" | "list" | "set" | "map" | "object">;

/** Prefixes facts with the word for a part, such as `item`. */
const ofPart = (
  phrase: "itemFact" | "keyFact" | "valueFact",
  facts: readonly Fact[],
  { text }: Texts,
): readonly Fact[] => facts.map((one) => ({ ...one, term: text(phrase, { fact: one.term }) }));

/** Returns the label of a shape inside another one, in brackets if it has several words that belong together. */
function named(phrase: TextKey, { label, text, joined = false }: Description, texts: Texts) {
  const whole = joined ? texts.text(phrase).replace(/\{\w+\}/, "($&)") : texts.text(phrase);
  return {
    label: fillNodes(whole, { item: label, type: label }),
    text: whole.replace(/\{\w+\}/, () => text),
  };
}

/** Describes a container of items: its own facts, then facts of an item. */
const containerOf = (phrase: TextKey, item: Description, texts: Texts, own: readonly Fact[] = []): Description => ({
  ...item,
  ...named(phrase, item, texts),
  joined: false,
  facts: (trail) => [...own, ...ofPart("itemFact", valueFacts(item, trail, texts), texts)].slice(0, maxFacts),
  initial: () => undefined,
});

const describeNullable =
  ({ texts }: DescribedParts): Containers["nullable"] =>
  ({ item }, recur) => {
    const inner = recur(item);
    return { ...inner, ...named("orNull", inner, texts), joined: true };
  };

const itemFacts = ({ minItems, maxItems }: ItemLimits, texts: Texts): readonly Fact[] =>
  countFacts(texts, "itemsFact", minItems, maxItems);

const memberFacts = ({ minProperties, maxProperties }: MemberLimits, texts: Texts): readonly Fact[] =>
  countFacts(texts, "propertiesFact", minProperties, maxProperties);

const describeMap =
  ({ texts }: DescribedParts): Containers["map"] =>
  ({ key, value, ...limits }, recur) => {
    const [name, inner] = [recur(key), recur(value)];
    return {
      label: fillNodes(texts.text("mapFromKeyTo"), { key: name.label, value: inner.label }),
      text: texts.text("mapFromKeyTo", { key: name.text, value: inner.text }),
      named: name.named || inner.named,
      initial: () => undefined,
      facts: (trail) =>
        [
          ...memberFacts(limits, texts),
          ...ofPart("keyFact", name.facts(trail), texts),
          ...ofPart("valueFact", valueFacts(inner, trail, texts), texts),
        ].slice(0, maxFacts),
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
  ({ prose, types, hidden, texts }: DescribedParts, rowOf = propertyRows(types)): Containers["object"] =>
  (node, recur) => {
    const properties = requiredFirst(node.properties)
      .filter(({ access }) => hidden === undefined || access !== hidden)
      .map(withTypeDescription(types));
    const rows = properties.map((property) => rowOf(property, recur(property.shape)));
    const extra = node.extra === undefined ? undefined : recur(node.extra);
    return {
      ...plain(labelText(texts, "object"), memberFacts(node, texts), undefined),
      size: measuredOnce((opening) => {
        const inside = { ...opening, isFirst: false };
        return sumOf([
          ...rows.flatMap(({ property, description }) => [rowSize(property.key, property), description.size(inside)]),
          ...(extra ? [{ rows: 1, units: 1 }, extra.size(inside)] : []),
        ]);
      }),
      holds: () => texts.text("propertiesCount", { count: rows.length }),
      body: (nesting) => <PropertyList {...{ rows, extra, nesting, prose }} />,
    };
  };

/** Describes a list with items by position, each in its row; undefined for other lists. */
function describeTuple({ types, texts }: DescribedParts, node: ListShape, recur: Recur): Description | undefined {
  const items = namedItems(node, texts);
  if (items === undefined) return undefined;
  const text = typeLabel(types, texts.typeLabel)(node);
  return {
    ...recur(items),
    ...{ label: text, text, joined: false, named: false },
    facts: () => itemFacts(node, texts),
    initial: () => undefined,
    holds: () => texts.text("positionsCount", { count: items.variants.length }),
  };
}

type Recur = (shape: Shape) => Description;

/** Describes shapes that contain one shape for several values, and objects. */
export const describeContainers = (guide: DescribedParts): Containers => ({
  nullable: describeNullable(guide),
  list: (node, recur) =>
    describeTuple(guide, node, recur) ??
    containerOf(
      guide.types.words === "openapi" ? "arrayOfItem" : "listOfItem",
      recur(node.item),
      guide.texts,
      itemFacts(node, guide.texts),
    ),
  set: (node, recur) =>
    containerOf(guide.types.words === "openapi" ? "arrayOfItem" : "setOfItem", recur(node.item), guide.texts, [
      ...itemFacts(node, guide.texts),
      ...fact(guide.texts.text("itemsFact"), guide.texts.text("noTwoAlike")),
    ]),
  map: describeMap(guide),
  object: describeObject(guide),
});
