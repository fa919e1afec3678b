import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import process, { env } from "node:process";
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type SerializedError,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from "vitest/node";
import type {} from "../processor-time/setup.ts";
import { readProcesses, sumTree } from "../processor-time/usage.ts";

/** The result of some test files. */
export interface RunResult {
  /** Processor seconds of each file that ended. */
  readonly seconds: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  /** The file that made no progress for too long, or ran when a worker was lost. */
  readonly stuck?: string;
}

/** Conditions that end a run before its last file. */
export interface Limits {
  /** Processor seconds that a file may use. */
  readonly patience: (file: string) => number;
  readonly stopsAtFailure: boolean;
}

/** A failed test, or a file that could not load. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

/** Runs test files of a tree. Sources stay transformed between runs. */
export interface Runner {
  readonly all: readonly string[];
  /** Runs files in their order. */
  readonly run: (files: readonly string[], limits: Limits) => Promise<RunResult>;
  /** Forgets the transformed text of a source file. */
  readonly reload: (file: string) => void;
  readonly close: () => Promise<void>;
}

/** The order of the files of the current run. */
let order: readonly string[] = [];

class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}

/** Seconds without use of the processor after which a file is stuck. A test or hook that waits ends sooner by its timeout. */
const idleLimit = 300;

/** The processor time of a file's worker: at its start, and when it last grew by a second. */
interface Clock {
  readonly worker: number | undefined;
  readonly start: number;
  last: number;
  lastAt: number;
}

/** Watches a run: collects what ended and failed, and stops the run when it has its result. */
class Watch implements Reporter {
  readonly seconds = new Map<string, number>();
  readonly failures: Failure[] = [];
  readonly #folder: string;
  /** Files that run, with their clocks. */
  readonly #running = new Map<string, Clock | undefined>();
  #stopsAtFailure = false;
  #timer: NodeJS.Timeout | undefined;
  #stop: () => void = () => {};
  #isStopped = false;
  stuck: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  begin(stop: () => void, { patience, stopsAtFailure }: Limits): void {
    this.seconds.clear();
    this.failures.length = 0;
    this.#running.clear();
    this.stuck = undefined;
    this.#isStopped = false;
    this.#stop = () => {
      this.#isStopped = true;
      stop();
    };
    this.#stopsAtFailure = stopsAtFailure;
    this.#timer = setInterval(() => this.#look(patience), 1000);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(patience: (file: string) => number): void {
    const [processes, workers] = [readProcesses(), readWorkers(this.#folder)];
    const now = performance.now() / 1000;
    for (const [file, known] of this.#running) {
      const worker = workers.get(file);
      const total = worker === undefined ? 0 : sumTree(processes, worker);
      const clock = known && known.worker === worker ? known : { worker, start: total, last: total, lastAt: now };
      this.#running.set(file, clock);
      if (Math.abs(total - clock.last) >= 1) Object.assign(clock, { last: total, lastAt: now });
      if (total - clock.start <= patience(file) && now - clock.lastAt <= idleLimit) continue;
      this.stuck = file;
      this.end();
      this.#stop();
      return;
    }
  }

  onTestModuleQueued(module: TestModule): void {
    this.#running.set(relative(this.#folder, module.moduleId), undefined);
  }

  onTestCaseResult(test: Parameters<NonNullable<Reporter["onTestCaseResult"]>>[0]): void {
    const result = test.result();
    if (result.state !== "failed" || this.#isStopped) return;
    this.#fail(test.module.moduleId, test.fullName, result.errors[0]?.message ?? "");
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(this.#folder, module.moduleId);
    // The tests of a stopped run are skipped.
    if (!this.#isStopped) this.seconds.set(file, module.meta().processorSeconds ?? 0);
    this.#running.delete(file);
    const hasFailed = this.failures.some((failure) => failure.file === file);
    if (module.state() === "failed" && !(hasFailed || this.#isStopped)) {
      this.#fail(module.moduleId, "the whole file", module.errors()[0]?.message ?? "");
    }
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { VITEST_TEST_PATH: path, message } of errors) {
      if (!this.#isStopped && typeof path === "string") this.#fail(path, "an error outside of tests", message);
    }
  }

  #fail(moduleId: string, title: string, message: string): void {
    const reason = message.split("\n").find((line) => line.trim() !== "") ?? "";
    this.failures.push({ file: relative(this.#folder, moduleId), title, reason: reason.slice(0, 200) });
    if (this.#stopsAtFailure && this.failures.length === 1) this.#stop();
  }
}

/** Reads which processes run which test files; `first-failure.ts` writes them. */
function readWorkers(folder: string): ReadonlyMap<string, number> {
  const records = env.CALLBOARD_REACHED ?? "";
  const names = readdirSync(records).filter((name) => name.endsWith(".worker"));
  return new Map(
    names.map((name) => [relative(folder, readFileSync(join(records, name), "utf8")), Number.parseInt(name, 10)]),
  );
}

/** Starts a runner of the unit tests of a tree. The PostgreSQL server is left out: the same tests run on SQLite. */
export async function startRunner(folder: string): Promise<Runner> {
  process.chdir(folder);
  const watch = new Watch(folder);
  const vitest = await createVitest("test", {
    ...{ root: folder, config: join(folder, "vitest.config.ts"), watch: false, reporters: [watch] },
    ...{ project: ["shared", "isolated"], sequence: { sequencer: GivenOrder }, maxWorkers: 2, silent: true },
    // A test that waits in vain ends before its file runs out of patience.
    testTimeout: 60_000,
  });
  // In the tree, since pages of tests load no files from elsewhere.
  const setup = join(folder, "tooling/power/first-failure.ts");
  mkdirSync(join(folder, "tooling/power"), { recursive: true });
  copyFileSync(join(import.meta.dirname, "first-failure.ts"), setup);
  for (const { config } of vitest.projects) config.setupFiles.push(setup);
  const specifications = await vitest.globTestSpecifications();
  const byFile = new Map(specifications.map((one) => [relative(folder, one.moduleId), one]));
  return {
    all: [...byFile.keys()],
    run: (files, limits) => runFiles({ vitest, watch, files: files.flatMap((file) => byFile.get(file) ?? []), limits }),
    reload: (file) => vitest.invalidateFile(join(folder, file)),
    close: () => vitest.close(),
  };
}

async function runFiles({
  vitest,
  watch,
  files,
  limits,
}: {
  readonly vitest: Vitest;
  readonly watch: Watch;
  readonly files: TestSpecification[];
  readonly limits: Limits;
}): Promise<RunResult> {
  if (files.length === 0) return { seconds: new Map(), failures: [] };
  order = files.map(({ moduleId }) => moduleId);
  let grace: NodeJS.Timeout | undefined;
  const cancels: Promise<void>[] = [];
  const cancel = (): void => void cancels.push(vitest.cancelCurrentRun("test-failure").catch(() => {}));
  const stop = (): void => {
    // The first call lets running tests end and stop what they started; the second one stops their workers.
    cancel();
    grace = setTimeout(cancel, watch.stuck === undefined ? 15_000 : 0);
  };
  watch.begin(stop, limits);
  // A run that lost its worker has the results of the other files.
  await vitest.runTestSpecifications(files, false).catch(() => {});
  watch.end();
  clearTimeout(grace);
  // The next run must not begin before the workers of this one have stopped.
  await Promise.all(cancels);
  process.exitCode = 0;
  return {
    seconds: new Map(watch.seconds),
    failures: [...watch.failures],
    ...(watch.stuck !== undefined && { stuck: watch.stuck }),
  };
}
