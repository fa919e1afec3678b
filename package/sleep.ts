/** The longest pause that timers take, in milliseconds: 2^31 - 1, above which they end at once. */
const longest = 2_147_483_647;

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((done, refuse) => {
    const stop = (): void => {
      clearTimeout(timer);
      refuse(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", stop);
        done();
      },
      Math.min(milliseconds, longest),
    );
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
