import { setTimeout as sleep } from "node:timers/promises";
import type { Json } from "#engine/json";
import type { Breach } from "../oracles/breach.ts";
import { checkPlainPages } from "../oracles/plain-pages.ts";
import { processNames } from "../product/product.ts";
import type { AnyTarget } from "../target.ts";
import type { World } from "../world.ts";

/** A breach, and the case that it came from where that is known. */
export interface Seen {
  readonly breach: Breach;
  /** The place of the case in its batch. */
  readonly at?: number;
}

/** How long trouble may take to show after the last case of a batch, in milliseconds. */
const aftermath = 150;

/** What came of playing cases. */
export interface Batch {
  /** How many were played; fewer than there were when the time was over. */
  readonly played: number;
  readonly seen: readonly Seen[];
}

/** Plays cases of a target and checks the product afterwards. `isOver` is asked before each case. */
export type PlayCases = (target: AnyTarget, cases: readonly Json[], isOver?: () => boolean) => Promise<Batch>;

/**
 * Returns a function that plays cases against a world, so many at the same time as their target says, and then checks the
 * whole product. Processes that ended are started again.
 */
export const playIn =
  (world: World): PlayCases =>
  (target, cases, isOver) =>
    playBatch(target, cases, world, isOver);

async function playBatch(
  target: AnyTarget,
  cases: readonly Json[],
  world: World,
  isOver: () => boolean = () => false,
): Promise<Batch> {
  const seen: Seen[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < cases.length && !isOver()) {
      const at = next;
      next += 1;
      const one = cases[at] ?? null;
      for (const found of await target.play(one, world)) seen.push({ breach: found, at });
    }
  };
  await Promise.all(Array.from({ length: target.parallel }, worker));
  await sleep(aftermath);
  for (const found of await inspect(world)) seen.push({ breach: found });
  return { played: next, seen };
}

/** Checks what is no part of any one answer: processes, logs, memory, connections to others, plain pages. */
export async function inspect(world: World): Promise<readonly Breach[]> {
  const before = drain(world);
  const dead = await world.product.revive();
  const pages = await checkPlainPages(world);
  // A process above its memory stays there; the next finding should be another one.
  for (const { kind, detail } of before) {
    const name = processNames.find((one) => kind === "memory" && detail.includes(one));
    if (name !== undefined && !dead.includes(name)) await world.product.restart(name);
  }
  return [...before, ...pages, ...drain(world)];
}

const drain = ({ product, upstream, canaries }: World): readonly Breach[] => [
  ...processNames.flatMap((name) => product.processOf(name).drain()),
  ...upstream.drain(),
  ...canaries.flatMap((canary) => canary.drain()),
];
