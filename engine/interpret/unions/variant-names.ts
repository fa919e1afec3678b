import { type Alternative, idOf, inlineObject, type ObjectShape, type Shape } from "#engine/shape";
import { jsonPhrase, madeLabel, type TypeLabel } from "../leaves/index.ts";

/**
 * Returns the display names of the variants of a union; a variant without one has the name of its type. Objects without
 * a name get the key of a property that only one of them has, or a number: `object with size`, `object 2`. So does a
 * single one beside variants with names, or it is the `other object`.
 *
 * @param label returns the label of a type
 */
export function variantNames(
  variants: readonly Alternative[],
  label: (shape: Shape) => TypeLabel,
): readonly TypeLabel[] {
  const objects = variants.map(({ displayName, shape }) =>
    displayName === undefined ? inlineObject(shape) : undefined,
  );
  const unnamed = objects.filter((one) => one !== undefined);
  const isAlone = unnamed.length === 1;
  const hasNamed = variants.some(({ displayName, shape }) => displayName !== undefined || idOf(shape) !== undefined);
  const all = isAlone ? variants.flatMap(({ shape }) => inlineObject(shape) ?? []) : unnamed;
  return variants.map(({ displayName, shape }, i): TypeLabel => {
    const name: TypeLabel = displayName === undefined ? label(shape) : jsonPhrase(displayName);
    const object = objects[i];
    if (object === undefined || (isAlone && !hasNamed)) return name;
    const key = ownKey(object, all);
    if (key !== undefined) return madeLabel("{} with {}", name, jsonPhrase(key));
    return isAlone
      ? madeLabel("other {}", name)
      : madeLabel("{} {}", name, jsonPhrase(`${unnamed.indexOf(object) + 1}`));
  });
}

/** Returns the key of a property that no other object has, a required one if there is one. */
function ownKey(object: ObjectShape, all: readonly ObjectShape[]): string | undefined {
  const others = new Set(all.flatMap((other) => (other === object ? [] : other.properties.map(({ key }) => key))));
  const own = object.properties.filter(({ key }) => !others.has(key));
  return (own.find(({ optional }) => !optional) ?? own[0])?.key;
}
