import { type ChildProcess, fork } from "node:child_process";
import { hash } from "node:crypto";
import { type NativeNode, nativeOptions, type ParseElsewhere } from "#mdx/syntax";
import type { ParseRequest } from "./parser-process.ts";

/** Limits of a process that parses pages. */
export interface ParserLimits {
  /** Time after which a text is given up, in milliseconds; a page takes 1 to 20. */
  readonly parseMs: number;
  /** Time after which an idle process ends, so that its memory is free, in milliseconds. */
  readonly idleMs: number;
  /** Failures after which no other process is started. */
  readonly failures: number;
}

const defaultLimits: ParserLimits = { parseMs: 2000, idleMs: 300_000, failures: 10 };

/** Max number of waiting texts; the caller parses further ones. */
const maxWaiting = 64;

/** A process that parses pages. */
export interface ParserProcess {
  readonly parse: ParseElsewhere;
  readonly close: () => void;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (tree: NativeNode | undefined) => void;
}

/** A started process, and the texts that it has not answered, in their order. */
interface Parser {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Parses pages of any publisher by the native parser, in a process that may die: a fault in native code ends it. The text
 * that ended it, or took too long, is never sent again, and the next text starts another process. Nobody waits for a
 * start: until the process is ready, texts have no tree.
 *
 * @param program the built `parser-process.ts`
 */
export function parseInProcess(program: string, limits = defaultLimits): ParserProcess {
  const refused = new Set<string>();
  let parser: Parser | undefined;
  let failures = 0;
  let lastId = 0;

  const stop = (): void => {
    const stopped = parser;
    parser = undefined;
    if (stopped === undefined) return;
    clearTimeout(stopped.timer);
    stopped.child.kill("SIGKILL");
    for (const { resolve } of stopped.waiting.values()) resolve(undefined);
  };
  const fail = (failed: Parser): void => {
    if (parser !== failed) return;
    failures += 1;
    const [culprit] = failed.waiting.values();
    if (culprit !== undefined) refused.add(hash("sha256", culprit.text));
    stop();
  };
  // One timer is for the oldest text, or for the time without any.
  const rearm = (of: Parser): void => {
    clearTimeout(of.timer);
    of.timer = of.waiting.size > 0 ? setTimeout(() => fail(of), limits.parseMs) : setTimeout(stop, limits.idleMs);
    of.timer.unref();
  };
  const start = (): void => {
    const started: Parser = { child: startProcess(program), waiting: new Map(), isReady: false, timer: undefined };
    parser = started;
    started.child.on("exit", () => fail(started));
    started.child.on("error", () => fail(started));
    started.child.on("message", (message: "ready" | { readonly id: number; readonly tree?: NativeNode }) => {
      if (message === "ready") started.isReady = true;
      else {
        started.waiting.get(message.id)?.resolve(message.tree);
        started.waiting.delete(message.id);
      }
      rearm(started);
    });
  };
  return {
    close: stop,
    parse: async (text) => {
      if (parser === undefined && failures < limits.failures) start();
      const to = parser;
      if (to?.isReady !== true || to.waiting.size >= maxWaiting || refused.has(hash("sha256", text))) return undefined;
      lastId += 1;
      const request: ParseRequest = { id: lastId, text };
      return new Promise((resolve) => {
        to.waiting.set(request.id, { text, resolve });
        if (to.waiting.size === 1) rearm(to);
        // If the process can't be reached, its `exit` event says so.
        to.child.send(request, () => {});
      });
    },
  };
}

function startProcess(program: string): ChildProcess {
  const { SystemRoot } = process.env; // Windows starts no process without it.
  const child = fork(program, [JSON.stringify(nativeOptions)], {
    execArgv: ["--max-old-space-size=256"],
    // Native code that reads texts of publishers gets no secrets of the server.
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
