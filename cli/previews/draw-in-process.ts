import { type ChildProcess, fork } from "node:child_process";
import type { DrawPreview } from "#docs-host/server";
import type { DrawRequest } from "./preview-process.ts";

/** Limits of a process that draws, in milliseconds. */
export interface PreviewLimits {
  /** Time after which a drawing is given up; usual ones take 50, and the first one of a process 500. */
  readonly drawMs: number;
  /** Time after which an idle process ends, so that its memory is free. */
  readonly idleMs: number;
}

const defaultLimits: PreviewLimits = { drawMs: 10_000, idleMs: 60_000 };

/** A process that draws images one at a time. */
export interface PreviewProcess {
  readonly draw: DrawPreview;
  readonly close: () => void;
}

/**
 * Draws images in a process that starts with the first one. Images of publishers are decoded by native code, which can be
 * ended only with its process. A drawing that fails or takes too long ends it; the next one starts another.
 *
 * @param program the built `preview-process.ts`
 * @param fontFolder the folder with its fonts
 */
export function drawInProcess(program: string, fontFolder: string, limits = defaultLimits): PreviewProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const close = (): void => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const drawNow: DrawPreview = async (...request) => {
    clearTimeout(idle);
    if (child?.connected !== true) child = startProcess(program, fontFolder);
    try {
      return await answerOf(child, request, limits.drawMs);
    } catch (error) {
      close();
      throw error;
    } finally {
      clearTimeout(idle);
      idle = setTimeout(close, limits.idleMs);
      idle.unref();
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    close,
    draw: (...request) => {
      const drawing = last.then(() => drawNow(...request));
      last = drawing.catch(() => {});
      return drawing;
    },
  };
}

function startProcess(program: string, fontFolder: string): ChildProcess {
  const { SystemRoot } = process.env; // Windows starts no process without it.
  const child = fork(program, [fontFolder], {
    // Images are bytes.
    serialization: "advanced",
    execArgv: [],
    // The code that decodes images gets no secrets of the server.
    env: SystemRoot === undefined ? {} : { SystemRoot },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // Nothing awaits an error between two drawings.
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

/** Resolves to the response of a process. Rejects if the process ends or takes too long. */
function answerOf(child: ChildProcess, request: DrawRequest, drawMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const fail = (how: string): void =>
      settle(() => reject(new Error(`the process that draws images for link previews ${how}`)));
    const onExit = (code: number | null, signal: string | null): void => fail(`ended (${signal ?? `code ${code}`})`);
    const onError = (error: Error): void => settle(() => reject(error));
    const onMessage = (png: Uint8Array): void => settle(() => resolve(png));
    const timer = setTimeout(() => fail(`took more than ${drawMs} ms`), drawMs);
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      child.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    child.on("message", onMessage).on("error", onError).on("exit", onExit);
    // If the process can't be reached, its `exit` event reports the reason.
    child.send(request, () => {});
  });
}
