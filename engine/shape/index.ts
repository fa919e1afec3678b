export { toPointer } from "#engine/json";
export { aliasCycles, directReferences, isInCycle } from "./alias-cycles.ts";
export { type Algebra, aroundEach, fold, type StructuralShape, UnknownTypeError } from "./fold.ts";
export { type BranchAlgebra, branches, eachLeaf, type LeafAlgebra, type LeafShape, leaves } from "./leaves.ts";
export { formatPath, isPathWithin, isSamePath, type Path, valueAt } from "./path.ts";
export { idOf, inlineObject, isOfKind, positionsOf, references } from "./references.ts";
export { requiredFirst } from "./required-first.ts";
export {
  conjunction,
  foldRule,
  type RangeRule,
  type Rule,
  type RuleAlgebra,
  type RuleType,
  requiredKeys,
  type SizeRule,
  sameForRules,
} from "./rules.ts";
export {
  type Alternative,
  type Availability,
  type Base64Shape,
  type BigIntegerShape,
  type BooleanShape,
  type DateShape,
  type DatetimeShape,
  type DiscriminatedUnionShape,
  type Documented,
  type DoubleShape,
  type EnumShape,
  type EnumValue,
  type Exemplified,
  type FileShape,
  type IntegerShape,
  type ItemLimits,
  type ListShape,
  type LiteralShape,
  type LongShape,
  type MapShape,
  type MemberLimits,
  type NumberLimits,
  type ObjectShape,
  type Property,
  type RefShape,
  type Shape,
  type ShapeOf,
  type StringShape,
  type TypeDefinition,
  type Typed,
  type TypeId,
  type Types,
  type TypeTable,
  type TypeWords,
  typesFrom,
  typesIn,
  typesOf,
  type Uint64Shape,
  type UintShape,
  type UndiscriminatedUnionShape,
  type UnknownShape,
  type UuidShape,
  type Variant,
  type XmlForm,
} from "./shape.ts";
export { withTypeDescription } from "./type-description.ts";
export { withExamples, withRules, withXml } from "./with-examples.ts";
