/** Times that a task may take longer than its time while the processor does other things. */
const maxStarved = 6;

/** The time of a thread: of its task, or until it has to do something else. */
export interface TaskTimer {
  /** Begins a task, which has so many milliseconds: of the processor if that is known, at most six times as long. */
  readonly begin: (ms: number) => void;
  /** Returns the milliseconds that the task has taken: of the processor if that is known. */
  readonly spent: () => number;
  /** Calls a function after some milliseconds, unless something else begins before. */
  readonly within: (ms: number, late: () => void) => void;
  readonly stop: () => void;
}

/** Creates a timer. `onLate` is called when a task has used up its time. */
export function taskTimer(processorMs: () => number | undefined, onLate: () => void): TaskTimer {
  let timer: NodeJS.Timeout | undefined;
  let from = 0;
  let fromProcessor: number | undefined;

  const stop = (): void => clearTimeout(timer);
  const within = (ms: number, late: () => void): void => {
    stop();
    timer = setTimeout(late, ms);
    timer.unref();
  };
  const spent = (): number => {
    const now = fromProcessor === undefined ? undefined : processorMs();
    return now === undefined || fromProcessor === undefined ? performance.now() - from : now - fromProcessor;
  };
  const expire = (ms: number): void => {
    const left = ms - spent();
    if (left > 0 && performance.now() - from < ms * maxStarved) within(left, () => expire(ms));
    else onLate();
  };
  return {
    ...{ spent, within, stop },
    begin: (ms) => {
      from = performance.now();
      fromProcessor = processorMs();
      within(ms, () => expire(ms));
    },
  };
}
