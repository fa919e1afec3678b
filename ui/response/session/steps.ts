/** Work that can pause at each `yield`. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Runs all steps without a pause, as in a worker. */
export function finish<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The longest time without a pause on the page, in milliseconds, so that frames and keys are not delayed. */
const slice = 40;

/** Runs steps in slices with a pause after each. Returns undefined if `isGone` returns true. */
export async function inSlices<R>(steps: Steps<R>, isGone: () => boolean): Promise<R | undefined> {
  while (!isGone()) {
    const end = performance.now() + slice;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resume) => setTimeout(resume));
  }
  return undefined;
}
