import { openThreadSite } from "./open-thread-site.ts";
import type { StartSiteThread } from "./start-thread.ts";

/** Starts threads that run in this one, but get and send copies only, as threads do. */
export const startHere: StartSiteThread = (settings, observer) => (report, onEnd) => {
  const run = openThreadSite(structuredClone(settings), (message) => {
    const copy = structuredClone(message);
    if (copy.kind === "log") observer.log(copy.level, copy.entry);
    else if (copy.kind === "drawn") observer.drawn();
    else if (copy.kind === "caches") observer.caches(0, copy.sizes);
    else if (copy.kind === "called") observer.called(copy.milliseconds, copy.failed);
    else if (copy.kind !== "thread") report(copy);
  });
  void run.then(() => report({ kind: "ready" }));
  return { end: onEnd, send: (task) => void run.then((start) => start(structuredClone(task))) };
};
