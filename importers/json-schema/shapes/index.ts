/** The shape of a value from the facts about it. */
export { type Member, objectShape, propertyOf } from "./objects.ts";
export { shapeOfFacts } from "./shape-of-facts.ts";
export { anyValue, asNullable, onlyNull } from "./shapes.ts";
export { treeSizes } from "./tree-size.ts";
export { formShape } from "./unions.ts";
