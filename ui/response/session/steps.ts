/** Work that may be put down at each `yield` and taken up again later. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Does all steps at once, as a worker may. */
export function finish<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Steps are done for so long at a time on the page, in ms, so that frames and keys come in between. */
const slice = 40;

/** Does steps in slices with a pause behind each. Stops with nothing when `isGone` says so. */
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
