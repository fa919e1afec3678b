import { inlineObject, type Property, type Shape } from "#engine/shape";
import type { TypeOptions } from "../mdx/index.ts";

/** Returns a shape with the properties that an author shows of it. */
export function shownShape(shape: Shape, { include, exclude, isDeprecatedHidden }: TypeOptions): Shape {
  const isShown = ({ key, availability }: Property): boolean =>
    (include?.includes(key) ?? true) &&
    exclude?.includes(key) !== true &&
    !(isDeprecatedHidden && availability === "Deprecated");
  const object = inlineObject(shape);
  return object === undefined ? shape : { ...object, properties: object.properties.filter(isShown) };
}
