import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: ((how: object) => void) | undefined;

/**
 * Gives the memory that reading a description took back to the system. Node does so by itself only when it needs room,
 * which a server that shows pages may never do, so that it would hold several times what it uses.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  // The function is there in contexts that are made after the flag was set; it takes no part in anything else.
  collect ??= runInNewContext("gc") as (how: object) => void;
  collect({ execution: "sync", flavor: "last-resort" });
}
