import { deepestJson, type JsonLimits } from "#engine/json";

/**
 * Limits of a description: of each of its texts, and of how many there are. What an alias stands for counts each time.
 */
export interface DescriptionLimits extends JsonLimits {
  /** Other files and addresses that `$ref` names. */
  readonly files: number;
}

export type DescriptionLimit = keyof DescriptionLimits;

/**
 * The limits that apply where none are given. The densest published descriptions have 15 bytes a value, keys of 180
 * characters and 32 levels, so that 50 MB of them pass with room to spare.
 */
export const defaultDescriptionLimits: DescriptionLimits = {
  values: 5_000_000,
  depth: deepestJson,
  keyLength: 10_000,
  numberLength: 1000,
  files: 500,
};
