export { docsOf, jsDoc } from "./docs.ts";
export { codeOf, type Literal, type LiteralObject, literalOf, printLiteral } from "./literal.ts";
export { documented, objectShape, presentShape, slotOf, typeDefinition } from "./shape.ts";
export {
  aliased,
  constant,
  type FileDraft,
  functionOf,
  type InterfaceMember,
  interfaceOf,
  jsonImport,
  type Named,
  namedExport,
  namedImport,
  namespaceExport,
  namespaceImport,
  type Statement,
  typeAlias,
  typeName,
} from "./statements.ts";
export { type Style, styleOf } from "./style.ts";
export {
  objectText,
  presentText,
  type RuntimeType,
  runtimeTypes,
  type TypeWriting,
  typeText,
} from "./type-text.ts";
