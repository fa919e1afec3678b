import { type JsonLimits, maxJsonDepth } from "#engine/json";

/**
 * Limits of a description: of each of its texts, and of their number. A YAML alias counts as much as its target, each
 * time.
 */
export interface DescriptionLimits extends JsonLimits {
  /** Other files and addresses that `$ref` names. */
  readonly files: number;
}

export type DescriptionLimit = keyof DescriptionLimits;

/**
 * The default limits. The densest published descriptions have 15 bytes for each value, keys of 180 characters and 32
 * levels, so that 50 MB of them are well within the limits.
 */
export const defaultDescriptionLimits: DescriptionLimits = {
  values: 5_000_000,
  depth: maxJsonDepth,
  keyLength: 10_000,
  numberLength: 1000,
  files: 10_000,
};
