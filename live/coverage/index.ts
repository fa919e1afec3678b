export {
  type Coverage,
  type CoverageItem,
  type CoverageKind,
  coverageKinds,
  coverageText,
  coverageWords,
  itemName,
  type SeenProperty,
  shareOf,
} from "./coverage-text.ts";
