import { Fragment, type ReactNode } from "react";
import { variantNames } from "#engine/interpret";
import { itemAt } from "#engine/item-at";
import { type Algebra, withTypeDescription } from "#engine/shape";
import { count, type Description, nothing, rowSize } from "./description.ts";
import type { GuideParts } from "./guide-parts.ts";
import { measuredOnce, sumOf } from "./opening.ts";
import { VariantList, type VariantRow } from "./variant-list.tsx";

type Unions = Pick<Algebra<Description>, "discriminatedUnion" | "undiscriminatedUnion">;

/** Unions up to this many variants are labelled by them; longer ones by their number. */
const namedVariants = 3;
/** The greatest length of a label that names all variants, in characters. */
const longestNames = 200;

/** Joins names in prose: `a, b or c`; after a word such as `any of ` only by commas. */
const joinNames = (names: readonly string[], word: string | undefined): string => {
  if (word !== undefined) return word + names.join(", ");
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
};

/** Joins labels in the same way. */
const joinLabels = (labels: readonly ReactNode[], word: string | undefined): ReactNode =>
  labels.map((label, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the variants of a union have no other name and never move.
    <Fragment key={i}>
      {i === 0 ? word : word === undefined && i === labels.length - 1 ? " or " : ", "}
      {label}
    </Fragment>
  ));

/** The members of a description that all unions share. */
const unionOf = (variants: readonly VariantRow[], { prose }: GuideParts): Omit<Description, "label" | "text"> => ({
  ...nothing,
  size: measuredOnce((opening) => {
    const inside = { ...opening, isFirst: false };
    return sumOf(
      variants.flatMap(({ name, variant, description }) => [rowSize(name, variant), description.size(inside)]),
    );
  }),
  holds: () => count(variants.length, "variant", "variants"),
  body: (nesting) => <VariantList {...{ variants, nesting, prose }} />,
});

const describeDiscriminated =
  (guide: GuideParts): Unions["discriminatedUnion"] =>
  ({ variants, discriminant }, recur) => ({
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
        description: recur(variant.shape),
      })),
      guide,
    ),
    label: (
      <>
        one of {variants.length}, by <code>{discriminant}</code>
      </>
    ),
    text: `one of ${variants.length}, by ${discriminant}`,
  });

const describeUndiscriminated =
  (guide: GuideParts): Unions["undiscriminatedUnion"] =>
  (node, recur) => {
    const described = node.variants.map(({ shape }) => recur(shape));
    // Each shape is described once: describing it again for its name would double with every union inside.
    const texts = new Map(node.variants.map(({ shape }, i) => [shape, itemAt(described, i).text]));
    const names = variantNames(node.variants, (shape) => texts.get(shape) ?? "");
    const variants = node.variants.map((variant, i): VariantRow => {
      const description = itemAt(described, i);
      const name = itemAt(names, i);
      const isNamed = variant.displayName !== undefined || name !== description.text;
      const title = isNamed ? { title: <span className="variant-key">{name}</span> } : {};
      return { variant: withTypeDescription(guide.types)(variant), key: String(i + 1), name, ...title, description };
    });
    // An object without a type has only the name of its variant.
    const labels = variants.map(({ name, description }) =>
      description.text === "object" ? { label: name, text: name } : description,
    );
    const word = guide.types.words !== "openapi" ? undefined : node.exclusive ? "one of " : "any of ";
    const joined = joinNames(
      labels.map(({ text }) => text),
      word,
    );
    const isNamed = variants.length <= namedVariants && joined.length <= longestNames;
    const many = `${word ?? "one of "}${variants.length} types`;
    return {
      ...unionOf(variants, guide),
      label: isNamed
        ? joinLabels(
            labels.map(({ label }) => label),
            word,
          )
        : many,
      text: isNamed ? joined : many,
      joined: isNamed && variants.length > 1,
      named: isNamed && described.some(({ named }) => named),
    };
  };

/** Describes unions: by the names of a few variants, or by their number. */
export const describeUnions = (guide: GuideParts): Unions => ({
  discriminatedUnion: describeDiscriminated(guide),
  undiscriminatedUnion: describeUndiscriminated(guide),
});
