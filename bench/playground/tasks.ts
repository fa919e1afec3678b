import type { Page } from "playwright";

/** The trace of a stretch of work; times in microseconds, `tdur` is the CPU time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Starts to note how long the tasks of a page's main thread compute; the call that it gives tells the longest since the
 * last call, in ms. Other work of the machine does not count.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("a page with its own browser is needed");
  const start = () => browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await start();
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    await start();
    const main = new Set(
      traceEvents.flatMap(({ name, pid, tid, args }) =>
        name === "thread_name" && args?.name === "CrRendererMain" ? [`${pid} ${tid}`] : [],
      ),
    );
    const times = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
      name.endsWith("RunTask") && tdur !== undefined && main.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
    );
    if (times.length === 0) throw new Error("the trace holds no task of the page");
    return Math.max(...times);
  };
}
