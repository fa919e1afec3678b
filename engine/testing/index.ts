export { type Types, type TypeTable, typesFrom } from "#engine/shape";
export { arbitrary } from "./arbitrary.ts";
export {
  arbitraryShape,
  arbitraryShapeWithTypes,
  arbitraryTypes,
  hostileNames,
  type ShapeOptions,
  type ShapeWithTypes,
  typeIds,
} from "./arbitrary-shape.ts";
export { type Interpreters, interpreters } from "./interpreters.ts";
export { everyInvalid, type Invalid, type InvalidOptions, invalid } from "./invalid.ts";
export {
  arbitraryIsValid,
  BrokenLawError,
  decodeUndoesEncode,
  defaultIsValid,
  editsKeepForm,
  hostileNamesBehave,
  invalidIsRejected,
  type LawOptions,
  removeUndoesAdd,
  type Subject,
} from "./laws.ts";
export {
  type Contradiction,
  completed,
  contradictionIn,
  endlessSchemas,
  instanceOf,
  type LimitValue,
  limitValues,
  noValueIn,
  type SchemaBook,
  schemaBook,
  schemaStep,
  shapeSchemas,
} from "./limits/index.ts";
export { NoValueError } from "./no-value.ts";
export { malformations } from "./well-formed.ts";
