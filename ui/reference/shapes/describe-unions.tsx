import type { ReactNode } from "react";
import { jsonPhrase, variantNames } from "#engine/interpret";
import { defined, itemAt } from "#engine/item-at";
import { type Algebra, withTypeDescription } from "#engine/shape";
import { fillNodes, joinNodes, joinTexts } from "#ui/text";
import { type Description, nothing, rowSize } from "./description.ts";
import { labelText } from "./facts.ts";
import type { DescribedParts } from "./guide-parts.ts";
import { measuredOnce, sumOf } from "./opening.ts";
import { VariantList, type VariantRow } from "./variant-list.tsx";
import { variantShape } from "./variant-shape.ts";

type Unions = Pick<Algebra<Description>, "discriminatedUnion" | "undiscriminatedUnion">;

/** Unions up to this many variants are labeled by them; longer ones by their number. */
const namedVariants = 3;
/** The greatest length of a label that names all variants, in characters. */
const maxNamesLength = 200;

/** The words before the names of variants; without them the names are joined in prose. */
type Word = "oneOfTypes" | "anyOfTypes" | undefined;

/** Joins names: `a, b or c`, or `any of a, b, c`. */
const joinNames = (names: readonly string[], word: Word, { text, language }: DescribedParts["texts"]): string =>
  word === undefined
    ? joinTexts(names, "disjunction", language)
    : text(word, { types: joinTexts(names, "unit", language) });

/** Joins labels in the same way. */
const joinLabels = (
  labels: readonly ReactNode[],
  word: Word,
  { text, language }: DescribedParts["texts"],
): ReactNode =>
  word === undefined
    ? joinNodes(labels, "disjunction", language)
    : fillNodes(text(word), { types: joinNodes(labels, "unit", language) });

/** The members of a description that all unions share. */
const unionOf = (
  variants: readonly VariantRow[],
  { prose, texts }: DescribedParts,
): Omit<Description, "label" | "text"> => ({
  ...nothing,
  size: measuredOnce((opening) => {
    const inside = { ...opening, isFirst: false };
    return sumOf(
      variants.flatMap(({ name, variant, description }) => [rowSize(name, variant), description.size(inside)]),
    );
  }),
  holds: () => texts.text("variantsCount", { count: variants.length }),
  body: (nesting) => <VariantList {...{ variants, nesting, prose }} />,
});

const describeDiscriminated =
  (guide: DescribedParts): Unions["discriminatedUnion"] =>
  (node, recur) => {
    const { variants, discriminant } = node;
    return {
      ...unionOf(
        variants.map((variant) => ({
          variant: withTypeDescription(guide.types)(variant),
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
          description: recur(variantShape(node, variant)),
        })),
        guide,
      ),
      label: fillNodes(guide.texts.text("oneOfCountBy", { count: variants.length }), {
        property: <code>{discriminant}</code>,
      }),
      text: guide.texts.text("oneOfCountBy", { count: variants.length, property: discriminant }),
    };
  };

const describeUndiscriminated =
  (guide: DescribedParts): Unions["undiscriminatedUnion"] =>
  (node, recur) => {
    const described = node.variants.map(({ shape }) => recur(shape));
    // Each shape is described once: describing it again for its name would double with every union inside.
    const textOf = new Map(node.variants.map(({ shape }, i) => [shape, itemAt(described, i).text]));
    const names = variantNames(node.variants, (shape) => jsonPhrase(defined(textOf.get(shape)))).map((name) =>
      labelText(guide.texts, name),
    );
    const variants = node.variants.map((variant, i): VariantRow => {
      const description = itemAt(described, i);
      const name = itemAt(names, i);
      const isNamed = variant.displayName !== undefined || name !== description.text;
      const title = isNamed ? { title: <span className="variant-key">{name}</span> } : {};
      return { variant: withTypeDescription(guide.types)(variant), key: String(i + 1), name, ...title, description };
    });
    // An object without a type has only the name of its variant.
    const labels = variants.map(({ name, description }) =>
      description.text === labelText(guide.texts, "object") ? { label: name, text: name } : description,
    );
    const { texts } = guide;
    const word: Word = guide.types.words !== "openapi" ? undefined : node.exclusive ? "oneOfTypes" : "anyOfTypes";
    const joined = joinNames(
      labels.map(({ text }) => text),
      word,
      guide.texts,
    );
    const isNamed = variants.length <= namedVariants && joined.length <= maxNamesLength;
    const counted = word === "anyOfTypes" ? "anyOfCountTypes" : "oneOfCountTypes";
    const many = texts.text(counted, { count: variants.length });
    return {
      ...unionOf(variants, guide),
      label: isNamed
        ? joinLabels(
            labels.map(({ label }) => label),
            word,
            texts,
          )
        : many,
      text: isNamed ? joined : many,
      joined: isNamed && variants.length > 1,
      named: isNamed && described.some(({ named }) => named),
    };
  };

/** Describes unions: by the names of a few variants, or by their number. */
export const describeUnions = (guide: DescribedParts): Unions => ({
  discriminatedUnion: describeDiscriminated(guide),
  undiscriminatedUnion: describeUndiscriminated(guide),
});
