import { type ListShape, positionsOf, type UndiscriminatedUnionShape } from "#engine/shape";
import type { Texts } from "#ui/text";

/** Returns the union of the items of a list, named by their positions and titles; undefined if positions don't matter. */
export function namedItems(node: ListShape, { text }: Texts): UndiscriminatedUnionShape | undefined {
  const positions = positionsOf(node);
  if (positions === undefined) return undefined;
  const { union, first } = positions;
  return {
    ...union,
    variants: union.variants.map(({ displayName, ...variant }, i) => {
      const name = i < first.length ? text("itemAtPosition", { position: i + 1 }) : text("furtherItems");
      return { ...variant, displayName: displayName === undefined ? name : `${name}: ${displayName}` };
    }),
  };
}
