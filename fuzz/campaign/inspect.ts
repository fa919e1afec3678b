import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "#engine/json";
import type { FuzzDeps } from "../deps.ts";
import type { Breach } from "../oracles/breach.ts";
import { processNames } from "../product/product.ts";
import type { AnyTarget } from "../target.ts";
import { checkPlainPages } from "./plain-pages.ts";

/** A breach with its case, if that is known. */
export interface Seen {
  readonly breach: Breach;
  /** The index of the case in its batch. */
  readonly at?: number;
}

/** Time for trouble to show after the last case of a batch, in milliseconds. */
const aftermath = 150;

/** Result of playing cases. */
export interface Batch {
  /** Number of cases that were played; the rest was skipped when the time was up. */
  readonly played: number;
  readonly seen: readonly Seen[];
}

/** Plays cases of a target and checks the product afterwards. `isOver` is called before each case. */
export type PlayCases = (target: AnyTarget, cases: readonly Json[], isOver?: () => boolean) => Promise<Batch>;

/**
 * Creates a function that plays cases with the concurrency of their target, and then checks the whole product. It
 * restarts processes that ended.
 */
export const playIn =
  (deps: FuzzDeps): PlayCases =>
  (target, cases, isOver) =>
    playBatch(target, cases, deps, isOver);

async function playBatch(
  target: AnyTarget,
  cases: readonly Json[],
  deps: FuzzDeps,
  isOver: () => boolean = () => false,
): Promise<Batch> {
  const seen: Seen[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    // A process that hangs would keep every other case waiting, too.
    while (next < cases.length && !isOver() && !seen.some(({ breach }) => breach.stuck !== undefined)) {
      const at = next;
      next += 1;
      const one = cases[at] ?? null;
      for (const found of await target.play(one, deps)) seen.push({ breach: found, at });
    }
  };
  await Promise.all(Array.from({ length: target.parallel }, worker));
  await sleep(aftermath);
  const earlier = seen.map(({ breach }) => breach);
  const afterwards = (await inspect(deps, earlier)).map((found) => ({ breach: found }));
  return { played: next, seen: [...seen, ...afterwards] };
}

/**
 * Checks the state of the product: processes, logs, memory, forbidden connections and plain pages.
 *
 * @param earlier breaches of the cases, which may have left a process stuck
 */
export async function inspect(deps: FuzzDeps, earlier: readonly Breach[] = []): Promise<readonly Breach[]> {
  const before = drain(deps);
  const dead = await deps.product.revive();
  const pages = await checkPlainPages(deps);
  const found = [...before, ...pages, ...drain(deps)];
  // A process that hangs or uses too much memory is restarted, so that it causes only one finding.
  for (const name of processNames) {
    if (!dead.includes(name) && [...earlier, ...found].some(({ stuck }) => stuck === name))
      await deps.product.restart(name);
  }
  return found;
}

const drain = ({ product, upstream, canaries }: FuzzDeps): readonly Breach[] => [
  ...processNames.flatMap((name) => product.processOf(name).drain()),
  ...upstream.drain(),
  ...canaries.flatMap((canary) => canary.drain()),
];
