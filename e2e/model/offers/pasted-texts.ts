import { type Control, foldControl, leafControls } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import type { Property, Shape } from "#engine/shape";

const objects = ["{}", '{"a":1.50}'];
const lists = ["[]", '[{"a":1.50}]'];

const nothing = (): undefined => undefined;

const propertyIn = foldControl<Property | undefined, [key: string]>({
  ...leafControls<undefined, [key: string]>(nothing),
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: ({ properties }, key) => properties.find((one) => one.key === key),
  union: nothing,
});

const fixedValue = foldControl<Json | undefined>({
  ...leafControls<undefined>(nothing),
  fixed: ({ value }) => value,
  nullable: nothing,
  list: nothing,
  map: nothing,
  group: nothing,
  union: nothing,
});

/**
 * Returns texts to paste over a control that accepts a whole value. For a union, these are objects that name each of
 * its variants, and values that name none.
 */
export function pastedTexts(ref: (shape: Shape) => Control, view: Control): readonly string[] {
  const textsFor = foldControl<readonly string[]>({
    ...leafControls<readonly string[]>(() => []),
    nullable: () => [],
    list: () => lists,
    map: () => objects,
    group: () => objects,
    union: ({ discriminant, variants }) => {
      if (discriminant === undefined) return [...objects, ...lists];
      const naming = variants.flatMap(({ shape }) => {
        const property = propertyIn(ref(shape), discriminant);
        const name = property && fixedValue(ref(property.shape));
        return name === undefined ? [] : [printJson({ [discriminant]: name })];
      });
      return [...objects, ...naming];
    },
  });
  return textsFor(view);
}
