/**
 * The limits and durations of forms and pages, except for retries. Times are in milliseconds unless the name says
 * otherwise.
 */
export const limits = {
  /** Polling of the api-key injection settings while enabled. */
  apiKeyRefresh: 300_000,
  /** The authorization card closes this long after an OAuth login. */
  authCardThanks: 500,
  /** Holding a stepper this long starts repeating. */
  stepperHold: 1000,
  /** The pause between two repeated steps. */
  stepperRepeat: 100,
  /** Fewer variants than this are drawn as a segmented control, from this on as a dropdown. */
  segmentsBelow: 5,
  /**
   * A list of more entries than this is virtual, or shown in parts, with a search
   * (docs/decisions/0024-long-lists-are-virtualized.md).
   */
  maxWholeListLength: 100,
  /** A status below this is success; the others are drawn in red. */
  successBelow: 300,
  /** The share of the width that the left pane has at first, in percent. */
  defaultSplit: 50,
  audioTick: 1000,
  audioBars: 20,
  audioInitialVolume: 0.2,
  /** The mean byte frequency divided by this is the volume, capped at 1. */
  audioVolumeScale: 20,
} as const;

/** Retry policy of registry calls (docs/behavior.md#retries). A separate export, since small clients ship only this. */
export const retryLimits = {
  /** Default number of retries. */
  retries: 2,
  base: 1000,
  cap: 60_000,
  /** The random share by which a pause is longer or shorter. */
  jitter: 0.2,
} as const;

/**
 * Returns the pause in milliseconds before retry number `retry`, counted from 0: the base doubled each time, at most
 * the cap, then longer or shorter by the jitter (docs/behavior.md#retries).
 *
 * @param chance a random number from 0 up to 1
 */
export function retryDelay(retry: number, chance: number): number {
  const pause = Math.min(retryLimits.cap, retryLimits.base * 2 ** retry);
  return pause * (1 + retryLimits.jitter * (2 * chance - 1));
}
