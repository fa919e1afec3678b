export {
  type Coverage,
  type CoverageItem,
  type CoverageKind,
  coverageKinds,
  type SeenProperty,
  shareOf,
} from "./coverage.ts";
export { coverageText, coverageWords, itemName } from "./coverage-text.ts";
