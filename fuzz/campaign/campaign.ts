import { fnv1a } from "#engine/fnv";
import { type BreachKind, signatureOf } from "../oracles/breach.ts";
import type { AnyTarget } from "../target.ts";
import type { Finding } from "./finding.ts";
import type { PlayCases, Seen } from "./inspect.ts";
import { type Drawn, drawBatch, narrow } from "./narrow.ts";

/** Options of a campaign and its listeners. */
export interface CampaignOptions {
  readonly targets: readonly AnyTarget[];
  readonly seed: number;
  readonly milliseconds: number;
  readonly play: PlayCases;
  /** Returns the newest lines of the logs of all processes. */
  readonly log: () => readonly string[];
  /** Returns true once the campaign should end early. */
  readonly isStopped: () => boolean;
  readonly onFinding: (finding: Finding) => void;
  readonly onProgress: (progress: Progress) => void;
}

/** Progress of a campaign. */
export interface Progress {
  readonly target: string;
  /** Cases played so far, by target. */
  readonly played: ReadonlyMap<string, number>;
  readonly findings: number;
  /** Late answers that were in time when repeated: something else was using the machine. */
  readonly late: number;
}

/** Breaches that a busy machine may cause. They count if they happen again. */
const mustRepeat: ReadonlySet<BreachKind> = new Set(["hang", "page"]);

/**
 * Plays batches of the targets, with equal time for each, until the time is up and each target has run. Reports each
 * broken rule once, with the smallest input found.
 */
export async function runCampaign(options: CampaignOptions): Promise<Progress> {
  const { targets, seed, milliseconds, play, log, isStopped, onFinding, onProgress } = options;
  const began = performance.now();
  const isOver = (): boolean => isStopped() || performance.now() - began >= milliseconds;
  const spent = new Map(targets.map(({ name }) => [name, 0]));
  const rounds = new Map<string, number>();
  const played = new Map<string, number>(targets.map(({ name }) => [name, 0]));
  const known = new Set<string>();
  let findings = 0;
  let late = 0;

  const takeUp = async (drawn: Drawn, seen: readonly Seen[]): Promise<void> => {
    for (const { breach } of seen) {
      const signature = `${drawn.target.name} ${signatureOf(breach)}`;
      if (known.has(signature)) continue;
      known.add(signature);
      const suspects = seen.flatMap((one) =>
        one.at !== undefined && signatureOf(one.breach) === signatureOf(breach) ? [one.at] : [],
      );
      const { cases, isRepeatable } = await narrow(drawn, breach, suspects.slice(0, 1), play);
      if (!isRepeatable && mustRepeat.has(breach.kind)) {
        late += 1;
        known.delete(signature);
        continue;
      }
      findings += 1;
      onFinding({ target: drawn.target.name, seed, breach, isRepeatable, cases, log: log() });
    }
  };

  for (;;) {
    const untouched = targets.find(({ name }) => played.get(name) === 0);
    if (isStopped() || (untouched === undefined && isOver())) break;
    const target = untouched ?? minSpent(targets, spent);
    const round = rounds.get(target.name) ?? 0;
    rounds.set(target.name, round + 1);
    const drawn = drawBatch(target, seedOf(seed, target.name, round));
    const from = performance.now();
    // The first batch of a target, which it gets even if the time is up, ends with its share of the time.
    const isShareOver = (): boolean => performance.now() - from >= milliseconds / targets.length;
    const batch = await play(target, drawn.cases, () => (untouched ? isStopped() || isShareOver() : isOver()));
    played.set(target.name, (played.get(target.name) ?? 0) + batch.played);
    spent.set(target.name, (spent.get(target.name) ?? 0) + performance.now() - from);
    await takeUp(drawn, batch.seen);
    onProgress({ target: target.name, played, findings, late });
  }
  return { target: "", played, findings, late };
}

const minSpent = (targets: readonly AnyTarget[], spent: ReadonlyMap<string, number>): AnyTarget =>
  targets.reduce((least, one) => ((spent.get(one.name) ?? 0) < (spent.get(least.name) ?? 0) ? one : least));

/** Returns the seed of one batch, which depends only on the run, the target and the round. */
const seedOf = (seed: number, name: string, round: number): number => fnv1a(`${name}:${round}`, seed) | 0;
