import type { WatchState } from "#live/watch";

/** The memory of a watch, or why it is not known. */
export type ReadMemory =
  | { readonly kind: "memory"; readonly state: WatchState }
  /** There is none yet. */
  | { readonly kind: "waiting" }
  | { readonly kind: "unreadable" };

/** The watches whose results a site shows. Reading never rejects, and may be called for every request. */
export interface LiveCheckSource {
  readonly read: () => Promise<readonly ReadMemory[]>;
}
