import { join } from "node:path";
import {
  type GenerateResult,
  generate,
  generatorHash,
  IdlFolderError,
  readIdlFolder,
  type SourceText,
} from "#codegen/light";
import { commandHelp, generateCommand } from "../command-line/index.ts";
import { commandText } from "../command-text.ts";
import { describeSystemError, isSystemError } from "../start/system-errors.ts";
import type { Console } from "./console.ts";
import { type Flags, readFlags } from "./flags.ts";
import { report } from "./report.ts";

/** A change of the IDL: its current texts, and the paths that were saved, made or removed. */
interface Change {
  readonly sources: readonly SourceText[];
  readonly paths: readonly string[];
}

/**
 * Creates a reader of an IDL folder that returns what has changed since its last call; undefined without changes. An
 * unchanged text stays the same object, so that results of parsing it can be cached.
 *
 * @throws IdlFolderError if the folder can't be read
 */
function changeReader(idl: string, first: readonly SourceText[] = []): () => Promise<Change | undefined> {
  let known = new Map(first.map((source) => [source.path, source]));
  return async () => {
    const now = (await readIdlFolder(idl)).map((source) => {
      const before = known.get(source.path);
      return before?.text === source.text ? before : source;
    });
    const changed = now.filter((source) => known.get(source.path) !== source).map(({ path }) => path);
    const there = new Set(now.map(({ path }) => path));
    const removed = [...known.keys()].filter((path) => !there.has(path));
    known = new Map(now.map((source) => [source.path, source]));
    const paths = [...changed, ...removed].sort();
    return paths.length === 0 ? undefined : { sources: now, paths };
  };
}

/**
 * Exit codes. 0: done, or nothing to do. 1: the IDL has errors, a check found stale files, or other files have the
 * paths of generated ones. 2: invalid arguments.
 */
export type ExitCode = 0 | 1 | 2;

/** The dependencies of the command. */
export interface RunOptions {
  readonly console: Console;
  /** Returns the signal that ends a watch; called when one begins. */
  readonly untilStopped: () => AbortSignal;
  /** The hash of the generator, in a built command. */
  readonly generator?: string;
}

/** Runs the command. */
export async function run(args: readonly string[], options: RunOptions): Promise<ExitCode> {
  const { console } = options;
  const flags = readFlags(args);
  if (typeof flags === "string") {
    console.err(`callboard: ${flags}; see ${commandText("generate --help")}`);
    return 2;
  }
  if (flags.help) {
    console.out(commandHelp(generateCommand).trimEnd());
    return 0;
  }
  const generator = options.generator ?? (await generatorHash());
  const once = (sources?: readonly SourceText[], lead?: string) =>
    runOnce({ flags, console, generator, sources, lead });
  const result = await once();
  if (!flags.watch) {
    if (result === undefined) return 2;
    return result.kind === "fresh" || result.kind === "written" ? 0 : 1;
  }
  if (!flags.json) console.out(`watching ${flags.idl}; Ctrl-C stops`);
  const readChange = changeReader(flags.idl, result?.sources);
  // Report a removed folder once, not at each poll.
  let isMissing = result === undefined;
  const onChange = async (): Promise<void> => {
    try {
      const change = await readChange();
      isMissing = false;
      if (change !== undefined) await once(change.sources, listed(change.paths.map((path) => join(flags.idl, path))));
    } catch (thrown) {
      if (!(thrown instanceof IdlFolderError)) throw thrown;
      if (!isMissing) console.err(`callboard: ${thrown.message}; waiting for it`);
      isMissing = true;
    }
  };
  await watchFolder(flags.idl, onChange, options.untilStopped());
  return 0;
}

/** Calls back after each change in a folder until the signal is aborted; rejects if a call does. */
async function watchFolder(folder: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Loaded only for a watch, so that a single run starts faster.
  const { watchPaths } = await import("../watched-paths/watch-paths.ts");
  let fail: (error: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    fail = reject;
    signal.addEventListener("abort", () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  const watcher = watchPaths(onChange, (error) => fail(error));
  watcher.follow([folder]);
  await ended.finally(watcher.stop);
}

interface Run {
  readonly flags: Flags;
  readonly console: Console;
  readonly generator: string;
  readonly sources?: readonly SourceText[] | undefined;
  readonly lead?: string | undefined;
}

/** Generates once and reports the result; returns undefined if a folder could not be read or written. */
async function runOnce({ flags, console, generator, sources, lead }: Run): Promise<GenerateResult | undefined> {
  const { idl, out, runtime, check, json } = flags;
  const { terminal } = console;
  const from = performance.now();
  try {
    const result = await generate({
      ...{ idl, out, runtime, check, generator },
      ...(sources && { sources }),
      ...(terminal && { onWork: () => terminal.status(`generating from ${idl} …`) }),
    });
    terminal?.status();
    const took = terminal !== undefined || lead !== undefined ? { took: performance.now() - from } : {};
    report(result, console, { folders: { idl, out, runtime }, json, ...(lead !== undefined && { lead }), ...took });
    return result;
  } catch (thrown) {
    terminal?.status();
    if (!(thrown instanceof IdlFolderError) && !isSystemError(thrown)) throw thrown;
    console.err(`callboard: ${describeSystemError(thrown) ?? thrown.message}`);
    return undefined;
  }
}

/** Maximum number of saved files that are named; the others are counted. */
const named = 3;

const listed = (paths: readonly string[]): string =>
  paths.length <= named ? paths.join(", ") : `${paths.slice(0, named).join(", ")} and ${paths.length - named} more`;
