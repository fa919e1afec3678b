import { type Failure, type FailureStep, removalOf, secondPage } from "../failures/index.ts";

/** A failure with the steps that read a removed thing before it is removed too, as a replay does. */
export interface ReadBefore {
  readonly failure: Failure;
  /** The numbers of the first and the last step that read the list before. */
  readonly before?: { readonly first: number; readonly last: number };
  /** The positions of steps that are made once for each later page. */
  readonly pages: readonly number[];
}

/** Adds the steps that read a thing before it is removed, and joins the later pages of a list to one step. */
export function readingBefore(saved: Failure): ReadBefore {
  const second = secondPage(saved);
  const steps = second === undefined ? saved.steps : saved.steps.slice(0, second + 1);
  const failure = { ...saved, steps };
  const pages = second === undefined ? [] : [second];
  const at = removalOf(failure)?.at;
  const later = at === undefined ? [] : steps.slice(at + 1);
  // A step that uses a value from the removal can't run before it.
  if (at === undefined || later.some(({ takes }) => takes.some(({ step }) => step === at))) return { failure, pages };
  const shift = (step: FailureStep, by: number): FailureStep => ({
    ...step,
    takes: step.takes.map((one) => (one.step > at ? { ...one, step: one.step + by } : one)),
  });
  const unknown = { kind: "none", reason: "", message: "" } as const;
  // A removed thing may have been read, which showed that it was not archived.
  const after = (step: FailureStep): FailureStep =>
    step.endpoint === steps.at(-1)?.endpoint ? step : { ...step, answer: unknown };
  const { expected } = failure;
  const isListed = expected.kind === "listed";
  return {
    failure: {
      ...failure,
      steps: [
        ...steps.slice(0, at),
        ...later.map((step) => shift(step, -1)),
        ...steps.slice(at, at + 1),
        ...later.map((step) => after(shift(step, later.length))),
      ],
      expected: isListed ? { ...expected, first: expected.first + later.length } : expected,
    },
    ...(isListed && { before: { first: at + 1, last: at + later.length } }),
    pages: pages.flatMap((position) => [position - 1, position + later.length]),
  };
}
