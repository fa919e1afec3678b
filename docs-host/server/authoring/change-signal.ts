/** Lets open pages wait for the next change of a site. */
export interface ChangeSignal {
  /** Identifies the current state. */
  readonly state: () => string;
  /** Resolves when the state differs from the given one, and after some time at the latest. */
  readonly after: (state: string) => Promise<void>;
  /** Begins a new state. */
  readonly announce: () => void;
  /** Ends all waits, and those that follow. */
  readonly end: () => void;
}

/** Longest wait of a page in milliseconds: proxies may close calls that take longer than a minute. */
const maxWait = 25_000;

/** Creates a signal. States differ between processes, so that a page notices a restart. */
export function changeSignal(process: string): ChangeSignal {
  const waits = new Set<() => void>();
  let count = 0;
  let hasEnded = false;
  const state = (): string => `${process}-${count}`;
  const release = (): void => {
    for (const resolve of waits) resolve();
    waits.clear();
  };
  return {
    state,
    after: (seen) =>
      hasEnded || seen !== state()
        ? Promise.resolve()
        : new Promise((done) => {
            const resolve = (): void => {
              clearTimeout(timer);
              waits.delete(resolve);
              done();
            };
            const timer = setTimeout(resolve, maxWait);
            waits.add(resolve);
          }),
    announce: () => {
      count += 1;
      release();
    },
    end: () => {
      hasEnded = true;
      release();
    },
  };
}
