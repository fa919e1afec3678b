/** The parameters of an operation, their examples and their serialization. */
export { examplesBeside, type NamedExample, parameterExamples } from "./examples.ts";
export {
  isFormQuery,
  parameterProperty,
  type RequestParameters,
  readParameters,
  requestParameters,
} from "./parameters.ts";
export { collectionStyle, contentOf, isList, type Parameter, pairStyle } from "./styles.ts";
