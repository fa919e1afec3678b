/** Measures the time in which the event loop could not read answers, since this process was busy or had no processor. */
export interface LoopLag {
  /** Returns the sum so far, in milliseconds. */
  readonly read: () => number;
  readonly stop: () => void;
}

/** Milliseconds between two looks at the clock. Own choice. */
const interval = 20;

/**
 * Starts measuring. It does not keep the process running.
 *
 * @param clock milliseconds since any fixed moment
 */
export function loopLag(clock: () => number): LoopLag {
  let [total, last] = [0, clock()];
  const late = (): number => Math.max(0, clock() - last - interval);
  const timer = setInterval(() => {
    total += late();
    last = clock();
  }, interval);
  timer.unref();
  return { read: () => total + late(), stop: () => clearInterval(timer) };
}
