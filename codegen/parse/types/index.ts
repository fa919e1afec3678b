export {
  objectKeys,
  objectOf,
  readBodyProperties,
  readHeaders,
  readPathParameters,
  readQueryParameters,
} from "./property.ts";
export { isName, isTypeName, readTypeDeclaration } from "./type-declaration.ts";
export { readTypeReference } from "./type-reference.ts";
export { foreignWords, typeWords } from "./type-words.ts";
