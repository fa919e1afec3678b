import { paster, rawView } from "#engine/form";
import { controlOf, initialProperties, initialValue, selectedVariant, visibleProperties } from "#engine/interpret";
import type { ObjectShape, Property, Shape, Types } from "#engine/shape";

/** The engine's interpreters for one form. */
export type PlayedForm = ReturnType<typeof playedForm>;

/** Creates the interpreters for the form of a shape. `now` is the time of the page's clock. */
export function playedForm(types: Types, root: ObjectShape, now: Date) {
  const deps = { now: () => now };
  const [initial, initialAll] = [initialValue(types), initialProperties(types)];
  return {
    now,
    control: controlOf(types),
    variantOf: selectedVariant(types),
    visible: visibleProperties(types),
    first: (shape: Shape) => initial(shape)(deps),
    firstOf: (properties: readonly Property[]) => initialAll(properties)(deps),
    raw: rawView(types),
    pasteInto: paster(types)(root),
  };
}
