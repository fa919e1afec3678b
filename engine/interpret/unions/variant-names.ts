import { type Alternative, inlineObject, type ObjectShape, type Shape } from "#engine/shape";

/**
 * Returns the display names of the variants of a union; a variant without one has the name of its type. Several objects
 * without a name get the key of a property that only one of them has, or a number: `object with size`, `object 2`.
 *
 * @param label returns the name of a type
 */
export function variantNames(variants: readonly Alternative[], label: (shape: Shape) => string): readonly string[] {
  const objects = variants.map(({ displayName, shape }) =>
    displayName === undefined ? inlineObject(shape) : undefined,
  );
  const unnamed = objects.filter((one) => one !== undefined);
  return variants.map(({ displayName, shape }, i) => {
    const name = displayName ?? label(shape);
    const object = objects[i];
    if (object === undefined || unnamed.length < 2) return name;
    const key = ownKey(object, unnamed);
    return key === undefined ? `${name} ${unnamed.indexOf(object) + 1}` : `${name} with ${key}`;
  });
}

/** Returns the key of a property that no other object has, a required one if there is one. */
function ownKey(object: ObjectShape, all: readonly ObjectShape[]): string | undefined {
  const others = new Set(all.flatMap((other) => (other === object ? [] : other.properties.map(({ key }) => key))));
  const own = object.properties.filter(({ key }) => !others.has(key));
  return (own.find(({ optional }) => !optional) ?? own[0])?.key;
}
