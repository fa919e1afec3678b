/** Waits for a time without activity. */
export interface Quiet {
  /** Resolves once nothing has been active for that time, or when the waiting is ended. */
  readonly wait: () => Promise<void>;
  /** Counts a promise as activity until it has settled. */
  readonly during: (busy: Promise<unknown>) => Promise<void>;
  /** Ends the waiting. */
  readonly end: () => void;
}

/** Creates a wait for as many ms without activity. */
export function waitForQuiet(time: number): Quiet {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let active = 0;
  let isAwaited = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (active === 0 && isAwaited) timer = setTimeout(end, time);
  };
  return {
    end: () => end(),
    wait: () => {
      isAwaited = true;
      restart();
      return ended;
    },
    during: async (busy) => {
      active += 1;
      restart();
      await Promise.allSettled([busy]);
      active -= 1;
      restart();
    },
  };
}
