import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** When a server that has shown something new is quiet enough for it, in milliseconds. */
const moment = 1000;

/**
 * Makes what gives memory that is no longer used back to the system, a moment after the last time that it was asked to.
 * Node does so by itself only when it needs room, which a server that shows pages may never do: it would hold a site
 * that it showed before, and what reading a new one took.
 */
export function garbageCollector(): { readonly soon: () => void; readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let collect: (() => void) | undefined;
  const run = (): void => {
    setFlagsFromString("--expose-gc");
    // The function is there in contexts that are made after the flag was set; it takes no part in anything else.
    collect ??= runInNewContext("gc") as () => void;
    collect();
  };
  const stop = (): void => clearTimeout(timer);
  return {
    soon: () => {
      stop();
      timer = setTimeout(run, moment).unref();
    },
    stop,
  };
}
