import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import type { Json } from "#engine/json";
import { type BreachKind, breach } from "../oracles/breach.ts";
import { type AnyTarget, anyTarget } from "../target.ts";
import { runCampaign } from "./campaign.ts";
import { type Finding, readFinding, writeFinding } from "./finding.ts";
import type { PlayCases } from "./inspect.ts";

const numbers = (name: string): AnyTarget =>
  anyTarget<number>({
    name,
    summary: "numbers",
    parallel: 1,
    batch: 50,
    cases: fc.nat({ max: 1000 }),
    play: async () => [],
  });

/** Plays numbers against rules: one is seen at its case, one only afterwards, and one by chance. */
const playing =
  (options: {
    readonly breaks?: (one: number) => boolean;
    readonly kills?: (all: readonly number[]) => boolean;
    readonly kind?: BreachKind;
  }): PlayCases =>
  async (_, cases) => {
    const all = cases as readonly number[]; // the targets above draw numbers
    const seen = all.flatMap((one, at) =>
      options.breaks?.(one) ? [{ breach: breach(options.kind ?? "answer", `case ${one} broke`), at }] : [],
    );
    return {
      played: all.length,
      seen: options.kills?.(all) ? [...seen, { breach: breach("crash", "it ended") }] : seen,
    };
  };

async function run(play: PlayCases, targets: readonly AnyTarget[] = [numbers("numbers")]) {
  const findings: Finding[] = [];
  const progress = await runCampaign({
    targets,
    seed: 7,
    milliseconds: 0,
    play,
    log: () => ["a line"],
    isStopped: () => false,
    onFinding: (finding) => findings.push(finding),
    onProgress: () => undefined,
  });
  return { findings, progress };
}

it("reports a broken rule once, with the smallest case", async () => {
  const { findings } = await run(playing({ breaks: (one) => one >= 300 }));
  expect(findings).toMatchObject([{ target: "numbers", seed: 7, isRepeatable: true, cases: [300], log: ["a line"] }]);
});

it("finds the case that ended a process, even if it was not observed directly", async () => {
  const { findings } = await run(playing({ kills: (all) => all.some((one) => one >= 600) }));
  expect(findings).toMatchObject([{ breach: { kind: "crash" }, isRepeatable: true, cases: [600] }]);
});

it("keeps all cases of a breach that requires several", async () => {
  const both = (all: readonly number[]): boolean => all.some((one) => one > 900) && all.some((one) => one < 100);
  const { findings } = await run(playing({ kills: both }));
  expect(findings).toHaveLength(1);
  expect(both((findings[0]?.cases ?? []) as readonly number[])).toBe(true); // the cases are numbers
});

it("reports a crash that cannot be repeated, but not a single late response", async () => {
  const once = (kind: BreachKind): PlayCases => {
    let turns = 0;
    return async (_, cases: readonly Json[]) => {
      turns += 1;
      return { played: cases.length, seen: turns === 1 ? [{ breach: breach(kind, "it was so") }] : [] };
    };
  };
  expect((await run(once("crash"))).findings).toMatchObject([{ isRepeatable: false }]);
  const late = await run(once("hang"));
  expect(late.findings).toEqual([]);
  expect(late.progress.late).toBe(1);
});

it("plays every target, however short the time", async () => {
  const { progress } = await run(playing({}), ["a", "b", "c"].map(numbers));
  expect([...progress.played.values()]).toEqual([50, 50, 50]);
});

it("draws the same cases from the same seed", async () => {
  const drawn = async (): Promise<readonly Json[]> => {
    const all: Json[] = [];
    await run(async (_, cases) => {
      all.push(...cases);
      return { played: cases.length, seen: [] };
    });
    return all;
  };
  expect(await drawn()).toEqual(await drawn());
});

it("reads the finding that it wrote, and rejects other files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-finding-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cases = [{ text: "\u0000\u00ff@deep:3000@" }];
  const file = writeFinding(folder, {
    target: "pages",
    seed: 1,
    breach: breach("hang", "long"),
    isRepeatable: true,
    cases,
    log: [],
  });
  expect(readFinding(file)).toEqual({ ok: true, finding: { target: "pages", cases } });
  writeFileSync(file, "{}");
  expect(readFinding(file)).toMatchObject({ ok: false, problem: expect.stringContaining("is not a finding") });
  expect(readFinding(join(folder, "none"))).toMatchObject({
    ok: false,
    problem: expect.stringContaining("can't be read"),
  });
});
