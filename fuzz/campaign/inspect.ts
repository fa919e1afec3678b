import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "#engine/json";
import type { FuzzDeps } from "../deps.ts";
import type { Breach } from "../oracles/breach.ts";
import { processNames } from "../product/product.ts";
import type { AnyTarget } from "../target.ts";
import { checkPlainPages } from "./plain-pages.ts";

/** A breach, and the case that it came from where that is known. */
export interface Seen {
  readonly breach: Breach;
  /** The place of the case in its batch. */
  readonly at?: number;
}

/** Time for trouble to show after the last case of a batch, in milliseconds. */
const aftermath = 150;

/** Result of playing cases. */
export interface Batch {
  /** Number of cases that were played; the rest was left out when the time was over. */
  readonly played: number;
  readonly seen: readonly Seen[];
}

/** Plays cases of a target and checks the product afterwards. `isOver` is called before each case. */
export type PlayCases = (target: AnyTarget, cases: readonly Json[], isOver?: () => boolean) => Promise<Batch>;

/**
 * Returns a function that plays cases against a world, so many at the same time as their target says, and then checks
 * the whole product. Processes that ended are started again.
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
 * Checks what is no part of any one response: processes, logs, memory, connections to others, plain pages.
 *
 * @param earlier breaches of the cases, which may have left a process stuck
 */
export async function inspect(deps: FuzzDeps, earlier: readonly Breach[] = []): Promise<readonly Breach[]> {
  const before = drain(deps);
  const dead = await deps.product.revive();
  const pages = await checkPlainPages(deps);
  const found = [...before, ...pages, ...drain(deps)];
  // A process that hangs or holds too much stays so; the next finding should be another one.
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
