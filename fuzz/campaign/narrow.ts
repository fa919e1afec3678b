import fc from "fast-check";
import type { Json } from "#engine/json";
import { type Breach, signatureOf } from "../oracles/breach.ts";
import type { AnyTarget } from "../target.ts";
import type { PlayCases } from "./inspect.ts";

/** The origin of a batch, from which a case can be drawn again and shrunk. */
export interface Drawn {
  readonly target: AnyTarget;
  readonly seed: number;
  readonly cases: readonly Json[];
}

/** The cases of a batch that broke the rule. */
export interface Narrowed {
  readonly cases: readonly Json[];
  readonly isRepeatable: boolean;
}

/** Time limit for shrinking a finding, in milliseconds. */
const shrinkFor = 20_000;

/** Draws the cases of a batch; the same seed draws the same ones. */
export const drawBatch = (target: AnyTarget, seed: number): Drawn => ({
  target,
  seed,
  cases: fc.sample(target.cases, { seed, numRuns: target.batch }),
});

/**
 * Finds the cases of a batch that break a rule: those in which it was observed, or else by bisection. Shrinks a single
 * case.
 *
 * @param suspects indexes in the batch; all if empty
 */
export async function narrow(
  { target, seed, cases }: Drawn,
  broken: Breach,
  suspects: readonly number[],
  play: PlayCases,
): Promise<Narrowed> {
  const signature = signatureOf(broken);
  const breaks = async (some: readonly Json[]): Promise<boolean> =>
    (await play(target, some)).seen.some(
      ({ breach }) =>
        breach.kind === broken.kind &&
        (broken.kind === "crash" || broken.kind === "hang" || signatureOf(breach) === signature),
    );
  const pick = (places: readonly number[]): readonly Json[] => places.map((place) => cases[place] ?? null);

  let places = suspects.length > 0 ? suspects : [...cases.keys()];
  if (!(await breaks(pick(places)))) return { cases: pick(places), isRepeatable: false };
  while (places.length > 1) {
    const middle = Math.ceil(places.length / 2);
    const halves = [places.slice(0, middle), places.slice(middle)];
    let smaller: readonly number[] | undefined;
    for (const half of halves) {
      if (await breaks(pick(half))) {
        smaller = half;
        break;
      }
    }
    if (smaller === undefined) return { cases: pick(places), isRepeatable: true };
    places = smaller;
  }
  const [place = 0] = places;
  const result = await fc.check(
    fc.asyncProperty(target.cases, async (one) => !(await breaks([one]))),
    { seed, path: String(place), numRuns: 1, interruptAfterTimeLimit: shrinkFor },
  );
  const [smallest = cases[place] ?? null] = result.counterexample ?? [];
  return { cases: [smallest], isRepeatable: true };
}
