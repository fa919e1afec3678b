/** The parameters of an operation, their examples and their serialization. */
export { examplesBeside, type NamedExample, parameterExamples } from "./examples.ts";
export type { Parameter } from "./parameter.ts";
export {
  isFormQuery,
  parameterProperty,
  type RequestParameters,
  readParameters,
  requestParameters,
} from "./parameters.ts";
export { collectionStyle, contentOf, isList, pairStyle } from "./styles.ts";
