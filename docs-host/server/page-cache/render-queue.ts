import { setTimeout } from "node:timers/promises";

/** Maximum number of tasks that wait or run; each may take a second on a large site. */
const maxTasks = 8;

/** Maximum pause after a task, in ms. */
const maxPause = 1000;

/** Runs a task in its turn. Resolves to "busy" at once, without running it, if too many wait. */
export type RenderQueue = <T>(task: () => T | Promise<T>) => Promise<T | "busy">;

/**
 * Creates a queue for renders that any address can ask for. It runs one at a time and pauses as long as each took, so
 * that at least half of the time is left for requests that the cache answers.
 */
export function renderQueue(): RenderQueue {
  let tasks = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (tasks >= maxTasks) return "busy";
    tasks += 1;
    let pause = 0;
    const result = last.then(async () => {
      const start = performance.now();
      try {
        return await task();
      } finally {
        tasks -= 1;
        pause = Math.min(performance.now() - start, maxPause);
      }
    });
    const rest = () => setTimeout(pause);
    last = result.then(rest, rest);
    return result;
  };
}
