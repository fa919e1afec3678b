import type { Control } from "#engine/interpret";
import { printJson } from "#engine/json";
import type { Shape } from "#engine/shape";

const objects = ["{}", '{"a":1.50}'];
const lists = ["[]", '[{"a":1.50}]'];

/**
 * Texts that readers may have copied and paste over a control that takes a value as a whole. A union is given objects
 * that name each of its variants, and values that name none.
 */
export function pastedTexts(control: (shape: Shape) => Control, view: Control): readonly string[] {
  if (view.kind === "group" || view.kind === "map") return objects;
  if (view.kind === "list") return lists;
  if (view.kind !== "union") return [];
  const { discriminant, variants } = view;
  if (discriminant === undefined) return [...objects, ...lists];
  const naming = variants.flatMap(({ shape }) => {
    const group = control(shape);
    const property = group.kind === "group" ? group.properties.find(({ key }) => key === discriminant) : undefined;
    const name = property && control(property.shape);
    return name?.kind === "fixed" ? [printJson({ [discriminant]: name.value })] : [];
  });
  return [...objects, ...naming];
}
