export {
  type Coverage,
  type CoverageKind,
  type CoverageShare,
  coverageKinds,
  shareOf,
  type Touched,
  wholeShare,
} from "./coverage.ts";
