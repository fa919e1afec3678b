import { limits } from "#engine/limits";

/** The volume between 0 and 1: the mean byte frequency divided by 20, capped at 1 (docs/behavior.md#constants). */
export const volumeOf = (frequencies: Uint8Array): number =>
  frequencies.length === 0
    ? 0
    : Math.min(1, frequencies.reduce((sum, one) => sum + one, 0) / frequencies.length / limits.audioVolumeScale);
