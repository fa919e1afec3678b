/** The timers of throttled frames: `frame` calls back before the next paint, `after` after some milliseconds. */
export interface FrameTimers {
  readonly now: () => number;
  readonly frame: (act: () => void) => void;
  readonly after: (ms: number, act: () => void) => void;
}

/** Minimum time between two renders, in ms. Own choice: faster than one reads, and the page keeps most of the time. */
export const calmGap = 100;

/**
 * Creates a throttled `requestAnimationFrame`: it calls back in the next frame, or after a pause if it has just done
 * so. A list that changes in each frame would leave a busy page no time for input.
 */
export function calmFrames({ now, frame, after }: FrameTimers): (act: () => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (act) => {
    const draw = (): void =>
      frame(() => {
        // Set before, for calls during the rendering; the pause begins when all is drawn, so that a slow page has it
        // too.
        last = now();
        act();
        last = now();
      });
    const pause = last + calmGap - now();
    if (pause > 0) after(pause, draw);
    else draw();
  };
}
