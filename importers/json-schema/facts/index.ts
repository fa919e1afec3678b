/** The facts that schemas state about a value, merged from all of them. */
export { branchProperties } from "./branch-properties.ts";
export { allowsNull, asTyped, examplesOf, statedExamples, typesOf, withoutRepeats } from "./examples.ts";
export {
  type Choice,
  type Discriminator,
  type Facts,
  type JsonType,
  type Limit,
  restrictsItems,
  restrictsMembers,
  withoutExamples,
} from "./facts.ts";
export { gatherer, readDiscriminator } from "./gather.ts";
export { type Dialect, isNullable, isStructural, withFernType } from "./keywords.ts";
export { greatestInteger, integerMultiple, integerOf, minInteger, numberOf, numberText } from "./numbers.ts";
export { plainReferences } from "./plain-references.ts";
export { statedXml, xmlOf } from "./xml.ts";
