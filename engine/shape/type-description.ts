import type { Documented, Shape, Types } from "./shape.ts";

/**
 * Returns the description of the type that a shape names, or that its values other than null have: the one of the first
 * name that has any. No alias refers to itself: importers break such cycles.
 */
export function typeDescription(types: Types, shape: Shape): string | undefined {
  if (shape.kind === "nullable") return typeDescription(types, shape.item);
  const named = shape.kind === "ref" && types.get(shape.id);
  return named ? (named.description ?? typeDescription(types, named.shape)) : undefined;
}

/** Creates the function that returns a part with the description of its type if it has no description. */
export const withTypeDescription =
  (types: Types) =>
  <T extends Documented & { readonly shape: Shape }>(part: T): T => {
    const description = part.description ?? typeDescription(types, part.shape);
    return description === part.description ? part : { ...part, description };
  };
