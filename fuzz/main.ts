import { randomInt } from "node:crypto";
import { relative, resolve } from "node:path";
import { argv, cwd, stderr, stdout } from "node:process";
import { type Progress, runCampaign } from "./campaign/campaign.ts";
import { readFinding, writeFinding } from "./campaign/finding.ts";
import { playIn } from "./campaign/inspect.ts";
import { type FuzzDeps, openDeps } from "./deps.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { megabytes } from "./product/child.ts";
import { processNames } from "./product/product.ts";
import { allTargets } from "./targets/all.ts";

/** Where findings are written. */
const folder = resolve(import.meta.dirname, "../test-results/fuzz");

/** Time between two lines of progress on a terminal, in milliseconds. */
const progressEvery = 5000;

const say = (text: string): void => void stdout.write(`${text}\n`);

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(
    args,
    allTargets.map(({ name }) => name),
    () => randomInt(2 ** 31),
  );
  switch (options.kind) {
    case "help":
      stdout.write(usage(allTargets));
      return 0;
    case "wrong":
      stderr.write(`fuzz: ${options.problem}; see npm run fuzz -- --help\n`);
      return 2;
    case "replay":
      return replay(options.file);
    case "run":
      return run(options);
  }
}

async function run({ minutes, seed, only }: Extract<Options, { readonly kind: "run" }>): Promise<number> {
  const targets = allTargets.filter(({ name }) => only.length === 0 || only.includes(name));
  say(`Fuzzing ${targets.map(({ name }) => name).join(", ")} for ${minutes} min, --seed ${seed}`);
  const deps = await openDeps();
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    say("Stopping.");
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  let lastLine = performance.now();
  const began = performance.now();
  try {
    const progress = await runCampaign({
      ...{ targets, seed },
      play: playIn(deps),
      log: () => newestLines(deps),
      milliseconds: minutes * 60_000,
      isStopped: () => isStopped,
      onFinding: (finding) => {
        const file = relative(cwd(), writeFinding(folder, finding));
        say(`FOUND ${finding.target}: ${finding.breach.kind}: ${finding.breach.detail}`);
        say(
          `      npm run fuzz -- --replay ${file}${finding.isRepeatable ? "" : " (it did not break again when it was tried)"}`,
        );
      },
      onProgress: (now) => {
        if (!stdout.isTTY || performance.now() - lastLine < progressEvery) return;
        lastLine = performance.now();
        say(`${seconds(began)} ${now.target}: ${total(now)} calls, ${now.findings} findings, ${memoryLine(deps)}`);
      },
    });
    say(`\n${summary(progress)}\n${memoryLine(deps)}`);
    say(
      `${total(progress)} calls in ${seconds(began)}, ${progress.findings} findings, ${progress.late} late answers that were not late again, --seed ${seed}`,
    );
    return progress.findings > 0 ? 1 : 0;
  } finally {
    await deps.close();
  }
}

async function replay(file: string): Promise<number> {
  const read = readFinding(file);
  if (!read.ok) {
    stderr.write(`fuzz: ${read.problem}\n`);
    return 2;
  }
  const { cases, target: name } = read.finding;
  const target = allTargets.find((one) => one.name === name);
  if (target === undefined) {
    stderr.write(`fuzz: there is no target ${JSON.stringify(name)} any more\n`);
    return 2;
  }
  const deps = await openDeps();
  try {
    const { seen } = await playIn(deps)(target, cases);
    for (const { breach } of seen) say(`${breach.kind}: ${breach.detail}`);
    say(seen.length === 0 ? "No rule was broken." : `${seen.length} rules were broken.`);
    return seen.length === 0 ? 0 : 1;
  } finally {
    await deps.close();
  }
}

const newestLines = ({ product }: FuzzDeps): readonly string[] =>
  processNames.flatMap((name) =>
    product
      .processOf(name)
      .log()
      .slice(-8)
      .map((line) => `${name}: ${line.slice(0, 500)}`),
  );

const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
const total = ({ played }: Progress): number => [...played.values()].reduce((sum, count) => sum + count, 0);
const summary = ({ played }: Progress): string =>
  [...played].map(([name, count]) => `  ${name.padEnd(13)} ${String(count).padStart(7)} calls`).join("\n");
const memoryLine = ({ product }: FuzzDeps): string =>
  `peak memory ${processNames.map((name) => `${name} ${megabytes(product.processOf(name).peak())}`).join(", ")}`;

process.exitCode = await main(argv.slice(2));
