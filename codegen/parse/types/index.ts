export {
  type ObjectKeys,
  objectKeys,
  objectOf,
  readBodyProperties,
  readHeaders,
  readPathParameters,
  readQueryParameters,
} from "./property.ts";
export { readTypeDeclaration } from "./type-declaration.ts";
export { isName, isTypeName } from "./type-name.ts";
export { readTypeReference } from "./type-reference.ts";
export { foreignWords, typeWords } from "./type-words.ts";
