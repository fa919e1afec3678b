import { Fragment, type ReactNode } from "react";
import type { Algebra } from "#engine/shape";
import { count, type Description, nothing, rowSize } from "./description.ts";
import type { GuideParts } from "./guide-parts.ts";
import { measuredOnce, sumOf } from "./opening.ts";
import { VariantList, type VariantRow } from "./variant-list.tsx";

type Unions = Pick<Algebra<Description>, "discriminatedUnion" | "undiscriminatedUnion">;

/** Unions up to this many variants are labelled by them; longer ones by their number. */
const namedVariants = 3;
/** The greatest length of a label that names all variants, in characters. */
const longestNames = 200;

/** Joins names in prose: `a, b or c`. */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

/** Joins labels in the same way. */
const joinLabels = (labels: readonly ReactNode[]): ReactNode =>
  labels.map((label, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the variants of a union have no other name and never move.
    <Fragment key={i}>
      {i === 0 ? "" : i === labels.length - 1 ? " or " : ", "}
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
    const variants = node.variants.map((variant, i) => {
      const description = recur(variant.shape);
      const { displayName } = variant;
      const title = displayName === undefined ? {} : { title: <span className="variant-key">{displayName}</span> };
      return { variant, key: String(i + 1), name: displayName ?? description.text, ...title, description };
    });
    const descriptions = variants.map(({ description }) => description);
    const names = joinNames(descriptions.map(({ text }) => text));
    const isNamed = variants.length <= namedVariants && names.length <= longestNames;
    const many = `one of ${variants.length} types`;
    return {
      ...unionOf(variants, guide),
      label: isNamed ? joinLabels(descriptions.map(({ label }) => label)) : many,
      text: isNamed ? names : many,
      named: isNamed && descriptions.some(({ named }) => named),
    };
  };

/** Describes unions: by the names of a few variants, or by their number. */
export const describeUnions = (guide: GuideParts): Unions => ({
  discriminatedUnion: describeDiscriminated(guide),
  undiscriminatedUnion: describeUndiscriminated(guide),
});
